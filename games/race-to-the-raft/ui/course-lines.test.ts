import { expect, test } from 'vitest';
import { stretchesOf } from './course-lines.ts';

const ashore = (...needs: number[]) => ({ needs, aboard: undefined });

test('cats that need the same share a stretch and take turns in it', () => {
  expect(stretchesOf([ashore(5, 5, 3, 3), ashore(5, 5, 5, 3), ashore(9, 9, 9, 9)])).toEqual([
    [
      { from: 0, to: 2, sharedBy: 2, turn: 0 },
      { from: 2, to: 3, sharedBy: 1, turn: 0 },
    ],
    [
      { from: 0, to: 2, sharedBy: 2, turn: 1 },
      { from: 2, to: 3, sharedBy: 1, turn: 0 },
    ],
    [{ from: 0, to: 3, sharedBy: 1, turn: 0 }],
  ]);
});

test('the line of a cat that is aboard ends there, and beside it nobody is', () => {
  const aboard = { needs: [0, 0, 0, 0], aboard: { move: 2, round: 1 } };
  expect(stretchesOf([aboard, ashore(0, 0, 0, 0)])).toEqual([
    [{ from: 0, to: 2, sharedBy: 2, turn: 0 }],
    [
      { from: 0, to: 2, sharedBy: 2, turn: 1 },
      { from: 2, to: 3, sharedBy: 1, turn: 0 },
    ],
  ]);
});
