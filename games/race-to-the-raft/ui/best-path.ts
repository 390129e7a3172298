import { AREA } from '../flood.ts';
import { columnOf, rowOf } from '../geometry.ts';
import { berthsOf, coverOf } from '../reach.ts';
import { OPEN, RAFT, type State } from '../state.ts';
import { neighbours } from './cat-watch.ts';

/** A cat's best path to the raft, from its square to the first one of the raft, and what of it cards must still recolour. */
export interface BestPath {
  readonly squares: readonly number[];
  readonly missing: readonly number[];
}

/** More than any path has steps: a square to recolour counts more than all steps together. */
const LABOUR = 1024;

/** The path whose squares `labour.ts` counts; of several the shortest. Nothing for a cat that is cut off. */
export function bestPath(state: State, cat: number): BestPath | undefined {
  const colour = state.catAt(cat);
  const squares = cheapestPath(state, cat, costsFor(state, colour));
  return squares && { squares, missing: squares.filter((square) => isToRecolour(state, colour, square)) };
}

/** R14: the path of a cat that is cut off if a card could recolour any land but this, with as little of such land as possible. */
export function barredPath(state: State, cat: number, never: ReadonlySet<number>): BestPath | undefined {
  const colour = state.catAt(cat);
  const costOf = costsFor(state, colour);
  const barred = (square: number) => state.has(OPEN, square) && costOf(square) === Number.POSITIVE_INFINITY;
  const squares = cheapestPath(state, cat, (square) =>
    barred(square) && !never.has(square) ? LABOUR * LABOUR : costOf(square),
  );
  return squares && { squares, missing: squares.filter(barred) };
}

function isToRecolour(state: State, colour: number, square: number): boolean {
  return state.colourAt(square) !== colour && !state.has(RAFT, square);
}

function cheapestPath(state: State, cat: number, costOf: (square: number) => number): readonly number[] | undefined {
  const found = new Map<number, { readonly cost: number; readonly from: number | undefined }>([
    [cat, { cost: 0, from: undefined }],
  ]);
  const open = new Set([cat]);
  while (open.size > 0) {
    const here = [...open].reduce((best, square) => (costAt(found, square) < costAt(found, best) ? square : best));
    open.delete(here);
    if (state.has(RAFT, here)) return pathTo(here);
    for (const next of neighbours(state, here)) {
      const cost = costAt(found, here) + costOf(next);
      if (cost >= costAt(found, next)) continue;
      found.set(next, { cost, from: here });
      open.add(next);
    }
  }
  return undefined;

  function pathTo(end: number): readonly number[] {
    const squares: number[] = [];
    for (let square: number | undefined = end; square !== undefined; square = found.get(square)?.from)
      squares.unshift(square);
    return squares;
  }
}

function costAt(found: ReadonlyMap<number, { readonly cost: number }>, square: number): number {
  return found.get(square)?.cost ?? Number.POSITIVE_INFINITY;
}

/** What a step onto a square costs a cat of this colour. */
function costsFor(state: State, colour: number): (square: number) => number {
  const berths = new Int32Array(AREA);
  berthsOf(state, colour, berths);
  const cover = coverOf(state.words, OPEN, state.rows).slice();
  const isIn = (area: Int32Array, square: number) => ((area[rowOf(square) + 1] >> columnOf(square)) & 1) === 1;
  return (square) => {
    if (state.has(RAFT, square)) return isIn(berths, square) ? 1 : Number.POSITIVE_INFINITY;
    if (state.colourAt(square) === colour) return 1;
    return isIn(cover, square) ? LABOUR : Number.POSITIVE_INFINITY;
  };
}
