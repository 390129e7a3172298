import { texts } from '#texts/web/puzzle.ts';
import type { Move } from '../../core/game.ts';
import type { ToldAnswer } from './told-answer.ts';
import { type Ends, shownGap, useFinalPoints } from './use-final-points.ts';
import { type LongRun, useLongRun } from './use-long-run.ts';
import { type Asked, aheadAtFirst, whyFewer, whyLater, whyMissed } from './why-better.ts';
import { whyByTheEnd } from './why-by-the-end.ts';

const NO_MOVES: readonly Move[] = [];

/** Why wrong moves are worse of which nothing can be said at once, and how each move ends: found in the background. */
export function useLateReasons(
  asked: Asked,
  rows: readonly ToldAnswer[],
  moves: readonly Move[],
  reasons: readonly (string | undefined)[],
  /** The best move, where nothing could be said for it. */
  unexplained: Move | undefined,
) {
  const { room, view } = asked;
  const [best] = moves;
  const isReviewed = rows.some(({ isPlayed }) => isPlayed);
  const told = new Map(rows.map(({ behind }, at) => [moves[at], behind]));
  const wrong = moves.filter((_, at) => !rows[at].isRight);
  const silent = wrong.filter((move) => reasons[moves.indexOf(move)] === undefined);
  const thin = isReviewed ? NO_MOVES : wrong.filter((move) => isThin(asked, move, best, reasons[moves.indexOf(move)]));
  const unknown = silent.filter((move) => told.get(move) === undefined);
  const right = rows.flatMap(({ move, isRight }) => (isRight ? [move] : []));
  // A final score is another estimate than the points of a review, and would contradict them.
  const ends = useFinalPoints(room, view, isReviewed ? NO_MOVES : moves);
  // Where no final scores are known, only this can tell the best move from the next one.
  const next = unexplained === undefined || isReviewed || ends?.size !== 0 ? undefined : wrong[0];
  const measured = useLongRun(room, view, withMove(unknown, next), right);
  const later = (move: Move) => {
    const known = told.get(move);
    if (known === undefined && !(measured.has(move) && ends)) return texts.looking;
    const sure = known ?? measured.get(move);
    const [first, own] = [ends?.get(best), ends?.get(move)];
    // What only shows later must not contradict the final scores beside it.
    const points = sure !== undefined && first && own ? shownGap(first, own, view.turn) : sure;
    const end = sure === undefined ? undefined : endOf(asked, move, best, ends);
    return texts.why(
      end ?? whyLater(asked, move, best, points) ?? whyFewer(asked, move, best) ?? texts.worksOut(false),
    );
  };
  const late = new Map<Move, string | undefined>(silent.map((move) => [move, later(move)]));
  for (const move of thin) late.set(move, ends ? sayWhy(costOf(asked, move, best, ends)) : texts.looking);
  if (unexplained !== undefined && !isReviewed && !room.about.together) {
    const isKnown = ends && (next === undefined || measured.has(next));
    const why = worthOf(asked, unexplained, wrong[0], ends) ?? aheadOf(next, measured) ?? texts.worksOut(true);
    late.set(unexplained, isKnown ? texts.why(why) : texts.looking);
  }
  return { late, ends, isReviewed };
}

function withMove(moves: readonly Move[], move: Move | undefined): readonly Move[] {
  return move === undefined || moves.includes(move) ? moves : [...moves, move];
}

/** By how many points the best move ends ahead of the next, where that is sure. */
function aheadOf(next: Move | undefined, measured: LongRun): string | undefined {
  const points = next === undefined ? undefined : measured.get(next);
  return points === undefined ? undefined : texts.aheadLater(points);
}

/**
 * The same of one wrong move that was tried. `late` is found in the background, and told where nothing but the points at
 * once speaks against it: those alone would not explain what it costs.
 */
export function useWhyByTheEnd(asked: Asked, move: Move, best: Move | undefined, atOnce: string | undefined) {
  const { room, view } = asked;
  const isLate =
    best !== undefined && !room.about.together && (atOnce === undefined || isThin(asked, move, best, atOnce));
  const ends = useFinalPoints(room, view, isLate ? [best, move] : NO_MOVES);
  if (!isLate) return { now: atOnce, late: undefined };
  return { now: undefined, late: ends ? (sayWhy(costOf(asked, move, best, ends)) ?? '') : texts.looking };
}

type Known = ReadonlyMap<Move, Ends> | undefined;

/** Whether all that is said against a move is that the best one brings more at once. */
function isThin(asked: Asked, move: Move, best: Move, reason: string | undefined): boolean {
  return reason !== undefined && reason === whyMissed(asked, move, best);
}

/** What a move costs by the end, or at once where the ends are alike. */
function costOf(asked: Asked, move: Move, best: Move, ends: Known): string | undefined {
  return endOf(asked, move, best, ends) ?? whyMissed(asked, move, best);
}

function endOf(asked: Asked, move: Move, best: Move, ends: Known): string | undefined {
  const ahead = aheadAtFirst(asked, move, best);
  return compareEnds(asked, move, best, ends, { isBest: false, ahead });
}

/** What the best move brings by the end, told from the next best. */
function worthOf(asked: Asked, move: Move, next: Move | undefined, ends: Known): string | undefined {
  return next === undefined ? undefined : compareEnds(asked, move, next, ends, { isBest: true });
}

function compareEnds(
  { view, names }: Asked,
  move: Move,
  other: Move,
  found: Known,
  told: { readonly isBest: boolean; readonly ahead?: number },
): string | undefined {
  const [ends, others] = [found?.get(move), found?.get(other)];
  return ends && others ? whyByTheEnd({ ends, others, names, seat: view.turn, ...told }) : undefined;
}

function sayWhy(reason: string | undefined): string | undefined {
  return reason && texts.why(reason);
}
