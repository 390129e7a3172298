import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { texts as drawTexts } from '#texts/web/study-draw.ts';
import { type Move, OVER } from '../../core/game.ts';
import { Segments } from '../../kit/segments.tsx';
import { FactsOfTable } from '../../kit/table-layout.tsx';
import { countedIn } from '../counted.ts';
import { dice } from '../session/dice.ts';
import { decisionOf, leftMatchAt } from '../study/study-tree.ts';
import { bringBelowWalk, showTold } from './below-walk.ts';
import { betterShown, isSeen } from './better-move.ts';
import { MenuIcon } from './menu-icon.tsx';
import { Stepper } from './stepper.tsx';
import type { Aside } from './study-aside.ts';
import { CommentButton, StudyComment, useWriting } from './study-comment.tsx';
import { StudyIdeas } from './study-ideas.tsx';
import { StudyMoves } from './study-moves.tsx';
import { StudyReview } from './study-review.tsx';
import { StudyStanding } from './study-standing.tsx';
import { isSummed, StudySummary } from './study-summary.tsx';
import { StudyTime } from './study-time.tsx';
import { StudyVerdict } from './study-verdict.tsx';
import { type Desk, numberAt, showPly, tellNode, verdictOn, walkOf } from './use-desk.ts';
import { useMistakeKeys } from './use-mistake-keys.ts';
import type { Opinion } from './use-opinion.ts';

export type Tab = 'review' | 'moves' | 'table';

interface SideProps {
  readonly desk: Desk;
  readonly opinion: Opinion;
  /** The chance on a board that nobody played. */
  readonly aside: Aside | undefined;
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
}

/** Beside the board: the walk, what is said of the move, and the review, the moves or the game's own facts. */
export function StudySide(props: SideProps) {
  const { desk, opinion, aside, drawing, narrow, tab, setTab, tryMove, learn, draw, light } = props;
  const { tree, at } = desk;
  const stops = walkOf(at);
  const go = useCallback((to: number) => tree.go(walkOf(tree.at)[to]), [tree]);
  const decided = decisionOf(at);
  const writing = useWriting(desk);
  useMistakeKeys(desk);
  const told = decided && tellNode(desk, decided);
  const number = numberAt(desk, stops[stops.length - 1]);
  const [isWhole, leave] = useSummary(desk);
  const start = number === 0 ? texts.onlyPosition : '';
  const better = betterShown(desk, opinion);
  const say = (words: string) => {
    if (better) return isSeen(desk.room, better.before.position, better.move) ? texts.betterOnBoard : texts.betterBelow;
    return decided ? texts.did(desk.names[decided.turn], words) : start;
  };
  const notes = (
    <>
      <button
        type="button"
        class={narrow ? undefined : 'is-sign'}
        title={narrow ? undefined : drawTexts.button}
        aria-pressed={Boolean(drawing)}
        onClick={(event) => {
          // On a phone the list would cover the board that is to be drawn on.
          event.currentTarget.closest('details')?.removeAttribute('open');
          showTold('top');
          draw();
        }}
      >
        <MenuIcon name="pencil" />
        <span>{drawTexts.button}</span>
      </button>
      <CommentButton {...{ desk, writing }} isSign={!narrow} />
    </>
  );
  return (
    <div class="study-side">
      <StudyStanding {...{ desk, opinion }} />
      {desk.study.record && desk.study.mayAsk && <StudyTime {...{ desk, aside }} />}
      <div class="study-walk">
        <Stepper
          at={Math.max(0, stops.indexOf(at))}
          last={stops.length - 1}
          moment={number === 0 ? '' : countedIn(desk.room).outOf(numberAt(desk, at), number)}
          {...{ go }}
          words={say(told?.words ?? '')}
          seen={say(told?.seen ?? '')}
        />
      </div>
      <div class={toldClass(desk)}>
        <InVariation desk={desk} />
        <StudyComment {...{ desk, writing }} />
        {/* In place of the words: above or below them the pens would push the rest away, and the button that puts them away. */}
        {drawing || <SaidOf {...{ desk, learn, opinion, light, isWhole, leave }} />}
      </div>
      <Tabs
        {...{ desk, tab, setTab }}
        learn={isWhole ? undefined : learn}
        acts={
          <div class="study-row study-acts">
            {desk.study.mayAsk && (
              <button type="button" disabled={at.position.turn === OVER} onClick={tryMove}>
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
        }
      />
    </div>
  );
}

/** The review, the moves or the game's own facts. */
function Tabs({
  desk,
  learn,
  tab,
  setTab,
  acts,
}: Pick<SideProps, 'desk' | 'tab' | 'setTab'> & {
  /** Where nothing else leads there. */
  readonly learn: (() => void) | undefined;
  /** What can be done at this position, beside the tabs where there is room. */
  readonly acts: ComponentChildren;
}) {
  const scroll = useRef<HTMLElement>(null);
  const keepPlace = useOwnPlaces(scroll, tab);
  return (
    <>
      {/* Outside of what scrolls: the list of moves follows every step and would carry it out of sight. */}
      <div class="study-tabs">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the radio buttons inside are what is used. */}
        <div
          // A mouse that has chosen a tab is done with it: the arrow keys step through the match again.
          onClick={({ detail }) => detail > 0 && setTimeout(() => scroll.current && goInto(scroll.current))}
        >
          <Segments
            name="study-tab"
            legend={texts.tabs.legend}
            isQuiet
            choices={(['review', 'moves', 'table'] as const).map((value) => ({ value, title: texts.tabs[value] }))}
            value={tab}
            change={setTab}
          />
        </div>
        {acts}
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <section class="study-scroll" ref={scroll} onScroll={keepPlace} tabIndex={0} aria-label={texts.board}>
        {tab === 'review' && <StudyReview {...{ desk, learn }} />}
        {tab === 'moves' && <StudyMoves desk={desk} />}
        {tab === 'table' && <TableFacts />}
      </section>
    </>
  );
}

/** One box scrolls for all tabs: each comes back where it was left, and begins at its top. Returns what notes where that is. */
function useOwnPlaces(scroll: RefObject<HTMLElement>, tab: Tab): () => void {
  const places = useRef(new Map<Tab, number>());
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = places.current.get(tab) ?? 0;
  }, [scroll, tab]);
  return () => places.current.set(tab, scroll.current?.scrollTop ?? 0);
}

/** The focus goes to what was chosen, and on a phone it comes into sight. */
function goInto(panel: HTMLElement): void {
  panel.focus({ preventScroll: true });
  bringBelowWalk(panel);
}

/** Whether the match is told as a whole, and how to leave that. */
function useSummary(desk: Desk): [boolean, () => void] {
  const { tree } = desk;
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    const look = () => tree.at.children.length > 0 && setOpening(false);
    look();
    return tree.subscribe(look);
  }, [tree]);
  return [isSummed(desk, isOpening), () => setOpening(false)];
}

/** What is said of the move: the match as a whole at its end, the review's verdict, the computer's ideas for the next. */
function SaidOf({
  desk,
  learn,
  opinion,
  light,
  isWhole,
  leave,
}: Pick<SideProps, 'desk' | 'learn' | 'opinion' | 'light'> & {
  readonly isWhole: boolean;
  readonly leave: () => void;
}) {
  const { tree, at, review } = desk;
  const isAsked = opinion.kind !== 'none';
  if (!isWhole && !verdictOn(desk, at) && !isAsked) {
    const words = at === tree.root || !decisionOf(at) ? texts.walkHow : texts.notYet;
    return review && at.isPlayed ? <p class="study-verdict fine">{words}</p> : null;
  }
  return (
    <div class="study-said-of">
      {isWhole ? <StudySummary {...{ desk, leave, learn }} /> : <StudyVerdict {...{ desk, learn }} isShort={isAsked} />}
      <StudyIdeas {...{ desk, opinion, light }} play={(move) => tree.play(move, dice)} />
    </div>
  );
}

/** Where a match can be reviewed, what is said of a move has its room at every step. */
function toldClass({ study: { record, mayAsk }, keepsRoomForBetter }: Desk): string {
  return `study-told ${record && mayAsk ? 'is-reviewed' : ''} ${keepsRoomForBetter ? 'has-better' : ''}`;
}

/** Says that the board shows what nobody played, and leads back to where it left the match. */
function InVariation({ desk }: { readonly desk: Desk }) {
  const { room, study, tree, at } = desk;
  const { left, first } = leftMatchAt(at);
  if (!study.record || left === at) return null;
  // Who looked at a mistake and asked what was better comes back to the mistake.
  const isBeside = decisionOf(desk.lastPlayed)?.parent === left;
  return (
    <p class="study-row study-in-variation">
      {texts.variationOf(countedIn(room).number(numberAt(desk, first)))}
      <button type="button" class="quiet" onClick={() => showPly(tree, isBeside ? desk.lastPlayed.ply : left.ply)}>
        {texts.leaveVariation}
      </button>
    </p>
  );
}

/** Scores, hands and piles, as they are told beside the board of a match. */
function TableFacts() {
  return <div class="study-facts">{useContext(FactsOfTable)}</div>;
}
