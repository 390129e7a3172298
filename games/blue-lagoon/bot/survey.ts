import { CHANCE, type Seat } from '../../../core/game.ts';
import type { Board } from '../board.ts';
import { LINK_POINTS, MAX_SEATS, RESOURCES } from '../components.ts';
import { islandsPoints, longestLink, majorityPoints, resourcePoints } from '../scoring.ts';
import { FREE, type State } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';

/** What a net needs to know of a position before its features are named: worked out once, used by several of them. */
export class Survey {
  readonly board: Board;
  readonly chart: Chart;
  /** By seat: islands of the best link, and points if the phase ended now. */
  readonly links = new Int32Array(MAX_SEATS);
  readonly points = new Int32Array(MAX_SEATS);
  /** Open tiles next to the pieces of whoever looks, and next to its rivals'. */
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  /** By resource: tokens that the seat holds, and that its richest rival holds. */
  readonly myTokens = new Int32Array(RESOURCES);
  readonly theirTokens = new Int32Array(RESOURCES);

  constructor(board: Board) {
    this.board = board;
    this.chart = chartOf(board);
    this.mine = new Int32Array(board.words);
    this.theirs = new Int32Array(board.words);
  }

  /** What is the same for whoever looks. */
  read(state: State): void {
    // Between the phases there is nothing on the board that counts.
    const isBetween = state.turn === CHANCE;
    for (let seat = 0; seat < state.seats; seat++) {
      this.links[seat] = isBetween ? 0 : longestLink(state, seat);
      this.points[seat] = state.points[seat] + (isBetween ? 0 : this.phasePoints(state, seat));
    }
  }

  /** After `read`: the rest, as one seat sees it. */
  lookFrom(state: State, seat: Seat): void {
    this.lookAtReach(state, seat);
    for (let kind = 0; kind < RESOURCES; kind++) {
      let most = 0;
      for (let other = 0; other < state.seats; other++) {
        if (other !== seat && state.held(other, kind) > most) most = state.held(other, kind);
      }
      this.myTokens[kind] = state.held(seat, kind);
      this.theirTokens[kind] = most;
    }
  }

  /** Points of a seat beyond its best rival's, if the phase ended now. */
  leadOf(seats: number, seat: Seat): number {
    return this.points[seat] - this.points[this.strongestRival(seats, seat)];
  }

  strongestRival(seats: number, seat: Seat): Seat {
    const { points } = this;
    let best = seat === 0 ? 1 : 0;
    for (let other = 0; other < seats; other++) if (other !== seat && points[other] > points[best]) best = other;
    return best;
  }

  private phasePoints(state: State, seat: Seat): number {
    const link = LINK_POINTS * this.links[seat];
    return islandsPoints(state, seat) + link + majorityPoints(state, seat) + resourcePoints(state, seat);
  }

  private lookAtReach({ words, seats, blocks, stride }: State, seat: Seat): void {
    const { mine, theirs } = this;
    for (let word = 0; word < mine.length; word++) {
      const free = words[FREE + word];
      mine[word] = words[blocks + seat * stride + word] & free;
      let others = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) others |= words[blocks + other * stride + word];
      theirs[word] = others & free;
    }
  }
}

const SURVEYS = new WeakMap<Board, Survey>();
let last: Survey | undefined;

/** The survey of a board. The same board is asked for again and again, so the last one is at hand. */
export function surveyOf(board: Board): Survey {
  if (last?.board === board) return last;
  const found = SURVEYS.get(board) ?? new Survey(board);
  SURVEYS.set(board, found);
  last = found;
  return found;
}
