import type { Box } from './draw/box.ts';
import type { Point } from './draw/place.ts';

/** Pixels between a bubble and what it is about, and between it and the edge of its frame. */
const GAP = 6;

/** The upper left corner of a bubble: above the middle of its place, below it where the frame has no room, and always inside. */
export function placeBubble(place: Box, frame: Box, { width, height }: Pick<Box, 'width' | 'height'>): Point {
  const above = place.y - GAP - height;
  const y = above >= frame.y + GAP ? above : place.y + place.height + GAP;
  return {
    x: within(place.x + place.width / 2 - width / 2, frame.x + GAP, frame.x + frame.width - GAP - width),
    y: within(y, frame.y + GAP, frame.y + frame.height - GAP - height),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
