import type { Move, Seat } from '../../../core/game.ts';
import { SEATS, START, TILE_TOTAL } from '../components.ts';
import { ARM_1, ARM_2, colourOfSeat, SQUARES, STRIDE, squareAt, TILE_COLOURS } from '../geometry.ts';
import { placeOf, tileOf } from '../rules.ts';
import {
  bestRank,
  bestRankWithout,
  FIRST_MARK,
  MARKED_KEYS,
  MARKS,
  rankOf,
  survey,
  totalWorth,
  worthOf,
} from '../scoring.ts';
import { COLOUR_AT, HEIGHT, LAID, type State } from '../state.ts';
import { danger, standing } from './evaluate.ts';

const START_SQUARE = squareAt(START.column, START.row);
/** Squares beside a seat's colour have the latest stamp, at `seat * SQUARES + square`. */
const BESIDE = new Int32Array(SEATS * SQUARES);
let lastStamp = 0;
/** Squares that were reached while regions were found anew, by mark. */
const REACHED = new Int32Array(SQUARES);
let lastReached = 0;
const queue = new Int16Array(128);
/** Marks of the regions that a tile touches; more than three squares can have as neighbours. */
const touched = new Int32Array(32);
const LIMIT = 1 << 30;

/**
 * A board with its regions surveyed once, and what they would be after one more tile. On the table a tile only joins
 * regions, so its neighbours tell; a stacked one may cut them, so those it touches are found anew, and no others.
 */
export class PlacementJudge {
  private halves = new Int16Array(0);
  private boxed = false;
  /** 0 for green, −1 for red: `(lead ^ mask) − mask` turns a lead round without making −0, which is no whole number. */
  private mask = 0;
  private isLast = false;
  /** Of the board as it is, by seat. */
  private readonly ranks = new Int32Array(32);
  private readonly totals = new Int32Array(32);
  private readonly standings = new Int32Array(32);
  /** Of the move that is being looked at, for one seat. */
  private touches = 0;
  private size = 0;
  private height = 0;
  private lost = 0;
  private gained = 0;
  private rank = 0;
  private firstReached = 0;

  /** Surveys a board; whatever surveys another one ends the validity of the answers. */
  look(state: State): void {
    this.halves = state.halves;
    this.boxed = state.boxed;
    this.mask = state.mover === 0 ? 0 : -1;
    this.isLast = state.placed + 1 === TILE_TOTAL;
    survey(state);
    for (let seat = 0; seat < SEATS; seat++) {
      this.ranks[seat] = bestRank(seat, this.boxed);
      this.totals[seat] = totalWorth(seat);
      this.standings[seat] = standing(this.ranks[seat], this.totals[seat], this.boxed, this.isLast);
    }
    this.stampBeside(state.placed);
  }

  /** What the mover would be ahead by after a placement, in parts of a point as in `standing`. */
  after(move: Move): number {
    const place = placeOf(move);
    const colours = tileOf(move) * 4;
    const isStacked = (this.halves[place >> 2] & HEIGHT) > 0;
    const lead = isStacked ? this.stacked(colours, place) : this.laid(colours, place, 0) - this.laid(colours, place, 1);
    return (lead ^ this.mask) - this.mask;
  }

  /** By how much the rival is in greater danger than the mover; nothing before the last tile. */
  danger(state: State): number {
    if (this.isLast) return 0;
    return (danger(state, this.ranks[0], this.ranks[1]) ^ this.mask) - this.mask;
  }

  private stampBeside(placed: number): void {
    const { halves } = this;
    if (lastStamp > LIMIT) {
      BESIDE.fill(0);
      lastStamp = 0;
    }
    lastStamp++;
    this.stampAround(START_SQUARE);
    this.stampAround(START_SQUARE + STRIDE);
    for (let i = 0; i < placed; i++) {
      const place = halves[LAID + i];
      const origin = place >> 2;
      this.stampAround(origin);
      this.stampAround(origin + ARM_1[place & 3]);
      this.stampAround(origin + ARM_2[place & 3]);
    }
  }

  private stampAround(square: number): void {
    const colour = this.halves[square] >> COLOUR_AT;
    if (colour === 0) return;
    const at = (2 - colour) * SQUARES + square;
    BESIDE[at - STRIDE] = lastStamp;
    BESIDE[at + 1] = lastStamp;
    BESIDE[at + STRIDE] = lastStamp;
    BESIDE[at - 1] = lastStamp;
  }

  private isBeside(square: number, colour: number): boolean {
    return BESIDE[(2 - colour) * SQUARES + square] === lastStamp;
  }

  /** Standing of a seat after a tile is laid on the table. */
  private laid(colours: number, place: number, seat: Seat): number {
    const colour = colourOfSeat(seat);
    const isCorner = TILE_COLOURS[colours] === colour;
    const isArm1 = TILE_COLOURS[colours + 1] === colour;
    const isArm2 = TILE_COLOURS[colours + 2] === colour;
    if (!isCorner && !isArm1 && !isArm2) return this.standings[seat];
    const a = place >> 2;
    const b = a + ARM_1[place & 3];
    const c = a + ARM_2[place & 3];
    this.rank = this.ranks[seat];
    this.lost = 0;
    this.gained = 0;
    this.begin();
    if (isCorner) this.join(a, colour);
    if (isArm1) this.join(b, colour);
    // The arms of an L do not touch: they make two regions unless its corner or a region outside joins them.
    if (isArm1 && isArm2 && !isCorner && !this.meets(c, colour)) {
      this.count((this.size << 6) | this.height);
      this.begin();
    }
    if (isArm2) this.join(c, colour);
    this.count((this.size << 6) | this.height);
    return this.newStanding(seat);
  }

  private begin(): void {
    this.touches = 0;
    this.size = 0;
    this.height = 1;
  }

  /** Adds a new square and the regions beside it. */
  private join(square: number, colour: number): void {
    this.size++;
    if (!this.isBeside(square, colour)) return;
    this.joinRegion(square - STRIDE, colour);
    this.joinRegion(square + 1, colour);
    this.joinRegion(square + STRIDE, colour);
    this.joinRegion(square - 1, colour);
  }

  private joinRegion(square: number, colour: number): void {
    if (this.halves[square] >> COLOUR_AT !== colour || !this.touch(MARKS[square])) return;
    const key = MARKED_KEYS[MARKS[square] - FIRST_MARK[0]];
    this.size += key >> 6;
    if ((key & HEIGHT) > this.height) this.height = key & HEIGHT;
  }

  /** Is the square beside a region that was joined? */
  private meets(square: number, colour: number): boolean {
    if (!this.isBeside(square, colour)) return false;
    return (
      this.isJoined(square - STRIDE, colour) ||
      this.isJoined(square + 1, colour) ||
      this.isJoined(square + STRIDE, colour) ||
      this.isJoined(square - 1, colour)
    );
  }

  private isJoined(square: number, colour: number): boolean {
    return this.halves[square] >> COLOUR_AT === colour && this.hasTouched(MARKS[square]);
  }

  /** Takes a region of the board as it was out of the account; false where that was done before. */
  private touch(mark: number): boolean {
    if (this.hasTouched(mark)) return false;
    touched[this.touches++] = mark;
    this.lost += worthOf(MARKED_KEYS[mark - FIRST_MARK[0]]);
    return true;
  }

  private hasTouched(mark: number): boolean {
    for (let i = 0; i < this.touches; i++) if (touched[i] === mark) return true;
    return false;
  }

  /** Takes a new region into the account. */
  private count(key: number): void {
    this.gained += worthOf(key);
    const rank = rankOf(key, this.boxed);
    if (rank > this.rank) this.rank = rank;
  }

  private newStanding(seat: Seat): number {
    return standing(this.rank, this.totals[seat] - this.lost + this.gained, this.boxed, this.isLast);
  }

  /** Green's lead after a tile is laid on others. */
  private stacked(colours: number, place: number): number {
    const { halves } = this;
    const a = place >> 2;
    const b = a + ARM_1[place & 3];
    const c = a + ARM_2[place & 3];
    const wasA = halves[a];
    const wasB = halves[b];
    const wasC = halves[c];
    const height = (wasA & HEIGHT) + 1;
    halves[a] = height | (TILE_COLOURS[colours] << COLOUR_AT);
    halves[b] = height | (TILE_COLOURS[colours + 1] << COLOUR_AT);
    halves[c] = height | (TILE_COLOURS[colours + 2] << COLOUR_AT);
    let lead = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      this.beginAnew();
      this.change(seat, a, wasA);
      this.change(seat, b, wasB);
      this.change(seat, c, wasC);
      const now = this.touches + this.rank === 0 ? this.standings[seat] : this.standingAnew(seat);
      lead += seat === 0 ? now : -now;
    }
    halves[a] = wasA;
    halves[b] = wasB;
    halves[c] = wasC;
    return lead;
  }

  private beginAnew(): void {
    if (lastReached > LIMIT) {
      REACHED.fill(0);
      lastReached = 0;
    }
    this.firstReached = lastReached + 1;
    this.touches = 0;
    this.lost = 0;
    this.gained = 0;
    this.rank = 0;
  }

  private standingAnew(seat: Seat): number {
    this.rank = Math.max(this.rank, bestRankWithout(touched, this.touches, seat, this.boxed));
    return this.newStanding(seat);
  }

  /** A square that shows something else than it did: finds anew the regions of a seat that it was or is in. */
  private change(seat: Seat, square: number, was: number): void {
    const colour = colourOfSeat(seat);
    if (was >> COLOUR_AT === colour) this.touch(MARKS[square]);
    if (this.halves[square] >> COLOUR_AT === colour) this.fill(square, colour);
    else if (was >> COLOUR_AT === colour) {
      this.fill(square - STRIDE, colour);
      this.fill(square + 1, colour);
      this.fill(square + STRIDE, colour);
      this.fill(square - 1, colour);
    }
  }

  private fill(from: number, colour: number): void {
    const { halves } = this;
    if (halves[from] >> COLOUR_AT !== colour || REACHED[from] >= this.firstReached) return;
    const mark = ++lastReached;
    REACHED[from] = mark;
    queue[0] = from;
    let size = 1;
    let height = 0;
    for (let at = 0; at < size; at++) {
      const square = queue[at];
      const here = halves[square] & HEIGHT;
      if (here > height) height = here;
      size = this.reach(square - STRIDE, colour, mark, size);
      size = this.reach(square + 1, colour, mark, size);
      size = this.reach(square + STRIDE, colour, mark, size);
      size = this.reach(square - 1, colour, mark, size);
    }
    this.count((size << 6) | height);
  }

  private reach(square: number, colour: number, mark: number, size: number): number {
    if (this.halves[square] >> COLOUR_AT !== colour || REACHED[square] === mark) return size;
    REACHED[square] = mark;
    queue[size] = square;
    // A square that did not show the colour before is in no region of the survey.
    if (MARKS[square] >= FIRST_MARK[0]) this.touch(MARKS[square]);
    return size + 1;
  }
}
