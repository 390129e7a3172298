import { texts } from '#texts/web/study-review.ts';
import type { ReviewJob } from '../study/review-job.ts';

/** How far a review is, or what it has found among one player's moves: only a whole one can say that there was nothing. */
export function sayReview(
  { state, done, total }: Pick<ReviewJob, 'state' | 'done' | 'total'>,
  who: string,
  found: number,
): string {
  const part = total === 0 ? 1 : done / total;
  if (state === 'done') return texts.worthALook(who, found);
  if (state === 'working') return texts.lookingFor(found, part);
  return state === 'failed' ? texts.brokeOff(part) : texts.paused(part);
}

/** The button that takes up a review again. */
export function sayGoOn({ state, done }: Pick<ReviewJob, 'state' | 'done'>): string {
  if (state === 'failed') return texts.tryAgain;
  return done === 0 ? texts.reviewStart : texts.goOn;
}
