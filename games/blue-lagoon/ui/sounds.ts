import type { BlueLagoonPosition } from '../position.ts';
import { NOTHING } from '../state.ts';
import { newestTile } from './newest.ts';

/** Boats are heard as water, settlers as wood, villages as hammer blows, a token taken from its circle as stone. */
export function soundBetween(
  before: BlueLagoonPosition,
  after: BlueLagoonPosition,
): 'water' | 'wood' | 'hammer' | 'stone' {
  // Mostly the last resource; the board is cleared at once, and the tide has its own sound.
  if (before.phase !== after.phase) return 'stone';
  const tile = newestTile(before, after);
  if (tile === undefined) return 'wood';
  if (before.tokens[tile] !== NOTHING) return 'stone';
  if (after.villages(before.mover).includes(tile)) return 'hammer';
  return before.board.isLand(tile) ? 'wood' : 'water';
}
