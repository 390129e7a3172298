import { texts as shareTexts } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { OVER } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import { mistakesOf } from '../study/chances.ts';
import { resultTitle } from './result-words.ts';
import { sayGoOn, sayLearn, sayReview } from './review-words.ts';
import { ShareLink } from './study-tools.tsx';
import { type Desk, showPly, triedAgain, verdictOn } from './use-desk.ts';
import type { Review } from './use-review.ts';

/**
 * Whether a match is told as a whole here instead of its last move: a study opens at the end, and that the last move was no
 * choice is not what anybody came for. A last move that was a mistake is told as one to somebody who steps to it; while the
 * study is as it opened, the review must not take the summary away by finding that out.
 */
export function isSummed(desk: Summed, isOpening: boolean): boolean {
  const { at, study, review } = desk;
  const isEnd = at.isPlayed && at.position.turn === OVER && study.record !== undefined;
  if (!isEnd || !study.mayAsk || review === undefined) return false;
  return isOpening || verdictOn(desk, at)?.mark === undefined;
}

type Summed = Pick<Desk, 'at' | 'study' | 'review' | 'decisions'>;

/** The result, how far the review is or what it has found, and the way to learn from it. */
export function StudySummary({
  desk,
  leave,
  learn,
}: {
  readonly desk: Desk;
  readonly leave: () => void;
  readonly learn: () => void;
}) {
  const { at, room, names, seat, report, review } = desk;
  if (!review) return null;
  const found = report ? mistakesOf(report, seat) : [];
  const { job } = review;
  return (
    <section class="study-verdict study-summary">
      <header>
        <h2>{resultTitle(at.position, names, room.about.together === true)}</h2>
        <ShareLink desk={desk} word={shareTexts.shareMatch} look="quiet" />
      </header>
      <p role="status" aria-live={job.state === 'working' ? 'off' : 'polite'}>
        {sayReview(job, names[seat], found, report?.players[seat].hinted ?? 0)}
      </p>
      <p class="study-row study-next">
        <NextSteps {...{ desk, review, found, leave, learn }} />
      </p>
    </section>
  );
}

function NextSteps({
  desk,
  review,
  found,
  leave,
  learn,
}: {
  readonly desk: Desk;
  readonly review: Review;
  readonly found: readonly Decision[];
  readonly leave: () => void;
  readonly learn: () => void;
}) {
  const { names, seat, tree } = desk;
  const again = triedAgain(desk);
  const { state } = review.job;
  const isHalted = state === 'failed' || state === 'stopped';
  const show = (ply: number) => {
    leave();
    showPly(tree, ply);
  };
  if (state === 'done' && found.length === 0) {
    return (
      <button type="button" class="primary" onClick={() => show(0)}>
        {texts.fromStart}
      </button>
    );
  }
  return (
    <>
      {isHalted ? (
        <button type="button" class="primary" onClick={review.start}>
          {sayGoOn(review.job)}
        </button>
      ) : (
        <button type="button" class="primary" disabled={again.length === 0} onClick={() => learn()}>
          {sayLearn(names[seat], again)}
        </button>
      )}
      {/* While the review goes on, the first that was found need not be the first of the match. */}
      <button type="button" disabled={state === 'working' || found.length === 0} onClick={() => show(found[0].ply + 1)}>
        {texts.seeFirst(found.length)}
      </button>
    </>
  );
}
