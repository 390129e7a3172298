import { lowest } from '../bits.ts';
import { AREA } from '../flood.ts';
import { COLOUR_COUNT, columnOf, rowOf, squareAt } from '../geometry.ts';
import { MAX_CATS } from '../moves.ts';
import { berthsOf, canBoard, coverOf, waiting } from '../reach.ts';
import { CATS, FIRE, OPEN, RAFT, ROWS, STRIDE, State, TERRAIN, WILD } from '../state.ts';
import { CELLS, cellOf, WIDTH } from './cells.ts';
import { markRear, REAR_OF, weighCats } from './rear.ts';

/*
 * What each cat's way to the raft costs: a step over its own colour little, a square that a card must recolour much, more
 * beside fire and far from the raft (rear.ts), and more still where a cat is in the card's way. One position is measured in
 * full; then others that differ from it by one move are measured by what changed. What a function returns is needed by the
 * next one, so that nothing can be asked before it was measured; the arrays are reused and hold the answers of the last call.
 */
export const OWN_STEP = 1;
export const RECOLOUR = 6;
const BESIDE_FIRE = 1;
const CAT_IN_THE_WAY = 6;
/** Cost of a way that does not exist, and of a cell that no cat enters: no sum with it is less. */
export const NEVER = 2000;
/** A way that costs as much does not exist either: NEVER, less what some cells on it cost. */
export const HARDLY_EVER = NEVER - 128;

/** All cats ashore in one position, in the order of colour, row and column, with their ways. */
interface CatsAshore {
  /** Number of cats ashore. */
  readonly cats: number;
  readonly square: Int32Array;
  readonly colour: Int32Array;
  /** Of the cheapest way, or NEVER. */
  readonly cost: Int32Array;
  /** 1 where a cat can walk aboard at once. */
  readonly isOpen: Uint8Array;
  /** Squares of each cat's cheapest way, row r at index r. */
  readonly paths: readonly Int32Array[];
}

/** The ways of all cats ashore, and the ground that they cross. */
export interface Routes extends CatsAshore {
  /** What entering a cell costs a cat of each colour. */
  readonly costs: readonly Uint16Array[];
  /** From a cell to the raft, both ends counted, for each colour. */
  readonly toRaft: readonly Int32Array[];
  readonly ground: Ground;
  /** Steps of every cell from the raft around the fire; less than 0 where no way leads. */
  readonly steps: Int32Array;
  /** What recolouring a cell costs more for being far from the raft. */
  readonly rear: Uint8Array;
  /** How much what is left to do for each cat weighs. */
  readonly weight: Float64Array;
}

/** Routes, and how far every cell is from every cat. */
export interface Survey extends Routes {
  /** From each cat to a cell, the cell counted but not where the cat stands. */
  readonly fromCat: readonly Int32Array[];
}

/** What differs in a position one move later. */
export interface Changes {
  readonly next: State;
  readonly ground: Ground;
  /** Squares that changed, row r at index r. */
  readonly squares: Int32Array;
}

/** What the costs of a position depend on beside its colours, row r at index r + 1. */
interface Ground {
  readonly open: Int32Array;
  /** Squares that a card could cover when all cats have left, and those that it could cover now. */
  readonly cover: Int32Array;
  readonly freeCover: Int32Array;
  readonly nearFire: Int32Array;
}
const makeGround = (): Ground => ({
  open: new Int32Array(AREA),
  cover: new Int32Array(AREA),
  freeCover: new Int32Array(AREA),
  nearFire: new Int32Array(AREA),
});
const byColour = <T>(make: () => T): T[] => Array.from({ length: COLOUR_COUNT }, make);
const byCat = <T>(make: () => T): T[] => Array.from({ length: MAX_CATS }, make);

const MEASURED = {
  cats: 0,
  square: new Int32Array(32),
  colour: new Int32Array(32),
  cost: new Int32Array(32),
  isOpen: new Uint8Array(32),
  paths: byCat(() => new Int32Array(AREA)),
  costs: byColour(() => new Uint16Array(CELLS)),
  toRaft: byColour(() => new Int32Array(CELLS)),
  fromCat: byCat(() => new Int32Array(CELLS)),
  ground: makeGround(),
  steps: new Int32Array(CELLS),
  rear: new Uint8Array(CELLS),
  weight: new Float64Array(32),
};
const FREE = new Int32Array(AREA);

/** Finds every cat ashore, its cheapest way and what that costs. */
export function measureRoutes(state: State, rearOf = REAR_OF): Routes {
  const { square, colour: colours, costs, toRaft, isOpen, ground, steps, rear, weight } = MEASURED;
  const rows = state.words[ROWS];
  markGround(state, ground);
  markRear(state, rearOf, steps, rear);
  let found = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const first = found;
    for (let row = 0; row < rows; row++) {
      for (let cats = waiting(state, colour, row); cats !== 0; cats &= cats - 1) {
        square[found] = squareAt(row, lowest(cats));
        colours[found++] = colour;
      }
    }
    if (found === first) continue;
    fillCosts(state, colour);
    spreadFromRaft(state, costs[colour], toRaft[colour], colour, -1);
    for (let cat = first; cat < found; cat++) {
      trace(cat);
      isOpen[cat] = canBoard(state, colour, square[cat]) ? 1 : 0;
    }
  }
  MEASURED.cats = found;
  weighCats(found, square, steps, weight);
  return MEASURED;
}

/** Measures the routes, and from each cat on the whole board. */
export function surveyRoutes(state: State, rearOf = REAR_OF): Survey {
  const { cats, square, colour, costs } = measureRoutes(state, rearOf);
  for (let cat = 0; cat < cats; cat++) {
    const far = MEASURED.fromCat[cat];
    const start = cellOf(square[cat]);
    far.fill(NEVER);
    far[start] = 0;
    put(start, 0);
    spread(far, costs[colour[cat]], -1);
  }
  return MEASURED;
}

function markGround({ words }: State, ground: Ground): void {
  const rows = words[ROWS];
  ground.cover.set(coverOf(words, OPEN, rows));
  for (let row = 0; row < rows; row++) {
    const fire = words[FIRE + row];
    ground.nearFire[row + 1] = (fire << 1) | (fire >> 1) | words[FIRE + row - 1] | words[FIRE + row + 1];
    ground.open[row + 1] = words[OPEN + row];
    FREE[row] = words[OPEN + row] & ~words[CATS + row];
  }
  FREE[rows] = 0;
  FREE[rows + 1] = 0;
  ground.freeCover.set(coverOf(FREE, 0, rows));
}

function fillCosts({ words }: State, colour: number): void {
  const rows = words[ROWS];
  const { ground, rear } = MEASURED;
  const costs = MEASURED.costs[colour].fill(NEVER);
  const terrain = TERRAIN + colour * STRIDE;
  for (let row = 0; row < rows; row++) {
    const own = words[terrain + row] | words[WILD + row];
    const start = (row + 1) * WIDTH + 1;
    for (let bits = own; bits !== 0; bits &= bits - 1) costs[start + lowest(bits)] = OWN_STEP;
    for (let bits = ground.cover[row + 1] & ~own; bits !== 0; bits &= bits - 1) {
      const column = lowest(bits);
      costs[start + column] = recolourCost(ground, row, column) + rear[start + column];
    }
  }
}

function recolourCost({ nearFire, freeCover }: Ground, row: number, column: number): number {
  const near = (nearFire[row + 1] >> column) & 1;
  const free = (freeCover[row + 1] >> column) & 1;
  return RECOLOUR + near * BESIDE_FIRE + (free ^ 1) * CAT_IN_THE_WAY;
}

/** Marks one cheapest way of a cat, the square it stands on left out. */
function trace(cat: number): void {
  const { square, colour, cost, costs, toRaft, paths } = MEASURED;
  const far = toRaft[colour[cat]];
  const path = paths[cat].fill(0);
  let cell = cellOf(square[cat]);
  if (far[cell] === NEVER) {
    cost[cat] = NEVER;
    return;
  }
  cost[cat] = far[cell] - costs[colour[cat]][cell];
  while (far[cell] > OWN_STEP) {
    let next = cell - WIDTH;
    if (far[cell - 1] < far[next]) next = cell - 1;
    if (far[cell + 1] < far[next]) next = cell + 1;
    if (far[cell + WIDTH] < far[next]) next = cell + WIDTH;
    cell = next;
    path[((cell / WIDTH) | 0) - 1] |= 1 << ((cell % WIDTH) - 1);
  }
}

const CHANGED = { next: new State(1, 0, 0), ground: makeGround(), squares: new Int32Array(AREA) };
const NEW_COSTS = new Uint16Array(CELLS);
const NEW_FAR = new Int32Array(CELLS);

/** What differs in a position that came by a fire tile or a walk. Cards change nothing but colours: noteCard. */
export function noteChanges({ ground: here }: Routes, next: State): Changes {
  const { ground: there, squares } = CHANGED;
  const rows = next.words[ROWS];
  markGround(next, there);
  for (let row = 0; row < rows; row++) {
    const at = row + 1;
    squares[row] =
      (here.open[at] ^ there.open[at]) |
      (here.cover[at] ^ there.cover[at]) |
      (here.nearFire[at] ^ there.nearFire[at]) |
      (here.freeCover[at] ^ there.freeCover[at]);
  }
  CHANGED.next = next;
  return CHANGED;
}

/** The same for a position that came by a card, whose top left square this is. */
export function noteCard({ ground: here }: Routes, next: State, square: number): Changes {
  const { ground: there, squares } = CHANGED;
  const row = rowOf(square);
  squares.fill(0);
  there.cover.set(here.cover);
  there.nearFire.set(here.nearFire);
  there.freeCover.set(here.freeCover);
  for (let down = row; down < row + 3; down++) squares[down] = 0b111 << columnOf(square);
  CHANGED.next = next;
  return CHANGED;
}

/** True when a cat's cheapest way leads over something that changed. */
export function isTouched({ paths }: Routes, { squares }: Changes, cat: number, rows: number): boolean {
  const path = paths[cat];
  let touched = 0;
  for (let row = 0; row < rows; row++) touched |= path[row] & squares[row];
  return touched !== 0;
}

/** What the cheapest way from a square costs a cat of a colour after the changes. */
export function recost(routes: Routes, changes: Changes, colour: number, square: number): number {
  const costs = costsAfter(routes, changes, colour);
  const cell = cellOf(square);
  spreadFromRaft(changes.next, costs, NEW_FAR, colour, cell);
  return NEW_FAR[cell] === NEVER ? NEVER : NEW_FAR[cell] - costs[cell];
}

/** What entering a cell costs a cat of a colour after the changes. Where fire makes the way around it longer, that is not counted yet. */
export function costsAfter(routes: Routes, { next, ground, squares }: Changes, colour: number): Uint16Array {
  const { words } = next;
  const rows = words[ROWS];
  const terrain = TERRAIN + colour * STRIDE;
  NEW_COSTS.set(routes.costs[colour]);
  for (let row = 0; row < rows; row++) {
    const own = words[terrain + row] | words[WILD + row];
    for (let bits = squares[row]; bits !== 0; bits &= bits - 1) {
      const column = lowest(bits);
      const cell = (row + 1) * WIDTH + 1 + column;
      if ((own >> column) & 1) NEW_COSTS[cell] = OWN_STEP;
      else if ((ground.cover[row + 1] >> column) & 1)
        NEW_COSTS[cell] = recolourCost(ground, row, column) + routes.rear[cell];
      else NEW_COSTS[cell] = NEVER;
    }
  }
  return NEW_COSTS;
}

const BERTHS = new Int32Array(AREA);

/**
 * Squares of the raft that lead to no free one become walls. Crossing the others and going ashore again is not forbidden
 * here: it opens no way that the raft itself does not, and saves a few steps at most.
 */
function spreadFromRaft(state: State, costs: Uint16Array, far: Int32Array, colour: number, goal: number): void {
  const { words } = state;
  const rows = words[ROWS];
  far.fill(NEVER);
  berthsOf(state, colour, BERTHS);
  for (let row = 0; row < rows; row++) {
    const start = (row + 1) * WIDTH + 1;
    for (let bits = words[RAFT + row]; bits !== 0; bits &= bits - 1) {
      const column = lowest(bits);
      const leads = (BERTHS[row + 1] >> column) & 1;
      costs[start + column] = leads ? OWN_STEP : NEVER;
      if (!leads || (words[CATS + row] >> column) & 1) continue;
      far[start + column] = OWN_STEP;
      put(start + column, OWN_STEP);
    }
  }
  spread(far, costs, goal);
}

/** Squares that wait, by distance; more buckets than the dearest cell costs, used in a circle. */
const BUCKETS = 64;
const DEPTH = 512;
const QUEUE = new Int16Array(BUCKETS * DEPTH);
const FILLED = new Int32Array(BUCKETS);

function put(cell: number, distance: number): void {
  const bucket = distance & (BUCKETS - 1);
  QUEUE[bucket * DEPTH + FILLED[bucket]++] = cell;
}

/** Dial's form of Dijkstra's algorithm; with a goal it ends there, and what is farther is not known. */
function spread(far: Int32Array, costs: Uint16Array, goal: number): void {
  let empty = 0;
  for (let distance = 0; empty < BUCKETS; distance++) {
    const bucket = distance & (BUCKETS - 1);
    if (FILLED[bucket] === 0) {
      empty++;
      continue;
    }
    empty = 0;
    while (FILLED[bucket] > 0) {
      const cell = QUEUE[bucket * DEPTH + --FILLED[bucket]];
      if (far[cell] !== distance) continue;
      if (cell === goal) {
        FILLED.fill(0);
        return;
      }
      relax(far, costs, cell - WIDTH, distance);
      relax(far, costs, cell - 1, distance);
      relax(far, costs, cell + 1, distance);
      relax(far, costs, cell + WIDTH, distance);
    }
  }
}

function relax(far: Int32Array, costs: Uint16Array, cell: number, distance: number): void {
  const there = distance + costs[cell];
  if (there >= far[cell]) return;
  far[cell] = there;
  put(cell, there);
}
