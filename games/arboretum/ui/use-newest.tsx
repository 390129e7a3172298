import { useRef } from 'preact/hooks';
import type { Grove } from '../grove.ts';

/** The class of each tree: the newest is framed, and grows only if it was planted before our eyes, not where a garden is merely shown elsewhere. */
export function useNewest(grove: Grove): (square: number) => string {
  const newest = grove.placed > 0 ? grove.placedAt(grove.placed - 1) : -1;
  const first = useRef<number | undefined>(newest);
  if (first.current !== newest) first.current = undefined;
  const isGrowing = first.current === undefined;
  return (square) => {
    if (square !== newest) return 'arboretum-planted';
    return isGrowing ? 'arboretum-planted is-new is-growing' : 'arboretum-planted is-new';
  };
}
