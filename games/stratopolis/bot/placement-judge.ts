import type { Move, Seat } from '../../../core/game.ts';
import { SEATS, TILE_TOTAL } from '../components.ts';
import { ARM_1, ARM_2, colourOfSeat, SQUARES, STRIDE, TILE_COLOURS } from '../geometry.ts';
import { placeOf, tileOf } from '../rules.ts';
import { rankOf, worthOf } from '../scoring.ts';
import { COLOUR_AT, HEIGHT, NONE, type State } from '../state.ts';
import { EXPOSED, standing } from './evaluate.ts';
import { exposure, findExposed, findExposedAnew } from './exposure.ts';
import { GroundTable, type Outset, UNKNOWN } from './ground-table.ts';
import { Regions } from './regions.ts';

/** Squares that were reached while regions were found anew, by mark. */
const REACHED = new Int32Array(SQUARES);
let lastReached = 0;
const queue = new Int16Array(128);
/** Numbers of the regions that a tile touches; more than three squares can have as neighbours. */
const touched = new Int32Array(32);
/** Of each of them: how many squares are left, and how many of the highest. */
const sizes = new Int32Array(32);
const topsLeft = new Int32Array(32);
const LIMIT = 1 << 30;
const ground = new GroundTable();
/** Whose tile it was prepared for. */
let groundOf: PlacementJudge | undefined;

/**
 * A board with its regions surveyed once, and what they would be after one more tile. On the table a tile only joins
 * regions, so its neighbours tell; a stacked one may cut them, so those it touches are found anew, and no others.
 */
export class PlacementJudge implements Outset {
  readonly regions = new Regions();
  private halves = new Int16Array(0);
  boxed = false;
  /** 0 for green, −1 for red: `(lead ^ mask) − mask` turns a lead round without making −0, which is no whole number. */
  private mask = 0;
  isLast = false;
  /** Of the board as it is, by seat. */
  readonly ranks = new Int32Array(32);
  readonly totals = new Int32Array(32);
  readonly standings = new Int32Array(32);
  /** What is known of the places on the table for one tile, or for none. */
  private tile: number = NONE;
  /** Of the move that is being looked at, for one seat. */
  private touches = 0;
  private size = 0;
  private height = 0;
  private lost = 0;
  private gained = 0;
  private rank = 0;
  private firstReached = 0;

  /** Looks at a board. */
  look(state: State): void {
    this.regions.build(state);
    this.begin(state);
  }

  /** Looks at the board that `before` looked at, with one more tile. */
  follow(before: PlacementJudge, state: State): void {
    this.regions.follow(before.regions, state);
    this.begin(state);
  }

  private begin(state: State): void {
    this.halves = state.halves;
    this.boxed = state.boxed;
    this.mask = state.mover === 0 ? 0 : -1;
    this.isLast = state.placed + 1 === TILE_TOTAL;
    this.tile = NONE;
    for (let seat = 0; seat < SEATS; seat++) {
      this.ranks[seat] = this.regions.bestRank(seat, this.boxed);
      this.totals[seat] = this.regions.totalWorth(seat);
      this.standings[seat] = standing(this.ranks[seat], this.totals[seat], this.boxed, this.isLast);
    }
  }

  /** What the mover would be ahead by after a placement, in parts of a point as in `standing`. */
  after(move: Move): number {
    const place = placeOf(move);
    const colours = tileOf(move) * 4;
    const lead = this.isStacked(move)
      ? this.stacked(colours, place, 0) - this.stacked(colours, place, 1)
      : this.laid(colours, place, 0, 1) - this.laid(colours, place, 1, 1);
    return (lead ^ this.mask) - this.mask;
  }

  /** The same where many placements of one tile are asked for, one after the other. */
  afterNext(move: Move): number {
    if (this.isStacked(move)) return this.after(move);
    const tile = tileOf(move);
    if (this.tile !== tile || groundOf !== this) this.prepare(tile);
    const lead = ground.after(placeOf(move));
    return lead === UNKNOWN ? this.after(move) : (lead ^ this.mask) - this.mask;
  }

  /** The same, and so much more for a stacked tile: what it prepares shows only when the next one lies on it. */
  promise(move: Move, hope: number): number {
    return this.afterNext(move) + (this.isStacked(move) ? hope : 0);
  }

  private isStacked(move: Move): boolean {
    return (this.halves[placeOf(move) >> 2] & HEIGHT) > 0;
  }

  private prepare(tile: number): void {
    ground.prepare(tile, this);
    this.tile = tile;
    groundOf = this;
  }

  /** Goes on with another state that has the same board. */
  moveTo({ halves }: State): void {
    this.halves = halves;
  }

  /** By how much the rival is in greater danger than the mover; nothing before the last tile. */
  danger(state: State): number {
    if (this.isLast) return 0;
    findExposed(state);
    return this.dangerFound(state);
  }

  /** The same where the lists of places do not know the latest tile yet. */
  dangerAnew(state: State): number {
    if (this.isLast) return 0;
    findExposedAnew(state);
    return this.dangerFound(state);
  }

  private dangerFound(state: State): number {
    const lead = EXPOSED * (this.exposureOf(state, 1) - this.exposureOf(state, 0));
    return (lead ^ this.mask) - this.mask;
  }

  private exposureOf(state: State, seat: Seat): number {
    const from = this.regions.squareOfRank(state, seat, this.ranks[seat]);
    return from === NONE ? 0 : exposure(state, seat, from, this.regions.keys[this.regions.numbers[from]]);
  }

  private isBeside(square: number, seat: Seat): boolean {
    return this.regions.beside[seat * SQUARES + square] > 0;
  }

  /** Standing of a seat after a tile is laid where it covers nothing of that seat's colour with another one. */
  private laid(colours: number, place: number, seat: Seat, height: number): number {
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
    this.beginRegion(height);
    if (isCorner) this.join(a, colour);
    if (isArm1) this.join(b, colour);
    // The arms of an L do not touch: they make two regions unless its corner or a region outside joins them.
    if (isArm1 && isArm2 && !isCorner && !this.meets(c, colour)) {
      this.count((this.size << 6) | this.height);
      this.beginRegion(height);
    }
    if (isArm2) this.join(c, colour);
    this.count((this.size << 6) | this.height);
    return this.newStanding(seat);
  }

  private beginRegion(height: number): void {
    this.touches = 0;
    this.size = 0;
    this.height = height;
  }

  /** Adds a square and the regions beside it, or the one that it is in. */
  private join(square: number, colour: number): void {
    if (this.regions.numbers[square] > 0) {
      this.joinRegion(square, colour);
      return;
    }
    this.size++;
    if (!this.isBeside(square, 2 - colour)) return;
    this.joinRegion(square - STRIDE, colour);
    this.joinRegion(square + 1, colour);
    this.joinRegion(square + STRIDE, colour);
    this.joinRegion(square - 1, colour);
  }

  private joinRegion(square: number, colour: number): void {
    if (this.halves[square] >> COLOUR_AT !== colour || !this.touch(this.regions.numbers[square])) return;
    const key = this.regions.keys[this.regions.numbers[square]];
    this.size += key >> 6;
    if ((key & HEIGHT) > this.height) this.height = key & HEIGHT;
  }

  /** Is the square beside a region that was joined, or in it? */
  private meets(square: number, colour: number): boolean {
    if (this.regions.numbers[square] > 0) return this.isJoined(square, colour);
    if (!this.isBeside(square, 2 - colour)) return false;
    return (
      this.isJoined(square - STRIDE, colour) ||
      this.isJoined(square + 1, colour) ||
      this.isJoined(square + STRIDE, colour) ||
      this.isJoined(square - 1, colour)
    );
  }

  private isJoined(square: number, colour: number): boolean {
    return this.halves[square] >> COLOUR_AT === colour && this.hasTouched(this.regions.numbers[square]);
  }

  /** Takes a region of the board as it was out of the account; false where that was done before. */
  private touch(number: number): boolean {
    if (this.hasTouched(number)) return false;
    touched[this.touches++] = number;
    this.lost += worthOf(this.regions.keys[number]);
    return true;
  }

  private hasTouched(number: number): boolean {
    for (let i = 0; i < this.touches; i++) if (touched[i] === number) return true;
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

  /** Standing of a seat after a tile is laid on others. */
  private stacked(colours: number, place: number, seat: Seat): number {
    const { halves } = this;
    const a = place >> 2;
    const b = a + ARM_1[place & 3];
    const c = a + ARM_2[place & 3];
    const colour = colourOfSeat(seat);
    const shows = bitsOf(TILE_COLOURS[colours], TILE_COLOURS[colours + 1], TILE_COLOURS[colours + 2], colour);
    const showed = bitsOf(halves[a] >> COLOUR_AT, halves[b] >> COLOUR_AT, halves[c] >> COLOUR_AT, colour);
    const lost = showed & ~shows;
    if (lost === 0) return this.laid(colours, place, seat, (halves[a] & HEIGHT) + 1);
    if (shows === 0) {
      const now = this.thinned(seat, (lost & 1) > 0 ? a : 0, (lost & 2) > 0 ? b : 0, (lost & 4) > 0 ? c : 0);
      if (now !== UNKNOWN) return now;
    }
    return this.foundAnew(colours, place, seat);
  }

  /** Standing of a seat after these squares, up to three, show its colour no longer; UNKNOWN where that may cut a region or lower it. */
  private thinned(seat: Seat, a: number, b: number, c: number): number {
    const { numbers } = this.regions;
    const wasA = numbers[a];
    const wasB = numbers[b];
    const wasC = numbers[c];
    this.touches = 0;
    this.lost = 0;
    this.gained = 0;
    this.rank = 0;
    const isClear = (a === 0 || this.thin(a)) && (b === 0 || this.thin(b)) && (c === 0 || this.thin(c));
    numbers[a] = wasA;
    numbers[b] = wasB;
    numbers[c] = wasC;
    if (!isClear) return UNKNOWN;
    for (let at = 0; at < this.touches; at++) {
      if (sizes[at] > 0) this.count((sizes[at] << 6) | (this.regions.keys[touched[at]] & HEIGHT));
    }
    return this.standingAnew(seat);
  }

  /** Takes a square out of its region; false where that may cut the region or lower it. */
  private thin(square: number): boolean {
    const { keys, numbers, tops } = this.regions;
    const number = numbers[square];
    const key = keys[number];
    if (this.touch(number)) {
      sizes[this.touches - 1] = key >> 6;
      topsLeft[this.touches - 1] = tops[number];
    }
    let at = 0;
    while (touched[at] !== number) at++;
    sizes[at]--;
    if ((this.halves[square] & HEIGHT) === (key & HEIGHT)) topsLeft[at]--;
    numbers[square] = 0;
    return sizes[at] === 0 || (topsLeft[at] > 0 && this.regions.hangsTogether(number, square));
  }

  /** Standing of a seat after a tile is laid on others, with all regions found anew that it touches. */
  private foundAnew(colours: number, place: number, seat: Seat): number {
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
    this.beginAnew();
    this.change(seat, a, wasA);
    this.change(seat, b, wasB);
    this.change(seat, c, wasC);
    halves[a] = wasA;
    halves[b] = wasB;
    halves[c] = wasC;
    return this.standingAnew(seat);
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
    this.rank = Math.max(this.rank, this.regions.bestRankWithout(touched, this.touches, seat, this.boxed));
    return this.newStanding(seat);
  }

  /** A square that shows something else than it did: finds anew the regions of a seat that it was or is in. */
  private change(seat: Seat, square: number, was: number): void {
    const colour = colourOfSeat(seat);
    if (was >> COLOUR_AT === colour) this.touch(this.regions.numbers[square]);
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
    // A square that did not show the colour before was in no region.
    if (this.regions.numbers[square] > 0) this.touch(this.regions.numbers[square]);
    return size + 1;
  }
}

/** Which of a place's squares have a colour, as bits. */
function bitsOf(a: number, b: number, c: number, colour: number): number {
  return (a === colour ? 1 : 0) | (b === colour ? 2 : 0) | (c === colour ? 4 : 0);
}
