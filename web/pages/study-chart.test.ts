import { expect, test } from 'vitest';
import { areaPath, isCharted, markPath, moveAt, scaleOf, TIME } from './study-chart.ts';

test('marks on the curve differ in their shape', () => {
  const corners = (['inaccuracy', 'mistake', 'blunder', 'only'] as const).map(
    (kind) => (markPath(kind, [10, 10], 4).match(/[ML]/g) ?? []).length,
  );
  expect(corners).toEqual([1, 3, 4, 4]);
  expect(markPath('blunder', [10, 10], 4)).toMatch(/^M10\.00 4\.80L/);
  expect(markPath('only', [10, 10], 4)).not.toMatch(/^M10\.00/);
});

test('only what is worth going to stands out on the line', () => {
  const marks = ['inaccuracy', 'mistake', 'blunder', 'only'] as const;
  expect(marks.filter(isCharted)).toEqual(['mistake', 'blunder']);
});

test('where a move is drawn, a finger finds it, at both ends too', () => {
  const { x } = scaleOf(40, 0, 1, TIME);
  for (const move of [0, 1, 17, 40]) expect(moveAt(x(move) / TIME.width, 40, TIME)).toBe(move);
  expect([moveAt(0, 40, TIME), moveAt(1, 40, TIME)]).toEqual([0, 40]);
});

test('below the line is filled down to the bottom', () => {
  expect(
    areaPath(
      [
        [9, 20],
        [30, 40],
      ],
      TIME,
    ),
  ).toBe(`M9 20L30 40L30 ${TIME.bottom}L9 ${TIME.bottom}z`);
  expect(areaPath([], TIME)).toBe('');
});
