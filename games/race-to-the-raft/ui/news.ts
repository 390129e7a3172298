import { texts } from '#texts/race-to-the-raft/news.ts';
import type { Move } from '../../../core/game.ts';
import { nameCard, spotOf } from '../geometry.ts';
import { cardsPaid, takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { RAFT } from '../state.ts';
import { adviseMove } from './advice.ts';
import { colourCard, nameCat, placeOf } from './words.ts';

/**
 * A move in words beside its mark on the board, without squares. A turn is a dozen moves: that it begins with six cards, and
 * that fire follows each of them, goes without saying.
 */
export function tellMove(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.card;
    case 'walk':
      // The marks show which cats have moved; one that is safe is worth its name.
      if (position.has(RAFT, parts.to)) return texts.aboard(nameCat(position, parts.from));
      return texts.walk;
    case 'discard':
      return texts.giveUp;
    default:
      return '';
  }
}

/** A move as a suggestion beside the island. */
export function nameIdea(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  if (parts.kind === 'walk') return nameWalk(position, move, parts);
  if (parts.kind !== 'card') return adviseMove(position, move);
  return texts.ideas.card(colourCard(parts.card), nameCard(parts.card), spotOf(placeOf(move)), parts.turn);
}

function nameWalk(position: RaftPosition, move: Move, { from, to }: { from: number; to: number }): string {
  const cat = nameCat(position, from);
  const price = cardsPaid(move).map(nameCard);
  return position.has(RAFT, to) ? texts.ideas.aboard(cat, price) : texts.ideas.walk(cat, spotOf(to), price);
}
