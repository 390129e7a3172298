import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

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
export function useHeldBack(latest: ComponentChildren, moment: object | undefined): ComponentChildren {
  const [settled, settle] = useState(moment);
  const now = useRef(moment);
  now.current = moment;
  const isHeld = settled !== moment;
  const shown = useRef(latest);
  if (!isHeld) shown.current = latest;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => settle(now.current), PAINTING);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return shown.current;
}
