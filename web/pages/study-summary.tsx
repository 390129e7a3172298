import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { OVER } from '../../core/game.ts';
import { mistakesOf } from '../study/chances.ts';
import { resultTitle } from './result-words.ts';
import { sayGoOn, sayReview } from './review-words.ts';
import { ShareLink } from './study-tools.tsx';
import { type Desk, showPly, verdictOn } from './use-desk.ts';

/**
 * Whether a match is told as a whole here instead of its last move: a study opens at the end, and that the last move was no
 * choice is not what anybody came for. A last move that was a mistake is told as one.
 */
export function isSummed(desk: Desk): boolean {
  const { at, study, review } = desk;
  const isEnd = at.isPlayed && at.position.turn === OVER && study.record !== undefined;
  return isEnd && study.mayAsk && review !== undefined && verdictOn(desk, at)?.mark === undefined;
}

/** The result, how far the review is or what it has found, and the way to the first moment worth seeing. */
export function StudySummary({ desk }: { readonly desk: Desk }) {
  const { at, room, names, seat, report, review, tree } = desk;
  if (!review) return null;
  const found = report ? mistakesOf(report, seat) : [];
  const { job } = review;
  const isHalted = job.state === 'failed' || job.state === 'stopped';
  return (
    <section class="study-verdict study-summary">
      <header>
        <h2>{resultTitle(at.position, names, room.about.together === true)}</h2>
      </header>
      <p role="status">{sayReview(job, names[seat], found.length)}</p>
      <p class="study-row study-next">
        {isHalted && (
          <button type="button" class="primary" onClick={() => job.start()}>
            {sayGoOn(job)}
          </button>
        )}
        {(job.state === 'working' || found.length > 0) && (
          <button
            type="button"
            class={isHalted ? undefined : 'primary'}
            disabled={found.length === 0}
            onClick={() => showPly(tree, found[0].ply + 1)}
          >
            {texts.seeFirst}
          </button>
        )}
        <ShareLink desk={desk} word={study.shareMatch} />
      </p>
    </section>
  );
}
