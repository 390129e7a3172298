import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES } from '../rules.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
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

/** The half-time of a match, found among its positions from the start on; none before it, and none in a short game. */
export function halfTimeOf(positions: readonly BlueLagoonPosition[]): HalfTime | undefined {
  const after = positions.findIndex((position) => position.phase === SETTLEMENT);
  return after > 0 ? halfTimeBetween(positions[after - 1], positions[after]) : undefined;
}

/**
 * The half-time that lies between two positions, the second one move after the first. A position does not remember the
 * exploration, so the move that ended it is looked for: the one that leads to these points and these villages.
 */
function halfTimeBetween(before: BlueLagoonPosition, after: BlueLagoonPosition): HalfTime | undefined {
  if (before.board !== after.board || before.seats !== after.seats) return undefined;
  if (before.phase !== EXPLORATION || after.phase !== SETTLEMENT || before.turn < 0) return undefined;
  const list = new Int32Array(MAX_MOVES);
  const count = before.moves(list);
  for (const move of list.subarray(0, count)) {
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
