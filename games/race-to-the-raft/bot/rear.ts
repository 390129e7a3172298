import { lowest } from '../bits.ts';
import { OPEN, RAFT, ROWS, type State } from '../state.ts';
import { CELLS, cellOf, WIDTH } from './cells.ts';

/*
 * Fire has to go somewhere, and the ground that all cats have left is the only place where it does no harm. So the way out
 * of the rear comes first: a square costs more to recolour, the more steps it is from the raft, whatever its colour, around
 * the fire. Cards are then laid where the cats are, the last of them first, instead of at the raft where they all must pass.
 */

/** What a square so many steps from the raft costs more: for the quick player, and for the net as it was taught. */
export const REAR_OF = makeRear(189, 3.82);
export const REAR_TAUGHT = makeRear(150, 2.54);

function makeRear(rear: number, power: number): Uint8Array {
  const most = 50;
  return Uint8Array.from({ length: CELLS }, (_, steps) => Math.min(most, Math.round(rear * (steps / 20) ** power)));
}

/** What is left to do for the cat that is last weighs by so much more, for the others less by the square of their steps. */
const LAST = 0.71;

/** How much what is left to do for each cat weighs, by its steps from the raft. */
export function weighCats(cats: number, square: Int32Array, steps: Int32Array, weight: Float64Array): void {
  let last = 1;
  for (let cat = 0; cat < cats; cat++) last = Math.max(last, steps[cellOf(square[cat])]);
  for (let cat = 0; cat < cats; cat++) {
    weight[cat] = 1 + LAST * (Math.max(0, steps[cellOf(square[cat])]) / last) ** 2;
  }
}

const SIDES = Int32Array.of(-WIDTH, -1, 1, WIDTH);
/** Steps of a cell that is not open, and of one that no way to the raft leads over. */
const WALL = -2;
const CUT_OFF = -1;
const LINE = new Int16Array(CELLS);

/** How many steps every cell is from the raft, and what it costs more. */
export function markRear(state: State, rearOf: Uint8Array, steps: Int32Array, rear: Uint8Array): void {
  rear.fill(0);
  let found = beginAtRaft(state, steps);
  for (let at = 0; at < found; at++) {
    const there = steps[LINE[at]] + 1;
    for (let side = 0; side < SIDES.length; side++) {
      const cell = LINE[at] + SIDES[side];
      if (steps[cell] !== CUT_OFF) continue;
      steps[cell] = there;
      rear[cell] = rearOf[there];
      LINE[found++] = cell;
    }
  }
}

/** Puts the raft first in LINE and tells open cells from walls; returns the number of cells of the raft. */
function beginAtRaft({ words }: State, steps: Int32Array): number {
  let found = 0;
  steps.fill(WALL);
  for (let row = 0; row < words[ROWS]; row++) {
    const start = (row + 1) * WIDTH + 1;
    for (let bits = words[OPEN + row]; bits !== 0; bits &= bits - 1) steps[start + lowest(bits)] = CUT_OFF;
    for (let bits = words[RAFT + row]; bits !== 0; bits &= bits - 1) {
      const cell = start + lowest(bits);
      steps[cell] = 0;
      LINE[found++] = cell;
    }
  }
  return found;
}
