import { CHANCE, type Move, OVER, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { MOST_PLACEMENTS, nameCard } from './cards.ts';
import { CARD_TOTAL, FULL_HAND, MAX_SEATS, SPECIES, SPECIES_TOTAL } from './components.ts';
import { refuse } from './faults.ts';
import { formatOffset, nameSquare, type Offset } from './geometry.ts';
import type { Grove } from './grove.ts';
import {
  CHOOSING,
  DISCARDING,
  DRAWING,
  HAND_ROOM,
  HANDS,
  HELD,
  PILED,
  PLACING,
  SEEN,
  SHOWING,
  type State,
  UNSEEN,
} from './state.ts';

/*
 * Moves of a seat: DECK and TAKE + seat draw, `placement(card, square)` places, DISCARD + card discards.
 * Rolls: ROLL + card comes from the deck (ROLL + UNSEEN where the viewer does not see which), SHOW + card is laid open
 * at the end, CHOOSE + species will play.
 */
export const DECK = 0;
export const TAKE = 1;
export const DISCARD = TAKE + MAX_SEATS;
export const ROLL = DISCARD + CARD_TOTAL;
export const SHOW = ROLL + UNSEEN + 1;
export const CHOOSE = SHOW + CARD_TOTAL;
/** From here up a move is a placement. */
export const PLACE = 1 << 16;

export const MAX_MOVES = Math.max(MOST_PLACEMENTS, CARD_TOTAL);

export function placement(card: number, square: number): Move {
  return PLACE + (card << 16) + square;
}
export function placedCard(move: Move): number {
  return (move >> 16) - 1;
}
export function squareOf(move: Move): number {
  return move & 0xffff;
}

export function listMoves(state: State, into: Int32Array): number {
  const { turn, words } = state;
  if (turn === CHANCE) return listRolls(state, into);
  if (turn === OVER || words[HELD + turn] !== words[SEEN + turn]) return 0;
  if (state.phase === DRAWING) return listDraws(state, into);
  return state.phase === PLACING ? listPlacements(state, into) : listDiscards(state, into);
}

/** A4: the deck, then the discard piles by seat. */
export function listDraws(state: State, into: Int32Array): number {
  const { words, seats } = state;
  let count = 0;
  into[0] = DECK;
  if (state.deck > 0) count = 1;
  for (let seat = 0; seat < seats; seat++) {
    into[count] = TAKE + seat;
    if (words[PILED + seat] > 0) count++;
  }
  return count;
}

/**
 * A5: every card of the hand on every open square. Whoever places holds nine cards (A3), so they are written out one by
 * one: a loop inside the loop makes this, the longest list of the game, take three times as long.
 */
function listPlacements(state: State, into: Int32Array): number {
  const { words, mover } = state;
  const grove = state.groves[mover];
  const squares = grove.words;
  const end = grove.openStart + grove.openCount;
  const hand = HANDS + mover * HAND_ROOM;
  const card0 = placementOf(words[hand]);
  const card1 = placementOf(words[hand + 1]);
  const card2 = placementOf(words[hand + 2]);
  const card3 = placementOf(words[hand + 3]);
  const card4 = placementOf(words[hand + 4]);
  const card5 = placementOf(words[hand + 5]);
  const card6 = placementOf(words[hand + 6]);
  const card7 = placementOf(words[hand + 7]);
  const card8 = placementOf(words[hand + 8]);
  let count = 0;
  for (let open = grove.openStart; open < end; open++) {
    const square = squares[open];
    into[count] = card0 + square;
    into[count + 1] = card1 + square;
    into[count + 2] = card2 + square;
    into[count + 3] = card3 + square;
    into[count + 4] = card4 + square;
    into[count + 5] = card5 + square;
    into[count + 6] = card6 + square;
    into[count + 7] = card7 + square;
    into[count + 8] = card8 + square;
    count += FULL_HAND;
  }
  return count;
}

/** The placement of an entry of a hand, without its square. */
function placementOf(entry: number): Move {
  return PLACE + ((entry >> 1) << 16);
}

/** A6: any card of the hand. */
function listDiscards(state: State, into: Int32Array): number {
  const { words, mover } = state;
  const hand = HANDS + mover * HAND_ROOM;
  const count = words[SEEN + mover];
  for (let i = 0; i < count; i++) into[i] = DISCARD + (words[hand + i] >> 1);
  return count;
}

function listRolls(state: State, into: Int32Array): number {
  let count = 0;
  if (state.phase === CHOOSING) {
    for (let species = 0; species < SPECIES_TOTAL; species++) {
      if (!((state.species >> species) & 1)) into[count++] = CHOOSE + species;
    }
    return count;
  }
  const showing = state.phase === SHOWING ? showingSeat(state) : -1;
  for (let card = 0; card < CARD_TOTAL; card++) {
    if (showing < 0) {
      if (state.isUnseen(card)) into[count++] = ROLL + card;
    } else if (canShow(state, showing, card)) into[count++] = SHOW + card;
  }
  return count;
}

/** A7: the first seat that has not laid all its cards open. */
export function showingSeat(state: State): Seat {
  let seat = 0;
  while (seat < state.seats && state.isAllOpen(seat)) seat++;
  return seat;
}

function canShow(state: State, seat: Seat, card: number): boolean {
  const index = state.indexInHand(seat, card);
  if (index < 0) return state.hidden(seat) > 0 && state.isUnseen(card);
  return (state.words[HANDS + seat * HAND_ROOM + index] & 1) === 0;
}

export function checkMove(state: State, move: Move): Fault | undefined {
  if (state.turn === OVER) return refuse('over', { rule: 'A7' });
  if (state.turn === CHANCE) return checkRoll(state, move);
  if (move >= PLACE) return checkPhase(state, PLACING) ?? checkPlace(state, placedCard(move), squareOf(move));
  if (move >= DECK && move < DISCARD) return checkPhase(state, DRAWING) ?? checkDraw(state, move);
  if (move >= DISCARD && move < ROLL) return checkPhase(state, DISCARDING) ?? checkHeld(state, move - DISCARD, 'A6');
  return refuse('move');
}

function checkPhase(state: State, wanted: number): Fault | undefined {
  if (state.phase === wanted) return undefined;
  const held = state.held(state.mover);
  if (state.phase === DRAWING) {
    return refuse('draw', { rule: 'A3', held, wanted: FULL_HAND });
  }
  if (state.phase === PLACING) {
    return refuse('place', { rule: 'A3' });
  }
  return refuse('discard', { rule: 'A3' });
}

function checkDraw(state: State, move: Move): Fault | undefined {
  if (move === DECK) {
    return state.deck > 0 ? undefined : refuse('deck', { rule: 'A4' });
  }
  const seat = move - TAKE;
  if (seat < state.seats && state.piled(seat) > 0) return undefined;
  return refuse('pile', { rule: 'A4' });
}

function checkPlace(state: State, card: number, square: number): Fault | undefined {
  return checkHeld(state, card, 'A5') ?? checkSquare(state.groves[state.mover], square);
}

/** Why the next card of an arboretum may not lie there; squares off the grid are apart from everything. */
export function checkOffset(grove: Grove, { north, east }: Offset): Fault | undefined {
  if (Math.abs(north) <= grove.reach && Math.abs(east) <= grove.reach) {
    return checkSquare(grove, grove.squareAt(north, east));
  }
  const square = formatOffset({ north, east });
  return refuse('apart', { rule: 'A5', where: [square] });
}

/** Why the next card of an arboretum may not lie on a square (A5). */
function checkSquare(grove: Grove, square: number): Fault | undefined {
  if (grove.isOpen(square)) return undefined;
  const where = [nameSquare(grove, square)];
  if (grove.placed === 0) {
    return refuse('first', { rule: 'A5', where });
  }
  const card = grove.cardAt(square);
  if (card >= 0) {
    return refuse('occupied', { rule: 'A5', where });
  }
  return refuse('apart', { rule: 'A5', where });
}

/** The mover holds the card, or may do so for all that this viewer knows. */
function checkHeld(state: State, card: number, rule: string): Fault | undefined {
  if (card < CARD_TOTAL) {
    if (state.indexInHand(state.mover, card) >= 0) return undefined;
    if (state.hidden(state.mover) > 0 && state.isUnseen(card)) return undefined;
  }
  const name = nameCard(card) ?? '?';
  return refuse('hand', { rule, where: [name], card: name });
}

function checkRoll(state: State, move: Move): Fault | undefined {
  if (state.phase === CHOOSING) return checkChoice(state, move - CHOOSE);
  if (state.phase === SHOWING) return checkShow(state, move - SHOW);
  const card = move - ROLL;
  if (card === UNSEEN) return undefined;
  if (card < 0 || card > UNSEEN) return refuse('chance');
  if (state.isUnseen(card)) return undefined;
  return refuse('seen', { where: [nameCard(card)], card: nameCard(card) });
}

function checkShow(state: State, card: number): Fault | undefined {
  if (card < 0 || card >= CARD_TOTAL) return refuse('chance/hands', { rule: 'A7' });
  const seat = showingSeat(state);
  if (canShow(state, seat, card)) return undefined;
  return refuse('show', { rule: 'A7', where: [nameCard(card)], seat: seat + 1, card: nameCard(card) });
}

function checkChoice(state: State, species: number): Fault | undefined {
  if (species < 0 || species >= SPECIES_TOTAL) return refuse('chance/species', { rule: 'A14' });
  if (!((state.species >> species) & 1)) return undefined;
  return refuse('species/twice', { rule: 'A14', species: SPECIES[species].name });
}
