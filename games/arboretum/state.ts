import { CHANCE, type Seat, type Turn } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import { ALL_SPECIES, mostPlaced, speciesByLetters, usualSpecies } from './cards.ts';
import { CARD_TOTAL, MAX_SEATS, SPECIES_IN_PLAY, VALUES } from './components.ts';
import { Grove } from './grove.ts';

/** Dealing seven cards each, one by one (A2). */
export const DEALING = 0;
/** Two draws (A4); the turn is CHANCE while the card comes from the deck. */
export const DRAWING = 1;
export const PLACING = 2;
export const DISCARDING = 3;
/** The deck is empty and hands are laid open, card by card (A7). */
export const SHOWING = 4;
export const ENDED = 5;
/** The species that play are drawn by lot (A14). */
export const CHOOSING = 6;

/** A card whose face this viewer has not seen. */
export const UNSEEN = CARD_TOTAL;

/*
 * Layout of `words`: one array for the whole table, because copying it is then one call and V8 loads one base pointer.
 *
 * BAG holds every card once; the first `pool` are those that this viewer has not seen (all of the deck and the hidden
 * cards of hands), so a fair index is a fair draw. SLOT says where in BAG a card stands.
 * A hand is the list of its cards that this viewer has seen, sorted; an entry is card * 2 + 1 where everybody has seen it
 * (taken from a discard pile, or shown at the end), card * 2 where only its holder has (A13).
 */
const BAG = 0;
const SLOT = BAG + CARD_TOTAL;
/** Cards in each hand, seen or not. */
export const HELD = SLOT + CARD_TOTAL;
/** Cards of each hand that this viewer has seen. */
export const SEEN = HELD + MAX_SEATS;
/** Cards of each hand that everybody has seen. */
const OPENED = SEEN + MAX_SEATS;
/** Cards in each discard pile. */
export const PILED = OPENED + MAX_SEATS;
export const HANDS = PILED + MAX_SEATS;
/** Room for a hand: nine cards. */
export const HAND_ROOM = 10;
const PILES = HANDS + MAX_SEATS * HAND_ROOM;
const PILE_ROOM = CARD_TOTAL;

/** The fields of an Arboretum position and what happens to them when cards move. Legality is asked elsewhere. */
export class State {
  readonly seats: number;
  readonly lottery: boolean;
  readonly words: Uint16Array;
  /** Each seat's arboretum; a part of `words`. */
  readonly groves: readonly Grove[];

  turn: Turn = CHANCE;
  /** The seat whose turn it is, also while chance draws for it; in the end the seat that played last. */
  mover: Seat = 0;
  phase: number = DEALING;
  /** Cards in the deck. */
  deck = 0;
  /** Cards this viewer has not seen: the deck and the hidden cards of hands. */
  pool = 0;
  /** Species in play, a bit each. */
  species = 0;

  /** A wider `reach` than any game needs is for official strings with far squares. */
  constructor(seats: number, settings: Settings, reach = mostPlaced(seats), capacity = mostPlaced(seats)) {
    this.seats = seats;
    this.lottery = settings.species === 'random';
    const table = PILES + seats * PILE_ROOM;
    const size = Grove.size(reach, capacity);
    this.words = new Uint16Array(table + seats * size);
    this.groves = Array.from({ length: seats }, (_, seat) => {
      const from = table + seat * size;
      return new Grove(reach, capacity, this.words.subarray(from, from + size));
    });
    for (let card = 0; card < CARD_TOTAL; card++) this.words[BAG + card] = this.words[SLOT + card] = card;
    const needed = SPECIES_IN_PLAY[seats];
    if (!this.lottery)
      this.addSpecies(settings.species === 'usual' ? usualSpecies(seats) : speciesByLetters(settings.species));
    else if (needed * VALUES === CARD_TOTAL) this.addSpecies(ALL_SPECIES);
    else this.phase = CHOOSING;
  }

  copyFrom(other: this): void {
    this.words.set(other.words);
    this.turn = other.turn;
    this.mover = other.mover;
    this.phase = other.phase;
    this.deck = other.deck;
    this.pool = other.pool;
    this.species = other.species;
  }

  /** Adds species to those in play; their cards make the deck. */
  addSpecies(added: number): void {
    this.species |= added;
    for (let card = 0; card < CARD_TOTAL; card++) if ((added >> (card >> 3)) & 1) this.putBack(card);
    this.deck = this.pool;
  }

  isUnseen(card: number): boolean {
    return this.words[SLOT + card] < this.pool;
  }

  /** The `index`-th unseen card, in no order. */
  unseenAt(index: number): number {
    return this.words[BAG + index];
  }

  /** The card is unseen no more. */
  reveal(card: number): void {
    this.swap(card, --this.pool);
  }

  /** The inverse of `reveal`. */
  putBack(card: number): void {
    this.swap(card, this.pool++);
  }

  /** Puts the unseen cards, and the others behind them, in the order of the cards: the bag then tells nothing else. */
  sortBag(): void {
    const { words, pool } = this;
    let unseen = BAG;
    let others = BAG + pool;
    for (let card = 0; card < CARD_TOTAL; card++) {
      const place = words[SLOT + card] < pool ? unseen++ : others++;
      words[SLOT + card] = place - BAG;
      words[place] = card;
    }
  }

  /** A card comes to a hand, before everybody's eyes or not. */
  give(seat: Seat, card: number, open: 0 | 1): void {
    const { words } = this;
    const entry = card * 2 + open;
    const first = HANDS + seat * HAND_ROOM;
    const last = first + words[SEEN + seat]++ - 1;
    words[HELD + seat]++;
    words[OPENED + seat] += open;
    // Every card is written again, a higher one a place further on: faster than looking for the place and shifting from
    // there on, because nobody can foretell it.
    let place = last + 1;
    for (let at = last; at >= first; at--) {
      const other = words[at];
      const isHigher = (entry - other) >>> 31;
      words[at + isHigher] = other;
      place -= isHigher;
    }
    words[place] = entry;
  }

  /** A card leaves a hand before everybody's eyes. In a view it may be one that was hidden until now. */
  leave(seat: Seat, card: number): void {
    const { words } = this;
    words[HELD + seat]--;
    if (this.isUnseen(card)) {
      this.reveal(card);
      return;
    }
    const first = HANDS + seat * HAND_ROOM;
    const last = first + --words[SEEN + seat];
    // As in `give`: the lower cards stay, the others come a place nearer. What was there and is no more has left.
    let left = words[last];
    for (let at = first; at < last; at++) {
      const here = words[at];
      const kept = words[at + 1 - ((here - card * 2) >>> 31)];
      left ^= here ^ kept;
      words[at] = kept;
    }
    words[OPENED + seat] -= left & 1;
  }

  /** A card that a seat holds becomes known to everybody. */
  show(seat: Seat, card: number): void {
    const index = this.indexInHand(seat, card);
    if (index < 0) {
      this.leave(seat, card);
      this.give(seat, card, 1);
      return;
    }
    this.words[HANDS + seat * HAND_ROOM + index] = card * 2 + 1;
    this.words[OPENED + seat]++;
  }

  /** Where a card stands among the seen cards of a hand, or −1. */
  indexInHand(seat: Seat, card: number): number {
    const { words } = this;
    const first = HANDS + seat * HAND_ROOM;
    const end = first + words[SEEN + seat];
    for (let at = first; at < end; at++) if (words[at] >> 1 === card) return at - first;
    return -1;
  }

  /** Cards in a hand, seen or not. */
  held(seat: Seat): number {
    return this.words[HELD + seat];
  }
  /** Cards in a hand that this viewer has not seen. */
  hidden(seat: Seat): number {
    return this.words[HELD + seat] - this.words[SEEN + seat];
  }
  /** The seen cards of a hand, sorted. */
  hand(seat: Seat): number[] {
    return this.entries(seat).map((entry) => entry >> 1);
  }
  /** Those of them that everybody has seen. */
  openHand(seat: Seat): number[] {
    return this.entries(seat)
      .filter((entry) => entry & 1)
      .map((entry) => entry >> 1);
  }
  isAllOpen(seat: Seat): boolean {
    return this.words[OPENED + seat] === this.words[HELD + seat];
  }
  /** The `index`-th card of a hand that its holder alone has seen. */
  closedAt(seat: Seat, index: number): number {
    const { words } = this;
    let at = HANDS + seat * HAND_ROOM - 1;
    for (let left = index; left >= 0; left -= 1 - (words[at] & 1)) at++;
    return words[at] >> 1;
  }
  /** Cards of a hand that its holder alone has seen, as far as this viewer knows them. */
  closed(seat: Seat): number {
    return this.words[SEEN + seat] - this.words[OPENED + seat];
  }

  piled(seat: Seat): number {
    return this.words[PILED + seat];
  }
  /** A discard pile, the top card last. */
  pile(seat: Seat): number[] {
    const first = PILES + seat * PILE_ROOM;
    return Array.from(this.words.subarray(first, first + this.piled(seat)));
  }
  /** The top card of a pile that is not empty. */
  topOf(seat: Seat): number {
    return this.words[PILES + seat * PILE_ROOM + this.words[PILED + seat] - 1];
  }
  /** The card under so many others of a pile that has more. */
  under(seat: Seat, others: number): number {
    return this.words[PILES + seat * PILE_ROOM + this.words[PILED + seat] - 1 - others];
  }
  pileOn(seat: Seat, card: number): void {
    this.words[PILES + seat * PILE_ROOM + this.words[PILED + seat]++] = card;
  }
  takeTop(seat: Seat): number {
    return this.words[PILES + seat * PILE_ROOM + --this.words[PILED + seat]];
  }

  private entries(seat: Seat): number[] {
    const first = HANDS + seat * HAND_ROOM;
    return Array.from(this.words.subarray(first, first + this.words[SEEN + seat]));
  }

  private swap(card: number, place: number): void {
    const { words } = this;
    const from = words[SLOT + card];
    const other = words[BAG + place];
    words[BAG + place] = card;
    words[SLOT + card] = place;
    words[BAG + from] = other;
    words[SLOT + other] = from;
  }
}
