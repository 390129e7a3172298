/** What is in the box: data only. Sources and rulings are in README.md. */

/** The ten species in the order of their letters; the first six or eight play when fewer than four people do (A1). */
export const SPECIES: readonly { readonly letter: string; readonly name: string }[] = [
  { letter: 'a', name: 'Cassia' },
  { letter: 'b', name: 'Blue Spruce' },
  { letter: 'c', name: 'Cherry Blossom' },
  { letter: 'd', name: 'Dogwood' },
  { letter: 'j', name: 'Jacaranda' },
  { letter: 'm', name: 'Maple' },
  { letter: 'o', name: 'Oak' },
  { letter: 'r', name: 'Royal Poinciana' },
  { letter: 't', name: 'Tulip Poplar' },
  { letter: 'w', name: 'Willow' },
];
export const SPECIES_TOTAL = SPECIES.length;

/** Every species has one card of each value from 1 to 8. A card is `species * 8 + value − 1`. */
export const VALUES = 8;
export const CARD_TOTAL = SPECIES_TOTAL * VALUES;

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
/** Letters of the seats in the official strings, and ours for the third and fourth. */
export const SEAT_LETTERS = 'ABCD';
/** Species in play, by number of seats. */
export const SPECIES_IN_PLAY: readonly number[] = [0, 0, 6, 8, 10];

/** Cards in hand between turns, and after drawing (A2, A3). */
export const HAND_SIZE = 7;
export const FULL_HAND = 9;

/** Points of a path (A11). */
export const POINTS_PER_CARD = 1;
export const SAME_SPECIES_BONUS = 1;
export const SAME_SPECIES_LENGTH = 4;
export const STARTS_WITH_1 = 1;
export const ENDS_WITH_8 = 2;
export const SHORTEST_PATH = 2;
