import type { Move } from '../../../core/game.ts';
import type { MetroPosition } from '../position.ts';
import { squareOf } from '../rules.ts';
import { allLines, type Line } from '../scoring.ts';
import type { LineMap } from './lines.ts';

/** What one placement would do to one line. */
export interface LineChange {
  readonly station: number;
  readonly owner: number | undefined;
  readonly before: number;
  readonly after: number;
  /** Points if it finishes, else `undefined`. */
  readonly points: number | undefined;
  /** It ends at the central station. */
  readonly isDoubled: boolean;
}

export interface Preview {
  readonly changes: readonly LineChange[];
  /** Points each seat would gain. */
  readonly gains: readonly number[];
  readonly after: MetroPosition;
}

/** What a placement would change, line by line, longest first. */
export function previewMove(position: MetroPosition, { lines }: LineMap, move: number): Preview {
  const after = position.copy();
  after.play(move);
  const changes = allLines(after)
    .map((line, index) => changeOf(lines[index], line))
    .filter((change): change is LineChange => change !== undefined)
    .sort((a, b) => b.after - a.after);
  const gains = Array.from(after.points, (points, seat) => points - position.points[seat]);
  return { changes, gains, after };
}

/**
 * The same of a suggested placement, unless the tile was turned since: then it would be another move. What
 * the page has chosen is shown to those who only look on, too.
 */
export function previewHint(
  position: MetroPosition,
  map: LineMap,
  hint: Move | undefined,
  open: ReadonlyMap<number, Move>,
  chosen: Move | undefined,
): Preview | undefined {
  const isOffered = hint !== undefined && open.get(squareOf(hint)) === hint;
  const move = isOffered ? hint : chosen;
  return move === undefined ? undefined : previewMove(position, map, move);
}

/** M6: the lines of one tile that forbid a square, and the board as the tile would make it. */
export function shortLines(position: MetroPosition, tile: number, square: number) {
  const after = position.copy();
  after.lay(tile, square);
  const lines = allLines(after).filter(
    ({ steps, end }) => steps.length === 1 && steps[0].square === square && end.kind !== 'open',
  );
  return { after, lines };
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
    isDoubled: after.end.kind === 'centre',
  };
}
