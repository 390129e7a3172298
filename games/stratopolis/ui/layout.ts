import { BOARD_LETTERS, BOARD_SIZE } from '../components.ts';
import { columnOf, isOnBoard, rowOf, squareAt } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { SQUARE } from './artwork.ts';
import { seenAt, squareSeenAt } from './camera.ts';

/** The part of the board that is shown: the city and what lies around it. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Squares around the city: no square of a tile that fits lies farther than two away (S7). */
export const AROUND = 2;
/**
 * Squares that a frame has at least, and beyond what it must have where it grows, so that it need not grow again soon:
 * fewer round a city that is wide already, for there squares are small and few tiles are to come.
 */
const SQUARES = { least: 10, spare: 2, spareWhenWide: 1, wide: 15 };
/** The middle of the city may be so far from the middle of what is shown, against its width and height. */
const FAR_OFF = 0.12;
/** Room beside the squares, in units at scale 1: for letters, and where there are none. */
const ROOM = { letters: 17, edge: 4 };
/** Pixels of a unit of what is drawn at scale 1, and the largest scale. */
const MARKS = { pixels: 1.2, largest: 1.8 };

/** A frame to begin with. `aspect` is width over height of the room it is shown in, so that none is wasted. */
export function frameOf(position: StratopolisPosition, aspect: number): Frame {
  return fill(spansOf(position, AROUND), aspect);
}

/** True when every square is shown that a tile may take, and the city is about in the middle. */
export function isRoomy(frame: Frame, position: StratopolisPosition): boolean {
  const { across, down } = spansOf(position, AROUND);
  const isMiddle = (shown: Span, needed: Span) =>
    Math.abs(widen(needed, lengthOf(shown))[0] - shown[0]) <= FAR_OFF * lengthOf(shown);
  const isFine = (shown: Span, needed: Span) => includes(shown, needed) && isMiddle(shown, needed);
  return isFine(columnsOf(frame), across) && isFine(rowsOf(frame), down);
}

/** True when the whole city is shown. */
export function isWhole(frame: Frame, position: StratopolisPosition): boolean {
  const { across, down } = spansOf(position, 0);
  return includes(columnsOf(frame), across) && includes(rowsOf(frame), down);
}

/** The frame with room for the city again, which is in its middle: never smaller than it was, and with some to spare where it grew. */
export function growFrame(frame: Frame, position: StratopolisPosition, aspect: number): Frame {
  const { across, down } = spansOf(position, AROUND);
  const grown = (shown: Span, needed: Span) => widen(stretch(shown, needed), lengthOf(shown));
  return fill({ across: grown(columnsOf(frame), across), down: grown(rowsOf(frame), down) }, aspect);
}

function fill({ across, down }: { readonly across: Span; readonly down: Span }, aspect: number): Frame {
  const least = widen(down, SQUARES.least);
  const [left, right] = widen(across, Math.max(SQUARES.least, Math.floor((least[1] - least[0] + 1) * aspect)));
  const [top, bottom] = widen(least, Math.floor((right - left + 1) / aspect));
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

function columnsOf({ left, columns }: Frame): Span {
  return [left, left + columns - 1];
}

function rowsOf({ top, rows }: Frame): Span {
  return [top, top + rows - 1];
}

function includes([first, last]: Span, [from, to]: Span): boolean {
  return first <= from && to <= last;
}

/** What is needed; where that is more than was shown, with squares to spare on both sides, so that it stays in the middle. */
function stretch(shown: Span, [from, to]: Span): Span {
  if (includes(shown, [from, to])) return [from, to];
  const spare = lengthOf([from, to]) < SQUARES.wide ? SQUARES.spare : SQUARES.spareWhenWide;
  return [Math.max(0, from - spare), Math.min(BOARD_SIZE - 1, to + spare)];
}

function lengthOf([first, last]: Span): number {
  return last - first + 1;
}

export function builtSquares({ cells }: StratopolisPosition): number[] {
  return Array.from(cells.keys()).filter((square) => isOnBoard(square) && cells[square] !== 0);
}

function spansOf(position: StratopolisPosition, around: number) {
  const built = builtSquares(position);
  return { across: span(built.map(columnOf), around), down: span(built.map(rowOf), around) };
}

type Span = readonly [first: number, last: number];

function span(places: readonly number[], around: number): Span {
  return [Math.max(0, Math.min(...places) - around), Math.min(BOARD_SIZE - 1, Math.max(...places) + around)];
}

/** Grows on both sides alike, until it is long enough or the board ends. */
function widen([first, last]: Span, length: number): Span {
  const wanted = Math.min(BOARD_SIZE, length);
  const missing = wanted - (last - first + 1);
  if (missing <= 0) return [first, last];
  const from = Math.min(BOARD_SIZE - wanted, Math.max(0, first - Math.floor(missing / 2)));
  return [from, from + wanted - 1];
}

/** How large letters and lines are drawn, so that they look alike on screens of all sizes, whatever they show. */
export function scaleOf({ columns, rows }: Frame, room: { readonly width: number; readonly height: number }): number {
  const square = Math.min(room.width / columns, room.height / rows);
  return scaleAt(square / SQUARE);
}

/** The same where a unit of the drawing has so many pixels. */
export function scaleAt(pixels: number): number {
  return Math.min(MARKS.largest, MARKS.pixels / pixels);
}

/** The frame in units of the drawing, with its letters if it has some. */
export function boxOf(frame: Frame, scale: number, isLettered: boolean) {
  const letters = isLettered ? ROOM.letters * scale : ROOM.edge;
  return {
    x: frame.left * SQUARE - letters,
    y: frame.top * SQUARE - letters,
    width: frame.columns * SQUARE + letters + ROOM.edge,
    height: frame.rows * SQUARE + letters + ROOM.edge,
  };
}

/** The same part of the board for somebody who has walked round so many corners, in the columns and rows that they see. */
export function turnFrame({ left, top, columns, rows }: Frame, corner: number): Frame {
  const ends = [squareAt(left, top), squareAt(left + columns - 1, top + rows - 1)].map((end) => seenAt(corner, end));
  const [across, down] = [ends.map(([column]) => column), ends.map(([, row]) => row)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    columns: corner % 2 === 0 ? columns : rows,
    rows: corner % 2 === 0 ? rows : columns,
  };
}

/** Squares of a frame are counted along its rows, as they are seen from a corner. */
export function squareIn({ left, top, columns }: Frame, index: number, corner = 0): number {
  return squareSeenAt(corner, left + (index % columns), top + Math.floor(index / columns));
}

/** `undefined` for a square that the frame does not show. */
export function indexIn({ left, top, columns, rows }: Frame, square: number, corner = 0): number | undefined {
  const [x, y] = seenAt(corner, square);
  const [column, row] = [x - left, y - top];
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

/** By what a square of the city is found on the page. */
export function squareId(square: number): string {
  return `square-${square}`;
}
