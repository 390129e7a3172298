import type { Box } from '../../../kit/draw/box.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import type { Grove } from '../grove.ts';
import { STEP_X, STEP_Y } from './artwork.ts';

/** The part of an arboretum that is on the screen: its cards and some squares around them. North is up. */
export interface Frame {
  readonly north: number;
  readonly west: number;
  readonly rows: number;
  readonly columns: number;
}

/** Everything planted and `ring` squares around it, so that it grows in any direction and is always whole (A5). */
export function frameOf(grove: Grove, ring: number): Frame {
  const squares = grove.placed === 0 ? [grove.origin] : squaresOf(grove);
  const norths = squares.map((square) => grove.northOf(square));
  const easts = squares.map((square) => grove.eastOf(square));
  const [north, south] = [Math.max(...norths) + ring, Math.min(...norths) - ring];
  const [west, east] = [Math.min(...easts) - ring, Math.max(...easts) + ring];
  return { north, west, rows: north - south + 1, columns: east - west + 1 };
}

/** Squares with cards, in the order of play. */
export function squaresOf(grove: Grove): number[] {
  return Array.from({ length: grove.placed }, (_, index) => grove.placedAt(index));
}

export function squareIn(grove: Grove, frame: Frame, cell: number): number {
  const row = Math.floor(cell / frame.columns);
  return grove.squareAt(frame.north - row, frame.west + (cell % frame.columns));
}

export function cellOf(grove: Grove, frame: Frame, square: number): number {
  return (frame.north - grove.northOf(square)) * frame.columns + grove.eastOf(square) - frame.west;
}

/** Upper left corner of a card; squares keep their place however far the arboretum grows. */
export function cornerOf(grove: Grove, square: number): readonly [number, number] {
  return [grove.eastOf(square) * STEP_X, -grove.northOf(square) * STEP_Y];
}

/** What must be on the screen; at least so many squares, so that the first card is not a giant. */
export function boxOf(frame: Frame, least: { readonly columns: number; readonly rows: number }) {
  const columns = Math.max(frame.columns, least.columns);
  const rows = Math.max(frame.rows, least.rows);
  return {
    x: (frame.west - (columns - frame.columns) / 2) * STEP_X - 4,
    y: (-frame.north - (rows - frame.rows) / 2) * STEP_Y - 4,
    width: columns * STEP_X + 4,
    height: rows * STEP_Y + 4,
  };
}

export function withEdge({ x, y, width, height }: Box, edge: number): Box {
  return { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge };
}

/** So much more that what is marked in this garden is inside, too: an idea may be beside every tree. */
export function withMarks(box: Box, marks: readonly Mark[], board: string): Box {
  const places = marks.flatMap((mark) => mark.places.filter((place) => place.board === board));
  return places.reduce((all, { box: more }) => {
    const [x, y] = [Math.min(all.x, more.x), Math.min(all.y, more.y)];
    const right = Math.max(all.x + all.width, more.x + more.width);
    const bottom = Math.max(all.y + all.height, more.y + more.height);
    return { x, y, width: right - x, height: bottom - y };
  }, box);
}
