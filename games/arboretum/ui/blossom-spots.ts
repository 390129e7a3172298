/** A round blossom on a card: its middle, and how far its petals reach. */
interface BlossomSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LARGE = { points: { x: 14, y: 66, size: 14 }, sum: { x: 35, y: 47, size: 22 } };
/** The numeral of a small card takes all of its upper half. */
const SMALL = { points: { x: 13, y: 66, size: 14 }, sum: { x: 36, y: 59, size: 20 } };

/** Where the points of a card bloom, and the sum of its path: below the numeral, and neither over the other's number. */
export function blossomSpots(isSmall: boolean): { readonly points: BlossomSpot; readonly sum: BlossomSpot } {
  return isSmall ? SMALL : LARGE;
}
