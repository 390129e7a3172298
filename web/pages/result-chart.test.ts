import { expect, it } from 'vitest';
import { spread } from './result-chart.ts';

const endsAt = (...heights: number[]) => heights.map((y, seat) => ({ seat, value: 0, y }));
const heightsOf = (placed: readonly { readonly at: number }[]) => placed.map(({ at }) => at);

it('numbers that are apart stay beside the ends of their lines', () => {
  expect(heightsOf(spread(endsAt(20, 60), 92))).toEqual([20, 60]);
});

it('numbers at one height are pushed apart, and none leaves the picture', () => {
  expect(heightsOf(spread(endsAt(20, 20, 20), 92))).toEqual([20, 36, 52]);
  expect(heightsOf(spread(endsAt(82, 82, 40, 82), 92))).toEqual([40, 60, 76, 92]);
});
