export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window, as `getBoundingClientRect` gives it. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much of a movement must bring the pointer closer: straight at it is 1, along its edge is 0. */
const CLOSER = 0.5;

/** True when a pointer that has moved by `way` to `at` is on its way to the rectangle, or in it. */
export function headsFor(at: Point, way: Point, goal: Rectangle): boolean {
  const length = Math.hypot(way.x, way.y);
  const left = distance(at, goal);
  if (left === 0 || length === 0) return left === 0;
  const before = distance({ x: at.x - way.x, y: at.y - way.y }, goal);
  return (before - left) / length > CLOSER;
}

function distance({ x, y }: Point, { left, right, top, bottom }: Rectangle): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
