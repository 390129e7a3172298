import type { Box } from '../../../kit/draw/box.ts';
import type { Point } from '../../../kit/draw/place.ts';

/** By corner, clockwise from the top left: the first is where letters are on every board. */
const CORNERS = [1, 2, 0, 3];
/** From the edges of a square to the middle of a letter at its corner. */
const IN = { x: 9.5, y: 4 } as const;
/** Nearer than this, a letter hides the number at the end of a line. */
const APART = 34;
const ROUND = 10;

/** The corner of a square where the letter of an idea hides none of the numbers at the ends of lines. */
export function letterCorner(box: Box, ends: readonly Point[]): number {
  const isFree = (corner: number) => {
    const { x, y } = letterPoint(box, corner);
    return ends.every((end) => Math.hypot(end.x - x, end.y - y) >= APART);
  };
  return CORNERS.find(isFree) ?? CORNERS[0];
}

/** The middle of a letter at a corner. */
export function letterPoint({ x, y, width, height }: Box, corner: number): Point {
  return {
    x: corner === 0 || corner === 3 ? x + IN.x : x + width - IN.x,
    y: corner < 2 ? y + IN.y : y + height - IN.y,
  };
}

/** The frame of a square as a path: where its letter is elsewhere, no box says both. */
export function framePath({ x, y, width, height }: Box): string {
  const arc = (right: number, down: number) => `a${ROUND} ${ROUND} 0 0 1 ${right * ROUND} ${down * ROUND}`;
  const [across, along] = [width - 2 * ROUND, height - 2 * ROUND];
  return `M${x + ROUND} ${y}h${across}${arc(1, 1)}v${along}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-along}${arc(1, -1)}z`;
}
