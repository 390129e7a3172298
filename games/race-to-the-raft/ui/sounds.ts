import type { RaftPosition } from '../position.ts';
import { tallyOf } from '../scoring.ts';
import { CATS, FIRE, PHASES } from '../state.ts';
import { allSquares } from './cat-watch.ts';

/** What happened between two positions, for the ear: boards and paws on wood, cards, fire, and the raft's water. */
export function soundBetween(before: RaftPosition, after: RaftPosition) {
  if (before.phase === PHASES.islands) return 'wood';
  if (tallyOf(after).aboard > tallyOf(before).aboard) return 'water';
  const squares = allSquares(after);
  if (squares.some((square) => after.has(FIRE, square) && !before.has(FIRE, square))) return 'fire';
  return squares.some((square) => after.has(CATS, square) && !before.has(CATS, square)) ? 'wood' : 'paper';
}
