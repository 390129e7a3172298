import { expect, test } from 'vitest';
import { countTraits } from './what-wins.ts';

const TRAIT = { id: 'lines', steps: [0, 1, 4] };

function match(counts: readonly number[], shares: readonly number[]) {
  return { moves: [], margins: [], shares, counts: [counts] };
}

test('every seat falls into the group of its count, with its part of the win', () => {
  const [{ winners, others, groups }] = countTraits([match([5, 0], [1, 0]), match([3, 1], [0.5, 0.5])], [TRAIT], false);
  expect(groups).toEqual([
    { from: 0, to: 0, shares: [0] },
    { from: 1, to: 3, shares: [0.5, 0.5] },
    { from: 4, shares: [1] },
  ]);
  expect(winners).toEqual([5, 3, 1]);
  expect(others).toEqual([0]);
});

test('a table that wins together is counted once', () => {
  const [{ winners, others, groups }] = countTraits([match([2, 2], [1, 1]), match([0, 0], [0, 0])], [TRAIT], true);
  expect(groups.map(({ shares }) => shares)).toEqual([[0], [1], []]);
  expect([winners, others]).toEqual([[2], [0]]);
});
