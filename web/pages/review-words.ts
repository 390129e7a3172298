import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { OVER, type Position } from '../../core/game.ts';
import { type Decision, SAME } from '../../study/decision.ts';
import type { Mark } from '../../study/marks.ts';
import type { ReviewJob } from '../study/review-job.ts';

/** How far a review is, or what it has found among one player's moves: only a whole one can say that there was nothing. */
export function sayReview(
  { state, done, total }: Pick<ReviewJob, 'state' | 'done' | 'total'>,
  who: string,
  found: readonly Pick<Decision, 'mark'>[],
  hinted: number,
): string {
  const part = total === 0 ? 1 : done / total;
  if (state === 'done') return texts.worthALook(who, countMarks(found), hinted);
  if (state === 'working') return texts.lookingFor(found.length, part);
  return state === 'failed' ? texts.brokeOff(part) : texts.paused(part);
}

/** The button that makes puzzles of what was found: "your mistakes" would be too harsh for a few inaccuracies. */
export function sayLearn(who: string, found: readonly Pick<Decision, 'mark'>[]): string {
  const isSlight = found.length > 0 && found.every(({ mark }) => mark === 'inaccuracy');
  return isSlight ? texts.learnBetter(found.length) : texts.learnFor(who);
}

/** Why there is nothing to learn from: `found` are that player's mistakes, `tried` those that can be tried again. */
export function sayNoLearning(
  { state }: Pick<ReviewJob, 'state'>,
  who: string,
  found: readonly unknown[],
  tried: readonly unknown[],
): string | undefined {
  if (tried.length > 0) return undefined;
  return found.length > 0 ? texts.hiddenToLearn(who) : texts.noneToLearn(state === 'done');
}

/** Why a player has no accuracy, where hints are the reason: one hint of many moves is none. */
export function sayMostlyHints(who: string, hinted: number, made: number): string | undefined {
  return hinted > made / 2 ? texts.mostlyHints(who) : undefined;
}

function countMarks(found: readonly Pick<Decision, 'mark'>[]) {
  const countOf = (kind: Mark) => found.filter(({ mark }) => mark === kind).length;
  return { inaccuracy: countOf('inaccuracy'), mistake: countOf('mistake'), blunder: countOf('blunder') };
}

/** A move of which the review has nothing to say but how good it was. */
export function sayUnmarked(decision: Decision, after: Position): string {
  const { best, played, counted, legal, seat } = decision;
  if (legal === 1) return study.noChoice;
  if (!counted) return after.turn === OVER ? study.lastMove(after.winners()?.includes(seat) ?? false) : study.fine;
  if (best !== played) return study.playedWell;
  return isOneOfSeveral(decision) ? study.amongBest : study.playedBest;
}

/** Whether another move is as good as the best, as far as the review can tell. */
function isOneOfSeveral({ best, lines }: Decision): boolean {
  const most = lines.find(({ move }) => move === best)?.win;
  return most !== undefined && lines.some(({ move, win }) => move !== best && most - win <= SAME);
}

/** The button that takes up a review again. */
export function sayGoOn({ state, done }: Pick<ReviewJob, 'state' | 'done'>): string {
  if (state === 'failed') return texts.tryAgain;
  return done === 0 ? texts.reviewStart : texts.goOn;
}
