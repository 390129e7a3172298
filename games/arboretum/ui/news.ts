import { texts } from '#texts/arboretum/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, PLACE, placedCard, TAKE } from '../rules.ts';
import { adviseMove } from './advice.ts';
import { describeMove, sayCard } from './words.ts';

/**
 * A move in words beside its mark on the board: which card, not where it was planted. Everybody draws two cards a turn:
 * only those that others could see are news.
 */
export function tellMove(position: ArboretumPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DECK) return '';
  if (move >= PLACE) return texts.planted(sayCard(placedCard(move)));
  // The mark is on the pile itself.
  if (move < DISCARD && move - TAKE !== position.mover) return texts.took(sayCard(position.topOf(move - TAKE)));
  return describeMove(position, move, nameSeat);
}

/** The card to plant: the same card on two squares is one idea. */
export function topicOf(_position: ArboretumPosition, move: Move): number | undefined {
  return move >= PLACE ? placedCard(move) : undefined;
}

/** A move as a suggestion whose place is marked on the table. */
export function nameIdea(position: ArboretumPosition, move: Move): string {
  return move >= PLACE ? texts.idea(sayCard(placedCard(move))) : adviseMove(position, move);
}
