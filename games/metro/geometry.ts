import {
  BOARD_SIZE,
  CENTRE_SQUARES,
  LETTER_TURNS,
  MAX_SEATS,
  MIN_SEATS,
  OWNERSHIP,
  STATIONS,
  TILE_TYPES,
  TILES,
} from './components.ts';

/*
 * Squares are row * 8 + column. Sides run clockwise: 0 top, 1 right, 2 bottom, 3 left. All traffic is one-way (M2):
 * a train enters side s by exit 2s and leaves side s by exit 2s + 1. So a place where a train can be is an *entry*,
 * square * 4 + side; beyond the entries lie two ends of the line, ARRIVED at a station and ARRIVED_AT_CENTRE.
 */
export const SQUARES = BOARD_SIZE * BOARD_SIZE;
export const ENTRIES = SQUARES * 4;
export const ARRIVED = SQUARES * 4;
export const ARRIVED_AT_CENTRE = ARRIVED + 1;

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export function squareAt(row: number, column: number): number {
  return row * BOARD_SIZE + column;
}
export function rowOf(square: number): number {
  return square >> 3;
}
export function columnOf(square: number): number {
  return square & 7;
}
/** Row and column as people count them, from 1. */
export function placeOf(square: number): readonly [row: number, column: number] {
  return [rowOf(square) + 1, columnOf(square) + 1];
}
/** The square as the official strings write it: row, then column. */
export function nameSquare(square: number): string {
  return `${rowOf(square)}${columnOf(square)}`;
}

export function isCentre(square: number): boolean {
  return CENTRE_SQUARES.some(([row, column]) => squareAt(row, column) === square);
}

/** Square beyond a side, or −1 off the board. */
export function neighbourOf(square: number, side: number): number {
  const row = rowOf(square) + STEPS[side][0];
  const column = columnOf(square) + STEPS[side][1];
  return row < 0 || column < 0 || row >= BOARD_SIZE || column >= BOARD_SIZE ? -1 : squareAt(row, column);
}

/** Entry in front of each station, by station number; index 0 is unused. */
export const STATION_ENTRY = new Uint16Array(STATIONS + 1);
/** Station whose departure track is this entry, or 0. */
export const STATION_AT = new Uint8Array(ENTRIES);
for (let place = 0; place < BOARD_SIZE; place++) {
  const last = BOARD_SIZE - 1;
  setStation(8 - place, squareAt(0, place), 0);
  setStation(9 + place, squareAt(place, 0), 3);
  setStation(17 + place, squareAt(last, place), 2);
  setStation(32 - place, squareAt(place, last), 1);
}
function setStation(station: number, square: number, side: number): void {
  STATION_ENTRY[station] = square * 4 + side;
  STATION_AT[square * 4 + side] = station;
}

/** Nobody's: points written there are never read. */
export const NO_OWNER = 7;
/** Seat that owns the line starting at an entry, at `seats * ENTRIES + entry`; NO_OWNER where nobody does. */
export const OWNER = new Uint8Array((MAX_SEATS + 1) * ENTRIES).fill(NO_OWNER);
for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
  for (const [seat, stations] of OWNERSHIP[seats].entries()) {
    for (const station of stations) OWNER[seats * ENTRIES + STATION_ENTRY[station]] = seat;
  }
}

/** Side by which a train that entered by `side` leaves, at `tile * 4 + side`. */
export const EXIT_SIDE = new Uint8Array(TILE_TYPES * 4);
for (let tile = 0; tile < TILE_TYPES; tile++) {
  for (let side = 0; side < 4; side++) {
    EXIT_SIDE[tile * 4 + side] = (((side * 2 + LETTER_TURNS[TILES[tile][0][side]]) & 7) - 1) >> 1;
  }
}

/** The same, packed for speed: two bits a side. */
export const EXITS = new Int32Array(TILE_TYPES);
for (let tile = 0; tile < TILE_TYPES; tile++) {
  for (let side = 0; side < 4; side++) EXITS[tile] |= EXIT_SIDE[tile * 4 + side] << (side * 2);
}

/**
 * Two boards: with the central station, and without it (its squares are then ordinary ones).
 * Where a train that leaves by a side comes to, at `board * ENTRIES + square * 4 + side`.
 */
export const WITH_CENTRE = 0;
export const WITHOUT_CENTRE = 1;
export const ONWARD = new Uint16Array(2 * ENTRIES);
/** Squares next to a square, as two words of 32 bits, at `(board * SQUARES + square) * 2`. Never the central station. */
export const BESIDE = new Int32Array(2 * SQUARES * 2);
for (const board of [WITH_CENTRE, WITHOUT_CENTRE]) {
  for (let square = 0; square < SQUARES; square++) {
    for (let side = 0; side < 4; side++) {
      const next = neighbourOf(square, side);
      const closed = board === WITH_CENTRE && next >= 0 && isCentre(next);
      const onward = next < 0 ? ARRIVED : closed ? ARRIVED_AT_CENTRE : next * 4 + (side ^ 2);
      ONWARD[board * ENTRIES + square * 4 + side] = onward;
      if (next >= 0 && !closed) BESIDE[(board * SQUARES + square) * 2 + (next >> 5)] |= 1 << (next & 31);
    }
  }
}

/** All squares of the rim, as two words. */
export const RIM = new Int32Array(2);
/** Squares where a tile would be a line of length one (M6), as two words, at `tile * 2`. */
export const SHORT = new Int32Array(TILE_TYPES * 2);
for (let square = 0; square < SQUARES; square++) {
  for (let side = 0; side < 4; side++) {
    if (neighbourOf(square, side) >= 0) continue;
    RIM[square >> 5] |= 1 << (square & 31);
    for (let tile = 0; tile < TILE_TYPES; tile++) {
      const leavesBoard = neighbourOf(square, EXIT_SIDE[tile * 4 + side]) < 0;
      if (leavesBoard) SHORT[tile * 2 + (square >> 5)] |= 1 << (square & 31);
    }
  }
}

/** Tile type by code. */
export const TILE_BY_CODE: ReadonlyMap<string, number> = new Map(TILES.map(([code], tile) => [code, tile]));

/** Each type after a quarter turn clockwise, which is always another type of the box or the same one (M14). */
export const TURNED = Uint8Array.from(TILES, ([code]) => TILE_BY_CODE.get(code[3] + code.slice(0, 3)) ?? TILE_TYPES);
/** The first of the types that a type can be turned into. */
export const FAMILY = Uint8Array.from(TILES, (_, tile) => {
  const once = TURNED[tile];
  return Math.min(tile, once, TURNED[once], TURNED[TURNED[once]]);
});
