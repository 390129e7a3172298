import { expect, test } from 'vitest';
import { withMarks } from './layout.ts';

test('a garden grows by the squares that are marked in it, and by no others', () => {
  const garden = { x: 0, y: 0, width: 100, height: 100 };
  const markAt = (board: string, x: number, y: number) => ({
    ...{ kind: 'idea' as const, seat: 1, sign: 'A' },
    places: [{ board, box: { x, y, width: 60, height: 80 } }],
  });
  expect(withMarks(garden, [markAt('mine', 20, 10), markAt('other', -200, 0)], 'mine')).toEqual(garden);
  expect(withMarks(garden, [markAt('mine', -64, 10), markAt('mine', 80, 90)], 'mine')).toEqual({
    ...{ x: -64, y: 0, width: 204, height: 170 },
  });
});
