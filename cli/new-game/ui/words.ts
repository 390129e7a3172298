import { texts } from '#texts/new-game/words.ts';
import type { Move } from '../../../core/game.ts';
import { SQUARE_NAMES } from '../geometry.ts';
import type { NewGamePosition } from '../position.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(_position: NewGamePosition, move: Move): string {
  return texts.marked(SQUARE_NAMES[move]);
}
