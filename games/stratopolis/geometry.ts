import { BOARD_LETTERS, BOARD_SIZE, ORIENTATIONS, RED_SEAT, TILE_TYPES, TILES, TYPES_EACH } from './components.ts';

/*
 * Squares lie in rows of 28: 26 of the board and two that are off it, so that no step of up to two squares sideways
 * comes out on another row; two rows off the board lie above and below. A *place* is where a tile can lie,
 * square of its origin * 4 + orientation; no two places cover the same three squares (S2).
 */
export const STRIDE = BOARD_SIZE + 2;
export const SQUARES = STRIDE * (BOARD_SIZE + 4);
export const PLACES = SQUARES * 4;

export function squareAt(column: number, row: number): number {
  return (row + 2) * STRIDE + column + 1;
}
export function columnOf(square: number): number {
  return (square % STRIDE) - 1;
}
export function rowOf(square: number): number {
  return Math.floor(square / STRIDE) - 2;
}
export function isOnBoard(square: number): boolean {
  const column = columnOf(square);
  const row = rowOf(square);
  return column >= 0 && column < BOARD_SIZE && row >= 0 && row < BOARD_SIZE;
}
/** The square as the official strings write it: column, then row. */
export function nameSquare(square: number): string {
  return NAMES[square];
}
const NAMES = Array.from(
  { length: SQUARES },
  (_, square) => `${BOARD_LETTERS[columnOf(square)]}${BOARD_LETTERS[rowOf(square)]}`,
);

/** Steps to the four squares that share an edge. */
export const STEPS = new Int32Array(32);
STEPS.set([-STRIDE, 1, STRIDE, -1]);

/** Steps from the origin to square 1 and to square 2, by orientation. Longer than they need be: V8 then folds them. */
export const ARM_1 = new Int32Array(32);
export const ARM_2 = new Int32Array(32);
for (const [orientation, [, arms]] of ORIENTATIONS.entries()) {
  ARM_1[orientation] = arms[0][0] + arms[0][1] * STRIDE;
  ARM_2[orientation] = arms[1][0] + arms[1][1] * STRIDE;
}

/** The three squares of a place: origin, square 1, square 2. */
export function squaresOf(place: number): [number, number, number] {
  const origin = place >> 2;
  return [origin, origin + ARM_1[place & 3], origin + ARM_2[place & 3]];
}

/** Colours as two bits; a square that shows no tile has none of them. */
export const BLACK = 0;
export const RED = 1;
export const GREEN = 2;
export const COLOUR_LETTERS = 'KRG';

export function seatOfTile(tile: number): number {
  return tile < TYPES_EACH ? RED_SEAT : 1 - RED_SEAT;
}
export function colourOfSeat(seat: number): number {
  return seat === RED_SEAT ? RED : GREEN;
}
/** The same tile with red and green exchanged. */
export function twinOf(tile: number): number {
  return tile < TYPES_EACH ? tile + TYPES_EACH : tile - TYPES_EACH;
}

/** Colour of each square of a tile, at `tile * 4 + square`. */
export const TILE_COLOURS = new Uint8Array(Math.max(TILE_TYPES * 4, 65));
/**
 * What may not show under a tile (S8), two bits a square as in the signatures of `State`: red forbids green and green
 * forbids red.
 */
export const TILE_FORBIDS = new Int32Array(TILE_TYPES);
for (let tile = 0; tile < TILE_TYPES; tile++) {
  for (let i = 0; i < 3; i++) {
    const colour = COLOUR_LETTERS.indexOf(TILES[tile][1][i]);
    TILE_COLOURS[tile * 4 + i] = colour;
    if (colour !== BLACK) TILE_FORBIDS[tile] |= (RED + GREEN - colour) << (i * 2);
  }
}

/** Places that share a square with a tile: always 27, its own among them. */
export const OVERLAPS = 27;
/** Places that share an edge with a tile but no square: always 40. */
export const TOUCHES = 40;
/**
 * Both lists for each orientation, at `orientation * OVERLAPS + n` and `orientation * TOUCHES + n`: a place less four times
 * the tile's origin.
 */
export const OVERLAPPING = new Int32Array(4 * OVERLAPS);
export const TOUCHING = new Int32Array(4 * TOUCHES);
for (let orientation = 0; orientation < 4; orientation++) {
  const middle = squareAt(12, 12);
  const own = squaresOf(middle * 4 + orientation);
  const beside = new Set(own.flatMap((square) => Array.from(STEPS.subarray(0, 4), (step) => square + step)));
  let overlaps = orientation * OVERLAPS;
  let touches = orientation * TOUCHES;
  for (let place = 0; place < PLACES; place++) {
    const squares = squaresOf(place);
    if (squares.some((square) => own.includes(square))) OVERLAPPING[overlaps++] = place - middle * 4;
    else if (squares.some((square) => beside.has(square))) TOUCHING[touches++] = place - middle * 4;
  }
}
