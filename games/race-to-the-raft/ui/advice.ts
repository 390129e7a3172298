import { texts } from '#texts/race-to-the-raft/advice.ts';
import type { Move } from '../../../core/game.ts';
import { nameCard } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { nameCat, sayAngle, sayPlace } from './words.ts';

export function adviseMove(position: RaftPosition, move: Move): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.card(nameCard(parts.card), sayPlace(move), parts.turn);
    case 'fire':
      return texts.fire(sayPlace(move), sayAngle(parts.way));
    case 'request':
      return texts.ask(parts.counts);
    case 'walk':
      return texts.walk(nameCat(position, parts.from), sayPlace(move), parts.cards.map(nameCard));
    default:
      return texts.giveUp;
  }
}
