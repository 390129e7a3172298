import {
  CARD_TOTAL,
  FULL_HAND,
  HAND_SIZE,
  MAX_SEATS,
  MIN_SEATS,
  SPECIES,
  SPECIES_IN_PLAY,
  SPECIES_TOTAL,
  VALUES,
} from './components.ts';

/** A card is `species * 8 + value − 1`, so cards in order are cards in the order of the official strings. */
export function speciesOf(card: number): number {
  return card >> 3;
}
/** From 1 to 8. */
export function cardValue(card: number): number {
  return (card & 7) + 1;
}
export function cardOf(species: number, value: number): number {
  return species * VALUES + value - 1;
}
/** The card as the official strings write it: `d7`. */
export function nameCard(card: number): string {
  return CARD_NAMES[card];
}

const CARD_NAMES: readonly string[] = Array.from(
  { length: CARD_TOTAL },
  (_, card) => `${SPECIES[speciesOf(card)].letter}${cardValue(card)}`,
);
export const CARD_BY_NAME: ReadonlyMap<string, number> = new Map(CARD_NAMES.map((name, card) => [name, card]));
export const SPECIES_BY_LETTER: ReadonlyMap<string, number> = new Map(
  SPECIES.map(({ letter }, species) => [letter, species]),
);

/** Species that play by default, a bit each, by number of seats (A1). */
export function usualSpecies(seats: number): number {
  return (1 << SPECIES_IN_PLAY[seats]) - 1;
}
/** The species with these letters, a bit each. */
export function speciesByLetters(letters: string): number {
  return SPECIES.reduce((all, { letter }, species) => (letters.includes(letter) ? all | (1 << species) : all), 0);
}
export const ALL_SPECIES = (1 << SPECIES_TOTAL) - 1;

/** Cards left to draw when all hands are dealt. */
function deckAfterDeal(seats: number): number {
  return SPECIES_IN_PLAY[seats] * VALUES - HAND_SIZE * seats;
}

/**
 * Most turns a game can last: a turn takes two cards from deck and discards and gives one back, and when the game ends
 * the deck is empty but the last discard is not.
 */
function mostTurns(seats: number): number {
  return deckAfterDeal(seats) - 1;
}

/** Most cards that the first seat, which has the most turns, can place. */
export function mostPlaced(seats: number): number {
  return Math.ceil(mostTurns(seats) / seats);
}

/** A grove of n cards has at most 2n + 2 squares beside it, when it is a line; the last card is still to be placed. */
export const MOST_PLACEMENTS = Math.max(
  ...Array.from(
    { length: MAX_SEATS - MIN_SEATS + 1 },
    (_, more) => FULL_HAND * (2 * (mostPlaced(MIN_SEATS + more) - 1) + 2),
  ),
);
