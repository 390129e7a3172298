import { expect, test } from 'vitest';
import { wholePoints } from './round.ts';

test('parts that add up still do so in whole points', () => {
  // Rounded one by one these come to 99 and 101.
  expect(wholePoints([0.333, 0.333, 0.334], 1)).toEqual([33, 33, 34]);
  expect(wholePoints([0.336, 0.336, 0.328], 1)).toEqual([34, 33, 33]);
  expect(wholePoints([0.53, -1.346, 0.706, 0.11], 0)).toEqual([53, -135, 71, 11]);
  for (let match = 0; match < 200; match++) {
    const parts = Array.from({ length: 5 }, (_, at) => Math.sin(match * 7 + at * 3));
    const total = match % 3 === 0 ? 1 : match % 3 === 1 ? 0 : 0.5;
    const shares = [...parts, total - parts.reduce((sum, part) => sum + part, 0)];
    const whole = wholePoints(shares, total);
    expect(whole.reduce((sum, part) => sum + part, 0)).toBe(100 * total);
    for (const [at, part] of whole.entries()) expect(Math.abs(part - 100 * shares[at])).toBeLessThan(1);
  }
});
