import { columnOf, rowOf } from '../geometry.ts';
import { type Camera, deepOf, nearness, type Point, project, WIDE } from './camera.ts';

/** A tower on the screen: where its roof is, and how near it is. */
interface Seen {
  readonly roof: Point;
  readonly near: number;
  /** From the middle of its roof to the back. */
  readonly deep: number;
}

/** Where a tower of so many levels is seen. */
function seenFrom(camera: Camera, square: number, height: number): Seen {
  const roof = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, height);
  return { roof, near: nearness(camera, square), deep: deepOf(camera) };
}

/** Is a point of the screen on a tower's roof, or on the walls below it? */
function covers(tower: Seen, [left, top]: Point): boolean {
  return top > backOf(tower, left);
}

/** How far up the screen a tower reaches right above or below a point; it does not reach above or below all of them. */
function backOf({ roof: [x, y], deep }: Seen, left: number): number {
  const aside = Math.abs(left - x) / WIDE;
  return aside < 1 ? y - deep * (1 - aside) : Number.POSITIVE_INFINITY;
}

/** Of a number, from its middle. */
const NUMBER: readonly Point[] = [
  [0, 0],
  [-4.6, 0],
  [4.6, 0],
  [0, -3.8],
  [0, 3.8],
  [-3.4, 2.8],
  [3.4, 2.8],
];
/** Where a number may be on its roof, the best place first: in the middle, else to the back or to a side. */
const PLACES: readonly Point[] = [
  [0, 0],
  [0, -3.5],
  [-7.5, 0],
  [7.5, 0],
  [0, -6],
  [-9, -2],
  [9, -2],
];

/** By square, where on its roof a number can be read whole; nothing for those that nearer towers hide. */
export function findNumberPlaces(camera: Camera, heights: ReadonlyMap<number, number>): ReadonlyMap<number, Point> {
  const seen = new Map(Array.from(heights, ([square, height]) => [square, seenFrom(camera, square, height)]));
  return new Map(
    Array.from(seen).flatMap(
      ([
        square,
        {
          roof: [x, y],
          near,
        },
      ]) => {
        const nearer = [...seen.values()].filter((other) => other.near > near);
        const place = PLACES.find(([dx, dy]) =>
          NUMBER.every(([left, top]) => !nearer.some((other) => covers(other, [x + dx + left, y + dy + top]))),
        );
        return place ? [[square, place] as const] : [];
      },
    ),
  );
}

/** Five points of a square around a point of the screen: its middle, and so far on the way to its corners. */
function pointsOn({ roof: [x, y], deep }: Seen, share: number): readonly Point[] {
  return [
    [x, y],
    [x - share * WIDE, y],
    [x + share * WIDE, y],
    [x, y - share * deep],
    [x, y + share * deep],
  ];
}

/** Tells whether a point on a square's roof is in sight: no nearer tower is before it. */
export function sightOver(camera: Camera, heights: ReadonlyMap<number, number>) {
  const towers = Array.from(heights, ([square, height]) => seenFrom(camera, square, height));
  return (square: number, point: Point): boolean => {
    const near = nearness(camera, square);
    return !towers.some((tower) => tower.near > near && covers(tower, point));
  };
}

/** Enough of a roof must be seen to tell where it is; a dot on the ground is smaller. */
const SHARES = { roof: 0.5, dot: 0.18 };

/** The towers in front of some roofs: they hide some of what is there. `heights` are those of the towers. */
export function towersBefore(
  camera: Camera,
  roofs: ReadonlyMap<number, number>,
  heights: ReadonlyMap<number, number>,
): ReadonlySet<number> {
  const hidden = Array.from(roofs, ([square, height]) => seenFrom(camera, square, height));
  const isBefore = (square: number, height: number) => {
    const tower = seenFrom(camera, square, height);
    return hidden.some(
      (roof) => tower.near > roof.near && pointsOn(roof, SHARES.roof).some((point) => covers(tower, point)),
    );
  };
  return new Set(
    Array.from(heights).flatMap(([square, height]) => (!roofs.has(square) && isBefore(square, height) ? [square] : [])),
  );
}

/**
 * Of the squares where a tile fits, those whose mark is wholly behind towers, each with the point right above it where
 * the towers in front end: there something can be seen that is behind them.
 */
export function hiddenPlaces(
  camera: Camera,
  squares: Iterable<number>,
  heights: ReadonlyMap<number, number>,
): ReadonlyMap<number, Point> {
  const towers = Array.from(heights, ([square, height]) => seenFrom(camera, square, height));
  const found = new Map<number, Point>();
  for (const square of squares) {
    const height = heights.get(square) ?? 0;
    const mark = seenFrom(camera, square, height);
    const nearer = towers.filter((tower) => tower.near > mark.near);
    const points = pointsOn(mark, height === 0 ? SHARES.dot : SHARES.roof);
    const isHidden = points.every((point) => nearer.some((tower) => covers(tower, point)));
    const [x] = mark.roof;
    if (isHidden) found.set(square, [x, Math.min(...nearer.map((tower) => backOf(tower, x)))]);
  }
  return found;
}
