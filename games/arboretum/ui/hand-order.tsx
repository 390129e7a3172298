import { useState } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
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

/** Beside the hand; on a phone, where the cards need the width, beside the name of its owner. */
export function SortButton({
  order,
  reorder,
  isAway,
}: {
  readonly order: HandOrder;
  readonly reorder: () => void;
  /** Another garden is the large one. */
  readonly isAway: boolean;
}) {
  return (
    <button
      type="button"
      class={isAway ? 'arboretum-sort is-away' : 'arboretum-sort'}
      title={texts.board.sort[order]}
      onClick={reorder}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M5 13V3M2 6l3-3 3 3M11 3v10M8 10l3 3 3-3" />
      </svg>
      <span class="sr-only">{texts.board.sort[order]}</span>
      <span class="arboretum-sort-word" aria-hidden="true">
        {texts.board.sortShort}
      </span>
    </button>
  );
}
