import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { round } from '../../../kit/draw/round.ts';
import { emblem } from './emblems.ts';
import { TONES } from './palette.ts';

/** What a tree of one value looks like. */
interface Growth {
  /** Of the emblem, and the height of its middle. */
  readonly scale: number;
  readonly y: number;
  /** A young one on either side: distance from the middle, height and scale. */
  readonly beside?: readonly [number, number, number];
}

/** By value: from a sapling to an old tree with young ones beside it. */
const GROWTH: readonly Growth[] = [
  { scale: 0.56, y: 59 },
  { scale: 0.65, y: 57 },
  { scale: 0.74, y: 55 },
  { scale: 0.83, y: 53 },
  { scale: 0.9, y: 51 },
  { scale: 0.94, y: 50, beside: [16.5, 64, 0.4] },
  { scale: 0.99, y: 49, beside: [17, 63, 0.48] },
  { scale: 1.05, y: 48, beside: [17.5, 62, 0.56] },
];
const GROUND = 72;

/** How far below its middle the emblem ends. */
const FOOT = 19;

/** The tree in the picture of a card: the higher the value, the older it is. */
export function drawTree(species: number, value: number, hasYoung: boolean): readonly Drawing[] {
  const { deep } = TONES[species];
  const { scale, y, beside } = GROWTH[value - 1];
  const sides = beside && hasYoung ? [-1, 1].map((side) => [30 + side * beside[0], beside[1], beside[2]] as const) : [];
  return [
    draw('path', { d: `M30,${y}V${GROUND}`, stroke: deep, 'stroke-width': 1 + value / 4 }),
    planted(species, 30, y, scale),
    ...sides.map(([x, foot, size]) => planted(species, x, foot, size)),
  ];
}

/** The same where the card is small: only its size grows. */
export function drawSmallTree(species: number, value: number): Drawing {
  const scale = 0.62 + value * 0.045;
  return planted(species, 30, 76 - FOOT * scale, scale);
}

function planted(species: number, x: number, y: number, scale: number): Drawing {
  return draw('g', { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, ...emblem(species));
}
