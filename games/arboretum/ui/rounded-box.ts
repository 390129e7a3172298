import type { Box } from '../../../kit/draw/box.ts';

/** A rectangle with round corners, as a part of a path. */
export function roundedBox({ x, y, width, height }: Box, r: number): string {
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}
