import { AREA, flood } from '../flood.ts';
import { CARD_BITS, CARD_COUNT, COLOUR_COUNT, columnOf, rowOf, TURNS } from '../geometry.ts';
import { MAX_CATS } from '../moves.ts';
import { berthsOf } from '../reach.ts';
import { RAFT, ROWS, STRIDE, type State, TERRAIN } from '../state.ts';
import type { Routes } from './routes.ts';

/*
 * Cards that open a cat's way to the raft from end to end: one patch of its colour that touches both where the cat can walk
 * and where the walk aboard begins. What the card covers may have been part of either, so this is hopeful.
 */

const byCat = () => Array.from({ length: MAX_CATS }, () => new Int32Array(AREA));
/** Squares on or beside what a cat can walk to, and those on or beside the ways aboard; row r at index r + 1. */
export const NEAR_CAT = byCat();
export const NEAR_RAFT = byCat();

const GROUND = new Int32Array(AREA);
const REGION = new Int32Array(AREA);

export function markEnds(state: State, { cats, colour, square }: Routes): void {
  for (let cat = 0; cat < cats; cat++) {
    markGround(state, colour[cat]);
    REGION.fill(0);
    REGION[rowOf(square[cat]) + 1] = 1 << columnOf(square[cat]);
    spreadInto(NEAR_CAT[cat], state.words[ROWS]);
    if (cat > 0 && colour[cat - 1] === colour[cat]) {
      NEAR_RAFT[cat].set(NEAR_RAFT[cat - 1]);
      continue;
    }
    berthsOf(state, colour[cat], REGION);
    for (let row = 1; row <= state.words[ROWS]; row++) GROUND[row] |= REGION[row];
    spreadInto(NEAR_RAFT[cat], state.words[ROWS]);
  }
}

function markGround({ words }: State, colour: number): void {
  const terrain = TERRAIN + colour * STRIDE;
  for (let row = 0; row < words[ROWS]; row++) GROUND[row + 1] = words[terrain + row] & ~words[RAFT + row];
}

/** REGION, all that is joined to it over GROUND, and the squares beside. */
function spreadInto(near: Int32Array, rows: number): void {
  flood(REGION, GROUND, rows);
  REGION[rows + 1] = 0;
  for (let row = 1; row <= rows; row++) {
    const here = REGION[row];
    near[row] = here | (here << 1) | (here >> 1) | REGION[row - 1] | REGION[row + 1];
  }
}

/** The patches of each picture, at (card * 4 + turn) * 5 + colour, nine bits each. */
const PATCHES = Array.from({ length: CARD_COUNT * TURNS * COLOUR_COUNT }, (_, picture) =>
  Int32Array.from(patchesOf(CARD_BITS[picture])),
);

/** The parts of some squares of a card that are joined by their edges. */
export function patchesOf(squares: number): number[] {
  if (squares === 0) return [];
  const patch = patchOf(squares);
  return [patch, ...patchesOf(squares & ~patch)];
}

/** The squares joined to the lowest one, three bits a row. */
function patchOf(squares: number): number {
  let patch = squares & -squares;
  for (let before = 0; before !== patch; ) {
    before = patch;
    const sideways = ((patch & 0o333) << 1) | ((patch & 0o666) >> 1);
    patch |= (sideways | (patch << 3) | (patch >> 3)) & squares;
  }
  return patch;
}

/** True when one patch of a picture, at (card * 4 + turn) * 5 + colour, has squares of both. */
export function joins(picture: number, one: number, other: number): boolean {
  const patches = PATCHES[picture];
  for (let at = 0; at < patches.length; at++) {
    if ((patches[at] & one) !== 0 && (patches[at] & other) !== 0) return true;
  }
  return false;
}
