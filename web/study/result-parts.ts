import type { PlayerReport } from '../../study/report.ts';

/** More than this is left over: the other parts are then only half of an account. */
const MOST_REST = 0.1;

/** Whether mistakes and luck leave much of a result open: that must be said beside them. */
export function leavesMuch({ unknown, rest }: PlayerReport): boolean {
  return Math.abs(unknown + rest) > MOST_REST;
}

/** Whether a part is larger than the whole. It is true where a match went back and forth, but nobody believes it unexplained. */
export function goesBackAndForth({ decisions, others, draws }: PlayerReport): boolean {
  return [decisions, others, draws].some((part) => Math.abs(part) > 1);
}
