import type { Mark } from '../../study/marks.ts';

/** A picture of a match from left to right, in units of its own view box. */
export const CHART = { width: 360, height: 110, left: 34, right: 352, top: 8, bottom: 92 } as const;

export interface Scale {
  readonly x: (move: number) => number;
  readonly y: (value: number) => number;
}

/** From the start to the last move, and from `low` at the bottom to `high` at the top. */
export function scaleOf(length: number, low: number, high: number): Scale {
  const { left, right, top, bottom } = CHART;
  const range = high === low ? 1 : high - low;
  return {
    x: (move) => round(left + ((right - left) * move) / Math.max(1, length)),
    y: (value) => round(bottom - ((bottom - top) * (value - low)) / range),
  };
}

/** The move at a place from 0 to 1 across the picture. */
export function moveAt(share: number, length: number): number {
  const { width, left, right } = CHART;
  const along = (share * width - left) / (right - left);
  return Math.round(Math.min(1, Math.max(0, along)) * length);
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** There along the upper edge, back along the lower one. */
export function bandPath(upper: readonly (readonly [number, number])[], lower: readonly (readonly [number, number])[]) {
  return upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The shape of a mark: a blunder is a diamond, a mistake a triangle, the only good move a square, all else a circle. */
export function markPath(kind: Mark | 'plain', [x, y]: readonly [number, number], size: number): string {
  if (kind === 'blunder') return polygon(x, y, 1.3 * size, [0, 90, 180, 270]);
  if (kind === 'mistake') return polygon(x, y + size / 6, 1.25 * size, [0, 120, 240]);
  if (kind === 'only') return polygon(x, y, 1.15 * size, [45, 135, 225, 315]);
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
}

/** Its corners by their angles, clockwise from the top. */
function polygon(x: number, y: number, radius: number, angles: readonly number[]): string {
  const corners = angles.map((angle) => {
    const turned = (angle * Math.PI) / 180;
    return `${(x + radius * Math.sin(turned)).toFixed(2)} ${(y - radius * Math.cos(turned)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}
