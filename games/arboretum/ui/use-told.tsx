import { createContext } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Mark } from '../../../kit/draw/place.ts';
import type { ArboretumPosition } from '../position.ts';
import { treePlace } from './places.ts';
import { readTold, type Told } from './told.ts';

export const ToldHere = createContext<Told>(readTold([]));

/** The trees of a step as marks on their gardens, beside those that there are. */
export function useTold(position: ArboretumPosition, about: readonly string[] = [], marks: readonly Mark[] = []) {
  return useMemo(() => {
    const told = readTold(about);
    const trees = position.groves.flatMap((grove, seat) =>
      told.cards
        .map((card) => treePlace(grove, seat, card))
        .filter((place) => place !== undefined)
        .map((place): Mark => ({ seat, sign: '', kind: 'lit', places: [place] })),
    );
    return { told, marks: trees.length > 0 ? [...marks, ...trees] : marks };
  }, [position, about, marks]);
}
