import { texts } from '#texts/blue-lagoon/advice.ts';
import type { Move } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, tileOf } from '../rules.ts';
import { SETTLER } from '../state.ts';

export function adviseMove({ board }: BlueLagoonPosition, move: Move): string {
  const tile = tileOf(move);
  const name = board.names[tile];
  if (pieceOf(move) !== SETTLER) return texts.village(name);
  return board.isLand(tile) ? texts.settler(name) : texts.boat(name);
}
