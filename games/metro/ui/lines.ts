import { CHANCE, OVER, type Seat } from '../../../core/game.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { IDLE, MARGIN, overEdge, SQUARE, type StationState, type Track, trackPath } from './artwork.ts';

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

/** The whole way of a line as one unbroken path in board units, for tracing and for trains. */
export function linePath(position: MetroPosition, line: Line): string {
  return line.steps
    .map((step) => stepPath(position, step))
    .map((path, at) => (at === 0 ? path : path.slice(path.indexOf('C'))))
    .join('');
}

/**
 * The same in layers, to be drawn one above the other with a border each: every tile the line crosses is in the first, its
 * second way over a tile in the next, so that a line that crosses itself can be followed.
 */
export function lineLayers(position: MetroPosition, { steps }: Line): readonly Layer[] {
  const layers: string[][] = [];
  for (const [at, step] of steps.entries()) {
    const layer = steps.slice(0, at).filter(({ square }) => square === step.square).length;
    layers[layer] = [...(layers[layer] ?? []), stepPath(position, step)];
  }
  // The border ends with its tile: where the way goes on, it would leave a pale hair on it.
  return layers.map((paths) => ({ border: paths.join(''), way: paths.map(overEdge).join('') }));
}

export interface Layer {
  readonly border: string;
  readonly way: string;
}

function stepPath({ tiles }: MetroPosition, { square, enters }: Line['steps'][number]): string {
  return tiles[square] === NONE ? '' : shift(trackPath(tiles[square], enters / 2), square);
}

/** The lines of a seat that can still grow, and how many tiles they have together. */
export function openOf({ lines }: Pick<LineMap, 'lines'>, seat: Seat) {
  const open = lines.filter(({ owner, end }) => owner === seat && end.kind === 'open');
  return { open, tiles: open.reduce((sum, { steps }) => sum + steps.length, 0) };
}

/** Of every seat with one under way, the open line that has come furthest; the longest first. */
export function longestOf(map: Pick<LineMap, 'lines'>, seats: number): readonly Line[] {
  const begun = Array.from({ length: seats }, (_, seat) => openOf(map, seat).open).map((open) =>
    open.filter(({ steps }) => steps.length > 0).toSorted((a, b) => b.steps.length - a.steps.length),
  );
  return begun.flatMap((lines) => lines.slice(0, 1)).toSorted((a, b) => b.steps.length - a.steps.length);
}

/** The lines that cross a square, each once. */
export function linesThrough({ lines }: Pick<LineMap, 'lines'>, square: number): readonly Line[] {
  return lines.filter(({ steps }) => steps.some((step) => step.square === square));
}

/** Where a line leaves the last of its tiles. */
export type OpenEnd = Pick<Line['steps'][number], 'square' | 'leaves'>;

/** Where a line that has left its station waits for the next tile. */
export function openEndOf({ end, steps }: Line): OpenEnd | undefined {
  return end.kind === 'open' ? steps.at(-1) : undefined;
}

/** The same of all lines. */
export function openEnds({ lines }: LineMap): readonly (OpenEnd & { readonly line: Line })[] {
  return lines.flatMap((line) => {
    const end = openEndOf(line);
    return end ? [{ line, ...end }] : [];
  });
}

/** Moves a tile's path to its square. Paths are `Mx yCx y x y x y` with whole or decimal numbers. */
function shift(path: string, square: number): string {
  const dx = MARGIN + (square & 7) * SQUARE;
  const dy = MARGIN + (square >> 3) * SQUARE;
  let index = 0;
  return path.replace(/-?\d+(\.\d+)?/g, (number) => String(Number(number) + (index++ % 2 === 0 ? dx : dy)));
}

/** True when a line arrived between two positions of a match, whoever owns it. */
export function hasArrived(before: MetroPosition, after: MetroPosition): boolean {
  return countFinished(after) > countFinished(before);
}

function countFinished(position: MetroPosition): number {
  return allLines(position).filter((line) => line.end.kind !== 'open').length;
}

/** The tile that finished a line, counted from 1 in the order of play: the last laid of those it crosses. */
export function closingTile(position: MetroPosition, line: Line): number {
  const order = position.order.subarray(0, position.placed);
  return Math.max(...line.steps.map((step) => order.indexOf(step.square) + 1));
}

/** Who laid each tile, from the first on. With the boxed refill the mover still draws after placing; those turns are chance's. */
export function layersOf(positions: readonly MetroPosition[]): readonly Seat[] {
  const layers: Seat[] = [];
  for (const { turn, placed } of positions) if (turn !== CHANCE && turn !== OVER) layers[placed] = turn;
  return layers;
}

/** Those that scored most, of lines that somebody owns. */
export function bestLines(lines: readonly Line[]): readonly Line[] {
  const owned = lines.filter(({ owner }) => owner !== undefined);
  const most = Math.max(...owned.map(({ points }) => points));
  return owned.filter(({ points }) => points === most);
}

/** Lines by owner and station, for texts that list them. */
export function nameLines(lines: readonly Line[], names: readonly string[]) {
  return lines.map(({ owner, station }) => ({ owner: names[owner ?? 0], station }));
}
