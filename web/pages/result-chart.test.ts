import { expect, it } from 'vitest';
import { chartOf, placeSigns, spread } from './result-chart.ts';

const endsAt = (...heights: number[]) => heights.map((y, seat) => ({ seat, value: 0, y }));
const heightsOf = (placed: readonly { readonly at: number }[]) => placed.map(({ at }) => at);

it('numbers that are apart stay beside the ends of their lines', () => {
  expect(heightsOf(spread(endsAt(20, 60), 92))).toEqual([20, 60]);
});

it('numbers at one height are pushed apart, and none leaves the picture', () => {
  expect(heightsOf(spread(endsAt(20, 20, 20), 92))).toEqual([20, 36, 52]);
  expect(heightsOf(spread(endsAt(82, 82, 40, 82), 92))).toEqual([40, 60, 76, 92]);
});

it('numbers of turns that follow each other closely cover neither each other nor a dot nor the end of a line', () => {
  const turns = [0, 1, 2, 3].map((at) => ({ seat: 0, from: at, to: at + 1, points: [at * 30, at * 25] }));
  const chart = chartOf({ start: [0, 0], steps: turns, stages: [] }, { width: 140, height: 110 });
  const dots = turns.slice(1).map(({ points }, at) => ({ x: chart.right - 16 + at * 8, y: chart.y(points[0]) }));
  const signs = placeSigns(dots, chart);
  const apart = (one: (typeof dots)[0], other: (typeof dots)[0]) => Math.hypot(one.x - other.x, one.y - other.y);
  for (const [at, sign] of signs.entries()) {
    for (const other of signs.slice(at + 1)) expect(apart(sign, other)).toBeGreaterThan(18);
    for (const dot of [...dots, { x: chart.right, y: chart.labels[0].y }]) expect(apart(sign, dot)).toBeGreaterThan(12);
  }
});
