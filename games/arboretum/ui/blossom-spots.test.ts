import { expect, test } from 'vitest';
import { blossomSpots } from './blossom-spots.ts';

test.each([
  ['large', false, 23.5],
  ['small', true, 37.5],
])('on a %s card no blossom covers the numeral, and none the number of the other', (_, isSmall, numeralEnd) => {
  const { points, sum } = blossomSpots(isSmall);
  for (const { y, size } of [points, sum]) expect(y - size).toBeGreaterThan(numeralEnd);
  // The discs with the numbers are a little more than half as wide as the petals.
  expect(Math.hypot(points.x - sum.x, points.y - sum.y)).toBeGreaterThan(0.58 * (points.size + sum.size));
});
