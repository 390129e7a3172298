import { expect, it } from 'vitest';
import { isUnlikePoints } from './unlike-points.ts';

it('a chance is explained where the points say otherwise: ahead and likely to lose, behind and likely to win', () => {
  expect([0.15, 0.39, 0.41, 0.8].map((win) => isUnlikePoints(win, [66, 22], 0))).toEqual([true, true, false, false]);
  expect([0.15, 0.59, 0.61, 0.8].map((win) => isUnlikePoints(win, [66, 22], 1))).toEqual([false, false, true, true]);
  expect(isUnlikePoints(0.1, [9, 9], 0)).toBe(false);
  // At a table of four a fair share is a quarter.
  expect([0.1, 0.3].map((win) => isUnlikePoints(win, [9, 4, 5, 8], 0))).toEqual([true, false]);
});
