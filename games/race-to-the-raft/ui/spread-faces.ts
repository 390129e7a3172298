export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enough for six faces to part; what little may be left is for the sweeps. */
const ROUNDS = 60;

/**
 * Middles of faces of one size, moved up and down until each is whole and none hides another, as far as there is room.
 * Two that meet give way to each other by the same amount: pushed one way only, a face would come to rest at the end of
 * another's line.
 */
export function spreadFaces(
  ends: readonly Point[],
  size: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly Point[] {
  const order = [...ends.keys()].sort((a, b) => ends[a].y - ends[b].y);
  const isBeside = (one: number, other: number) => Math.abs(ends[one].x - ends[other].x) < size;
  const y = part(ends, order, size, { top, bottom });
  for (const [at, face] of order.entries()) {
    const above = order.slice(0, at).filter((other) => isBeside(face, other));
    y[face] = Math.max(y[face], ...above.map((other) => y[other] + size));
  }
  // From below, for those that were pushed out of the picture.
  for (const [at, face] of [...order].reverse().entries()) {
    const below = order.slice(order.length - at).filter((other) => isBeside(face, other));
    y[face] = Math.min(y[face], bottom - size / 2, ...below.map((other) => y[other] - size));
  }
  return ends.map(({ x }, at) => ({ x, y: Math.max(y[at], top + size / 2) }));
}

/** Pairs push each other apart, again and again; `order` is from the top. */
function part(
  ends: readonly Point[],
  order: readonly number[],
  size: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number[] {
  const inside = (y: number) => Math.max(top + size / 2, Math.min(bottom - size / 2, y));
  const y = ends.map((end) => inside(end.y));
  const pairs = order.flatMap((upper, at) =>
    order
      .slice(at + 1)
      .filter((lower) => Math.abs(ends[upper].x - ends[lower].x) < size)
      .map((lower) => [upper, lower] as const),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const [upper, lower] of pairs) {
      const missing = size - (y[lower] - y[upper]);
      if (missing <= 0) continue;
      y[upper] = inside(y[upper] - missing / 2);
      y[lower] = inside(y[lower] + missing / 2);
    }
  }
  return y;
}
