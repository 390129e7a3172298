import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { hexagon, round, TILE_RADIUS } from './artwork.ts';
import { cornersOf, inland, keyOf, type Point, type Shape, shapeOf, smoothPath } from './island-shape.ts';
import { GROVES, PAINT, SANDS } from './palette.ts';

/*
 * What is under the pieces and never changes. Whatever grows or breaks here is in a corner between tiles, where no piece and
 * no token is, and all of a kind is one path: a board has hundreds of tiles.
 */

/** How far apart things grow on an island, by its tone: the more it is worth, the more grows there. */
const APART = [2.9, 2.2, 1.7].map((tiles) => tiles * TILE_RADIUS);

/**
 * An island: its shadow under water, shallows, a line of surf, foam, the bank it rises by, the beach, and land in one of three
 * tones with its tiles faintly on it. Where three of them meet something may grow; beside a stone circle only grass, as the
 * circle would cover a palm.
 */
export function island(middles: readonly Point[], tone: number, circles: readonly Point[]): Drawing {
  const shape = shapeOf(middles);
  const at = (by: number) => smoothPath(shape.coasts.map((coast) => inland(coast, by)));
  const [coast, land] = [at(0), at(26)];
  const around = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  const shallows = { d: coast, ...around, stroke: PAINT.shallows };
  const surf = { stroke: PAINT.paper, 'stroke-opacity': 0.4, 'stroke-width': 4, 'stroke-linecap': 'round' } as const;
  return draw(
    'g',
    {},
    draw('path', {
      d: coast,
      ...around,
      ...lowered(34),
      stroke: PAINT.depths,
      'stroke-opacity': 0.2,
      'stroke-width': 76,
    }),
    draw('path', { ...shallows, 'stroke-opacity': 0.32, 'stroke-width': 86 }),
    draw('path', { ...shallows, 'stroke-opacity': 0.55, 'stroke-width': 60 }),
    draw('path', { d: at(-34), ...around, ...surf, 'stroke-dasharray': '58 40 26 64' }),
    draw('path', { d: coast, ...around, stroke: PAINT.foam, 'stroke-width': 34 }),
    draw('path', { d: coast, ...lowered(8), fill: PAINT.bank, stroke: PAINT.bank, 'stroke-width': 10 }),
    draw('path', { d: coast, fill: PAINT.beach, stroke: PAINT.beach, 'stroke-width': 10 }),
    draw('path', { d: at(10), fill: PAINT.shore }),
    draw('path', { d: land, ...lowered(6), fill: PAINT.bank, 'fill-opacity': 0.55 }),
    draw('path', { d: land, fill: SANDS[tone] }),
    ...grovesOn(shape, middles, tone),
    draw('path', { d: bordersOf(shape), ...around, stroke: PAINT.sandInk, 'stroke-opacity': 0.15, 'stroke-width': 3 }),
    ...growthOn(shape.joints, tone, circles),
  );
}

/** Lower on the screen by so much: what has a height shows its side there, or its shadow. */
function lowered(by: number) {
  return { transform: `translate(0 ${by})` } as const;
}

/**
 * Meadows and dunes, in two steps like the heights on a map: around the edges and the tiles that have no coast, so that they
 * follow it at some distance.
 */
function grovesOn({ borders, joints }: Shape, middles: readonly Point[], tone: number): Drawing[] {
  const inner = new Set(joints.map(keyOf));
  const isInland = (point: Point) => inner.has(keyOf(point));
  const edges = borders.filter((edge) => edge.every(isInland)).map(writeEdge);
  const tiles = middles.filter((tile) => cornersOf(tile).every(isInland)).map(({ x, y }) => hexagon(x, y));
  const colour = { fill: GROVES[tone], stroke: GROVES[tone], 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const d = [...edges, ...tiles].join('');
  // One opacity for lines and tiles together: where they overlap there is nothing to be seen.
  return d === '' ? [] : [124, 70].map((width) => draw('path', { d, ...colour, 'stroke-width': width, opacity: 0.5 }));
}

function writeEdge([from, to]: Shape['borders'][number]): string {
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
}

function bordersOf({ borders }: Shape): string {
  return borders.map(writeEdge).join('');
}

/** Palms and grass, spread over the island as if by chance. */
function growthOn(joints: readonly Point[], tone: number, circles: readonly Point[]): Drawing[] {
  const isNear = (point: Point, others: readonly Point[], distance: number) =>
    others.some(({ x, y }) => Math.hypot(point.x - x, point.y - y) < distance);
  const hasRoom = (point: Point) => !isNear(point, circles, TILE_RADIUS + 1);
  const byLot = joints.toSorted((a, b) => lotOf(a) - lotOf(b));
  const grown: Point[] = [];
  for (const joint of [...byLot.filter(hasRoom), ...byLot]) if (!isNear(joint, grown, APART[tone])) grown.push(joint);
  const isPalm = (point: Point) => hasRoom(point) && lotOf(point) % 5 > 0;
  const palms = grown.filter(isPalm);
  const grass = grown.filter((point) => !isPalm(point));
  const drawAll = (points: readonly Point[], shape: (at: string, point: Point) => string) =>
    points.map((point) => shape(`M${round(point.x)} ${round(point.y)}`, point)).join('');
  return [
    {
      d: drawAll(palms, (at) => `${at}m-20 25a20 6 0 1 0 40 0a20 6 0 1 0 -40 0z`),
      fill: '#3a2a10',
      'fill-opacity': 0.14,
    },
    { d: drawAll(palms, (at) => `${at}m-5 26q1 -20 5 -33l6 1q-4 15 -3 32z`), fill: PAINT.trunk },
    { d: drawAll(palms, (at) => FRONDS.map((frond) => `${at}m4 -8${frond}`).join('')), fill: PAINT.leaf },
    { d: drawAll(grass, (at) => BLADES.map((blade) => `${at}${blade}`).join('')), fill: PAINT.leaf },
  ]
    .filter(({ d }) => d !== '')
    .map((part) => draw('path', part));
}

/** Of a palm, from its crown. */
const FRONDS = [
  'q-13 -17 -34 -3q19 -4 34 3z',
  'q13 -17 34 -3q-19 -4 -34 3z',
  'q-20 -5 -28 17q11 -14 28 -17z',
  'q20 -5 28 17q-11 -14 -28 -17z',
  'q-7 -16 3 -28q8 14 -3 28z',
];

/** Of grass, from its root. */
const BLADES = [
  'm-2 12q-4 -14 -14 -18q14 2 17 18z',
  'm-2 12q-3 -20 2 -28q5 10 1 28z',
  'm1 12q3 -16 14 -19q-9 6 -11 19z',
];

/** Water tiles, faintly, so that they can be counted, and a little wave here and there. */
export function waves(middles: readonly Point[]): Drawing {
  const outline = middles.map(({ x, y }) => hexagon(x, y, TILE_RADIUS - 6)).join('');
  const ripples = middles
    .map((middle) => ({ ...middle, lot: lotOf(middle) }))
    .filter(({ lot }) => lot < 46)
    .map(
      ({ x, y, lot }) =>
        `M${round(x - 30 + (lot % 5) * 6)} ${round(y + (lot % 2 === 0 ? 46 : -42))}q7 -9 14 0t14 0t14 0`,
    );
  const paper = { stroke: PAINT.paper, 'stroke-width': 4, 'stroke-linecap': 'round' } as const;
  return draw(
    'g',
    {},
    draw('path', {
      d: outline,
      fill: PAINT.paper,
      'fill-opacity': 0.06,
      stroke: PAINT.paper,
      'stroke-opacity': 0.14,
      'stroke-width': 3,
    }),
    draw('path', { d: ripples.join(''), fill: 'none', ...paper, 'stroke-opacity': 0.34 }),
  );
}

/** A number below a hundred that looks like chance but is always the same for a place. */
function lotOf({ x, y }: Point): number {
  const mixed = Math.imul(Math.round(x) + 977, 0x9e3779b1) ^ Math.imul(Math.round(y) + 331, 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) % 100;
}
