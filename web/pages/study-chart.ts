import type { Mark } from '../../study/marks.ts';

/** A picture of a match from left to right, in units of its own view box. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const CHART: ChartBox = { width: 360, height: 110, left: 34, right: 352, top: 8, bottom: 92 };
/** The chances above the walk: no words inside, so that the line has all of the width. */
export const TIME: ChartBox = { width: 360, height: 84, left: 9, right: 351, top: 9, bottom: 75 };

export interface Scale {
  readonly x: (move: number) => number;
  readonly y: (value: number) => number;
}

/** From the start to the last move, and from `low` at the bottom to `high` at the top. */
export function scaleOf(length: number, low: number, high: number, box = CHART): Scale {
  const { left, right, top, bottom } = box;
  const range = high === low ? 1 : high - low;
  return {
    x: (move) => round(left + ((right - left) * move) / Math.max(1, length)),
    y: (value) => round(bottom - ((bottom - top) * (value - low)) / range),
  };
}

/** The move at a place from 0 to 1 across the picture. */
export function moveAt(share: number, length: number, box = CHART): number {
  const { width, left, right } = box;
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

/** The line and all that is below it. */
export function areaPath(line: readonly (readonly [number, number])[], { bottom }: ChartBox): string {
  if (line.length === 0) return '';
  return `${linePath(line)}L${line[line.length - 1][0]} ${bottom}L${line[0][0]} ${bottom}z`;
}

/** Small faults are told of their move and in the list: with a mark on every second move none would stand out. */
export function isCharted(mark: Mark): boolean {
  return mark === 'mistake' || mark === 'blunder';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The shape of a mark: a blunder is a diamond, a mistake a triangle, the only good move a square, an inaccuracy a circle. */
export function markPath(kind: Mark, [x, y]: readonly [number, number], size: number): string {
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
