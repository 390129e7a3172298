import { expect, it } from 'vitest';
import { seatsBeside } from './seats-beside.ts';

it('puts the own garden where the one that was brought near has been', () => {
  expect(seatsBeside(4, 0, 0)).toEqual([1, 2, 3]);
  expect(seatsBeside(4, 0, 2)).toEqual([1, 0, 3]);
  expect(seatsBeside(4, 0, 3)).toEqual([1, 2, 0]);
  expect(seatsBeside(3, 1, 0)).toEqual([1, 2]);
});
