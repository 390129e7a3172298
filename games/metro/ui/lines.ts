import { EXIT_SIDE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { IDLE, MARGIN, SQUARE, type StationState, type Track, trackPath } from './artwork.ts';

/** Everything the picture needs to know about the tracks, worked out once a position. */
export interface LineMap {
  readonly lines: readonly Line[];
  /** Track at `square * 4 + side`. */
  readonly tracks: readonly Track[];
}

export function mapLines(position: MetroPosition): LineMap {
  const lines = allLines(position);
  const tracks: Track[] = new Array(256).fill(IDLE);
  for (const line of lines) {
    const state = line.end.kind === 'open' ? 'running' : 'finished';
    for (const step of line.steps) tracks[step.square * 4 + step.enters / 2] = { owner: line.owner, state };
  }
  return { lines, tracks };
}

export function stateOf(line: Line): StationState {
  if (line.end.kind !== 'open') return 'finished';
  return line.steps.length === 0 ? 'waiting' : 'running';
}

/** The whole way of a line as one path in board units, for tracing and for trains. */
export function linePath(position: MetroPosition, line: Line): string {
  return line.steps
    .map((step) => {
      const tile = position.tiles[step.square];
      return tile === NONE ? '' : shift(trackPath(tile, step.enters / 2), step.square);
    })
    .join('');
}

/** Moves a tile's path to its square. Paths are `Mx yCx y x y x y` with whole or decimal numbers. */
function shift(path: string, square: number): string {
  const dx = MARGIN + (square & 7) * SQUARE;
  const dy = MARGIN + (square >> 3) * SQUARE;
  let index = 0;
  return path.replace(/-?\d+(\.\d+)?/g, (number) => String(Number(number) + (index++ % 2 === 0 ? dx : dy)));
}

/** What one placement would do to one line. */
export interface LineChange {
  readonly station: number;
  readonly owner: number | undefined;
  readonly before: number;
  readonly after: number;
  /** Points if it finishes, else `undefined`. */
  readonly points: number | undefined;
  readonly end: string;
}

/** What a placement would change, line by line, longest first; and the points each seat would gain. */
export function previewMove(
  position: MetroPosition,
  move: number,
): { changes: LineChange[]; gains: number[]; after: MetroPosition } {
  const after = position.copy();
  after.play(move);
  const before = allLines(position);
  const changes = allLines(after)
    .map((line, index) => changeOf(before[index], line))
    .filter((change): change is LineChange => change !== undefined)
    .sort((a, b) => b.after - a.after);
  const gains = Array.from(after.points, (points, seat) => points - position.points[seat]);
  return { changes, gains, after };
}

function changeOf(before: Line, after: Line): LineChange | undefined {
  if (before.steps.length === after.steps.length) return undefined;
  const finished = after.end.kind !== 'open';
  return {
    station: after.station,
    owner: after.owner,
    before: before.steps.length,
    after: after.steps.length,
    points: finished ? after.points : undefined,
    end: nameEnd(after),
  };
}

export function nameEnd(line: Line): string {
  if (line.end.kind === 'centre') return 'the central station';
  return line.end.kind === 'station' ? `station ${line.end.station}` : 'open track';
}

/** Side by which each track of a tile leaves: for describing a tile in words. */
export function describeTile(tile: number): string {
  const sides = ['top', 'right', 'bottom', 'left'];
  return sides.map((name, side) => `${name} to ${sides[EXIT_SIDE[tile * 4 + side]]}`).join(', ');
}
