import { texts } from '#texts/race-to-the-raft/advice.ts';
import type { Move } from '../../../core/game.ts';
import { DECK_NAMES } from '../components.ts';
import { nameCard } from '../geometry.ts';
import {
  cardOf,
  DISCARD,
  FIRES,
  firstCardOf,
  fromOf,
  NO_CARD,
  REQUESTS,
  requestedOf,
  secondCardOf,
  squareOf,
  toOf,
  turnOf,
} from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { nameColour, sayMiddle, saySquare } from './words.ts';

export function adviseMove(position: RaftPosition, move: Move): string {
  if (move === DISCARD) return texts.giveUp;
  if (move < FIRES) return texts.card(nameCard(cardOf(move)), sayMiddle(squareOf(move)), turnOf(move));
  if (move < REQUESTS) return texts.fire(saySquare(squareOf(move)));
  if (move < DISCARD) return texts.ask(DECK_NAMES.map((_, deck) => requestedOf(move, deck)));
  const cards = [firstCardOf(move), secondCardOf(move)].filter((card) => card !== NO_CARD).map(nameCard);
  return texts.walk(nameColour(position.colourAt(fromOf(move))), saySquare(toOf(move)), cards);
}
