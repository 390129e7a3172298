import { BOARD_LETTERS, BOARD_SIZE } from '../components.ts';
import { columnOf, isOnBoard, rowOf, squareAt } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { SQUARE } from './artwork.ts';

/** The part of the board that is shown: the city and what lies around it. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Squares around the city; no tile can have its origin farther than two away (S7). */
const AROUND = 3;
const LEAST = 10;
/** Room for the letters, in units. */
const LETTERS = 18;
const EDGE = 4;

/** `aspect` is width over height of the window it is shown in, so that no room is wasted. */
export function frameOf({ cells }: StratopolisPosition, aspect: number): Frame {
  const built = Array.from(cells.keys()).filter((square) => isOnBoard(square) && cells[square] !== 0);
  const across = span(built.map(columnOf));
  const down = span(built.map(rowOf));
  const [left, right] = widen(across, Math.max(LEAST, Math.floor((down[1] - down[0] + 1) * aspect)));
  const [top, bottom] = widen(down, Math.max(LEAST, Math.floor((right - left + 1) / aspect)));
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

type Span = readonly [first: number, last: number];

function span(places: readonly number[]): Span {
  return [Math.max(0, Math.min(...places) - AROUND), Math.min(BOARD_SIZE - 1, Math.max(...places) + AROUND)];
}

/** Grows on both sides alike, until it is long enough or the board ends. */
function widen([first, last]: Span, length: number): Span {
  const wanted = Math.min(BOARD_SIZE, length);
  const missing = wanted - (last - first + 1);
  if (missing <= 0) return [first, last];
  const from = Math.min(BOARD_SIZE - wanted, Math.max(0, first - Math.floor(missing / 2)));
  return [from, from + wanted - 1];
}

/** The frame in units of the drawing, with the letters. */
export function boxOf({ left, top, columns, rows }: Frame) {
  return {
    x: left * SQUARE - LETTERS,
    y: top * SQUARE - LETTERS,
    width: columns * SQUARE + LETTERS + EDGE,
    height: rows * SQUARE + LETTERS + EDGE,
  };
}

export function squareIn({ left, top, columns }: Frame, index: number): number {
  return squareAt(left + (index % columns), top + Math.floor(index / columns));
}

/** `undefined` for a square that the frame does not show. */
export function indexIn({ left, top, columns, rows }: Frame, square: number): number | undefined {
  const column = columnOf(square) - left;
  const row = rowOf(square) - top;
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * columns + column;
}

/** The square with an official name, as faults give it. */
export function squareNamed(name: string): number {
  return squareAt(BOARD_LETTERS.indexOf(name[0]), BOARD_LETTERS.indexOf(name[1]));
}

/** Column and row, as the drawings want it. */
export function spot(square: number): readonly [number, number] {
  return [columnOf(square), rowOf(square)];
}
