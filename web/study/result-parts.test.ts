import { expect, test } from 'vitest';
import type { PlayerReport } from '../../study/report.ts';
import { goesBackAndForth, leavesMuch } from './result-parts.ts';

const told = { decisions: -0.6, others: 0.2, draws: -0.05, unknown: 0, rest: -0.04 } as PlayerReport;

test('mistakes and luck need no further word where they explain a result', () => {
  expect(leavesMuch(told)).toBe(false);
  expect(goesBackAndForth(told)).toBe(false);
});

test('they do where much is left over, or where mistakes add up to more than the whole', () => {
  expect(leavesMuch({ ...told, rest: -0.2 })).toBe(true);
  expect(leavesMuch({ ...told, unknown: 0.14, rest: -0.01 })).toBe(true);
  expect(goesBackAndForth({ ...told, decisions: -2.55, others: 1.52 })).toBe(true);
});
