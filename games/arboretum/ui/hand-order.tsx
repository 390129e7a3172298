import { useState } from 'preact/hooks';
import { browserTexts } from '../../../kit/text-store.ts';
import { cardValue } from '../cards.ts';

/** How somebody likes to hold their cards. */
export type HandOrder = 'species' | 'number';

const KEY = 'boardwalk.arboretum.hand';

/** The order that this browser remembers, and what changes it. */
export function useHandOrder(): readonly [HandOrder, () => void] {
  const [order, setOrder] = useState<HandOrder>(() => (browserTexts.get(KEY) === 'number' ? 'number' : 'species'));
  const change = () => {
    const next = order === 'species' ? 'number' : 'species';
    browserTexts.set(KEY, next);
    setOrder(next);
  };
  return [order, change];
}

/** Cards come by species and value; by number the species keep that order among equals. */
export function inOrder(cards: readonly number[], order: HandOrder): readonly number[] {
  return order === 'species' ? cards : cards.toSorted((a, b) => cardValue(a) - cardValue(b) || a - b);
}
