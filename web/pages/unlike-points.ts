import type { Seat } from '../../core/game.ts';

/** A chance this far from an even one is no accident of the estimate. */
const SURPRISING = 0.1;

/** Ahead and likely to lose, or behind and likely to win. */
export function isUnlikePoints(win: number, points: readonly number[], seat: Seat): boolean {
  const lead = points[seat] - Math.max(...points.filter((_, other) => other !== seat));
  const surplus = win - 1 / points.length;
  return Math.abs(surplus) > SURPRISING && lead * surplus < 0;
}
