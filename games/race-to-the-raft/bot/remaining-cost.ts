import { count } from '../bits.ts';
import { canBoard, coverOf } from '../reach.ts';
import { OPEN, ROWS, State } from '../state.ts';
import { costAfterFire } from './reroute.ts';
import { type Changes, isTouched, NEVER, RECOLOUR, type Routes } from './routes.ts';

/*
 * What is left to do, in points: less is better. A low power of the cost, because bringing one cat home and then the next
 * wins far more games than bringing all of them a little nearer: with the square root the quick player wins a tenth less.
 * Of cats that cost the same, more for those that are far from the raft: their ground may burn once they have left it.
 */
const ASHORE = 0.69;
const WEIGHT = 3;
const POWER = 0.311;
/** A cat that can walk aboard at once. What opens its way is worth much, and fire must not close it again. */
export const OPEN_WAY = 2.86;
/** A cat that is cut off. */
const LOST = 100;
/** More than anything but a lost cat weighs. */
export const HOPELESS = 90;
/** A square that a card could still cover. */
export const ROOM = 0.029;

/** Sums in another order may differ by this much. */
export const ROUNDING = 1e-9;

/** By the cost of a cat's way. */
export const REMAINING = Float64Array.from({ length: NEVER + 1 }, (_, cost) =>
  cost === NEVER ? LOST : ASHORE + WEIGHT * (cost / RECOLOUR) ** POWER,
);

/** Of all cats ashore. */
export function remainingNow(routes: Routes): number {
  let remaining = 0;
  for (let cat = 0; cat < routes.cats; cat++) remaining += remainingOf(routes, cat);
  return remaining;
}

export function remainingOf({ cost, isOpen, weight }: Routes, cat: number): number {
  return weight[cat] * (isOpen[cat] === 1 ? OPEN_WAY : REMAINING[cost[cat]]);
}

/**
 * Of all cats after a fire tile, and of the room it takes. Fire makes no way cheaper. Where it is sure to be `most` or more,
 * the answer is only that it is.
 */
export function remainingAfterFire(routes: Routes, changes: Changes, most: number): number {
  const { cats } = routes;
  const rows = changes.next.words[ROWS];
  const room = -ROOM * roomOf(changes.next);
  let least = remainingNow(routes) + room;
  let remaining = room;
  for (let cat = 0; cat < cats; cat++) {
    if (least >= most + ROUNDING) return Number.POSITIVE_INFINITY;
    const before = remainingOf(routes, cat);
    const isSame = staysSame(routes, changes, cat, rows);
    const after = isSame ? before : afterFire(routes, changes, cat, most - least + before);
    least += after - before;
    remaining += after;
  }
  return remaining;
}

/** Of one cat whose way the fire has touched; where it is `most` or more, about that. */
function afterFire(routes: Routes, changes: Changes, cat: number, most: number): number {
  const weight = routes.weight[cat];
  return weight * REMAINING[costAfterFire(routes, changes, cat, costOf(most / weight))];
}

function staysSame(routes: Routes, changes: Changes, cat: number, rows: number): boolean {
  const { colour, square, isOpen } = routes;
  if (isOpen[cat] === 1) return canBoard(changes.next, colour[cat], square[cat]);
  return !isTouched(routes, changes, cat, rows);
}

/** A cost that leaves at least so much to do; a little more, so that rounding does not matter. */
export function costOf(remaining: number): number {
  if (remaining >= LOST) return NEVER;
  // Never less than nothing, which rounding may make of it and which has no such power.
  const dear = Math.max(0, remaining - ASHORE) / WEIGHT;
  return Math.min(NEVER, Math.ceil(RECOLOUR * dear ** (1 / POWER)) + 1);
}

function roomOf({ words }: State): number {
  const rows = words[ROWS];
  const cover = coverOf(words, OPEN, rows);
  let room = 0;
  for (let row = 1; row <= rows; row++) room += count(cover[row]);
  return room;
}

const TRIAL = new State(1, 0, 0);

/** A copy to try something on; the same one each time. */
export function trialOf(state: State): State {
  TRIAL.copyFrom(state);
  return TRIAL;
}
