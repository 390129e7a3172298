import { texts } from '#texts/new-game/words.ts';
import type { Move } from '../../../core/game.ts';
import { SQUARE_NAMES } from '../geometry.ts';
import type { NewGamePosition } from '../position.ts';

/** A move as advice, before it is played. */
export function adviseMove(_position: NewGamePosition, move: Move): string {
  return texts.mark(SQUARE_NAMES[move]);
}
