import { BOARD_SIZE, COLUMN_LETTERS } from './components.ts';

export const SQUARES = BOARD_SIZE * BOARD_SIZE;

const NUMBERS = Array.from({ length: BOARD_SIZE }, (_, index) => index);

/** N3: the squares of every row, column and diagonal. */
export const LINES: readonly (readonly number[])[] = [
  ...NUMBERS.map((row) => NUMBERS.map((column) => squareAt(row, column))),
  ...NUMBERS.map((column) => NUMBERS.map((row) => squareAt(row, column))),
  NUMBERS.map((index) => squareAt(index, index)),
  NUMBERS.map((index) => squareAt(index, BOARD_SIZE - 1 - index)),
];

/** N1: the names of the squares, in order. */
export const SQUARE_NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${COLUMN_LETTERS[square % BOARD_SIZE]}${Math.floor(square / BOARD_SIZE) + 1}`,
);

function squareAt(row: number, column: number): number {
  return row * BOARD_SIZE + column;
}
