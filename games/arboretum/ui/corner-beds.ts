import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { laid } from '../../../kit/draw/outline.ts';
import { PAPER } from './palette.ts';

/** The side of the square that a bed in a corner of the lawn fills. */
export const BED = 132;

type Spot = readonly [x: number, y: number];
type Bush = readonly [...Spot, size: number];

/** The edge of the bed in the upper left corner, from the upper side of the lawn to the left one. */
const RIM = 'M116,0 C117,26 106,42 86,47 C64,52 52,64 47,86 C42,106 26,117 0,116';
/** From bush to bush of the low hedge along it, and the shapes of that hedge: where, and how thick. */
const EDGING = 7.4;
const EDGING_LAYERS = [
  { fill: PAPER.hedgeShade, shift: 0.5, size: 9.4 },
  { fill: PAPER.hedge, shift: -0.2, size: 7.6 },
  { fill: PAPER.hedgeLight, shift: -1.3, size: 3 },
];

/** Clipped bushes, those behind first. */
const BUSHES: readonly Bush[] = [
  [16, 14, 19],
  [52, 12, 14],
  [12, 52, 14],
  [80, 9, 9],
  [9, 80, 9],
  [37, 37, 11],
];
/** Leaves that catch the light, by their place in a bush of size 1. */
const LEAVES: readonly Spot[] = [
  [-0.45, -0.35],
  [-0.1, -0.58],
  [-0.12, -0.12],
  [0.24, -0.3],
  [-0.5, 0.1],
];
/** Round the outline of a bush. */
const LOBES = 9;

/** Where flowers grow in drifts: their middle, how many, and which of the colours. */
const DRIFTS: readonly (readonly [...Spot, count: number, colour: number])[] = [
  [97, 21, 9, 0],
  [69, 31, 8, 1],
  [31, 69, 8, 1],
  [21, 97, 9, 0],
  [52, 46, 5, 2],
];
const COLOURS = [PAPER.lilac, PAPER.rose, PAPER.daisy];
/** Four petals: the flowers of paths have five. */
const PETALS: readonly Spot[] = [
  [-1.7, -1],
  [1, -1.7],
  [1.7, 1],
  [-1, 1.7],
];

/**
 * A flower bed for a corner of the lawn, so many quarter turns from the upper left one; light always comes from there.
 * The page holds it as text, so what is round is the end of a thick line wherever it can be.
 */
export function drawCornerBed(turns: number): Drawing[] {
  const turn = ([x, y]: Spot): Spot => turned(x, y, turns);
  const [x, y] = turn([0, 0]);
  const rim = laid(RIM, { x, y, turn: turns * 90 });
  return [
    draw('path', { d: `${rim} L${x},${y} Z`, fill: PAPER.earth }),
    ...EDGING_LAYERS.map(({ fill, shift, size }) => drawEdging(rim, fill, shift, size)),
    ...DRIFTS.flatMap(([left, top, count, colour]) => {
      const spots = Array.from({ length: count }, (_, index) => turn(seedAt(left, top, index)));
      // No two corners beside each other are alike.
      return drawFlowers(spots, COLOURS[(colour + turns) % COLOURS.length]);
    }),
    ...BUSHES.flatMap(([left, top, size]) => drawBush([...turn([left, top]), size])),
  ];
}

function turned(x: number, y: number, turns: number): Spot {
  if (turns === 0) return [x, y];
  return turned(BED - y, x, turns - 1);
}

function drawEdging(rim: string, stroke: string, shift: number, size: number): Drawing {
  return draw('path', {
    d: rim,
    transform: `translate(${shift} ${shift})`,
    fill: 'none',
    stroke,
    'stroke-width': size,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${EDGING}`,
  });
}

function drawBush([x, y, size]: Bush): Drawing[] {
  const leaves = LEAVES.map(([left, top]): Spot => [x + left * size, y + top * size]);
  return [
    draw('path', { d: leafy(x + size * 0.06, y + size * 0.1, size), fill: PAPER.hedgeShade }),
    draw('path', { d: leafy(x - size * 0.05, y - size * 0.06, size * 0.84), fill: PAPER.hedge }),
    drawDots(leaves, size * 0.3, PAPER.hedgeLight),
  ];
}

/** A round outline with leaves all the way round. */
function leafy(x: number, y: number, size: number): string {
  const ends = Array.from({ length: LOBES }, (_, index) => {
    const way = (2 * Math.PI * index) / LOBES;
    return [x + Math.cos(way) * size * 0.9, y + Math.sin(way) * size * 0.9].map(tenth).join(' ');
  });
  const arc = `A${tenth(size * 0.34)} ${tenth(size * 0.34)} 0 0 1 `;
  return `M${[...ends, ends[0]].join(arc)}Z`;
}

function drawFlowers(spots: readonly Spot[], colour: string): Drawing[] {
  const petals = spots.flatMap(([x, y]) => PETALS.map(([left, top]): Spot => [x + left, y + top]));
  return [drawDots(petals, 3, colour), drawDots(spots, 2, PAPER.pollen)];
}

function drawDots(spots: readonly Spot[], size: number, stroke: string): Drawing {
  const d = spots.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`).join('');
  return draw('path', { d, stroke, 'stroke-width': tenth(size), 'stroke-linecap': 'round' });
}

/** As seeds lie in a sunflower: spread evenly around the middle. */
function seedAt(x: number, y: number, index: number): Spot {
  const [angle, way] = [index * 2.4, 4.9 * Math.sqrt(index)];
  return [x + way * Math.cos(angle), y + way * Math.sin(angle)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
