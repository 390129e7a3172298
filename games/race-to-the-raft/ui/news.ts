import { texts } from '#texts/race-to-the-raft/news.ts';
import type { Move } from '../../../core/game.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
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
