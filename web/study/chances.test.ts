import { expect, test } from 'vitest';
import type { Decision } from '../../study/decision.ts';
import { mistakeBeside } from './chances.ts';

test('the mistakes beside a line of the log are the next and the last one, never that of the line itself', () => {
  const mistakes = [4, 9, 15].map((ply) => ({ ply }) as Decision);
  const beside = (ply: number) => [mistakeBeside(mistakes, ply, -1)?.ply, mistakeBeside(mistakes, ply, 1)?.ply];
  expect(beside(9)).toEqual([4, 15]);
  expect(beside(0)).toEqual([undefined, 4]);
  expect(beside(15)).toEqual([9, undefined]);
});
