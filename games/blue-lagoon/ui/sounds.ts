import type { BlueLagoonPosition } from '../position.ts';
import { NOTHING } from '../state.ts';

/** Boats are heard as water, settlers and villages as wood, a token taken from its circle as stone. */
export function soundBetween(before: BlueLagoonPosition, after: BlueLagoonPosition): 'water' | 'wood' | 'stone' {
  // Mostly the last resource; the board is cleared at once, and the tide has its own sound.
  if (before.phase !== after.phase) return 'stone';
  const tile = newestTile(before, after);
  if (tile === undefined) return 'wood';
  if (before.tokens[tile] !== NOTHING) return 'stone';
  return before.board.isLand(tile) ? 'wood' : 'water';
}

function newestTile(before: BlueLagoonPosition, after: BlueLagoonPosition): number | undefined {
  const stood = new Set(piecesOf(before));
  return piecesOf(after).find((tile) => !stood.has(tile));
}

function piecesOf(position: BlueLagoonPosition): number[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return seats.flatMap((seat) => [...position.settlers(seat), ...position.villages(seat)]);
}
