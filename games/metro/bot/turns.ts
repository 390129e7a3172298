import { columnOf, ENTRIES, rowOf, SQUARES, squareAt, TURNED } from '../geometry.ts';

/*
 * With two seats the board looks the same after a quarter turn: stations keep their owners, and the box has every turn of
 * every tile. A player that turns the first tile to the top learns from one match what it would need four for.
 */
const LAST = 7;

/** Squares, entries and tile types after so many quarter turns clockwise, one list after the other. */
export const TURNED_SQUARE = new Uint8Array(4 * SQUARES);
export const TURNED_ENTRY = new Uint16Array(4 * ENTRIES);
export const TURNED_TILE = new Uint8Array(4 * TURNED.length);
for (let turns = 0; turns < 4; turns++) {
  for (let square = 0; square < SQUARES; square++) {
    let to = square;
    for (let turn = 0; turn < turns; turn++) to = squareAt(columnOf(to), LAST - rowOf(to));
    TURNED_SQUARE[turns * SQUARES + square] = to;
    for (let side = 0; side < 4; side++) {
      TURNED_ENTRY[turns * ENTRIES + square * 4 + side] = to * 4 + ((side + turns) & 3);
    }
  }
  for (let tile = 0; tile < TURNED.length; tile++) {
    let to = tile;
    for (let turn = 0; turn < turns; turn++) to = TURNED[to];
    TURNED_TILE[turns * TURNED.length + tile] = to;
  }
}

/** Quarter turns that bring each square of the rim to the top. */
const TO_TOP = Uint8Array.from({ length: SQUARES }, (_, square) => {
  const row = rowOf(square);
  const column = columnOf(square);
  if (row === 0 && column < LAST) return 0;
  if (column === LAST && row < LAST) return 3;
  return row === LAST && column > 0 ? 2 : 1;
});

/** How far a position is turned before it is looked at. */
export function turnsOf({ seats, placed, order }: { seats: number; placed: number; order: Int32Array }): number {
  return seats === 2 && placed > 0 ? TO_TOP[order[0]] : 0;
}
