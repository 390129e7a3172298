import { lowest } from '../bits.ts';
import { AREA } from '../flood.ts';
import { COLOUR_COUNT, columnOf, MAX_COLUMNS, MAX_ROWS, rowOf, SQUARES, squareAt } from '../geometry.ts';
import { MAX_CATS } from '../moves.ts';
import { coverOf, waiting } from '../reach.ts';
import { CATS, FIRE, OPEN, RAFT, ROWS, STRIDE, type State, TERRAIN, WILD } from '../state.ts';

/*
 * What each cat's way to the raft costs: a step over its own colour little, a square that a card must recolour much,
 * more beside fire, and more still where a cat is in the card's way. One position is measured in full; then others that
 * differ from it by one move are measured by what changed. Everything here is scratch paper of the last call.
 *
 * Squares are squares on a board with a rim, so that every neighbour exists: (row + 1) * 20 + column + 1.
 */
export const WIDTH = MAX_COLUMNS + 2;
export const CELLS = WIDTH * (MAX_ROWS + 2);
const CELL_OF = Int32Array.from({ length: SQUARES }, (_, square) => (rowOf(square) + 1) * WIDTH + columnOf(square) + 1);
export function cellOf(square: number): number {
  return CELL_OF[square];
}

export const OWN_STEP = 1;
export const RECOLOUR = 6;
const BESIDE_FIRE = 1;
const CAT_IN_THE_WAY = 6;
const WALL = 255;
/** Cost of a way that does not exist. */
export const NEVER = 1000;

/** The cats ashore in the order of colour, row and column: what measureRoutes found. */
export const ROUTES = {
  square: new Int32Array(32),
  colour: new Int32Array(32),
  /** Of the cheapest way, or NEVER. */
  cost: new Int32Array(32),
};
/** What entering a cell costs a cat of each colour. */
export const COSTS = Array.from({ length: COLOUR_COUNT }, () => new Uint8Array(CELLS));
/** From a cell to the raft, both ends counted, for each colour. */
export const TO_RAFT = Array.from({ length: COLOUR_COUNT }, () => new Int32Array(CELLS));
/** From each cat to a cell, the cell counted but not where the cat stands. */
export const FROM_CAT = Array.from({ length: MAX_CATS }, () => new Int32Array(CELLS));
/** Squares of each cat's cheapest way, row r at index r. */
export const PATHS = Array.from({ length: MAX_CATS }, () => new Int32Array(AREA));

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
const HERE = makeGround();
const THERE = makeGround();
const FREE = new Int32Array(AREA);

/** Finds every cat ashore, its cheapest way and what that costs. Returns the number of cats. */
export function measureRoutes(state: State): number {
  const rows = state.words[ROWS];
  markGround(state, HERE);
  let found = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const first = found;
    for (let row = 0; row < rows; row++) {
      for (let cats = waiting(state, colour, row); cats !== 0; cats &= cats - 1) {
        ROUTES.square[found] = squareAt(row, lowest(cats));
        ROUTES.colour[found++] = colour;
      }
    }
    if (found === first) continue;
    fillCosts(state, colour);
    spreadFromRaft(state, COSTS[colour], TO_RAFT[colour], colour, -1);
    for (let cat = first; cat < found; cat++) trace(cat);
  }
  return found;
}

/** Squares that a card could cover when all cats have left, in the position measured last. */
export function coveredRow(row: number): number {
  return HERE.cover[row + 1];
}

/** Squares beside fire, in the same position. */
export function nearFireRow(row: number): number {
  return HERE.nearFire[row + 1];
}

/** Fills FROM_CAT for the cats that measureRoutes found. */
export function spreadFromCats(cats: number): void {
  for (let cat = 0; cat < cats; cat++) {
    const far = FROM_CAT[cat];
    const start = CELL_OF[ROUTES.square[cat]];
    far.fill(NEVER);
    far[start] = 0;
    put(start, 0);
    spread(far, COSTS[ROUTES.colour[cat]], -1);
  }
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
  const costs = COSTS[colour].fill(WALL);
  const terrain = TERRAIN + colour * STRIDE;
  for (let row = 0; row < rows; row++) {
    const own = words[terrain + row] | words[WILD + row];
    const start = (row + 1) * WIDTH + 1;
    for (let bits = own; bits !== 0; bits &= bits - 1) costs[start + lowest(bits)] = OWN_STEP;
    for (let bits = HERE.cover[row + 1] & ~own; bits !== 0; bits &= bits - 1) {
      const column = lowest(bits);
      costs[start + column] = recolourCost(HERE, row, column);
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
  const far = TO_RAFT[ROUTES.colour[cat]];
  const path = PATHS[cat].fill(0);
  let cell = CELL_OF[ROUTES.square[cat]];
  if (far[cell] === NEVER) {
    ROUTES.cost[cat] = NEVER;
    return;
  }
  ROUTES.cost[cat] = far[cell] - COSTS[ROUTES.colour[cat]][cell];
  while (far[cell] > OWN_STEP) {
    let next = cell - WIDTH;
    if (far[cell - 1] < far[next]) next = cell - 1;
    if (far[cell + 1] < far[next]) next = cell + 1;
    if (far[cell + WIDTH] < far[next]) next = cell + WIDTH;
    cell = next;
    path[((cell / WIDTH) | 0) - 1] |= 1 << ((cell % WIDTH) - 1);
  }
}

const CHANGED = new Int32Array(AREA);
const NEW_COSTS = new Uint8Array(CELLS);
const NEW_FAR = new Int32Array(CELLS);

/**
 * Before recost: notes what differs in a position that came by a fire tile or a walk from the one measured last.
 * Cards change nothing but colours: noteCard.
 */
export function noteChanges(next: State): void {
  const rows = next.words[ROWS];
  markGround(next, THERE);
  for (let row = 0; row < rows; row++) {
    const at = row + 1;
    CHANGED[row] =
      (HERE.open[at] ^ THERE.open[at]) |
      (HERE.cover[at] ^ THERE.cover[at]) |
      (HERE.nearFire[at] ^ THERE.nearFire[at]) |
      (HERE.freeCover[at] ^ THERE.freeCover[at]);
  }
}

/** The same for a card whose top left square this is. */
export function noteCard(square: number): void {
  const row = rowOf(square);
  CHANGED.fill(0);
  THERE.cover.set(HERE.cover);
  THERE.nearFire.set(HERE.nearFire);
  THERE.freeCover.set(HERE.freeCover);
  for (let down = row; down < row + 3; down++) CHANGED[down] = 0b111 << columnOf(square);
}

/** True when a cat's cheapest way leads over something that changed. */
export function isTouched(cat: number, rows: number): boolean {
  const path = PATHS[cat];
  let touched = 0;
  for (let row = 0; row < rows; row++) touched |= path[row] & CHANGED[row];
  return touched !== 0;
}

/** What the cheapest way from a square costs a cat of a colour after the changes. */
export function recost(next: State, colour: number, square: number): number {
  const { words } = next;
  const rows = words[ROWS];
  const terrain = TERRAIN + colour * STRIDE;
  NEW_COSTS.set(COSTS[colour]);
  for (let row = 0; row < rows; row++) {
    const own = words[terrain + row] | words[WILD + row];
    for (let bits = CHANGED[row]; bits !== 0; bits &= bits - 1) {
      const column = lowest(bits);
      const cell = (row + 1) * WIDTH + 1 + column;
      if ((own >> column) & 1) NEW_COSTS[cell] = OWN_STEP;
      else NEW_COSTS[cell] = (THERE.cover[row + 1] >> column) & 1 ? recolourCost(THERE, row, column) : WALL;
    }
  }
  const cell = CELL_OF[square];
  spreadFromRaft(next, NEW_COSTS, NEW_FAR, colour, cell);
  return NEW_FAR[cell] === NEVER ? NEVER : NEW_FAR[cell] - NEW_COSTS[cell];
}

function spreadFromRaft({ words }: State, costs: Uint8Array, far: Int32Array, colour: number, goal: number): void {
  const rows = words[ROWS];
  const terrain = TERRAIN + colour * STRIDE;
  far.fill(NEVER);
  for (let row = 0; row < rows; row++) {
    if (words[RAFT + row] === 0) continue;
    const free = (words[terrain + row] | words[WILD + row]) & words[RAFT + row] & ~words[CATS + row];
    for (let bits = free; bits !== 0; bits &= bits - 1) {
      const cell = (row + 1) * WIDTH + 1 + lowest(bits);
      far[cell] = OWN_STEP;
      put(cell, OWN_STEP);
    }
  }
  spread(far, costs, goal);
}

/** Squares that wait, by distance; more buckets than the dearest cell costs, used in a circle. */
const BUCKETS = 16;
const DEPTH = 512;
const QUEUE = new Int16Array(BUCKETS * DEPTH);
const FILLED = new Int32Array(32);

function put(cell: number, distance: number): void {
  const bucket = distance & (BUCKETS - 1);
  QUEUE[bucket * DEPTH + FILLED[bucket]++] = cell;
}

/** Dial's form of Dijkstra's algorithm; with a goal it ends there, and what is farther is not known. */
function spread(far: Int32Array, costs: Uint8Array, goal: number): void {
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

function relax(far: Int32Array, costs: Uint8Array, cell: number, distance: number): void {
  const there = distance + costs[cell];
  if (costs[cell] === WALL || there >= far[cell]) return;
  far[cell] = there;
  put(cell, there);
}
