import { expect, test } from 'vitest';
import type { PlayerReport } from '../../study/report.ts';
import { isPlain } from './result-parts.ts';

const told = { decisions: -0.6, others: 0.2, draws: -0.05, unknown: 0, rest: -0.04 } as PlayerReport;

test('a result is told as mistakes and luck where they explain it', () => {
  expect(isPlain(told)).toBe(true);
});

test('it is not where much is left over, or where mistakes add up to more than the whole', () => {
  expect(isPlain({ ...told, rest: -0.2 })).toBe(false);
  expect(isPlain({ ...told, unknown: 0.14, rest: -0.01 })).toBe(false);
  expect(isPlain({ ...told, decisions: -2.55, others: 1.52 })).toBe(false);
});
