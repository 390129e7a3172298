import { texts } from '#texts/blue-lagoon/news.ts';
import type { Move } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { sayAct } from './words.ts';

/** A move as a suggestion whose tile is marked on the board. */
export function nameIdea(position: BlueLagoonPosition, move: Move): string {
  return sayAct(position, move, texts.ideas);
}
