import type { ComponentChildren } from 'preact';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';

/** How long a move of a person takes to be on the screen, in milliseconds. What can wait, waits for that. */
export const PAINTING = 60;

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
 * follows at once, so that pointing at things stays as quick as it is.
 */
export function useHeldBack(latest: ComponentChildren, moment: unknown): ComponentChildren {
  const shown = useRef({ content: latest, moment });
  const next = useRef(shown.current);
  next.current = { content: latest, moment };
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isHeld = shown.current.moment !== moment;
  if (!isHeld) shown.current = next.current;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => {
      shown.current = next.current;
      redraw(undefined);
    }, PAINTING);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return shown.current.content;
}
