import { expect, test } from 'vitest';
import type { PlayerReport } from '../../study/report.ts';
import { addsUp, leavesMuch, mainCause } from './result-parts.ts';

const told = {
  start: 0.5,
  decisions: -0.6,
  others: 0.2,
  draws: -0.05,
  unknown: 0,
  rest: -0.04,
  result: 0,
} as PlayerReport;

test('mistakes and luck need no further word where they explain a result', () => {
  expect(leavesMuch(told)).toBe(false);
  expect(addsUp(told)).toBe(true);
});

test('they do where something is left over, and are no numbers where they add up to more than the whole', () => {
  const quiet = { ...told, decisions: -0.1, others: 0.08 };
  expect(leavesMuch({ ...quiet, rest: -0.2 })).toBe(true);
  expect(leavesMuch({ ...quiet, unknown: 0.14, rest: -0.01 })).toBe(true);
  expect(leavesMuch({ ...quiet, others: 0.58, rest: -0.11 })).toBe(false);
  expect(addsUp({ ...told, rest: -0.2 })).toBe(true);
  expect(addsUp({ ...told, decisions: -0.9, rest: 0.3 })).toBe(false);
  expect(addsUp({ ...told, decisions: -2.55, others: 1.52 })).toBe(false);
});

test('the main cause of a result goes the way of the result', () => {
  expect(mainCause(told)).toBe('own');
  expect(mainCause({ ...told, decisions: -1.34, others: 2.71, result: 1 })).toBe('others');
  // The winner gave away more than the other: no mistake explains that.
  expect(mainCause({ ...told, decisions: -1.22, others: 0.77, rest: 0.92, result: 1 })).toBe('several');
  expect(mainCause({ ...told, decisions: -1.22, others: 1.12, draws: 0.6, result: 1 })).toBe('luck');
  expect(mainCause({ ...told, result: 0.5 })).toBe('several');
});
