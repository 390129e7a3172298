import { expect, it } from 'vitest';
import { markOf } from './marks.ts';

it('gives losses that are told with the same number the same mark', () => {
  expect([0.1951, 0.2, 0.2049].map((loss) => markOf(loss, 0))).toEqual(['blunder', 'blunder', 'blunder']);
  expect(markOf(0.1949, 0)).toBe('mistake');
});
