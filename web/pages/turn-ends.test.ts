import { expect, it } from 'vitest';
import { turnEnds } from './turn-ends.ts';

it('a turn of several moves ends with its last one, and draws by chance end none', () => {
  const lines = [
    { seat: 0, number: 1, move: 1 },
    { seat: -1, number: 1, move: 2 },
    { seat: 0, number: 1, move: 3 },
    { seat: 1, number: 1, move: 4 },
    { seat: 1, number: 2, move: 5 },
    { seat: 1, number: 2, move: 6 },
  ];
  expect(turnEnds(lines).map(({ move }) => move)).toEqual([3, 4, 6]);
  expect(turnEnds([])).toEqual([]);
});
