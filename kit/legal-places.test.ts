import { expect, it } from 'vitest';
import { stepTo } from './legal-places.ts';

it.each([
  [undefined, 1, 0],
  [undefined, -1, 2],
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  // Between the first and the second.
  [0.5, 1, 1],
  [0.5, -1, 0],
  // Before the first, behind the last.
  [-0.5, 1, 0],
  [-0.5, -1, 2],
  [2.5, 1, 0],
  [2.5, -1, 2],
] as const)('from place %s of three, way %i: to %i', (from, way, to) => {
  expect(stepTo(from, 3, way)).toBe(to);
});
