import { texts } from '#texts/blue-lagoon/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { sayAct, sayDone, tellWith } from './words.ts';

/** A move in words beside its mark on the board. */
export function tellMove(position: BlueLagoonPosition, move: Move, nameSeat: NameSeat): string {
  return tellWith(texts.told, position, move, nameSeat);
}

/** The same below a small picture, without what follows from it. */
export function captionMove(position: BlueLagoonPosition, move: Move): string {
  return sayDone(texts.captions, position, move);
}

/** A move as a suggestion whose tile is marked on the board. */
export function nameIdea(position: BlueLagoonPosition, move: Move): string {
  return sayAct(position, move, texts.ideas);
}
