import { texts } from '#texts/race-to-the-raft/advice.ts';
import type { Move } from '../../../core/game.ts';
import { nameCard, spotOf } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { nameCat, placeOf, sayAngle, sayDigits } from './words.ts';

export function adviseMove(position: RaftPosition, move: Move): string {
  return advise(position, move, spotOf);
}

/** The same beside a board that shows the digits of its squares. */
export function adviseTyped(position: RaftPosition, move: Move): string {
  return advise(position, move, sayDigits);
}

function advise(position: RaftPosition, move: Move, say: (square: number) => string): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return texts.card(nameCard(parts.card), say(placeOf(move)), parts.turn);
    case 'fire':
      return texts.fire(say(placeOf(move)), sayAngle(parts.way));
    case 'request':
      return texts.ask(parts.counts);
    case 'walk':
      return texts.walk(nameCat(position, parts.from), say(placeOf(move)), parts.cards.map(nameCard));
    default:
      return texts.giveUp;
  }
}
