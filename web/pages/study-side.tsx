import type { ComponentChildren } from 'preact';
import { useCallback, useContext } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { texts as drawTexts } from '#texts/web/study-draw.ts';
import type { Move } from '../../core/game.ts';
import { Segments } from '../../kit/segments.tsx';
import { FactsOfTable } from '../../kit/table-layout.tsx';
import { countedIn } from '../counted.ts';
import { dice } from '../session/dice.ts';
import { decisionOf } from '../study/study-tree.ts';
import { Stepper } from './stepper.tsx';
import { CommentButton, StudyComment, useWriting } from './study-comment.tsx';
import { StudyIdeas } from './study-ideas.tsx';
import { StudyMoves } from './study-moves.tsx';
import { StudyReview } from './study-review.tsx';
import { StudyStanding } from './study-standing.tsx';
import { isSummed, StudySummary } from './study-summary.tsx';
import { StudyVerdict } from './study-verdict.tsx';
import { type Desk, numberAt, showPly, tellNode, verdictOn, walkOf } from './use-desk.ts';
import type { Opinion } from './use-opinion.ts';

export type Tab = 'review' | 'moves' | 'table';

/** Beside the board: the walk, what is said of the move, and the review, the moves or the game's own facts. */
export function StudySide({
  desk,
  opinion,
  drawing,
  narrow,
  tab,
  setTab,
  tryMove,
  learn,
  draw,
  light,
}: {
  readonly desk: Desk;
  readonly opinion: Opinion;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly tryMove: () => void;
  /** Tries mistakes again, from the one of that line on. */
  readonly learn: (ply?: number) => void;
  /** Begins to draw, or ends it. */
  readonly draw: () => void;
  /** Shows an idea on the board. */
  readonly light: (move: Move | undefined) => void;
  /** Pens and what was drawn, while somebody draws. */
  readonly drawing: ComponentChildren;
  /** What has no room in the bar of a phone: the computer's opinion, and the rest around what it is given. */
  readonly narrow:
    | {
        readonly opinion: ComponentChildren;
        readonly more: (inside: ComponentChildren) => ComponentChildren;
      }
    | undefined;
}) {
  const { tree, at } = desk;
  const stops = walkOf(at);
  const go = useCallback((to: number) => tree.go(walkOf(tree.at)[to]), [tree]);
  const decided = decisionOf(at);
  const writing = useWriting(desk);
  const told = decided && tellNode(desk, decided);
  const say = (words: string) => (decided ? texts.did(desk.names[decided.turn], words) : texts.start);
  const notes = (
    <>
      <button
        type="button"
        aria-pressed={Boolean(drawing)}
        onClick={(event) => {
          // On a phone the list would cover the board that is to be drawn on, and has brought its foot into sight.
          const menu = event.currentTarget.closest('details');
          menu?.removeAttribute('open');
          if (menu) document.querySelector('.study')?.scrollTo({ top: 0 });
          draw();
        }}
      >
        {drawTexts.button}
      </button>
      <CommentButton {...{ desk, writing }} />
    </>
  );
  return (
    <div class="study-side">
      <StudyStanding desk={desk} />
      <div class="study-walk">
        <Stepper
          at={Math.max(0, stops.indexOf(at))}
          last={stops.length - 1}
          moment={countedIn(desk.room).outOf(numberAt(desk, at), numberAt(desk, stops[stops.length - 1]))}
          {...{ go }}
          words={say(told?.words ?? '')}
          seen={say(told?.seen ?? '')}
        />
      </div>
      <InVariation desk={desk} />
      <StudyComment {...{ desk, writing }} />
      {(isSummed(desk) || verdictOn(desk, at) || opinion.kind !== 'none') && (
        <div class="study-said-of">
          {isSummed(desk) ? (
            <StudySummary desk={desk} />
          ) : (
            <StudyVerdict {...{ desk, learn }} isShort={opinion.kind !== 'none'} />
          )}
          <StudyIdeas {...{ desk, opinion, light }} play={(move) => tree.play(move, dice)} />
        </div>
      )}
      {/* Outside of what scrolls: the list of moves follows every step and would carry it out of sight. */}
      <div class="study-row study-acts">
        {desk.study.mayAsk && (
          <button type="button" onClick={tryMove}>
            {texts.tryMove}
          </button>
        )}
        {narrow ? (
          <>
            {narrow.opinion}
            {narrow.more(notes)}
          </>
        ) : (
          notes
        )}
      </div>
      {drawing}
      <Segments
        name="study-tab"
        legend={texts.tabs.legend}
        isQuiet
        choices={(['review', 'moves', 'table'] as const).map((value) => ({ value, title: texts.tabs[value] }))}
        value={tab}
        change={setTab}
      />
      {/* Focusable, so that the keyboard can scroll it. */}
      <section class="study-scroll" tabIndex={0} aria-label={texts.board}>
        {tab === 'review' && <StudyReview {...{ desk, learn }} />}
        {tab === 'moves' && <StudyMoves desk={desk} />}
        {tab === 'table' && <TableFacts />}
      </section>
    </div>
  );
}

/** Says that the board shows what nobody played, and leads back to where it left the match. */
function InVariation({ desk }: { readonly desk: Desk }) {
  const { room, study, tree, at } = desk;
  let [left, first] = [at, at];
  while (left.parent && !left.isPlayed) [left, first] = [left.parent, left];
  if (!study.record || left === at) return null;
  return (
    <p class="study-row study-in-variation">
      {texts.variationOf(countedIn(room).number(numberAt(desk, first)))}
      <button type="button" class="quiet" onClick={() => showPly(tree, left.ply)}>
        {texts.leaveVariation}
      </button>
    </p>
  );
}

/** Scores, hands and piles, as they are told beside the board of a match. */
function TableFacts() {
  return <div class="study-facts">{useContext(FactsOfTable)}</div>;
}
