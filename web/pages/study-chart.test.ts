import { expect, test } from 'vitest';
import { markPath } from './study-chart.ts';

test('marks on the curve differ in their shape', () => {
  const corners = (['inaccuracy', 'mistake', 'blunder', 'only'] as const).map(
    (kind) => (markPath(kind, [10, 10], 4).match(/[ML]/g) ?? []).length,
  );
  expect(corners).toEqual([1, 3, 4, 4]);
  expect(markPath('blunder', [10, 10], 4)).toMatch(/^M10\.00 4\.80L/);
  expect(markPath('only', [10, 10], 4)).not.toMatch(/^M10\.00/);
});
