import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { FULL_HAND, SPECIES } from '../components.ts';
import type { Grove } from '../grove.ts';
import type { ArboretumPosition } from '../position.ts';
import { CHOOSE, DECK, DISCARD, PLACE, placedCard, ROLL, SHOW, showingSeat, squareOf, TAKE } from '../rules.ts';
import { nameSquare } from '../squares.ts';
import { turnsLeft } from '../standing.ts';
import { CHOOSING, DEALING, DRAWING, PLACING, SHOWING, UNSEEN } from '../state.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(
  position: ArboretumPosition,
  move: Move,
  name: (seat: Seat) => string = (seat) => `seat ${seat + 1}`,
): string {
  if (move >= PLACE) {
    const square = nameSquare(position.groves[0], squareOf(move));
    return `placed ${sayCard(placedCard(move))} at ${square}`;
  }
  if (move === DECK) return 'went to the deck';
  if (move < DISCARD) return describeTake(position, move - TAKE, name);
  if (move < ROLL) return `discarded ${sayCard(move - DISCARD)}`;
  if (move < SHOW) {
    const verb = position.phase === DEALING ? 'was dealt' : 'drew';
    return move === ROLL + UNSEEN ? `${verb} a card` : `${verb} ${sayCard(move - ROLL)}`;
  }
  if (move < CHOOSE) return `showed ${sayCard(move - SHOW)} (${name(showingSeat(position))})`;
  return `${SPECIES[move - CHOOSE].name} will play`;
}

function describeTake(position: ArboretumPosition, pile: Seat, name: (seat: Seat) => string): string {
  const card = sayCard(position.topOf(pile));
  return pile === position.mover ? `took ${card} back` : `took ${card} from ${discardsOf(name(pile))}`;
}

/** `the discards of Ada`, `your discards`. */
function discardsOf(name: string): string {
  return name === 'You' ? 'your discards' : `the discards of ${name}`;
}

/** A discard pile from the top down. */
export function sayPile(position: ArboretumPosition, seat: Seat, name: string): string {
  const [top, ...under] = position.pile(seat).reverse().map(sayCard);
  const whose = discardsOf(name);
  const title = whose[0].toUpperCase() + whose.slice(1);
  if (!top) return `${title}: empty`;
  return `${title}: ${top} on top${under.length === 0 ? '' : `, under it ${under.join(', ')}`}`;
}

/** `Dogwood 7`. */
export function sayCard(card: number): string {
  return `${SPECIES[speciesOf(card)].name} ${cardValue(card)}`;
}

/** `2 north, 1 east`, counted from the first card (A5). */
export function saySquare(grove: Grove, square: number): string {
  const [north, east] = [grove.northOf(square), grove.eastOf(square)];
  const steps = [
    ...(north === 0 ? [] : [`${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`]),
    ...(east === 0 ? [] : [`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`]),
  ];
  return steps.join(', ') || 'First square';
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
