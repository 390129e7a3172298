import { texts } from '#texts/metro/gains.ts';
import type { Seat } from '../../../core/game.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';

/** Phrases of a hint. */
const MOST = 3;

interface Change {
  readonly before: Line;
  readonly after: Line;
  readonly tiles: number;
}

/** What a placement does for a seat and to the others, the most telling first. */
export function explainGains(
  before: MetroPosition,
  after: MetroPosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  if (after.placed === before.placed) return [texts.anotherTile];
  const old = allLines(before);
  const changes = allLines(after)
    .map((line, index) => ({ before: old[index], after: line, tiles: line.steps.length - old[index].steps.length }))
    .filter(({ tiles, after: line }) => tiles > 0 && line.owner !== undefined);
  const mine = changes.filter(({ after: line }) => line.owner === seat);
  const theirs = changes.filter(({ after: line }) => line.owner !== seat);
  return [
    ...finished(mine).map(({ after: line }) => texts.finishesOwn(line.points, line.station)),
    ...finished(theirs).map(({ after: { owner = 0, points, station } }) =>
      texts.finishesTheirs(nameSeat(owner), points, station),
    ),
    ...extendedOwn(running(mine)),
    ...extendedTheirs(running(theirs), nameSeat),
  ].slice(0, MOST);
}

function finished(changes: readonly Change[]): Change[] {
  const done = changes.filter(({ after }) => after.end.kind !== 'open');
  return done.sort((a, b) => b.after.points - a.after.points);
}

function running(changes: readonly Change[]): Change[] {
  return changes.filter(({ after }) => after.end.kind === 'open');
}

function extendedOwn(changes: readonly Change[]): string[] {
  const tiles = changes.reduce((sum, change) => sum + change.tiles, 0);
  return tiles > 0 ? [texts.extendsOwn(changes.length, tiles)] : [];
}

/** The rival who gains most by it. */
function extendedTheirs(changes: readonly Change[], nameSeat: (seat: Seat) => string): string[] {
  const gains = new Map<Seat, number>();
  for (const { after, tiles } of changes) {
    if (after.owner !== undefined) gains.set(after.owner, (gains.get(after.owner) ?? 0) + tiles);
  }
  const [most] = [...gains].sort(([, a], [, b]) => b - a);
  return most ? [texts.extendsTheirs(nameSeat(most[0]), most[1])] : [];
}
