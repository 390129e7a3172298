import { expect, it } from 'vitest';
import { endsOf } from './use-final-points.ts';

it('a final score has the order of the seats for either mover, and the strongest rival beside the mover', () => {
  const first = { seat: 0, points: 98 };
  const second = { seat: 1, points: 104 };
  expect(endsOf([98, 104], 0)).toEqual([first, second]);
  expect(endsOf([98, 104], 1)).toEqual([first, second]);
  expect(endsOf([98, 104, 60], 2)).toEqual([second, { seat: 2, points: 60 }]);
});
