import { FaceUp } from '../../core/face-up.ts';
import { CHANCE, type Seat, type Turn } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import { COPIES, GREEN_SEAT, SEATS, START, TILE_TOTAL, TILE_TYPES, TILES_EACH } from './components.ts';
import {
  ARM_1,
  ARM_2,
  GREEN,
  isOnBoard,
  OVERLAPPING,
  OVERLAPS,
  PLACES,
  RED,
  SQUARES,
  STEPS,
  STRIDE,
  seatOfTile,
  squareAt,
  squaresOf,
  TILE_COLOURS,
  TOUCHES,
  TOUCHING,
} from './geometry.ts';

/** No tile there. */
export const NONE = -1;

/**
 * What shows on a square, in one number: height (0 on the bare table), which tile it belongs to (0 the start tile,
 * then 1 to 40 in the order of play), colour. A square off the board is higher than any tower can grow, so it is
 * neither empty nor level with anything.
 */
export const HEIGHT = 63;
export const ID = 63 << 6;
export const ID_AT = 6;
export const COLOUR_AT = 12;
const OFF_BOARD = HEIGHT;

/*
 * Layout of `halves`. One array, because V8 then loads one base pointer for a whole move and a copy is one call.
 *
 * Every place where a tile can lie, whatever its colours, stands in one of two lists, and WHERE says in which and
 * where: n + 1 in GROUND (on the table, touching the city), −n − 1 in STACK (on level squares of two tiles or more). In
 * neither are those that are bare, but touch nothing (0), and those that are partly covered or off the board (BLOCKED).
 * A tile changes only the 27 places that overlap it and the 40 that touch it. With each stacked place goes its
 * *signature*: the three colours showing there, two bits each, which is all that a tile has to be asked about.
 *
 * A ground tile brings at most 40 places, the start tile 36; a stacked place has its origin on a covered square.
 */
const CELLS = 0;
const WHERE = CELLS + SQUARES;
const BLOCKED = -32768;
const START_PLACES = 36;
export const GROUND = WHERE + PLACES;
export const GROUND_MOST = START_PLACES + TILE_TOTAL * TOUCHES;
export const STACK = GROUND + GROUND_MOST;
export const STACK_MOST = 4 * (2 + 3 * TILE_TOTAL);
export const SIGNATURES = STACK + STACK_MOST;
/** Signature after the last: it clashes with every tile. */
const NOWHERE = 63;
export const LAID = SIGNATURES + STACK_MOST;
const LAID_TILES = LAID + TILE_TOTAL;
/** Face-up tiles, two a seat, the one turned up last at the end. */
const FACE_UP = LAID_TILES + TILE_TOTAL;
/** How many of them, by seat. */
const SHOWN = FACE_UP + SEATS * 2;
/** How many tiles lie face down, by seat; with open choice, how many are left. */
const POOL = SHOWN + SEATS;
const COUNTS = POOL + SEATS;
/** The face-down tiles one by one, in no order, the first `POOL` of them: a fair index is a fair draw. */
const BAG = COUNTS + TILE_TYPES;
const POINTS = BAG + SEATS * TILES_EACH;
const HALVES = (POINTS + SEATS + 1) & ~1;

/** `halves` before the first roll: the start tile on the board (S4), all other tiles face down. */
const OPENING = openingHalves();

function openingHalves(): Int16Array {
  const halves = new Int16Array(HALVES);
  for (let square = 0; square < SQUARES; square++) halves[square] = isOnBoard(square) ? 0 : OFF_BOARD;
  const start = squareAt(START.column, START.row);
  halves[start] = 1 | (RED << COLOUR_AT);
  halves[start + STRIDE] = 1 | (GREEN << COLOUR_AT);
  let grounds = 0;
  for (let place = 0; place < PLACES; place++) {
    const squares = squaresOf(place);
    const isBare = squares.every((square) => halves[square] === 0);
    const touches = (square: number) =>
      STEPS.subarray(0, 4).some((step) => square + step === start || square + step === start + STRIDE);
    if (!isBare) halves[WHERE + place] = BLOCKED;
    else if (squares.some(touches)) {
      halves[GROUND + grounds] = place;
      halves[WHERE + place] = ++grounds;
    }
  }
  halves.fill(NOWHERE, SIGNATURES, LAID);
  halves.fill(NONE, FACE_UP, SHOWN);
  for (let tile = 0; tile < TILE_TYPES; tile++) {
    const seat = seatOfTile(tile);
    halves[COUNTS + tile] = COPIES;
    for (let copy = 0; copy < COPIES; copy++) halves[BAG + seat * TILES_EACH + halves[POOL + seat]++] = tile;
  }
  return halves;
}

/** What is on the three squares of a place, into `kept`. */
export function keepSquares(halves: Int16Array, place: number, kept: Int16Array): void {
  const square = place >> 2;
  kept[0] = halves[square];
  kept[1] = halves[square + ARM_1[place & 3]];
  kept[2] = halves[square + ARM_2[place & 3]];
}

/** As it was when it was kept. */
export function putBackSquares(halves: Int16Array, place: number, kept: Int16Array): void {
  const square = place >> 2;
  halves[square] = kept[0];
  halves[square + ARM_1[place & 3]] = kept[1];
  halves[square + ARM_2[place & 3]] = kept[2];
}

/** S6, S9: the signature of a covered place that is level and straddles, or −1. */
export function stackedSignature(halves: Int16Array, place: number): number {
  const square = place >> 2;
  const a = halves[square];
  const b = halves[square + ARM_1[place & 3]];
  const c = halves[square + ARM_2[place & 3]];
  const unlike = (a ^ b) | (a ^ c);
  if ((unlike & HEIGHT) !== 0 || (unlike & ID) === 0) return -1;
  return (a >> COLOUR_AT) | ((b >> COLOUR_AT) << 2) | ((c >> COLOUR_AT) << 4);
}

/** The fields of a Stratopolis position and what happens to them when tiles move. Legality is asked elsewhere. */
export class State extends FaceUp {
  readonly seats = SEATS;
  readonly settings: Settings;
  readonly boxed: boolean;
  readonly mirrored: boolean;
  /** Face-up tiles a seat has while its pile lasts: 1 or 2, and none of them where all tiles are open. */
  readonly upTo: number;

  readonly halves = new Int16Array(HALVES);
  /** The same, two halves a word: the first of them is the lower one on every machine that runs this. */
  readonly pairs = new Int32Array(this.halves.buffer);
  /** Parts of `halves`, for code that need not hurry. */
  readonly cells: Int16Array;
  /** Places of the tiles laid so far, in the order of play, the first `placed` of them, and which tiles they are. */
  readonly laid: Int16Array;
  readonly laidTiles: Int16Array;
  /** Copies of each type that lie face down; with open choice, that are left. */
  readonly unseen: Int16Array;
  /** Scores by seat, right while `scoredAt` is `placed`. */
  readonly points: Int16Array;

  turn: Turn = CHANCE;
  /** Tiles on the board, without the start tile. */
  placed = 0;
  grounds = 0;
  stacks = 0;
  /** The seat that won by lot (S13), or NONE. */
  lot: Seat | typeof NONE = NONE;
  scoredAt = NONE;
  /** Where `unseenAt` last looked: a hint for `reveal`, not part of the position. */
  private picked = 0;

  constructor(settings: Settings) {
    super();
    this.settings = settings;
    this.boxed = settings.scoring === 'boxed';
    this.mirrored = settings.mirrored === 'on';
    this.upTo = settings.piles === 'open' ? 0 : settings.piles === 'two' ? 2 : 1;
    const { halves } = this;
    halves.set(OPENING);
    this.grounds = START_PLACES;
    this.cells = halves.subarray(CELLS, CELLS + SQUARES);
    this.laid = halves.subarray(LAID, LAID + TILE_TOTAL);
    this.laidTiles = halves.subarray(LAID_TILES, LAID_TILES + TILE_TOTAL);
    this.unseen = halves.subarray(COUNTS, COUNTS + TILE_TYPES);
    this.points = halves.subarray(POINTS, POINTS + SEATS);
    this.turn = this.upTo === 0 ? GREEN_SEAT : CHANCE;
  }

  copyFrom(other: this): void {
    this.halves.set(other.halves);
    this.turn = other.turn;
    this.placed = other.placed;
    this.grounds = other.grounds;
    this.stacks = other.stacks;
    this.lot = other.lot;
    this.scoredAt = other.scoredAt;
  }

  /** The seat that places next: green, red, green … (S4). */
  get mover(): Seat {
    return this.placed & 1;
  }

  /** Lays a tile on level squares and brings the lists of places up to date. */
  lay(tile: number, place: number): void {
    const height = this.cover(tile, place);
    this.judgeOverlapping(place >> 2, place & 3);
    if (height === 1) this.addTouching(place >> 2, place & 3);
  }

  /** Lays a tile and leaves the lists of places as they were; the height it lies at. */
  cover(tile: number, place: number): number {
    const { halves } = this;
    const origin = place >> 2;
    const orientation = place & 3;
    const height = (halves[origin] & HEIGHT) + 1;
    halves[LAID + this.placed] = place;
    halves[LAID_TILES + this.placed] = tile;
    const face = (++this.placed << ID_AT) | height;
    halves[origin] = face | (TILE_COLOURS[tile * 4] << COLOUR_AT);
    halves[origin + ARM_1[orientation]] = face | (TILE_COLOURS[tile * 4 + 1] << COLOUR_AT);
    halves[origin + ARM_2[orientation]] = face | (TILE_COLOURS[tile * 4 + 2] << COLOUR_AT);
    return height;
  }

  /** S6, S9: a place that overlaps the new tile is no longer on the table; it is level and straddles, or it is none. */
  private judgeOverlapping(origin: number, orientation: number): void {
    const { halves } = this;
    const end = (orientation + 1) * OVERLAPS;
    for (let at = orientation * OVERLAPS; at < end; at++) {
      const place = origin * 4 + OVERLAPPING[at];
      const where = halves[WHERE + place];
      if (where >= 0) {
        if (where > 0) this.dropGround(place, where - 1);
        else halves[WHERE + place] = BLOCKED;
        // What was bare is level only where the new tile lies, all by itself.
        continue;
      }
      if (where !== BLOCKED) this.dropStack(place, -where - 1);
      const signature = stackedSignature(halves, place);
      if (signature >= 0) {
        halves[STACK + this.stacks] = place;
        halves[SIGNATURES + this.stacks] = signature;
        halves[WHERE + place] = -++this.stacks;
      }
    }
  }

  /** S7: bare places beside a tile on the table. */
  private addTouching(origin: number, orientation: number): void {
    const { halves } = this;
    let grounds = this.grounds;
    const first = WHERE + origin * 4;
    const end = (orientation + 1) * TOUCHES;
    for (let at = orientation * TOUCHES; at < end; at++) {
      const step = TOUCHING[at];
      if (halves[first + step] === 0) {
        halves[GROUND + grounds] = origin * 4 + step;
        halves[first + step] = ++grounds;
      }
    }
    this.grounds = grounds;
  }

  private dropGround(place: number, index: number): void {
    const { halves } = this;
    const last = halves[GROUND + --this.grounds];
    halves[GROUND + index] = last;
    halves[WHERE + last] = index + 1;
    halves[WHERE + place] = BLOCKED;
  }

  private dropStack(place: number, index: number): void {
    const { halves } = this;
    const last = halves[STACK + --this.stacks];
    halves[STACK + index] = last;
    halves[SIGNATURES + index] = halves[SIGNATURES + this.stacks];
    halves[SIGNATURES + this.stacks] = NOWHERE;
    halves[WHERE + last] = -index - 1;
    halves[WHERE + place] = BLOCKED;
  }

  /** Signature of a place where a tile can lie, or −1 where none can, whatever its colours. */
  signatureOf(place: number): number {
    const where = this.halves[WHERE + place];
    if (where === 0 || where === BLOCKED) return -1;
    return where > 0 ? 0 : this.halves[SIGNATURES - where - 1];
  }

  shown(seat: Seat): number {
    return this.halves[SHOWN + seat];
  }
  /** The `index`-th face-up tile of a seat, the oldest first. */
  faceUp(seat: Seat, index: number): number {
    return this.halves[FACE_UP + seat * 2 + index];
  }
  /** The tile of a seat that was turned up last. */
  newest(seat: Seat): number {
    return this.faceUp(seat, this.shown(seat) - 1);
  }
  /** Tiles of a seat that are not on the board. */
  left(seat: Seat): number {
    return this.halves[POOL + seat] + this.halves[SHOWN + seat];
  }
  pool(seat: Seat): number {
    return this.halves[POOL + seat];
  }

  /** The seat whose next tile is to be turned up (S3), or NONE: green's first at the start, then the last mover's. */
  get drawer(): Seat | typeof NONE {
    const { halves, upTo } = this;
    if (halves[SHOWN] < upTo && halves[POOL] > 0) return 0;
    return halves[SHOWN + 1] < upTo && halves[POOL + 1] > 0 ? 1 : NONE;
  }

  /** Type of the `index`-th face-down tile of a seat. */
  unseenAt(seat: Seat, index: number): number {
    this.picked = BAG + seat * TILES_EACH + index;
    return this.halves[this.picked];
  }

  /** A copy of this type lies face down no more. */
  reveal(tile: number): void {
    const { halves } = this;
    const seat = seatOfTile(tile);
    const bag = BAG + seat * TILES_EACH;
    const last = bag + --halves[POOL + seat];
    // Nearly always the copy that was just picked, so nothing need be searched.
    let place = this.picked;
    if (place < bag || place > last || halves[place] !== tile) place = halves.indexOf(tile, bag);
    halves[COUNTS + tile]--;
    halves[place] = halves[last];
  }

  /** Puts a revealed tile beside the others that lie face up. */
  show(tile: number): void {
    const { halves } = this;
    const seat = seatOfTile(tile);
    halves[FACE_UP + seat * 2 + halves[SHOWN + seat]++] = tile;
  }

  /** Takes a tile that is to be placed: from the face-up ones, or, with open choice, from all that are left. */
  take(tile: number): void {
    if (this.upTo === 0) {
      this.reveal(tile);
      return;
    }
    const { halves } = this;
    const seat = seatOfTile(tile);
    const first = FACE_UP + seat * 2;
    if (halves[first] === tile) halves[first] = halves[first + 1];
    halves[first + 1] = NONE;
    halves[SHOWN + seat]--;
  }
}
