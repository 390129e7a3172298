import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { OVER } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import { countedIn } from '../counted.ts';
import { lossTold, mistakesOf } from '../study/chances.ts';
import { resultTitle } from './result-words.ts';
import { sayGoOn, sayReview } from './review-words.ts';
import { ShareLink } from './study-tools.tsx';
import { type Desk, nodeAt, numberAt, showPly, verdictOn } from './use-desk.ts';

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

/** Somebody who lost wants to know first where it was lost. */
function worstOf({ room, rests, tree }: Desk, found: readonly Decision[]) {
  const worst = found.reduce((most, each) => (lossTold(rests, each) > lossTold(rests, most) ? each : most));
  const node = nodeAt(tree, worst.ply + 1);
  const moment = countedIn(room).number(node ? numberAt({ room }, node) : 0);
  return { ply: worst.ply + 1, words: texts.seeWorst(moment, -lossTold(rests, worst)) };
}

/** The result, how far the review is or what it has found, and the way to the first moment worth seeing. */
export function StudySummary({ desk, leave }: { readonly desk: Desk; readonly leave: () => void }) {
  const { at, room, names, seat, report, review, tree } = desk;
  if (!review) return null;
  const found = report ? mistakesOf(report, seat) : [];
  const { job } = review;
  const worst = job.state === 'done' && found.length > 1 ? worstOf(desk, found) : undefined;
  // Two buttons that lead to the same move are one too many.
  const isApart = worst?.ply !== found[0]?.ply + 1;
  const isHalted = job.state === 'failed' || job.state === 'stopped';
  const show = (ply: number) => {
    leave();
    showPly(tree, ply);
  };
  return (
    <section class="study-verdict study-summary">
      <header>
        <h2>{resultTitle(at.position, names, room.about.together === true)}</h2>
      </header>
      <p role="status" aria-live={job.state === 'working' ? 'off' : 'polite'}>
        {sayReview(job, names[seat], found, report?.players[seat].hinted ?? 0)}
      </p>
      <p class="study-row study-next">
        {isHalted && (
          <button type="button" class="primary" onClick={review.start}>
            {sayGoOn(job)}
          </button>
        )}
        {job.state === 'done' && found.length === 0 ? (
          <button type="button" class="primary" onClick={() => show(0)}>
            {texts.fromStart}
          </button>
        ) : (
          <button
            type="button"
            class={isHalted ? undefined : 'primary'}
            disabled={found.length === 0}
            onClick={() => show(found[0].ply + 1)}
          >
            {texts.seeFirst}
          </button>
        )}
        <ShareLink desk={desk} word={study.shareMatch} />
      </p>
      {worst && isApart && (
        <p class="study-row study-next">
          <button type="button" onClick={() => show(worst.ply)}>
            {worst.words}
          </button>
        </p>
      )}
    </section>
  );
}
