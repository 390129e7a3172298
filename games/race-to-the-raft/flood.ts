/*
 * Sets of squares as rows of bits. An area has row r at index r + 1, with an empty row above and two below,
 * so that windows and floods may look past the edge.
 */
export const AREA = 32;

/** Grows `region` within `ground` to everything orthogonally joined to it. `region` must lie within `ground`. */
export function flood(region: Int32Array, ground: Int32Array, rows: number): void {
  let growing = true;
  let first = true;
  while (growing) {
    growing = sweep(region, ground, 1, rows + 1, 1) || first;
    // What the way down left alone, the way up cannot change, except the first time.
    if (growing) growing = sweep(region, ground, rows, 0, -1);
    first = false;
  }
}

/** Carries the region from row to row in one direction; true when anything was added. */
function sweep(region: Int32Array, ground: Int32Array, from: number, end: number, step: number): boolean {
  let added = 0;
  let before = 0;
  for (let row = from; row !== end; row += step) {
    const open = ground[row];
    const old = region[row];
    const seed = (old | before) & open;
    if (seed === 0) {
      before = 0;
      continue;
    }
    const filled = fillRow(seed, open);
    added |= filled ^ old;
    region[row] = filled;
    before = filled;
  }
  return added !== 0;
}

/** All runs of `open` that hold a bit of `seed`. */
function fillRow(seed: number, open: number): number {
  // Adding makes a carry run through each run of ones from its lowest seed to its end.
  let set = ((((open + seed) ^ open) | seed) & open) | seed;
  // No sum runs downwards, so this way goes by doubling.
  let run = open;
  set |= run & (set >> 1);
  run &= run >> 1;
  set |= run & (set >> 2);
  run &= run >> 2;
  set |= run & (set >> 4);
  run &= run >> 4;
  set |= run & (set >> 8);
  run &= run >> 8;
  return set | (run & (set >> 16));
}

/** Adds to `region` the squares of `ground` that touch it. */
export function growOnce(region: Int32Array, ground: Int32Array, rows: number): boolean {
  let added = 0;
  let above = 0;
  for (let row = 1; row <= rows; row++) {
    const here = region[row];
    const grown = here | ((above | (here << 1) | (here >> 1) | region[row + 1]) & ground[row]);
    above = here;
    added |= grown ^ here;
    region[row] = grown;
  }
  return added !== 0;
}
