import { texts as speciesTexts } from '#texts/arboretum/species.ts';
import { texts } from '#texts/arboretum/words.ts';
import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { FULL_HAND, SPECIES } from '../components.ts';
import { turnsLeft } from '../facts.ts';
import type { Grove } from '../grove.ts';
import type { ArboretumPosition } from '../position.ts';
import { CHOOSE, DECK, DISCARD, PLACE, placedCard, ROLL, SHOW, showingSeat, squareOf, TAKE } from '../rules.ts';
import { CHOOSING, DEALING, DISCARDING, DRAWING, PLACING, SHOWING, UNSEEN } from '../state.ts';
import { cardDrawn } from './drawn.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(
  position: ArboretumPosition,
  move: Move,
  name: (seat: Seat) => string = (seat) => texts.seatInside(seat + 1),
): string {
  const { moves } = texts;
  if (move >= PLACE) {
    return moves.planted(sayCard(placedCard(move)), sayBeside(position.groves[position.mover], squareOf(move)));
  }
  if (move === DECK) return moves.drewFromDeck;
  if (move < DISCARD) return describeTake(position, move - TAKE, name);
  if (move < ROLL) return moves.discarded(sayCard(move - DISCARD));
  if (move < SHOW) return describeRoll(position.phase === DEALING, move - ROLL);
  if (move < CHOOSE) return moves.showed(sayCard(move - SHOW), name(showingSeat(position)));
  return moves.willPlay(saySpecies(move - CHOOSE));
}

/** The card that a seat drew from the deck, where the viewer may know it. */
export function tellRoll(position: ArboretumPosition, roll: Move): string | undefined {
  const card = cardDrawn(position, roll);
  return card === undefined ? undefined : texts.moves.drewFrom(sayCard(card));
}

function describeTake(position: ArboretumPosition, pile: Seat, name: (seat: Seat) => string): string {
  const card = sayCard(position.topOf(pile));
  return pile === position.mover ? texts.moves.tookBack(card) : texts.moves.tookFrom(card, name(pile));
}

function describeRoll(deals: boolean, card: number): string {
  const { dealt, dealtUnseen, drew, drewUnseen } = texts.moves;
  if (card === UNSEEN) return deals ? dealtUnseen : drewUnseen;
  return deals ? dealt(sayCard(card)) : drew(sayCard(card));
}

/** A discard pile from the top down. */
export function sayPile(position: ArboretumPosition, seat: Seat, name: string): string {
  const [top, ...under] = position.pile(seat).reverse().map(sayCard);
  return top ? texts.pile.of(name, top, under) : texts.pile.empty(name);
}

/** The name of the only other player; nobody's where there are several. */
export function onlyRival(names: readonly string[], seats: number, seat: Seat): string | undefined {
  return seats === 2 ? names[1 - seat] : undefined;
}

export function saySpecies(species: number): string {
  return speciesTexts.names[species];
}

/** The letter on the cards of a species, which is the one of the official strings. */
export function sayLetter(species: number): string {
  return SPECIES[species].letter;
}

/** `Dogwood 7`. */
export function sayCard(card: number): string {
  return texts.card(saySpecies(speciesOf(card)), cardValue(card));
}

/** `2 above, 1 to the right`, counted from the first card (A5). */
export function saySquare(grove: Grove, square: number): string {
  return texts.square(grove.northOf(square), grove.eastOf(square));
}

/** ` to the right of Dogwood 4`: a garden without edges has no rows to count, but every tree is there once. */
export function sayBeside(grove: Grove, square: number): string {
  const sides = [
    [square - 1, 'right'],
    [grove.squareAt(grove.northOf(square) - 1, grove.eastOf(square)), 'above'],
    [square + 1, 'left'],
    [grove.squareAt(grove.northOf(square) + 1, grove.eastOf(square)), 'below'],
  ] as const;
  const found = sides.find(([beside]) => grove.cardAt(beside) >= 0);
  return found ? texts.beside[found[1]](sayCard(grove.cardAt(found[0]))) : texts.firstTree;
}

export function nameSeat(seat: Seat): string {
  return texts.seat(seat + 1);
}

/** Whose turn it is and what is to be done, in a heading and a sentence. */
export function sayTurn(position: ArboretumPosition): { readonly title: string; readonly todo: string } {
  const { turn, phase, mover } = position;
  const words = texts.turn;
  if (turn === OVER) return sayEnd(position);
  if (phase === CHOOSING) return words.choosing;
  if (phase === DEALING) return words.dealing;
  if (phase === SHOWING) {
    return { title: words.showing.title, todo: words.showing.todo(nameSeat(showingSeat(position))) };
  }
  const title = nameSeat(mover);
  if (turn === CHANCE) return { title, todo: words.fromDeck };
  if (phase === DRAWING) {
    return { title, todo: position.held(mover) === FULL_HAND - 1 ? words.drawSecond : words.drawFirst };
  }
  return { title, todo: phase === PLACING ? words.place : words.discard };
}

/** The same for everybody in a round: a turn is four moves, which nobody counts, and plants one tree. */
export function turnOf({ groves, mover, phase }: ArboretumPosition): number {
  return Math.max(1, groves[mover].placed + (phase < DISCARDING ? 1 : 0));
}

function sayEnd(position: ArboretumPosition): { readonly title: string; readonly todo: string } {
  const winners = (position.winners() ?? []).map(nameSeat);
  return { title: texts.turn.won(winners), todo: texts.turn.score(Array.from(position.scores())) };
}

/** With fewer turns to come, it matters who has the last one. */
const FEW_EACH = 3;

/** `34 cards`, `at least 8 turns each`. */
export function sayDeck(position: ArboretumPosition): string[] {
  const { least, most } = turnsLeft(position);
  const cards = texts.cards(position.deck);
  if (most === 0) return [cards];
  if (most === 1) return [cards, texts.deck.lastTurn];
  // By the deck alone: a card from a discard pile makes the match longer, but a number that rises in a turn looks wrong.
  const each = Math.floor(Math.min(least, Math.ceil(position.deck / 2)) / position.seats);
  return [cards, each >= FEW_EACH ? texts.deck.turnsEach(each) : texts.deck.turnsLeft(least, most)];
}
