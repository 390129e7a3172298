/** Digits that are kept: no value here is known to more, and a review is stored with its match. */
const DIGITS = 1e5;

export function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS + 0;
}

/**
 * Shares, from 0 to 1, as whole points of 100 that add up to `total` as a whole number: each is rounded up or down, those
 * first up that lack least.
 */
export function wholePoints(shares: readonly number[], total: number): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const missing = Math.round(100 * total) - whole.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((share, at) => ({ at, rest: share - whole[at] })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRest.slice(0, Math.max(0, missing))) whole[at]++;
  return whole;
}
