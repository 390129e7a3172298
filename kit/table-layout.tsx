import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/kit.ts';

/** What the page lays between prompt and facts, in every game alike: hints. */
export const BesidePrompt = createContext<ComponentChildren>(undefined);

/** Board on one side, facts on the other (below it on a phone). The page never scrolls; long facts scroll by themselves. */
export function TableLayout({
  board,
  prompt,
  facts,
}: {
  readonly board: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly facts: ComponentChildren;
}) {
  return (
    <div class="table">
      <div class="table-board">{board}</div>
      <aside class="table-side" aria-label={texts.theMatch}>
        {prompt}
        {useContext(BesidePrompt)}
        {/* Focusable, so that the keyboard can scroll it. */}
        <section class="table-facts" tabIndex={0} aria-label={texts.facts}>
          {useHeldBack(facts)}
        </section>
      </aside>
    </div>
  );
}

/** After this many milliseconds the board has been painted, on slow machines too. */
const PAINTED = 80;

/**
 * What is drawn a moment after everything else: long lists and tables must not keep a move from being on the screen at once.
 * Until then the page keeps what it had.
 */
function useHeldBack(latest: ComponentChildren): ComponentChildren {
  const [shown, show] = useState(latest);
  const next = useRef(latest);
  next.current = latest;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (next.current === shown || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      show(next.current);
    }, PAINTED);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return shown;
}

/** The prompt says one thing to do, in the colour of the seat that acts. */
export function Prompt({
  seat,
  title,
  children,
}: {
  readonly seat: number | undefined;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const style =
    seat === undefined ? undefined : { borderColor: `var(--seat-${seat})`, background: `var(--tint-${seat})` };
  return (
    <section class="prompt" style={style} aria-label={texts.prompt} tabIndex={-1}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
