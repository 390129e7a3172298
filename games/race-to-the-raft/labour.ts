import { lowest } from './bits.ts';
import { AREA, flood, growOnce } from './flood.ts';
import { COLOUR_COUNT, columnOf, rowOf, squareAt } from './geometry.ts';
import { berthsOf, coverOf, waiting } from './reach.ts';
import { CATS, FIRE, OPEN, RAFT, ROWS, STRIDE, type State, TERRAIN } from './state.ts';

/*
 * How much work each cat's way to the raft still is: the squares on it that cards must recolour. Found by flooding from
 * the raft in rings: over squares of the cat's colour, which cost nothing, then one square of another colour further,
 * then over its colour again. The areas are scratch paper.
 */
const OWN = new Int32Array(AREA);
const GROUND = new Int32Array(AREA);
const REGION = new Int32Array(AREA);
const PASSABLE = new Int32Array(AREA);
const UNTOUCHED = new Int32Array(AREA);

/** Labour of a cat that can never come to the raft. */
export const HOPELESS = 99;

/** What measureLabour finds, cat by cat in the order of colour, row and column. Valid until its next call. */
export const LABOUR = {
  square: new Int32Array(32),
  colour: new Int32Array(32),
  /** Squares still to be recoloured, or HOPELESS. */
  labour: new Int32Array(32),
  /** 1 where one more ring around the spreading fire would cut the cat off. */
  threatened: new Int32Array(32),
};

/**
 * Looks at every cat that is not on the raft and returns their number. The plane FIRE of `spreading` is the fire whose
 * next ring is a threat.
 */
export function measureLabour(state: State, spreading: Int32Array = state.words): number {
  const { words } = state;
  const rows = words[ROWS];
  for (let row = 0; row < rows; row++) {
    const fire = spreading[FIRE + row];
    const near = fire | (fire << 1) | (fire >> 1) | spreading[FIRE + row - 1] | spreading[FIRE + row + 1];
    UNTOUCHED[row + 1] = words[OPEN + row] & ~near;
  }
  UNTOUCHED[rows + 1] = 0;
  UNTOUCHED[rows + 2] = 0;
  let found = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const end = listWaiting(state, colour, found);
    if (end > found) {
      markLabour(state, colour, found, end);
      markThreat(state, colour, found, end);
    }
    found = end;
  }
  return found;
}

function listWaiting(state: State, colour: number, from: number): number {
  const rows = state.words[ROWS];
  let end = from;
  for (let row = 0; row < rows; row++) {
    for (let cats = waiting(state, colour, row); cats !== 0; cats &= cats - 1) {
      LABOUR.square[end] = squareAt(row, lowest(cats));
      LABOUR.colour[end++] = colour;
    }
  }
  return end;
}

function markLabour(state: State, colour: number, from: number, end: number): void {
  const rows = state.words[ROWS];
  startFlood(state, colour, coverOf(state.words, OPEN, rows));
  LABOUR.labour.fill(HOPELESS, from, end);
  let missing = end - from;
  let growing = true;
  for (let labour = 0; missing > 0 && growing; labour++) {
    for (let row = 1; row <= rows; row++) GROUND[row] = OWN[row] | REGION[row];
    flood(REGION, GROUND, rows);
    for (let cat = from; cat < end; cat++) {
      if (LABOUR.labour[cat] !== HOPELESS || !isReached(LABOUR.square[cat])) continue;
      LABOUR.labour[cat] = labour;
      missing--;
    }
    growing = growOnce(REGION, PASSABLE, rows);
  }
}

function markThreat(state: State, colour: number, from: number, end: number): void {
  const { words } = state;
  const rows = words[ROWS];
  startFlood(state, colour, coverOf(UNTOUCHED, 1, rows));
  for (let row = 0; row < rows; row++) {
    PASSABLE[row + 1] &= UNTOUCHED[row + 1] | words[RAFT + row] | words[CATS + row];
  }
  flood(REGION, PASSABLE, rows);
  for (let cat = from; cat < end; cat++) LABOUR.threatened[cat] = isReached(LABOUR.square[cat]) ? 0 : 1;
}

/** REGION: squares of the raft that lead a cat of this colour to a free one. PASSABLE: all it may ever use. */
function startFlood(state: State, colour: number, cover: Int32Array): void {
  const { words } = state;
  const rows = words[ROWS];
  berthsOf(state, colour, REGION);
  for (let row = 0; row < rows; row++) {
    OWN[row + 1] = REGION[row + 1] | (words[TERRAIN + colour * STRIDE + row] & ~words[RAFT + row]);
    PASSABLE[row + 1] = OWN[row + 1] | cover[row + 1];
  }
}

function isReached(square: number): boolean {
  return ((REGION[rowOf(square) + 1] >> columnOf(square)) & 1) === 1;
}
