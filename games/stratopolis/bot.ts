import type { Move, Seat } from '../../core/game.ts';
import type { Bot } from '../bot.ts';
import { TILE_TOTAL } from './components.ts';
import { ARM_1, ARM_2, colourOfSeat, STEPS, TILE_COLOURS } from './geometry.ts';
import { levels } from './levels.ts';
import type { StratopolisPosition } from './position.ts';
import { listPlacements, MAX_PLACEMENTS, placeOf, tileOf } from './rules.ts';
import {
  bestRank,
  FIRST_MARK,
  MARKED_KEYS,
  MARKS,
  rankOf,
  survey,
  totalWorth,
  valueOfRank,
  worthOf,
} from './scoring.ts';
import { COLOUR_AT, HEIGHT, NONE, State } from './state.ts';

/**
 * What a region that does not score may come to, as a part of its value, and what each square of the one that scores
 * is worth beside its points: with them two-ply play won 355 games of 600 against itself without.
 */
const OTHERS = 0.35;
const PER_SQUARE = 1;

/** My regions against the rival's, in points. */
export function evaluate(state: State, seat: Seat): number {
  survey(state);
  const isLast = state.placed === TILE_TOTAL;
  return standingOf(state, seat, isLast) - standingOf(state, 1 - seat, isLast);
}

/** Standing of a seat on the board that was surveyed last. */
function standingOf({ boxed }: State, seat: Seat, isLast: boolean): number {
  return standing(bestRank(seat, boxed), totalWorth(seat), boxed, isLast);
}

/** What a seat's regions are good for; once the last tile lies, nothing but the points. */
function standing(rank: number, total: number, boxed: boolean, isLast: boolean): number {
  const points = valueOfRank(rank, boxed);
  if (isLast) return points;
  return points + OTHERS * (total - points) + (boxed ? 0 : PER_SQUARE * (rank >> 6));
}

/**
 * The placement of a tile that leaves the rival's best answer with the tile it is known to hold (`reply`, or NONE)
 * weakest; the first of equals.
 */
export function choosePlacement(state: State, tile: number, reply: number): Move {
  const seat = state.mover;
  const moves = new Int32Array(MAX_PLACEMENTS);
  const count = listPlacements(state, tile, moves, 0);
  const guess = new Float64Array(count);
  const outlook = new Outlook(state);
  for (let i = 0; i < count; i++) guess[i] = outlook.after(moves[i], seat);
  const order = Array.from(guess.keys()).sort((a, b) => guess[b] - guess[a]);
  if (reply === NONE) return moves[order[0]];
  const trial = new State(state.settings);
  const replies = new Int32Array(MAX_PLACEMENTS);
  let best = moves[order[0]];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    trial.copyState(state);
    trial.lay(tile, placeOf(moves[i]));
    const answers = listPlacements(trial, reply, replies, 0);
    const value = worst(new Outlook(trial), replies, answers, seat, bestValue);
    if (value > bestValue) {
      bestValue = value;
      best = moves[i];
    }
  }
  return best;
}

/** The least that any answer leaves; as soon as it is no more than `enough`, the rest need not be asked. */
function worst(outlook: Outlook, answers: Int32Array, count: number, seat: Seat, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count && least > enough; i++) {
    const value = outlook.after(answers[i], seat);
    if (value < least) least = value;
  }
  return least;
}

/**
 * A board with its regions surveyed once, and what they would be after one more tile. On the table a tile only joins
 * regions, so its neighbours tell; a stacked one may cut them, so the board is surveyed again.
 */
class Outlook {
  private readonly state: State;
  private readonly isLast: boolean;
  private readonly ranks = [0, 0];
  private readonly totals = [0, 0];
  private stale = true;
  /** Regions joined so far, by mark. */
  private readonly joined = new Int32Array(32);
  private joins = 0;
  private size = 0;
  private height = 0;
  private lost = 0;

  constructor(state: State) {
    this.state = state;
    this.isLast = state.placed + 1 === TILE_TOTAL;
  }

  after(move: Move, seat: Seat): number {
    const { state } = this;
    const origin = placeOf(move) >> 2;
    if ((state.cells[origin] & HEIGHT) > 0) return this.afterStacking(move, seat);
    if (this.stale) this.look();
    return this.side(move, seat) - this.side(move, 1 - seat);
  }

  private look(): void {
    const { state } = this;
    survey(state);
    for (const seat of [0, 1]) {
      this.ranks[seat] = bestRank(seat, state.boxed);
      this.totals[seat] = totalWorth(seat);
    }
    this.stale = false;
  }

  private afterStacking(move: Move, seat: Seat): number {
    const { cells } = this.state;
    const tile = tileOf(move);
    const place = placeOf(move);
    const a = place >> 2;
    const b = a + ARM_1[place & 3];
    const c = a + ARM_2[place & 3];
    const [wasA, wasB, wasC] = [cells[a], cells[b], cells[c]];
    const height = (wasA & HEIGHT) + 1;
    cells[a] = height | (TILE_COLOURS[tile * 4] << COLOUR_AT);
    cells[b] = height | (TILE_COLOURS[tile * 4 + 1] << COLOUR_AT);
    cells[c] = height | (TILE_COLOURS[tile * 4 + 2] << COLOUR_AT);
    survey(this.state);
    const value = standingOf(this.state, seat, this.isLast) - standingOf(this.state, 1 - seat, this.isLast);
    cells[a] = wasA;
    cells[b] = wasB;
    cells[c] = wasC;
    this.stale = true;
    return value;
  }

  /** Standing of a seat after a tile is laid on the table. */
  private side(move: Move, seat: Seat): number {
    const { boxed } = this.state;
    const colour = colourOfSeat(seat);
    const colours = tileOf(move) * 4;
    const origin = placeOf(move) >> 2;
    const orientation = placeOf(move) & 3;
    let rank = this.ranks[seat];
    let total = this.totals[seat];
    this.begin();
    if (TILE_COLOURS[colours] === colour) this.join(origin, colour);
    if (TILE_COLOURS[colours + 1] === colour) this.join(origin + ARM_1[orientation], colour);
    if (TILE_COLOURS[colours + 2] === colour) {
      const arm = origin + ARM_2[orientation];
      // The arms of an L do not touch: they make two regions unless its corner or a region outside joins them.
      if (this.size > 0 && TILE_COLOURS[colours] !== colour && !this.meets(arm, colour)) {
        const key = (this.size << 6) | this.height;
        rank = Math.max(rank, rankOf(key, boxed));
        total += worthOf(key) - this.lost;
        this.begin();
      }
      this.join(arm, colour);
    }
    if (this.size === 0) return standing(rank, total, boxed, this.isLast);
    const key = (this.size << 6) | this.height;
    return standing(Math.max(rank, rankOf(key, boxed)), total + worthOf(key) - this.lost, boxed, this.isLast);
  }

  private begin(): void {
    this.joins = 0;
    this.size = 0;
    this.height = 1;
    this.lost = 0;
  }

  /** Adds a new square and the regions beside it. */
  private join(square: number, colour: number): void {
    const { cells } = this.state;
    this.size++;
    for (let side = 0; side < 4; side++) {
      const next = square + STEPS[side];
      if (cells[next] >> COLOUR_AT !== colour || this.hasJoined(MARKS[next])) continue;
      const key = MARKED_KEYS[MARKS[next] - FIRST_MARK[0]];
      this.joined[this.joins++] = MARKS[next];
      this.size += key >> 6;
      this.height = Math.max(this.height, key & HEIGHT);
      this.lost += worthOf(key);
    }
  }

  private meets(square: number, colour: number): boolean {
    const { cells } = this.state;
    for (let side = 0; side < 4; side++) {
      const next = square + STEPS[side];
      if (cells[next] >> COLOUR_AT === colour && this.hasJoined(MARKS[next])) return true;
    }
    return false;
  }

  private hasJoined(mark: number): boolean {
    for (let i = 0; i < this.joins; i++) if (this.joined[i] === mark) return true;
    return false;
  }
}

export const bot: Bot<StratopolisPosition> = { spread: 30, evaluate, levels };
