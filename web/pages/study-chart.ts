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
