import { texts } from '#texts/race-to-the-raft/news.ts';
import type { Move } from '../../../core/game.ts';
import { nameCard } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { adviseMove } from './advice.ts';
import { nameColour } from './words.ts';

/** A move in words beside its mark on the board, without squares. */
export function tellMove(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.card;
    case 'fire':
      return texts.fire;
    case 'walk':
      return texts.walk(nameColour(position.catAt(parts.from)));
    case 'request':
      return texts.request;
    default:
      return texts.giveUp;
  }
}

/** A move as a suggestion whose squares are marked on the island. */
export function nameIdea(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  if (parts.kind === 'card') return texts.ideas.card(nameCard(parts.card));
  if (parts.kind === 'fire') return texts.ideas.fire;
  return parts.kind === 'walk' ? texts.ideas.walk(nameColour(position.catAt(parts.from))) : adviseMove(position, move);
}
