import type { Seat } from '../../../core/game.ts';
import { ARM_1, ARM_2, colourOfSeat, GREEN, OVERLAPPING, OVERLAPS, RED, SQUARES, STRIDE } from '../geometry.ts';
import { COLOUR_AT, HEIGHT, ID, ID_AT, LAID, SIGNATURES, STACK, type State, stackedSignature } from '../state.ts';

/*
 * How open a region is to being covered and cut. A square is exposed where it lies in a place for a stacked tile in which
 * its colour is not alone: the rival's tiles have two black squares at most, and only black may lie on it.
 */

/** Squares of a place, as bits, that the rival of the colour they show could cover there, by signature. */
const COVERABLE = new Uint8Array(64);
for (let signature = 0; signature < 64; signature++) {
  for (const colour of [RED, GREEN]) {
    const bits = [1, 2, 4].filter((_, i) => ((signature >> (2 * i)) & 3) === colour);
    if (bits.length < 3) COVERABLE[signature] += bits.reduce((sum, bit) => sum + bit, 0);
  }
}

/** Squares that are exposed have the latest stamp. */
const EXPOSED = new Int32Array(SQUARES);
let stamp = 0;
/** When the walk below came to a square, counted over all walks. */
const REACHED = new Int32Array(SQUARES);
let clock = 0;
let began = 0;
/** Of the branch that begins at a square: the earliest square beside it. */
const EARLIEST = new Int32Array(SQUARES);
/** What is cut off when a square is covered, all parts together and the largest of them. */
const CUT_OFF = new Int32Array(SQUARES);
const LARGEST = new Int32Array(SQUARES);
let size = 0;
let sum = 0;
const STAMP_LIMIT = 1 << 30;

/** Finds the squares of a board that are exposed, for `exposure` to look at. */
export function findExposed({ halves, stacks }: State): void {
  begin();
  for (let i = 0; i < stacks; i++) expose(halves[STACK + i], halves[SIGNATURES + i]);
}

/** The same where the lists of places do not know the latest tile yet. */
export function findExposedAnew({ halves, stacks, placed }: State): void {
  begin();
  const id = placed << ID_AT;
  for (let i = 0; i < stacks; i++) {
    const place = halves[STACK + i];
    const origin = place >> 2;
    if ((halves[origin] & ID) === id) continue;
    if ((halves[origin + ARM_1[place & 3]] & ID) === id) continue;
    if ((halves[origin + ARM_2[place & 3]] & ID) !== id) expose(place, halves[SIGNATURES + i]);
  }
  const latest = halves[LAID + placed - 1];
  const end = ((latest & 3) + 1) * OVERLAPS;
  for (let at = (latest & 3) * OVERLAPS; at < end; at++) {
    const place = (latest & ~3) + OVERLAPPING[at];
    const signature = stackedSignature(halves, place);
    if (signature > 0) expose(place, signature);
  }
}

function begin(): void {
  if (clock > STAMP_LIMIT) {
    EXPOSED.fill(0);
    REACHED.fill(0);
    stamp = 0;
    clock = 0;
  }
  stamp++;
}

function expose(place: number, signature: number): void {
  const bits = COVERABLE[signature];
  if (bits === 0) return;
  const origin = place >> 2;
  if ((bits & 1) !== 0) EXPOSED[origin] = stamp;
  if ((bits & 2) !== 0) EXPOSED[origin + ARM_1[place & 3]] = stamp;
  if ((bits & 4) !== 0) EXPOSED[origin + ARM_2[place & 3]] = stamp;
}

/**
 * Over the exposed squares of the region around a square, which has this key, the squares that it would lose with each,
 * in points, summed.
 */
export function exposure({ halves }: State, seat: Seat, from: number, key: number): number {
  size = key >> 6;
  sum = 0;
  began = clock;
  walk(halves, from, colourOfSeat(seat));
  return sum * (key & HEIGHT);
}

/**
 * Walks the branch of a region that begins at a square, depth first, and returns its size. A branch that lies beside
 * nothing reached before the square it leaves from is cut off when that one is covered (Tarjan's articulation points);
 * of what then lies apart the largest part goes on counting.
 */
function walk(halves: Int16Array, square: number, colour: number): number {
  REACHED[square] = ++clock;
  EARLIEST[square] = clock;
  CUT_OFF[square] = 0;
  LARGEST[square] = 0;
  const branch =
    1 +
    step(halves, square, square - STRIDE, colour) +
    step(halves, square, square + 1, colour) +
    step(halves, square, square + STRIDE, colour) +
    step(halves, square, square - 1, colour);
  if (EXPOSED[square] === stamp) sum += size - Math.max(LARGEST[square], size - 1 - CUT_OFF[square]);
  return branch;
}

function step(halves: Int16Array, from: number, to: number, colour: number): number {
  if (halves[to] >> COLOUR_AT !== colour) return 0;
  if (REACHED[to] > began) {
    EARLIEST[from] = Math.min(EARLIEST[from], REACHED[to]);
    return 0;
  }
  const part = walk(halves, to, colour);
  EARLIEST[from] = Math.min(EARLIEST[from], EARLIEST[to]);
  if (EARLIEST[to] >= REACHED[from]) {
    CUT_OFF[from] += part;
    LARGEST[from] = Math.max(LARGEST[from], part);
  }
  return part;
}
