import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { untilStill, wantsLessMotion } from './motion.ts';

/** How long a move of a person takes to be on the screen, in milliseconds. What can wait, waits for that. */
const PAINTING = 60;

let moved = Number.NEGATIVE_INFINITY;

/** A person moves now: whatever can wait, waits until that is on the screen. */
export function noteMove(): void {
  moved = performance.now();
}

/** Runs something at once, or when the last move has been painted. */
export function untilPainted(run: () => void): void {
  const wait = moved + PAINTING - performance.now();
  if (wait > 0) setTimeout(run, wait);
  else run();
}

/**
 * Comes when the move that brings it has been painted: a dialog restyles the whole page behind it, which takes a frame.
 * `atOnce` where no move has brought it.
 */
export function Later({ atOnce, children }: { readonly atOnce: boolean; readonly children: ComponentChildren }) {
  const [isDue, setDue] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAINTING);
    return () => clearTimeout(timer);
  }, []);
  return <>{isDue && children}</>;
}

/**
 * What can wait when `moment` changes: until the rest has been painted, the page keeps what it had. Within one moment it
 * follows at once, so that pointing at things stays as quick as it is. `waits` holds it for longer.
 */
export function useHeldBack(latest: ComponentChildren, moment: object | undefined, waits = false): ComponentChildren {
  const [settled, settle] = useState(moment);
  const now = useRef(moment);
  now.current = moment;
  const isNew = settled !== moment;
  const shown = useRef(latest);
  if (!isNew && !waits) shown.current = latest;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => settle(now.current), PAINTING);
    return () => clearTimeout(timer);
  }, [isNew]);
  return shown.current;
}

/**
 * What is said about the board: while the move that brought `moment` is still moving there, this is what was said before
 * the move, so that nobody reads "Your turn" over a tile in the air. What can be done on the board does not wait for it.
 */
export function useOnceStill<T>(latest: T, moment: unknown): T {
  const last = useRef({ moment, latest, before: latest, number: 0 });
  const [settled, settle] = useState(0);
  const { current } = last;
  if (current.moment !== moment) {
    current.before = current.latest;
    current.moment = moment;
    current.number++;
  }
  current.latest = latest;
  const { before, number } = current;
  useEffect(() => {
    if (settled === number) return;
    let isCurrent = true;
    // An animation begins when the move is painted; to ask for it earlier would make the move wait.
    const timer = setTimeout(async () => {
      await untilStill();
      if (isCurrent) settle(number);
    }, PAINTING);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [settled, number]);
  return settled === number || wantsLessMotion() ? latest : before;
}
