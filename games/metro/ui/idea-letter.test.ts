import { expect, it } from 'vitest';
import { letterCorner, letterPoint } from './idea-letter.ts';

const BOX = { x: 100, y: 200, width: 100, height: 100 };

it('the letter of an idea is at the top right, unless the number of a line is there', () => {
  expect(letterCorner(BOX, [])).toBe(1);
  expect(letterCorner(BOX, [{ x: 133, y: 300 }])).toBe(1);
  // By the right half of the top, and by the upper half of the right side.
  expect(letterCorner(BOX, [{ x: 167, y: 200 }])).toBe(2);
  expect(letterCorner(BOX, [{ x: 200, y: 233 }])).toBe(2);
  const all = [0, 1, 2, 3].map((corner) => letterPoint(BOX, corner));
  expect(letterCorner(BOX, all.slice(1))).toBe(0);
  expect(letterCorner(BOX, all)).toBe(1);
});
