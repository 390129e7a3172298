import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { FULL_HAND, SPECIES } from '../components.ts';
import type { ArboretumPosition } from '../position.ts';
import { CHOOSE, DECK, DISCARD, PLACE, placedCard, ROLL, SHOW, showingSeat, squareOf, TAKE } from '../rules.ts';
import { nameSquare } from '../squares.ts';
import { turnsLeft } from '../standing.ts';
import { CHOOSING, DEALING, DRAWING, PLACING, SHOWING, UNSEEN } from '../state.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: ArboretumPosition, move: Move): string {
  if (move >= PLACE) {
    const square = nameSquare(position.groves[0], squareOf(move));
    return `placed ${sayCard(placedCard(move))} at ${square}`;
  }
  if (move === DECK) return 'went to the deck';
  if (move < DISCARD) return describeTake(position, move - TAKE);
  if (move < ROLL) return `discarded ${sayCard(move - DISCARD)}`;
  if (move < SHOW) {
    const verb = position.phase === DEALING ? 'was dealt' : 'drew';
    return move === ROLL + UNSEEN ? `${verb} a card` : `${verb} ${sayCard(move - ROLL)}`;
  }
  if (move < CHOOSE) return `showed ${sayCard(move - SHOW)} (seat ${showingSeat(position) + 1})`;
  return `${SPECIES[move - CHOOSE].name} will play`;
}

function describeTake(position: ArboretumPosition, pile: Seat): string {
  const card = sayCard(position.topOf(pile));
  return pile === position.mover ? `took ${card} back` : `took ${card} from the discards of seat ${pile + 1}`;
}

/** `Dogwood 7`. */
function sayCard(card: number): string {
  return `${SPECIES[speciesOf(card)].name} ${cardValue(card)}`;
}

export function nameSeat(seat: Seat): string {
  return `Seat ${seat + 1}`;
}

/** Whose turn it is and what is to be done, in a heading and a sentence. */
export function sayTurn(position: ArboretumPosition): { readonly title: string; readonly todo: string } {
  const { turn, phase, mover } = position;
  if (turn === OVER) return sayEnd(position);
  if (phase === CHOOSING) return { title: 'Drawing species', todo: 'The species that play are drawn by lot.' };
  if (phase === DEALING) return { title: 'Dealing', todo: 'Seven cards each, one by one.' };
  if (phase === SHOWING) {
    return { title: 'Showing hands', todo: `${nameSeat(showingSeat(position))} lays its cards open.` };
  }
  const title = nameSeat(mover);
  if (turn === CHANCE) return { title, todo: 'A card comes from the deck.' };
  if (phase === DRAWING) {
    const which = position.held(mover) === FULL_HAND - 1 ? 'second' : 'first';
    return { title, todo: `Draw the ${which} of two cards, from the deck or a discard pile.` };
  }
  return { title, todo: phase === PLACING ? 'Place a card in the arboretum.' : 'Discard a card.' };
}

function sayEnd(position: ArboretumPosition): { readonly title: string; readonly todo: string } {
  const winners = (position.winners() ?? []).map(nameSeat);
  const scores = Array.from(position.scores()).join(' to ');
  const title = winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the win`;
  return { title, todo: `The final score is ${scores}.` };
}

/** `34 cards`, `17 to 33 turns left`. */
export function sayDeck(position: ArboretumPosition): string[] {
  const { least, most } = turnsLeft(position);
  const cards = `${position.deck} ${position.deck === 1 ? 'card' : 'cards'}`;
  if (most === 0) return [cards];
  if (most === 1) return [cards, 'the last turn'];
  return [cards, `${least === most ? most : `${least} to ${most}`} turns left`];
}
