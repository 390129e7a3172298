import { AREA, flood } from './flood.ts';
import { COLOUR_COUNT, columnOf, rowOf, squareAt } from './geometry.ts';
import { CATS, OPEN, RAFT, ROWS, STRIDE, type State, TERRAIN, WILD } from './state.ts';

/*
 * Where cats may go, now (R9) and ever (R14). The areas below are scratch paper: what a function returns is valid
 * until the next call of any function here.
 */
const GROUND = new Int32Array(AREA);
const REGION = new Int32Array(AREA);
const DECK = new Int32Array(AREA);
const COVER = new Int32Array(AREA);

/** R9: squares where this cat of this colour may end a move, row r at index r + 1. */
export function reach(state: State, colour: number, square: number): Int32Array {
  const { words } = state;
  const rows = words[ROWS];
  const terrain = TERRAIN + colour * STRIDE;
  for (let row = 0; row < rows; row++) {
    GROUND[row + 1] = words[terrain + row] & ~words[RAFT + row];
    REGION[row + 1] = 0;
  }
  REGION[rows + 1] = 0;
  REGION[rowOf(square) + 1] = 1 << columnOf(square);
  flood(REGION, GROUND, rows);
  if (stepAboard(state, terrain)) flood(DECK, GROUND, rows);
  for (let row = 0; row < rows; row++) REGION[row + 1] = (REGION[row + 1] | DECK[row + 1]) & ~words[CATS + row];
  return REGION;
}

/** R9: true when a cat can walk aboard at once. */
export function canBoard(state: State, colour: number, square: number): boolean {
  const { words } = state;
  const area = reach(state, colour, square);
  let berths = 0;
  for (let row = 0; row < words[ROWS]; row++) berths |= area[row + 1] & words[RAFT + row];
  return berths !== 0;
}

/**
 * R3, R9: the raft squares that touch REGION and take this colour go into DECK, all that take it into GROUND.
 * The walk goes on from there on the raft alone: a cat that came aboard does not leave.
 */
function stepAboard(state: State, terrain: number): boolean {
  const { words } = state;
  const rows = words[ROWS];
  let any = 0;
  for (let row = 0; row < rows; row++) {
    const berths = words[RAFT + row] & (words[terrain + row] | words[WILD + row]);
    const here = REGION[row + 1];
    GROUND[row + 1] = berths;
    DECK[row + 1] = berths & ((here << 1) | (here >> 1) | REGION[row] | REGION[row + 2]);
    any |= DECK[row + 1];
  }
  return any !== 0;
}

/** Cats of this colour that are not on the raft, in one row. */
export function waiting(state: State, colour: number, row: number): number {
  const { words } = state;
  return words[CATS + row] & words[TERRAIN + colour * STRIDE + row] & ~words[RAFT + row];
}

/** R12: every cat is on the raft. */
export function allAboard(state: State): boolean {
  const { words } = state;
  const rows = words[ROWS];
  let ashore = 0;
  for (let row = 0; row < rows; row++) ashore |= words[CATS + row] & ~words[RAFT + row];
  return ashore === 0;
}

/** R14: true when fire has cut a cat off from every square of the raft where it may end. */
export function isCutOff(state: State): boolean {
  coverOf(state.words, OPEN, state.rows);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (isAnyWaiting(state, colour) && isAnyOutside(state, colour, hopeOf(state, colour))) return true;
  }
  return false;
}

/** R14: the cats that are cut off, as squares in the order of colour, row and column. */
export function cutOffCats(state: State): number[] {
  coverOf(state.words, OPEN, state.rows);
  const squares: number[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (!isAnyWaiting(state, colour)) continue;
    const hope = hopeOf(state, colour);
    for (let row = 0; row < state.rows; row++) {
      const lost = waiting(state, colour, row) & ~hope[row + 1];
      for (let column = 0; column < state.columns; column++) {
        if ((lost >> column) & 1) squares.push(squareAt(row, column));
      }
    }
  }
  return squares;
}

/**
 * Squares inside some three by three block of open ones: a card could still recolour them. `open` holds the first row at
 * index `from` and two empty rows after the last.
 */
export function coverOf(open: Int32Array, from: number, rows: number): Int32Array {
  let above = 0;
  let twoAbove = 0;
  for (let row = 0; row < rows; row++) {
    const block = open[from + row] & open[from + row + 1] & open[from + row + 2];
    const origins = block & (block >> 1) & (block >> 2);
    const across = origins | (origins << 1) | (origins << 2);
    COVER[row + 1] = across | above | twoAbove;
    twoAbove = above;
    above = across;
  }
  return COVER;
}

/**
 * R14: squares from which a cat of this colour could ever come to a free square of the raft. Flooded from the raft,
 * because one flood then serves all cats of a colour. Only squares of `berthsOf` are ground there: a cat that walks onto
 * any other one has arrived (R9), and can neither end there nor go ashore again.
 */
function hopeOf(state: State, colour: number): Int32Array {
  const { words } = state;
  const rows = words[ROWS];
  const terrain = TERRAIN + colour * STRIDE;
  berthsOf(state, colour, REGION);
  for (let row = 0; row < rows; row++) {
    GROUND[row + 1] = REGION[row + 1] | (words[terrain + row] & ~words[RAFT + row]) | COVER[row + 1];
  }
  flood(REGION, GROUND, rows);
  return REGION;
}

/**
 * R3, R14: squares of the raft from which a cat of this colour comes to a free one where it may end, along the raft alone.
 * Taken ones may be passed. Row r goes to index r + 1 of `into`.
 */
export function berthsOf(state: State, colour: number, into: Int32Array): void {
  const { words } = state;
  const rows = words[ROWS];
  const terrain = TERRAIN + colour * STRIDE;
  let taken = 0;
  for (let row = 0; row < rows; row++) {
    const berths = words[RAFT + row] & (words[terrain + row] | words[WILD + row]);
    GROUND[row + 1] = berths;
    into[row + 1] = berths & ~words[CATS + row];
    taken |= berths & words[CATS + row];
  }
  into[rows + 1] = 0;
  if (taken !== 0) flood(into, GROUND, rows);
}

function isAnyWaiting(state: State, colour: number): boolean {
  let any = 0;
  for (let row = 0; row < state.rows; row++) any |= waiting(state, colour, row);
  return any !== 0;
}

function isAnyOutside(state: State, colour: number, area: Int32Array): boolean {
  let outside = 0;
  for (let row = 0; row < state.rows; row++) outside |= waiting(state, colour, row) & ~area[row + 1];
  return outside !== 0;
}
