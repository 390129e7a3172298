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

/** What is held back: what is shown, what would be, and the last of the moment before this one. */
export interface HeldBack<T> {
  readonly moment: unknown;
  readonly waits: unknown;
  readonly shown: T;
  readonly latest: T;
  readonly past: T;
}

/**
 * What is shown next. Where turns pass so quickly that one wait follows another (`waits` changes), what was held gives way
 * to the end of the moment before: it must not stay behind for a whole match.
 */
export function holdBack<T>(
  held: HeldBack<T>,
  { latest, moment, waits }: Pick<HeldBack<T>, 'latest' | 'moment' | 'waits'>,
  isPainted: boolean,
): HeldBack<T> {
  const past = held.moment === moment ? held.past : held.latest;
  const isNext = waits !== undefined && held.waits !== undefined && waits !== held.waits;
  const shown = isNext ? past : isPainted && waits === undefined ? latest : held.shown;
  return { moment, waits, shown, latest, past };
}

/**
 * What can wait when `moment` changes: until the rest has been painted, the page keeps what it had. Within one moment it
 * follows at once, so that pointing at things stays as quick as it is. Whatever else it `waits` for holds it longer.
 */
export function useHeldBack(latest: ComponentChildren, moment: object | undefined, waits?: unknown): ComponentChildren {
  const [settled, settle] = useState(moment);
  const held = useRef<HeldBack<ComponentChildren>>({ moment, waits, shown: latest, latest, past: latest });
  const isPainted = settled === moment;
  held.current = holdBack(held.current, { latest, moment, waits }, isPainted);
  const now = useRef(moment);
  now.current = moment;
  useEffect(() => {
    if (isPainted) return;
    const timer = setTimeout(() => settle(now.current), PAINTING);
    return () => clearTimeout(timer);
  }, [isPainted]);
  return held.current.shown;
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
