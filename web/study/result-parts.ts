import type { PlayerReport } from '../../study/report.ts';

/** More than this is left over: the other parts are then no account of the result either. */
const MOST_REST = 0.1;

/**
 * Whether a result can be told as mistakes and luck. What they do not explain must be small, and nothing may be larger than
 * the whole: mistakes that add up to twice the chance to win are true where a match went back and forth, but nobody believes it.
 */
export function isPlain({ decisions, others, draws, unknown, rest }: PlayerReport): boolean {
  return Math.abs(unknown + rest) <= MOST_REST && [decisions, others, draws].every((part) => Math.abs(part) <= 1);
}
