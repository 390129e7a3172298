import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/result.ts';
import type { ShownScene } from '../../kit/draw/scene.ts';
import { isFocusLost } from '../../kit/focus.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { nameOf } from '../../kit/table.ts';
import { MirroredParts, PartsTable } from './result-parts.tsx';
import { useCountUp } from './use-count-up.ts';
import type { Scenes } from './use-scenes.ts';

/** Of the time of a scene, how much the counting takes. */
const COUNTING = 0.8;

/** Stops and goes on. */
const PAUSE_KEY = 'P';

/** Beside the board while a great moment is played on it: what is seen, the points so far, and the way past it. */
export function MomentPanel({ scenes, names }: { readonly scenes: Scenes; readonly names: readonly string[] }) {
  const { shown, skip, pause, isPaused, isWaiting, isEnding } = scenes;
  useShortcuts('game', [
    { keys: ['Escape', ' '], words: texts.skip, act: skip },
    ...(pause ? [{ keys: [PAUSE_KEY], words: isPaused ? texts.resume : texts.pause, act: pause }] : []),
  ]);
  useClickOnBoard(skip);
  const goOn = useFocusOnceWaiting(isWaiting);
  return (
    <section class={`prompt moment${shown && isEnding ? ' is-ending' : ''}`} aria-label={texts.ending} tabIndex={-1}>
      <div role="status">
        <p class="moment-caption">{shown ? shown.scene.caption : texts.lastMove}</p>
        {shown?.scene.words && <p>{shown.scene.words}</p>}
      </div>
      {shown && <Counted {...{ shown, names }} />}
      <p class="moment-ways">
        <button type="button" ref={goOn} class={isWaiting ? 'primary' : ''} onClick={skip} onKeyDown={refuseHeld}>
          {isWaiting ? texts.carryOn : texts.skip}
        </button>
        {pause && (
          <button type="button" onClick={pause} aria-keyshortcuts={PAUSE_KEY}>
            {isPaused ? texts.resume : texts.pause}
          </button>
        )}
      </p>
      {shown && <PartsSoFar {...{ shown, names }} />}
    </section>
  );
}

/** The points so far. */
function Counted({ shown, names }: { readonly shown: ShownScene; readonly names: readonly string[] }) {
  const { totals, milliseconds } = shown.scene;
  if (!totals) return null;
  const counting = shown.isMoving ? milliseconds * shown.tempo * COUNTING : 0;
  return (
    <ol class="moment-totals">
      {totals.map((points, seat) => (
        <li key={nameOf(names, seat)} style={{ background: `var(--tint-${seat})` }}>
          <SeatBadge seat={seat} /> <span>{nameOf(names, seat)}</span> <Total points={points} milliseconds={counting} />
        </li>
      ))}
    </ol>
  );
}

/** Each way to score as the result shows it. Last: it grows, and what is above it keeps its place. */
function PartsSoFar({ shown, names }: { readonly shown: ShownScene; readonly names: readonly string[] }) {
  const { totals, parts = [] } = shown.scene;
  if (!totals || parts.length === 0) return null;
  if (names.length === 2) return <MirroredParts parts={parts} />;
  return <PartsTable {...{ parts, names }} points={totals} winners={NOBODY} />;
}

const NOBODY: readonly number[] = [];

/** Where a moment waits to be read, the keyboard goes from the board, which takes no moves now, to what carries on. */
function useFocusOnceWaiting(isWaiting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWaiting && (isFocusLost() || document.activeElement?.closest('.table-board'))) button.current?.focus();
  }, [isWaiting]);
  return button;
}

/** The key that made the last move may still be down when the button gets the focus: nobody has read anything yet. */
function refuseHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Counts on with the scene; those who listen hear the result alone. */
function Total({ points, milliseconds }: { readonly points: number; readonly milliseconds: number }) {
  const shown = useCountUp(points, milliseconds);
  return (
    <b>
      <span aria-hidden="true">{shown}</span>
      <span class="sr-only">{points}</span>
    </b>
  );
}

/** Whoever clicks at the board wants to get on. Nothing on it may take that click for a choice. */
function useClickOnBoard(skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const board = document.querySelector('.table-board');
    const click = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.zoom-buttons')) return;
      event.stopPropagation();
      latest.current();
    };
    board?.addEventListener('click', click, true);
    return () => board?.removeEventListener('click', click, true);
  }, []);
}
