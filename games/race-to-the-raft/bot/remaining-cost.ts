import { count } from '../bits.ts';
import { coverOf } from '../reach.ts';
import { OPEN, ROWS, State } from '../state.ts';
import { type Changes, isTouched, NEVER, RECOLOUR, type Routes, recost } from './routes.ts';

/*
 * What is left to do, in points: less is better. A low power of the cost, because bringing one cat home and then the next
 * wins far more games than bringing all of them a little nearer: with the square root the quick player wins a tenth less.
 */
const ASHORE = 1;
const WEIGHT = 3;
const POWER = 0.35;
/** A cat that is cut off. */
const LOST = 100;
/** More than anything but a lost cat weighs. */
export const HOPELESS = 90;
/** A square that a card could still cover. */
const ROOM = 0.06;

/** By the cost of a cat's way. */
export const REMAINING = Float64Array.from({ length: NEVER + 1 }, (_, cost) =>
  cost === NEVER ? LOST : ASHORE + WEIGHT * (cost / RECOLOUR) ** POWER,
);

/** Of all cats ashore. */
export function remainingNow({ cats, cost }: Routes): number {
  let remaining = 0;
  for (let cat = 0; cat < cats; cat++) remaining += REMAINING[cost[cat]];
  return remaining;
}

/** Of all cats after a card. */
export function remainingAfterCard(routes: Routes, changes: Changes): number {
  const { cats, colour, square } = routes;
  let remaining = 0;
  for (let cat = 0; cat < cats; cat++) remaining += REMAINING[recost(routes, changes, colour[cat], square[cat])];
  return remaining;
}

/** Of all cats after a fire tile, and of the room it takes. Fire makes no way cheaper. */
export function remainingAfterFire(routes: Routes, changes: Changes): number {
  const { cats, cost, colour, square } = routes;
  const rows = changes.next.words[ROWS];
  let remaining = -ROOM * roomOf(changes.next);
  for (let cat = 0; cat < cats; cat++) {
    const isSame = !isTouched(routes, changes, cat, rows);
    remaining += REMAINING[isSame ? cost[cat] : recost(routes, changes, colour[cat], square[cat])];
  }
  return remaining;
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
