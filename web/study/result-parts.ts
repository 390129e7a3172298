import type { PlayerReport } from '../../study/report.ts';

/** More than this is left over: the other parts are then only half of an account. */
const MUCH_REST = 0.1;
/** With more than this they are none: numbers would tell a story that is not true. */
const MOST_REST = 0.25;
/** A result this close to the chance at the start needs no cause. */
const HARDLY_CHANGED = 0.1;

/** Whether mistakes and luck leave more of a result open than any of them explains: that must be said beside them. */
export function leavesMuch(player: PlayerReport): boolean {
  const { decisions, others, draws } = player;
  const rest = restOf(player);
  return rest > MUCH_REST && [decisions, others, draws].every((part) => Math.abs(part) < rest);
}

/**
 * Whether the parts can be shown as numbers. Where a match went back and forth they add up to more than the whole, which is
 * true and which nobody can make sense of.
 */
export function addsUp(player: PlayerReport): boolean {
  const { decisions, others, draws } = player;
  return [decisions, others, draws].every((part) => Math.abs(part) <= 1) && restOf(player) <= MOST_REST;
}

/** What a result is mostly due to: the seat's own mistakes, those of the others, luck, or no one thing. */
export type Cause = 'own' | 'others' | 'luck' | 'several';

export function mainCause({ start, result, decisions, others, draws }: PlayerReport): Cause {
  const change = result - start;
  if (Math.abs(change) < HARDLY_CHANGED) return 'several';
  const [given, against] = change > 0 ? [others, -decisions] : [-decisions, others];
  const luck = Math.sign(change) * draws;
  if (given > against && given >= luck) return change > 0 ? 'others' : 'own';
  return luck > HARDLY_CHANGED && luck >= given - against ? 'luck' : 'several';
}

function restOf({ unknown, rest }: PlayerReport): number {
  return Math.abs(unknown + rest);
}
