import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import { hasMoved, isHeadingFor, wasByKey } from './pointer-track.ts';

/** Milliseconds that a pointer may rest on its way to the preview before what lies under it counts. */
const REST = 300;
/** Milliseconds that a hand takes to leave the place where it has just played. */
const LEAVING = 600;

/** The ideas that are marked on the board, as long as they are: what was pointed at before would cover them. */
export const Suggested = createContext<object | undefined>(undefined);

interface Held<T> {
  readonly moment: object | undefined;
  readonly hovered?: T | undefined;
  readonly tapped?: T | undefined;
}

/**
 * What the mouse or the focus is at. A finger has no hover: what it tapped stays pointed at until it taps again.
 *
 * All of it is forgotten when `moment`, the position, changes: nobody has pointed at anything in the new one yet. On its
 * way out of the place where somebody has just played (`played`), the pointer asks for nothing; a hand that stayed there
 * does with its next movement, or with a key that is about what is under the pointer (`look`).
 *
 * What a preview offers can be reached: while it holds a link, it stays as long as the pointer is on its way there or in
 * the side column, and as long as a key leads there. Escape takes it away.
 */
export function usePointed<T>(moment: object | undefined, isSame: (a: T, b: T | undefined) => boolean = Object.is) {
  const [held, setHeld] = useState<Held<T>>({ moment });
  const now: Held<T> = held.moment === moment ? held : { moment };
  const latest = useRef(now);
  latest.current = now;
  const spent = useRef<Spent<T>>();
  const under = useRef<T>();
  const waiting = useRef<{ readonly next: T | undefined }>();
  const show = useCallback((change: Partial<Held<T>>) => {
    waiting.current = undefined;
    const next = { ...latest.current, ...change };
    latest.current = next;
    setHeld(next);
  }, []);
  const forget = useCallback(() => show({ hovered: undefined, tapped: undefined }), [show]);
  const suggested = useContext(Suggested);
  useEffect(() => {
    if (suggested !== undefined) forget();
  }, [suggested, forget]);
  const point = (place: T | undefined) => {
    under.current = place;
    if (isUnasked(place, spent, isSame)) return;
    const { hovered } = latest.current;
    if (place === hovered || (place !== undefined && isSame(place, hovered))) waiting.current = undefined;
    else if (isPreviewWanted(place)) waiting.current = { next: place };
    else show({ hovered: place });
  };
  const spend = (place: T, until: number) => {
    spent.current = { place, until };
    forget();
  };
  const played = (place: T) => spend(place, performance.now() + LEAVING);
  const look = () => {
    spent.current = undefined;
    if (under.current !== undefined) show({ hovered: under.current });
    return under.current ?? latest.current.tapped;
  };
  const pointed = now.hovered ?? now.tapped;
  useKeptPreview(pointed !== undefined, {
    isWaiting: () => waiting.current !== undefined,
    settle: () => waiting.current && show({ hovered: waiting.current.next }),
    dismiss: () => pointed !== undefined && spend(pointed, Number.POSITIVE_INFINITY),
  });
  const tap = (place: T | undefined) => {
    // What the pointer was at before is not meant now, not even while it seemed to be on its way to the preview.
    const isAgain = place === latest.current.tapped;
    show(place === undefined ? { tapped: place } : { tapped: place, hovered: undefined });
    if (isAgain) bringPreview();
  };
  // Not before what is told of the tapped place is there: it may be longer than what was told before.
  useEffect(() => {
    if (now.tapped !== undefined) bringPreview();
  }, [now.tapped]);
  return { pointed, point, tapped: now.tapped, tap, played, look, forget };
}

/**
 * Somebody may have scrolled on to the log: what a tap would do must be in sight. Why it does nothing is said on the board,
 * and what is being read, such as ideas, stays where it is.
 */
function bringPreview(): void {
  if (document.querySelector('.refused-here')) return;
  document.querySelector('.preview')?.scrollIntoView({ block: 'nearest' });
}

/** A place that is not talked about before the pointer has left it, or for some time. */
interface Spent<T> {
  readonly place: T;
  readonly until: number;
}

/** The pointer has not moved, or is on its way out of where a move was made. */
function isUnasked<T>(
  place: T | undefined,
  spent: { current: Spent<T> | undefined },
  isSame: (a: T, b: T | undefined) => boolean,
): boolean {
  if (!hasMoved()) return place !== undefined;
  const { current: kept } = spent;
  if (kept && place !== undefined && isSame(place, kept.place) && performance.now() < kept.until) return true;
  spent.current = undefined;
  return false;
}

/** Keys lead to the preview through whatever lies between, which is no place of the board. */
function isPreviewWanted(place: unknown): boolean {
  const link = document.querySelector('.preview a[href]');
  const preview = link?.closest('.preview');
  if (!preview) return false;
  return wasByKey() ? place === undefined : isHeadingFor(preview);
}

/** Watches the way to the preview: `settle` once the pointer goes or rests elsewhere, `dismiss` on Escape. */
function useKeptPreview(
  isShown: boolean,
  act: { readonly isWaiting: () => boolean; readonly settle: () => void; readonly dismiss: () => void },
): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isShown) return;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isInSide = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.table-side') !== null;
    const move = (event: PointerEvent) => {
      clearTimeout(timer);
      if (!latest.current.isWaiting() || isInSide(event.target)) return;
      const preview = document.querySelector('.preview');
      if (!preview || !isHeadingFor(preview)) return latest.current.settle();
      timer = setTimeout(() => latest.current.settle(), REST);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('.table')) latest.current.settle();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) latest.current.dismiss();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('focusin', focus, { signal });
    addEventListener('keydown', press, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [isShown]);
}
