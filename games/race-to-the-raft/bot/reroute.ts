import { CELLS, cellOf, WIDTH } from './cells.ts';
import { type Changes, costsAfter, HARDLY_EVER, NEVER, OWN_STEP, type Routes } from './routes.ts';

/*
 * What a cat's way costs after a card or a fire tile, from what all ways cost before: A* from the cat. What was left to go
 * from a cell guides it, because most of that is still true: fire makes nothing cheaper, and a card only the ways over
 * itself. The answers are those of `recost`, which asks the whole board.
 */

/** After fire, which makes no way cheaper. What costs `most` or more is not told apart: the answer is then `most`. */
export function costAfterFire(routes: Routes, changes: Changes, cat: number, most: number): number {
  return findWay(routes, changes, cat, NEVER, most);
}

/**
 * After a card, the same. `leaving` is the least that is left to go from any square under it, as things were: no way over
 * the card can do with less.
 */
export function costAfterCard(routes: Routes, changes: Changes, cat: number, leaving: number, most: number): number {
  return findWay(routes, changes, cat, leaving, most);
}

/** The cheapest way so far from the cat to a cell, the cell counted. */
const REACHED = new Int32Array(CELLS);
/** Cells that wait, by what the whole way may cost; more buckets than one step can add, used in a circle. */
const BUCKETS = 128;
const DEPTH = 512;
const QUEUE = new Int16Array(BUCKETS * DEPTH);
const FILLED = new Int32Array(BUCKETS);
const SIDES = Int32Array.of(-WIDTH, -1, 1, WIDTH);

function put(cell: number, whole: number): void {
  const bucket = whole & (BUCKETS - 1);
  QUEUE[bucket * DEPTH + FILLED[bucket]++] = cell;
}

function findWay(routes: Routes, changes: Changes, cat: number, leaving: number, most: number): number {
  const colour = routes.colour[cat];
  const costs = costsAfter(routes, changes, colour);
  const start = cellOf(routes.square[cat]);
  REACHED.fill(NEVER);
  REACHED[start] = 0;
  FILLED.fill(0);
  const least = aheadOf(start, routes.toRaft[colour], routes.costs[colour], leaving);
  put(start, least);
  let empty = 0;
  for (let whole = least; whole < most && empty < BUCKETS; whole++) {
    empty = FILLED[whole & (BUCKETS - 1)] === 0 ? empty + 1 : 0;
    if (goOn(whole, routes.toRaft[colour], routes.costs[colour], costs, leaving)) return whole;
  }
  return most;
}

/** Goes on from all cells on ways that may cost so much as a whole; true where one of them is a berth. */
function goOn(whole: number, toRaft: Int32Array, before: Uint16Array, costs: Uint16Array, leaving: number): boolean {
  const bucket = whole & (BUCKETS - 1);
  while (FILLED[bucket] > 0) {
    const cell = QUEUE[bucket * DEPTH + --FILLED[bucket]];
    const reached = REACHED[cell];
    if (reached + aheadOf(cell, toRaft, before, leaving) !== whole) continue;
    if (toRaft[cell] === OWN_STEP) return true;
    for (let side = 0; side < SIDES.length; side++) {
      const next = cell + SIDES[side];
      const there = reached + costs[next];
      if (there >= REACHED[next]) continue;
      REACHED[next] = there;
      const ahead = aheadOf(next, toRaft, before, leaving);
      if (ahead < HARDLY_EVER) put(next, there + ahead);
    }
  }
  return false;
}

/** No less than this is left to go from a cell. */
function aheadOf(cell: number, toRaft: Int32Array, before: Uint16Array, leaving: number): number {
  return Math.min(toRaft[cell] - before[cell], leaving);
}
