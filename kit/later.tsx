import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

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
