import { expect, it } from 'vitest';
import type { Region } from '../scoring.ts';
import { type Arrivals, arrivalsAfter, nameRegion } from './arrivals.ts';

const region = (seat: number, ...squares: number[]): Region => ({
  seat,
  squares,
  size: squares.length,
  height: 1,
  value: squares.length,
});
const [mine, theirs, grown] = [region(0, 4, 5), region(1, 8), region(1, 8, 9)];

const freshIn = ({ fresh }: Arrivals) => [...fresh];

it('what a tile has changed waits for it; the rest does not, nor what was seen while the tile was tried', () => {
  const first = arrivalsAfter(undefined, 7, [mine, theirs]);
  expect(freshIn(first)).toEqual([]);
  const after = arrivalsAfter(first, 8, [mine, grown]);
  expect(freshIn(after)).toEqual([nameRegion(grown)]);
  // Drawn again, it goes on waiting.
  expect(freshIn(arrivalsAfter(after, 8, [mine, grown]))).toEqual([nameRegion(grown)]);

  const tried = arrivalsAfter(first, 7, [mine, grown]);
  expect(freshIn(tried)).toEqual([]);
  expect(freshIn(arrivalsAfter(tried, 8, [mine, grown]))).toEqual([]);
});

it('what comes and goes with the pointer, or comes back when a tile is taken back, is there at once', () => {
  const after = arrivalsAfter(arrivalsAfter(undefined, 7, [mine, theirs]), 8, [mine, grown]);
  const pointing = arrivalsAfter(after, 8, [mine, region(1, 8, 9, 10)]);
  expect(freshIn(arrivalsAfter(pointing, 8, [mine, grown]))).toEqual([]);
  expect(freshIn(arrivalsAfter(after, 7, [mine, theirs]))).toEqual([]);
});
