import { texts } from '#texts/blue-lagoon/scores.ts';
import { CHANCE } from '../../../core/game.ts';
import type { Place } from '../../../kit/draw/place.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, tileOf } from '../rules.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
import { placeAt } from './places.ts';
import { countSheet, type Sheet, stand } from './preview.ts';
import { countSurvivors } from './survival.ts';

/** How the exploration ended, as the sheet tells it. */
export interface HalfTime {
  /** The last moment of the exploration, before the tide. */
  readonly last: BlueLagoonPosition;
  readonly sheet: Sheet;
  /** Villages that stay and villages that stood on stone circles, by seat. */
  readonly kept: readonly number[];
  readonly lost: readonly number[];
}

/**
 * The half-time of a match, found among its positions from the start on; none before it, and none in a short game. `moved`
 * is where the exploration's last piece went, where somebody knows: several tiles may lead to the same points.
 */
export function halfTimeOf(
  positions: readonly BlueLagoonPosition[],
  moved: readonly Place[] = [],
): HalfTime | undefined {
  const after = positions.findIndex((position) => position.phase === SETTLEMENT);
  return after > 0 ? halfTimeBetween(positions[after - 1], positions[after], moved) : undefined;
}

/**
 * The half-time that the last of these positions comes out of, where nobody has moved since. The board is washed clean by
 * then: somebody who looks back wants to see what it was like.
 */
export function halfTimeJustNow(
  positions: readonly BlueLagoonPosition[],
  moved: readonly Place[],
): HalfTime | undefined {
  const after = positions.findIndex((position) => position.phase === SETTLEMENT);
  const isJustNow = after > 0 && positions.slice(after, -1).every(({ turn }) => turn === CHANCE);
  return isJustNow ? halfTimeOf(positions, moved) : undefined;
}

/**
 * The half-time that lies between two positions, the second one move after the first. A position does not remember the
 * exploration, so the move that ended it is looked for: the one that leads to these points and these villages.
 */
function halfTimeBetween(
  before: BlueLagoonPosition,
  after: BlueLagoonPosition,
  moved: readonly Place[],
): HalfTime | undefined {
  if (before.board !== after.board || before.seats !== after.seats) return undefined;
  if (before.phase !== EXPLORATION || after.phase !== SETTLEMENT || before.turn < 0) return undefined;
  const list = new Int32Array(MAX_MOVES);
  const count = before.moves(list);
  for (const move of list.subarray(0, count)) {
    const { box } = placeAt(before.board, tileOf(move));
    if (moved.length > 0 && !moved.some((place) => place.box.x === box.x && place.box.y === box.y)) continue;
    const played = before.copy();
    played.play(move);
    if (played.phase === SETTLEMENT && isSameStart(played, after)) return tellOf(stand(before, move));
  }
  return undefined;
}

function isSameStart(played: BlueLagoonPosition, after: BlueLagoonPosition): boolean {
  return Array.from(
    played.points,
    (points, seat) => points === after.points[seat] && String(played.villages(seat)) === String(after.villages(seat)),
  ).every(Boolean);
}

function tellOf(last: BlueLagoonPosition): HalfTime {
  const kept = Array.from({ length: last.seats }, (_, seat) => countSurvivors(last, seat));
  return { last, sheet: countSheet(last), kept, lost: kept.map((count, seat) => last.villages(seat).length - count) };
}

/** "Half-time: Ada leads by 25". */
export function leadWords(total: readonly number[], names: readonly string[]): string {
  const [first, second] = [...total].sort((a, b) => b - a);
  if (first === second) return texts.halfTime.tied(first);
  return texts.halfTime.leads(names[total.indexOf(first)], first - second);
}
