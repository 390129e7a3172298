import type { Majority } from '../scoring.ts';

/** An island with what is at stake on it. */
export interface Verdict extends Majority {
  readonly island: number;
}

/**
 * The islands in the order to judge them at the end, on top of the points told before: what decides comes last, and until
 * then the lead stays as small as it can. Every choice is looked for one step ahead: a map may have any number of islands.
 */
export function tellingOrder(verdicts: readonly Verdict[], before: readonly number[]): readonly Verdict[] {
  if (verdicts.length === 0) return [];
  const all = verdicts.reduce(add, before);
  const winner = all.indexOf(Math.max(...all));
  // Without it the winner is least ahead, or furthest behind.
  const last = best(verdicts, (verdict) => leadOf(takeAway(all, verdict), winner));
  const order: Verdict[] = [];
  let totals = before;
  let rest = verdicts.filter((verdict) => verdict !== last);
  while (rest.length > 0) {
    const now = totals;
    const next = best(rest, (verdict) => leadOf(add(now, verdict)));
    order.push(next);
    totals = add(totals, next);
    rest = rest.filter((verdict) => verdict !== next);
  }
  return [...order, last];
}

/** The totals once an island is told. */
export function add(totals: readonly number[], { leaders, share }: Verdict): readonly number[] {
  return totals.map((points, seat) => points + (leaders.includes(seat) ? share : 0));
}

function takeAway(totals: readonly number[], { leaders, share }: Verdict): readonly number[] {
  return totals.map((points, seat) => points - (leaders.includes(seat) ? share : 0));
}

/** By how much a seat is ahead of the best of the others; without a seat, whoever leads. */
function leadOf(totals: readonly number[], seat = totals.indexOf(Math.max(...totals))): number {
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
}

/** The one with the least; of equals the first. */
function best(verdicts: readonly Verdict[], worth: (verdict: Verdict) => number): Verdict {
  return verdicts.reduce((least, each) => (worth(each) < worth(least) ? each : least));
}
