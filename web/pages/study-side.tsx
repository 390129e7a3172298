import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { texts as drawTexts } from '#texts/web/study-draw.ts';
import { Segments } from '../../kit/segments.tsx';
import { dice } from '../session/dice.ts';
import { decisionOf } from '../study/study-tree.ts';
import { Stepper } from './stepper.tsx';
import { StudyComment } from './study-comment.tsx';
import { StudyEdit } from './study-edit.tsx';
import { StudyIdeas } from './study-ideas.tsx';
import { StudyMoves } from './study-moves.tsx';
import { StudyReview } from './study-review.tsx';
import { StudyVerdict } from './study-verdict.tsx';
import { type Desk, tellNode, verdictOn, walkOf } from './use-desk.ts';
import type { Opinion } from './use-opinion.ts';

export type Tab = 'review' | 'moves';

/** Beside the board: the walk, what is said of the move, and the review or the moves. */
export function StudySide({
  desk,
  opinion,
  drawing,
  tools,
  tab,
  setTab,
  tryMove,
  learn,
  draw,
}: {
  readonly desk: Desk;
  readonly opinion: Opinion;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly tryMove: () => void;
  readonly learn: () => void;
  /** Begins to draw, or ends it. */
  readonly draw: () => void;
  /** Pens and what was drawn, while somebody draws. */
  readonly drawing: ComponentChildren;
  /** What has no room in the bar of a phone. */
  readonly tools: ComponentChildren;
}) {
  const { tree, at } = desk;
  const stops = walkOf(at);
  const go = useCallback((to: number) => tree.go(walkOf(tree.at)[to]), [tree]);
  const decided = decisionOf(at);
  const words = decided ? texts.did(desk.names[decided.turn], tellNode(desk, decided)) : texts.start;
  return (
    <div class="study-side">
      <div class="study-walk">
        <Stepper at={Math.max(0, stops.indexOf(at))} last={stops.length - 1} words={words} go={go} />
      </div>
      {(verdictOn(desk, at) || opinion.kind !== 'none') && (
        <div class="study-said-of">
          <StudyVerdict {...{ desk, learn }} isShort={opinion.kind !== 'none'} />
          <StudyIdeas opinion={opinion} play={(move) => tree.play(move, dice)} />
        </div>
      )}
      {/* Outside of what scrolls: the list of moves follows every step and would carry it out of sight. */}
      <div class="study-row study-acts">
        {desk.study.mayAsk && (
          <button type="button" onClick={tryMove}>
            {texts.tryMove}
          </button>
        )}
        <button type="button" aria-pressed={Boolean(drawing)} onClick={draw}>
          {drawTexts.button}
        </button>
        {desk.room.editor && desk.study.mayAsk && <StudyEdit desk={desk} />}
        <StudyComment desk={desk} />
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <section class="study-scroll" tabIndex={0} aria-label={texts.board}>
        {drawing}
        <Segments
          name="study-tab"
          legend={texts.tabs.legend}
          isQuiet
          choices={(['review', 'moves'] as const).map((value) => ({ value, title: texts.tabs[value] }))}
          value={tab}
          change={setTab}
        />
        <div class="study-side-tools">{tools}</div>
        {tab === 'review' ? <StudyReview {...{ desk, learn }} /> : <StudyMoves desk={desk} />}
      </section>
    </div>
  );
}
