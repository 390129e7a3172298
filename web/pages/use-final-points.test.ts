import { expect, it } from 'vitest';
import { agreesWith, endsBeside, endsOf as endsFrom, isSettled } from './use-final-points.ts';

const endsOf = (points: readonly number[], seat: number) =>
  endsFrom({ points, doubts: points.map(() => 0), sources: [points] }, seat);

it('a final score has the order of the seats for either mover, and the strongest rival beside the mover', () => {
  const first = { seat: 0, points: 98, doubt: 0, sources: [98] };
  const second = { seat: 1, points: 104, doubt: 0, sources: [104] };
  expect(endsOf([98, 104], 0)).toEqual([first, second]);
  expect(endsOf([98, 104], 1)).toEqual([first, second]);
  expect(endsOf([98, 104, 60], 2)).toEqual([second, { seat: 2, points: 60, doubt: 0, sources: [60] }]);
});

it('an average end is shown beside a chance that says the same', () => {
  const ends = endsOf([33.4, 40.8], 0);
  const agrees = (win: number, turn: number, seats = 2) => agreesWith(ends, win, { seats, turn });
  expect([0.1, 0.5, 1].map((win) => agrees(win, 0))).toEqual([true, true, false]);
  expect([0.1, 0.5, 1].map((win) => agrees(win, 1))).toEqual([false, true, true]);
  // With three, who is ahead may still lose more often than not.
  expect(agrees(0.4, 1, 3)).toBe(true);
  expect(agreesWith(endsOf([33.4, 33.2], 1), 0.9, { seats: 2, turn: 1 })).toBe(true);
});

it('an end that contradicts the chance beside it is not told', () => {
  const ends = endsOf([3.2, 10.1], 1);
  const view = { seats: 2, turn: 1 };
  expect([0, 0.6, 1, undefined].map((win) => endsBeside(ends, win, view))).toEqual([undefined, ends, ends, ends]);
  expect(endsBeside(undefined, 1, view)).toBeUndefined();
});

it('an average that is level says nothing of a match that is always lost, but a tie that is broken does', () => {
  const average = endsOf([21.3, 20.9], 0);
  const always = endsOf([21, 21], 0);
  expect([average, always].map(isSettled)).toEqual([false, true]);
  expect([0, 0.4, 1].map((win) => agreesWith(average, win, { seats: 2, turn: 0 }))).toEqual([false, true, false]);
  expect(agreesWith(always, 0, { seats: 2, turn: 0 })).toBe(true);
});
