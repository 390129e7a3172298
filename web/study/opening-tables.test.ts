import { expect, test } from 'vitest';
import { extremesOf, spreadOf, type TraitRow } from './opening-tables.ts';

const sure = (mean: number) => ({ mean, low: mean, high: mean });
const group = (from: number, share: number, games = 100) => ({ from, to: from, games, share: sure(share) });
const row = (...groups: TraitRow['groups']): TraitRow => ({ id: 'cats', winners: sure(1), others: sure(0), groups });

test('what a count tells is how far apart its groups won, without those that hardly came up', () => {
  const rising = row(group(0, 0.17), group(1, 0.39), group(2, 0.62), group(3, 0.99, 5));
  expect(spreadOf(rising)).toBeCloseTo(0.45);
  expect(extremesOf(rising).map(({ from }) => from)).toEqual([0, 2]);
  // Fewer may be better.
  expect(extremesOf(row(group(0, 0.8), group(1, 0.3))).map(({ from }) => from)).toEqual([1, 0]);
});
