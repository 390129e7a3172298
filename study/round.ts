/** Digits that are kept: no value here is known to more, and a review is stored with its match. */
const DIGITS = 1e5;

export function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS + 0;
}
