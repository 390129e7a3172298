import { texts } from '#texts/race-to-the-raft/advice.ts';
import type { Move } from '../../../core/game.ts';
import { nameCard } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { nameColour, sayMiddle, saySquare } from './words.ts';

export function adviseMove(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.card(nameCard(parts.card), sayMiddle(parts.square), parts.turn);
    case 'fire':
      return texts.fire(saySquare(parts.square));
    case 'request':
      return texts.ask(parts.counts);
    case 'walk':
      return texts.walk(nameColour(position.colourAt(parts.from)), saySquare(parts.to), parts.cards.map(nameCard));
    default:
      return texts.giveUp;
  }
}
