export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middles of faces of one size, moved up and down until each is whole and none hides another, as far as there is room. */
export function spreadFaces(
  ends: readonly Point[],
  size: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly Point[] {
  const order = [...ends.keys()].sort((a, b) => ends[a].y - ends[b].y);
  const y = ends.map((end) => Math.max(end.y, top + size / 2));
  const isBeside = (one: number, other: number) => Math.abs(ends[one].x - ends[other].x) < size;
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
