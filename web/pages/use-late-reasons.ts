import { texts } from '#texts/web/puzzle.ts';
import type { Move } from '../../core/game.ts';
import type { ToldAnswer } from './told-answer.ts';
import { shownGap, useFinalPoints } from './use-final-points.ts';
import { useLongRun } from './use-long-run.ts';
import { type Asked, whyFewer, whyLater } from './why-better.ts';

const NO_MOVES: readonly Move[] = [];

/** Why wrong moves are worse of which nothing can be said at once, and how each move ends: found in the background. */
export function useLateReasons(
  asked: Asked,
  rows: readonly ToldAnswer[],
  moves: readonly Move[],
  reasons: readonly (string | undefined)[],
) {
  const { room, view } = asked;
  const isReviewed = rows.some(({ isPlayed }) => isPlayed);
  const told = new Map(rows.map(({ behind }, at) => [moves[at], behind]));
  const silent = moves.filter((_, at) => !rows[at].isRight && reasons[at] === undefined);
  const unknown = silent.filter((move) => told.get(move) === undefined);
  const right = rows.flatMap(({ move, isRight }) => (isRight ? [move] : []));
  const measured = useLongRun(room, view, unknown, right);
  // A final score is another estimate than the points of a review, and would contradict them.
  const ends = useFinalPoints(room, view, isReviewed ? NO_MOVES : moves);
  const later = (move: Move) => {
    const known = told.get(move);
    if (known === undefined && !(measured.has(move) && ends)) return texts.looking;
    const [best, own] = [ends?.get(moves[0]), ends?.get(move)];
    const sure = known ?? measured.get(move);
    // What only shows later must not contradict the final scores beside it.
    const points = sure !== undefined && best && own ? shownGap(best, own, view.turn) : sure;
    const reason = whyLater(asked, move, moves[0], points) ?? whyFewer(asked, move, moves[0]);
    return reason && texts.why(reason);
  };
  return { late: new Map(silent.map((move) => [move, later(move)])), ends, isReviewed };
}
