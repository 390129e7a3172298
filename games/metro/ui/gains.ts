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

/** What a placement does for a seat, and then what it does for the others; nothing is said of drawing another tile. */
export function explainGains(
  before: MetroPosition,
  after: MetroPosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  if (after.placed === before.placed) return [];
  const old = allLines(before);
  const changes = allLines(after)
    .map((line, index) => ({ before: old[index], after: line, tiles: line.steps.length - old[index].steps.length }))
    .filter(({ tiles, after: line }) => tiles > 0 && line.owner !== undefined);
  const mine = changes.filter(({ after: line }) => line.owner === seat);
  const theirs = changes.filter(({ after: line }) => line.owner !== seat);
  const gains = [
    ...finished(mine).map(({ after: line }) => texts.finishesOwn(line.points, line.station)),
    ...extendedOwn(running(mine)),
  ];
  const ended = finished(theirs).map(({ after: { owner = 0, points, station } }) =>
    texts.finishesTheirs(nameSeat(owner), points, station),
  );
  // A rival's longer line is a cost of the move, and is not to be read as one more reason for it.
  const costs = extendedTheirs(running(theirs), nameSeat);
  const good = [...gains, ...ended].slice(0, costs.length > 0 ? MOST - 1 : MOST);
  return [...good, ...costs.map((cost) => (good.length > 0 ? texts.but(cost) : cost))];
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

/** The rival whose lines grow most by it. */
function extendedTheirs(changes: readonly Change[], nameSeat: (seat: Seat) => string): string[] {
  const gains = new Map<Seat, { readonly lines: number; readonly tiles: number }>();
  for (const { after, tiles } of changes) {
    if (after.owner === undefined) continue;
    const { lines, tiles: sum } = gains.get(after.owner) ?? { lines: 0, tiles: 0 };
    gains.set(after.owner, { lines: lines + 1, tiles: sum + tiles });
  }
  const [most] = [...gains].sort(([, a], [, b]) => b.tiles - a.tiles);
  return most ? [texts.extendsTheirs(nameSeat(most[0]), most[1].lines, most[1].tiles)] : [];
}
