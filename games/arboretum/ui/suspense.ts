import type { Seat } from '../../../core/game.ts';
import type { Standing } from '../facts.ts';

/** More than all that follows can add up to: not knowing the winner counts most, then a new leader, then a small lead. */
const UNDECIDED = 10_000;
const NEW_LEADER = 500;

/**
 * The species in the order to tell them at the end: the winner stays open for as long as can be, the lead changes hands
 * often, and what decides comes last. Which species have been told is all that a step depends on, so every order is
 * compared by going back from the end, one set of species at a time.
 */
export function tellingOrder(rows: readonly Standing[]): readonly Standing[] {
  const all = (1 << rows.length) - 1;
  const worth = new Float64Array(all + 1);
  const next = new Int8Array(all + 1);
  const tables = Array.from({ length: all + 1 }, (_, told) => tableAfter(rows, told));
  for (let told = all - 1; told >= 0; told--) {
    worth[told] = Number.NEGATIVE_INFINITY;
    for (const index of rows.keys()) {
      const then = told | (1 << index);
      if (then === told) continue;
      const value = thrillOf(tables[told], tables[then], then === all) + worth[then];
      if (value <= worth[told]) continue;
      worth[told] = value;
      next[told] = index;
    }
  }
  const order: Standing[] = [];
  for (let told = 0; told < all; told |= 1 << next[told]) order.push(rows[next[told]]);
  return order;
}

/** What a seat gets for a species (A8). */
export function gainOf({ rights, paths }: Standing, seat: Seat): number {
  return rights[seat] ? hopeOf({ paths }, seat) : 0;
}

/** What it could get, as long as the hands are closed. */
function hopeOf({ paths }: Pick<Standing, 'paths'>, seat: Seat): number {
  return paths[seat]?.points ?? 0;
}

interface Table {
  /** Points told so far, the most first. */
  readonly lead: number;
  /** Seats in the lead, a bit each. */
  readonly leaders: number;
  /** Somebody could still catch up, for all that can be seen. */
  readonly isOpen: boolean;
}

function tableAfter(rows: readonly Standing[], told: number): Table {
  const seats = rows[0].paths.map((_, seat) => seat);
  const sum = (seat: Seat, pick: (row: Standing, seat: Seat) => number, isTold: boolean) =>
    rows.reduce((total, row, index) => total + (((told >> index) & 1) === (isTold ? 1 : 0) ? pick(row, seat) : 0), 0);
  const totals = seats.map((seat) => sum(seat, gainOf, true));
  const hopes = seats.map((seat) => sum(seat, hopeOf, false));
  const [first, second = 0] = totals.toSorted((a, b) => b - a);
  const leader = totals.indexOf(first);
  return {
    lead: first - second,
    leaders: totals.reduce((bits, total, seat) => (total === first ? bits | (1 << seat) : bits), 0),
    isOpen: seats.some((seat) => seat !== leader && totals[seat] + hopes[seat] >= first),
  };
}

function thrillOf(before: Table, after: Table, isLast: boolean): number {
  const swing = before.leaders === after.leaders ? 0 : NEW_LEADER;
  return swing + (isLast ? 0 : (after.isOpen ? UNDECIDED : 0) - after.lead);
}
