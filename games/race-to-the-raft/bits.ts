/** How many bits are set. */
export function count(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Place of the lowest set bit. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Place of the set bit with this rank, the lowest being 0. */
export function nth(bits: number, rank: number): number {
  let left = bits;
  for (let skip = rank; skip > 0; skip--) left &= left - 1;
  return lowest(left);
}
