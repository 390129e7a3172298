import type { RaftPosition } from '../position.ts';
import { CATS, FIRE, NONE, RAFT } from '../state.ts';
import { allSquares } from './cat-watch.ts';
import type { Place } from './draft.ts';

/**
 * Land where the middle of the held card can't go: too near to fire, a cat or the raft. These themselves speak for
 * themselves, and a cat must stay as clear as it is.
 */
export function closedLand(position: RaftPosition, places: ReadonlyMap<number, Place>): readonly number[] {
  return allSquares(position).filter(
    (square) =>
      !places.has(square) &&
      position.colourAt(square) !== NONE &&
      ![CATS, FIRE, RAFT].some((layer) => position.has(layer, square)),
  );
}
