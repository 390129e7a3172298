import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';

type Age = 'old' | 'newest' | 'growing';

/** The age of each tree: the newest grows only if it was planted before our eyes, not where a garden is merely shown elsewhere. */
export function useAges(grove: Grove): (square: number) => Age {
  const newest = grove.placed > 0 ? grove.placedAt(grove.placed - 1) : -1;
  const first = useRef<number | undefined>(newest);
  if (first.current !== newest) first.current = undefined;
  const isGrowing = first.current === undefined;
  return (square) => (square !== newest ? 'old' : isGrowing ? 'growing' : 'newest');
}

/** A tree with its face; the newest has a frame around it. */
export function Tree({ age, children }: { readonly age: Age; readonly children: ComponentChildren }) {
  return (
    <g class={age === 'growing' ? 'arboretum-planted is-growing' : 'arboretum-planted'}>
      {children}
      {age !== 'old' && (
        <rect class="arboretum-newest" x={-1} y={-1} width={CARD_WIDTH + 2} height={CARD_HEIGHT + 2} rx={8} />
      )}
    </g>
  );
}
