import type { Box } from '../../../kit/draw/box.ts';

/** How much two boxes cover of each other. */
export function overlapOf(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** What a label should rather not cover, and how bad it is to cover one unit of it. */
export interface Obstacle {
  readonly box: Box;
  readonly worth: number;
}

/** Boxes by what they cover, those that cover least first. */
export function leastFirst(boxes: readonly Box[], obstacles: readonly Obstacle[]): readonly Box[] {
  const costOf = (box: Box) => obstacles.reduce((sum, { box: other, worth }) => sum + worth * overlapOf(box, other), 0);
  return boxes
    .map((box) => ({ box, cost: costOf(box) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ box }) => box);
}

/** Of some boxes, given the best first, the first that covers nothing of what is taken; else the one that covers least. */
export function freePlace(boxes: readonly Box[], taken: readonly Box[]): Box {
  const costs = boxes.map((box) => taken.reduce((sum, other) => sum + overlapOf(box, other), 0));
  return boxes[costs.indexOf(Math.min(...costs))];
}

/** A place for every label, one after the other: none covers another, nor what is taken, if that can be avoided. */
export function placeAll(labels: readonly (readonly Box[])[], taken: readonly Box[]): readonly Box[] {
  const placed: Box[] = [];
  for (const boxes of labels) placed.push(freePlace(boxes, [...taken, ...placed]));
  return placed;
}
