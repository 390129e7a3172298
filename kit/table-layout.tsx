import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/kit.ts';
import type { Position } from '../core/game.ts';
import { fillIn } from './fill-in.tsx';
import { useHeldBack, useOnceStill } from './later.tsx';
import { HELP_KEY, NEXT_KEY } from './shortcuts.ts';
import { useSteadyRoom } from './use-steady-room.ts';

/** What the page lays between prompt and facts, in every game alike: hints. */
export const BesidePrompt = createContext<ComponentChildren>(undefined);

/** What the page says in the prompt before what there is to do: what the others have done. */
export const BeforePrompt = createContext<ComponentChildren>(undefined);

/** What the page asks for in the prompt's place, while the game itself asks for nothing: to read on in a lesson. */
export const InsteadOfPrompt = createContext<ComponentChildren>(undefined);

/** What the page shows instead of prompt and facts, as long as it does: a great moment of the match, or its result. */
export const WholeSide = createContext<ComponentChildren>(undefined);

/** The game's own facts, for what is shown instead of them and may want to show them in a place of its own. */
export const FactsOfTable = createContext<ComponentChildren>(undefined);

/** What the page lays above and below all that is in the side column: who is at the table, what they say. */
export const SideEnds = createContext<{ readonly above?: ComponentChildren; readonly below?: ComponentChildren }>({});

/** How many lines of the match are undone, and could be played again. */
export const Undone = createContext(0);

/** Tells the table of whose turn its prompt still speaks, while the board has passed to the next. */
const TellAhead = createContext<(seat: number | undefined) => void>(() => {});

/** A prompt that speaks of nobody's turn. */
const NOBODY = -1;

/**
 * Board on one side, facts on the other (below it on a phone). The page never scrolls; long facts scroll by themselves.
 * `preview` tells what is pointed at, `facts` how the match stands. Where somebody plays, `position` is what they see:
 * a move comes to the board and to the prompt at once, and to the facts when those two have been painted. While the prompt
 * waits for the board to come to rest, so do the facts, and what the board lights (`is-ahead`): they tell of one turn.
 */
export function TableLayout({
  board,
  prompt,
  preview,
  facts,
  position,
  round = 1,
}: {
  readonly board: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly preview: ComponentChildren;
  readonly facts: ComponentChildren;
  readonly position?: Position;
  /** Positions in a round, where a turn has several steps: the column keeps the room that they take. */
  readonly round?: number;
}) {
  const asked = useContext(InsteadOfPrompt) ?? prompt;
  const beside = useContext(BesidePrompt);
  const whole = useContext(WholeSide);
  const { above, below } = useContext(SideEnds);
  const [ahead, tellAhead] = useState<number>();
  const later = useHeldBack(facts, position, ahead);
  const side = useTopAgain(position);
  useSteadyRoom(side, position, round, useContext(Undone));
  return (
    <div class={ahead === undefined ? 'table' : 'table is-ahead'}>
      <div class="table-board" onFocusIn={comeToBoard}>
        {board}
      </div>
      <aside class="table-side" ref={side} aria-label={texts.theMatch}>
        {above}
        {whole === undefined || whole === null ? (
          <>
            <TellAhead.Provider value={tellAhead}>{asked}</TellAhead.Provider>
            {beside}
            {/* Focusable, so that the keyboard can scroll it. */}
            <section class="table-facts" tabIndex={0} aria-label={texts.facts}>
              <div class="preview-room">{preview}</div>
              {later}
            </section>
          </>
        ) : (
          <FactsOfTable.Provider value={later}>{whole}</FactsOfTable.Provider>
        )}
        {below}
      </aside>
    </div>
  );
}

/** Where the whole column scrolls, a move brings its top back: what to do next must not be out of sight. */
function useTopAgain(position: Position | undefined) {
  const side = useRef<HTMLElement>(null);
  // After the paint: to scroll before it would lay the page out once more, and the move would wait for that.
  useEffect(() => {
    if (position && side.current) side.current.scrollTop = 0;
  }, [position]);
  return side;
}

/** The Tab key scrolls the facts on its way through them: on the board what is pointed at would be told over the score. */
function comeToBoard({ target, relatedTarget, currentTarget }: FocusEvent): void {
  if (!(currentTarget instanceof Element && target instanceof Element && target.matches(':focus-visible'))) return;
  if (relatedTarget instanceof Element && currentTarget.contains(relatedTarget)) return;
  const facts = currentTarget.parentElement?.querySelector('.table-facts');
  if (facts) facts.scrollTop = 0;
}

/**
 * The prompt says one thing to do, in the colour of the seat that acts. It passes to the next seat as a whole when the board
 * has come to rest: a rival's name over your own tile would be nobody's turn. The board itself does not wait for it.
 * Somebody who has just moved knows it: others are named at once.
 */
export function Prompt({
  seat,
  title,
  acts = false,
  others = 0,
  children,
}: {
  readonly seat: number | undefined;
  readonly title: ComponentChildren;
  /** How many others there are to tell news of: a style sheet may keep room for them. */
  readonly others?: number;
  /** True while the person at the screen is to move. */
  readonly acts?: boolean;
  readonly children: ComponentChildren;
}) {
  const latest = { seat, title, acts, children };
  const settled = useOnceStill(latest, seat);
  const shown = settled.acts && !acts ? latest : settled;
  const isAhead = shown !== latest;
  const tellAhead = useContext(TellAhead);
  // Before the paint: facts must not be seen to tell of another turn than the prompt.
  useLayoutEffect(() => {
    if (!isAhead) return;
    tellAhead(shown.seat ?? NOBODY);
    return () => tellAhead(undefined);
  }, [isAhead, shown.seat, tellAhead]);
  const colours =
    shown.seat === undefined
      ? undefined
      : { borderColor: `var(--seat-${shown.seat})`, background: `var(--tint-${shown.seat})` };
  const style = { '--others': others, ...colours };
  return (
    <section class={isAhead ? 'prompt is-ahead' : 'prompt'} style={style} aria-label={texts.prompt} tabIndex={-1}>
      <div class="prompt-body">
        <h2>{shown.title}</h2>
        {useContext(BeforePrompt)}
        {/* Buttons of a move that is made already must not stay: what comes next keeps their room, unseen. */}
        {isAhead && shown.acts ? <div class="prompt-next">{children}</div> : shown.children}
      </div>
      {acts && !isAhead && <KeyTip />}
    </section>
  );
}

/** How to play by keys, as long as they have led to the prompt and no further. */
function KeyTip() {
  const keys = { next: <kbd>{NEXT_KEY}</kbd>, help: <kbd>{HELP_KEY}</kbd> };
  return <p class="fine prompt-keys">{fillIn(texts.keys, keys)}</p>;
}
