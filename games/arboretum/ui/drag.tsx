import { useRef } from 'preact/hooks';
import { useCarry } from '../../../kit/carry.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import type { Draft, Spot } from './use-draft.tsx';

export type Drag = ReturnType<typeof useDrag>;

/** Carries a card of the hand to a lit square or the lit pile, as a short cut for selecting and placing. */
export function useDrag(draft: Draft) {
  // What was selected before, and is again when the card goes back.
  const before = useRef<number>();
  const putBack = () => draft.select(before.current);
  return useCarry<number, Spot>({
    placeAt: spotAt,
    over: draft.point,
    lift: (card) => {
      before.current = draft.selected;
      draft.select(card);
    },
    drop: (spot) => (draft.isLegal(spot) ? draft.choose(spot, onlyShows()) : putBack()),
    putBack,
  });
}

function spotAt(x: number, y: number): Spot | undefined {
  const place = document.elementFromPoint(x, y)?.closest('.arboretum-square, .arboretum-pile');
  const [, kind, id] = /^arboretum-(square|pile)-(-?\d+)$/.exec(place?.id ?? '') ?? [];
  return kind === 'square' || kind === 'pile' ? { kind, id: Number(id) } : undefined;
}
