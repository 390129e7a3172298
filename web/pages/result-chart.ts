import type { Seat } from '../../core/game.ts';
import type { Curve } from './score-curve.ts';

/** Room for the numbers around the curve, in pixels. */
const MARGIN = { left: 30, right: 38, top: 16, bottom: 18 };
/** Numbers at the right end stand at least so far apart. */
const APART = 16;
/** The lowest of them stands so far above the edge. */
const BASELINE = 8;
const LEVELS = 3;

/** The curve in pixels. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly steps: number;
  readonly ends: readonly number[];
  /** Points of every seat, from the start on. */
  readonly points: readonly (readonly number[])[];
  readonly x: (step: number) => number;
  readonly y: (points: number) => number;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** Where each line ends, and where its number stands. */
  readonly labels: readonly { readonly seat: Seat; readonly value: number; readonly y: number; readonly at: number }[];
}

export function chartOf(
  { start, steps }: Curve,
  { width, height }: { readonly width: number; readonly height: number },
): Chart {
  const points = [start, ...steps.map((step) => step.points)];
  const ends = points[points.length - 1];
  const all = points.flat();
  const step = niceStep(Math.max(1, ...all) - Math.min(0, ...all));
  const [low, high] = [Math.floor(Math.min(0, ...all) / step) * step, Math.max(1, ...all)];
  const left = MARGIN.left;
  const right = Math.max(left + 10, width - MARGIN.right);
  const bottom = height - MARGIN.bottom;
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, steps.length);
  const y = (value: number) => bottom - ((bottom - MARGIN.top) * (value - low)) / (high - low);
  const levels = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => low + at * step);
  return {
    width,
    height,
    left,
    right,
    bottom,
    steps: steps.length,
    ends,
    points,
    x,
    y,
    levels: levels.map((value) => ({ value, y: y(value) })),
    labels: spread(
      ends.map((value, seat) => ({ seat, value, y: y(value) })),
      height - BASELINE,
    ),
  };
}

/** 1, 2 or 5 times a power of ten, so that two or three lines cross the picture. */
function niceStep(range: number): number {
  const rough = range / LEVELS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power * 10;
}

/** Pushes numbers that would cover each other apart: downwards, and up again where the picture ends. */
export function spread(
  ends: readonly { readonly seat: Seat; readonly value: number; readonly y: number }[],
  lowest: number,
) {
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...ends]
    .sort((a, b) => a.y - b.y)
    .map((end) => {
      last = Math.max(end.y, last + APART);
      return { ...end, at: last };
    });
  let next = lowest + APART;
  return placed
    .toReversed()
    .map((end) => {
      next = Math.min(end.at, next - APART);
      return { ...end, at: next };
    })
    .toReversed();
}

/** A place in the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number in its circle, and how far it keeps from other numbers and from the ends of lines. */
export const SIGN_RADIUS = 9;
const SIGNS_APART = 20;
const DOTS_APART = 14;

/** Where a number may be, seen from its dot: the first that is free. Above and to the left, where a rising line never is. */
const WAYS: readonly Point[] = [
  { x: 0, y: -20 },
  { x: -18, y: -12 },
  { x: -22, y: 0 },
  { x: 0, y: -41 },
  { x: -36, y: -14 },
  { x: -44, y: 0 },
  { x: 0, y: 20 },
  { x: 0, y: 41 },
];

/** The middle of the number beside each of these dots, so that no number covers another, a dot or the end of a line. */
export function placeSigns(dots: readonly Point[], { labels, left, right, bottom }: Chart): readonly Point[] {
  const ends = [...dots, ...labels.map(({ y }) => ({ x: right, y }))];
  const placed: Point[] = [];
  // From the right: a number that must give way goes to the left, and they stay in their order.
  for (const dot of dots.toReversed()) {
    const places = WAYS.map((way) => ({ x: dot.x + way.x, y: dot.y + way.y })).filter(
      ({ x, y }) => x - SIGN_RADIUS >= left && y - SIGN_RADIUS >= 0 && y + SIGN_RADIUS <= bottom,
    );
    const isFree = (place: Point) =>
      placed.every((other) => distance(place, other) >= SIGNS_APART) &&
      ends.every((other) => distance(place, other) >= DOTS_APART);
    placed.push(places.find(isFree) ?? places[0] ?? dot);
  }
  return placed.toReversed();
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A seat's points as steps: they change when a turn is over. */
export function linePath({ points, x, y }: Chart, seat: Seat): string {
  return points
    .map((each, at) => (at === 0 ? `M${x(0)} ${y(each[seat])}` : `H${round(x(at))}V${round(y(each[seat]))}`))
    .join('');
}

/** Wherever a seat leads, what lies between its line and the next one. */
export function areaPath({ points, x, y }: Chart, seat: Seat): string {
  return points
    .slice(0, -1)
    .map((each, at) => {
      const second = Math.max(...each.filter((_, other) => other !== seat));
      if (each[seat] <= second) return '';
      const [from, to] = [round(x(at)), round(x(at + 1))];
      return `M${from} ${round(y(each[seat]))}H${to}V${round(y(second))}H${from}z`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
