/*
 * Numbers as classes, for features: what differs little is one class, what decides has several.
 */

/** Points of a path: none, 2, 3 …; long ones are rare. */
export const PATHS = 11;
const PATH_CLASSES = Uint8Array.from({ length: 128 }, (_, points) => {
  if (points < 2) return 0;
  if (points < 10) return points - 1;
  return points < 12 ? 9 : 10;
});

export function pathClass(points: number): number {
  return PATH_CLASSES[points];
}

/** Chances: finer where they are nearly settled. */
export const CHANCES = 10;
const BOUNDS = [0.02, 0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 0.98];
const CHANCE_STEPS = 256;
const CHANCE_CLASSES = Uint8Array.from(
  { length: CHANCE_STEPS + 1 },
  (_, step) => BOUNDS.filter((bound) => bound <= step / CHANCE_STEPS).length,
);

export function chanceClass(chance: number): number {
  return CHANCE_CLASSES[(chance * CHANCE_STEPS) | 0];
}

/** Cards in the deck: each by itself near the end. */
export const DECKS = 8;
const DECK_CLASSES = Uint8Array.from({ length: 128 }, (_, deck) => {
  if (deck < 4) return deck;
  if (deck < 7) return 4;
  if (deck < 13) return 5;
  return deck < 22 ? 6 : 7;
});

export function deckClass(deck: number): number {
  return DECK_CLASSES[deck];
}

/** Expected gains in points: finer where they are small. */
export const GAINS = 9;
const GAIN_STEPS = 4;
const GAIN_CLASSES = Uint8Array.from({ length: 128 }, (_, quarters) => {
  const points = quarters / GAIN_STEPS;
  if (points < 0.25) return 0;
  if (points < 2) return 1 + Math.floor(points * 2);
  if (points < 3) return 5;
  if (points < 5) return 6;
  return points < 8 ? 7 : 8;
});

export function gainClass(points: number): number {
  return points <= 0 ? 0 : GAIN_CLASSES[Math.min(127, (points * GAIN_STEPS) | 0)];
}

/** A number from 0 up, by itself; the last class is for all that are higher. */
export function bucketOf(number: number, classes: number): number {
  return Math.min(classes - 1, number | 0);
}
