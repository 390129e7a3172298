import type { Move } from '../../core/game.ts';
import { count, lowest } from './bits.ts';
import { CARD_BITS, COLOUR_COUNT, DECK_COUNT, DECK_SIZE, squareAt, TURNS } from './geometry.ts';
import { MAX_MOVES, squareOf, tileOf, wayOf } from './moves.ts';
import { listFires } from './placements.ts';
import { isCutOff, reach } from './reach.ts';
import { BAG, CATS, DECKS, NONE, RAFT, State } from './state.ts';
import { priceOfWalk } from './walks.ts';

/* What a player may want to know before deciding. Nothing here changes the state. */

/** Where a cat may walk now, and how many cards that costs (R9, R10). Nothing for a cat on the raft. */
export function walksOf(state: State, cat: number): { readonly square: number; readonly cards: number }[] {
  if (!state.has(CATS, cat) || state.has(RAFT, cat)) return [];
  const cards = priceOfWalk(state, cat);
  const area = reach(state, state.colourAt(cat), cat);
  const walks: { square: number; cards: number }[] = [];
  for (let row = 0; row < state.rows; row++) {
    for (let ends = area[row + 1]; ends !== 0; ends &= ends - 1) {
      walks.push({ square: squareAt(row, lowest(ends)), cards });
    }
  }
  return walks;
}

/** Legal places of the fire tile that would lose the game at once, because they cut a cat off (R14). */
export function losingFires(state: State): Move[] {
  if (state.tile === NONE) return [];
  const moves = new Int32Array(MAX_MOVES);
  const places = moves.subarray(0, listFires(state, state.tile, moves));
  const trial = new State(state.seats, state.rows, state.columns);
  return Array.from(places).filter((move) => {
    trial.copyFrom(state);
    trial.layFire(tileOf(move), wayOf(move), squareOf(move));
    return isCutOff(trial);
  });
}

/** Squares of a colour on the cards left in a deck. */
export function squaresLeft(state: State, deck: number, colour: number): number {
  let squares = 0;
  for (let cards = state.words[DECKS + deck]; cards !== 0; cards &= cards - 1) {
    const card = deck * DECK_SIZE + lowest(cards);
    squares += count(CARD_BITS[card * TURNS * COLOUR_COUNT + colour]);
  }
  return squares;
}

/** What the next card of a deck may be: all cards left in it, each as likely as the others. */
export interface DeckOdds {
  readonly cards: readonly number[];
  /** Squares of each colour to be expected on a card: nine in all, unless the deck is empty. */
  readonly expected: readonly number[];
}

export function deckOdds(state: State): DeckOdds[] {
  return Array.from({ length: DECK_COUNT }, (_, deck) => {
    const cards: number[] = [];
    for (let left = state.words[DECKS + deck]; left !== 0; left &= left - 1)
      cards.push(deck * DECK_SIZE + lowest(left));
    const expected = Array.from({ length: COLOUR_COUNT }, (_, colour) =>
      cards.length === 0 ? 0 : squaresLeft(state, deck, colour) / cards.length,
    );
    return { cards, expected };
  });
}

/** Fire tiles still in the bag. */
export function tilesLeft(state: State): number[] {
  const tiles: number[] = [];
  for (let left = state.words[BAG]; left !== 0; left &= left - 1) tiles.push(lowest(left));
  return tiles;
}

/** Cards in hand, sorted. */
export function handOf(state: State): number[] {
  return Array.from({ length: DECK_COUNT * DECK_SIZE }, (_, card) => card).filter((card) => state.holds(card));
}
