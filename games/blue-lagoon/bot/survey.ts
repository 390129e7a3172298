import { CHANCE, type Seat } from '../../../core/game.ts';
import { type Board, TOP } from '../board.ts';
import { LINK_POINTS, MAX_SEATS } from '../components.ts';
import { countBits } from '../rules.ts';
import { islandsPoints, majorityPoints, resourcePoints } from '../scoring.ts';
import { FREE, type State } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';
import { type Layout, layOut } from './layout.ts';
import { Links } from './links.ts';

/** What a net needs to know of a position before its features are named: worked out once, used by several of them. */
export class Survey {
  readonly board: Board;
  readonly chart: Chart;
  /** By seat: islands of the best link, and points if the phase ended now. */
  readonly links = new Int32Array(MAX_SEATS);
  /** By seat: islands of the best link after one more piece, and how many tiles make it longer. */
  readonly nextLinks = new Int32Array(MAX_SEATS);
  readonly longer = new Int32Array(MAX_SEATS);
  readonly points = new Int32Array(MAX_SEATS);
  /** By seat: tiles that its next piece may go to. */
  readonly open: readonly Int32Array[];
  /** How features are numbered where two play, and where more do. */
  readonly duel: Layout;
  readonly larger: Layout;

  private readonly joined: Links;

  constructor(board: Board) {
    this.board = board;
    this.chart = chartOf(board);
    this.joined = new Links(board);
    this.open = Array.from({ length: MAX_SEATS }, () => new Int32Array(board.words));
    this.duel = layOut(board.tiles, 2);
    this.larger = layOut(board.tiles, MAX_SEATS);
  }

  /** What is the same for every seat that looks. */
  read(state: State): void {
    // Between the phases there is nothing on the board that counts.
    const isBetween = state.turn === CHANCE;
    if (!isBetween) this.joined.read(state);
    for (let seat = 0; seat < state.seats; seat++) {
      this.links[seat] = isBetween ? 0 : this.joined.best[seat];
      this.points[seat] = state.points[seat] + (isBetween ? 0 : this.phasePoints(state, seat));
      const own = this.open[seat];
      const reach = state.reachOf(seat);
      for (let word = 0; word < own.length; word++) own[word] = state.words[reach + word] & state.words[FREE + word];
    }
  }

  /** What a piece of a seat on a tile adds to its best link, in islands; after `read`. */
  linkGain(seat: Seat, tile: number): number {
    const { touched, size, best } = this.joined;
    const islands = touched[seat * size + tile] | this.chart.islandBit[tile];
    // Most tiles lead to one island or to none.
    if ((islands & (islands - 1)) === 0) return islands !== 0 && best[seat] === 0 ? 1 : 0;
    return Math.max(0, countBits(islands) - best[seat]);
  }

  /** Islands of a seat's best link, and of its others, as bits; after `read`. */
  linkedIslands(seat: Seat, into: Int32Array): void {
    this.joined.islandsOf(seat, into);
  }

  /** Finds out what one more piece would do for the links of a seat; after `read`. */
  lookAtLinks(seat: Seat): void {
    const words = this.open[seat];
    let most = 0;
    let tiles = 0;
    for (let word = 0; word < words.length; word++) {
      for (let open = words[word]; open !== 0; ) {
        const bit = Math.clz32(open);
        open ^= TOP >>> bit;
        const gain = this.linkGain(seat, word * 32 + bit);
        if (gain > 0) tiles++;
        if (gain > most) most = gain;
      }
    }
    this.nextLinks[seat] = this.links[seat] + most;
    this.longer[seat] = tiles;
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
