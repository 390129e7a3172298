import { columnOf, MAX_COLUMNS, MAX_ROWS, rowOf, SQUARES } from '../geometry.ts';

/** Cells are squares on a board with a rim, so that every neighbour exists: (row + 1) * 20 + column + 1. */
export const WIDTH = MAX_COLUMNS + 2;
export const CELLS = WIDTH * (MAX_ROWS + 2);
const CELL_OF = Int32Array.from({ length: SQUARES }, (_, square) => (rowOf(square) + 1) * WIDTH + columnOf(square) + 1);
export function cellOf(square: number): number {
  return CELL_OF[square];
}
