import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { PAINT } from './artwork.ts';

/*
 * The city above the tunnels, printed faintly on the board: blocks around the central station, a river with its quays and
 * bridges, two parks. It is the same in every match and worked out once. Units are those of the artwork, from the top left
 * square; whatever reaches beyond the squares is cut off.
 */
const SIZE = 800;
const MIDDLE = SIZE / 2;

type Point = readonly [x: number, y: number];

/** Rings of blocks from the station outwards: where each begins, and how many blocks it has. */
const RINGS = [
  { from: 112, blocks: 16 },
  { from: 152, blocks: 24 },
  { from: 196, blocks: 24 },
  { from: 244, blocks: 32 },
  { from: 292, blocks: 40 },
  { from: 344, blocks: 40 },
  { from: 398, blocks: 48 },
  { from: 452, blocks: 56 },
  { from: 508, blocks: 64 },
] as const;
/** Half a street, on every side of a block. */
const KERB = 3.5;

const RIVER = 'M-20 196C70 150 150 214 196 300S250 520 372 566S590 500 668 580S740 700 830 690';
const PARKS = [
  'M-10 590C60 572 128 590 158 640S172 742 140 810H-10z',
  'M566 64C612 40 690 58 716 104S706 196 650 206S548 182 540 140S540 78 566 64z',
] as const;
const LAWNS = [
  'M34 640C70 620 112 640 118 676S96 752 62 750S14 664 34 640z',
  'M592 96C622 80 666 92 678 116S670 168 640 172S576 156 574 132S580 102 592 96z',
] as const;
const ISLAND = 'M384 566C420 549 480 540 536 540C512 566 440 584 384 566z';

/** How far a corner is off the regular net, in parts of a block: always the same, and without a pattern to the eye. */
function off(ring: number, spoke: number): number {
  const wave = Math.sin(ring * 12.9898 + spoke * 78.233) * 43758.5453;
  return (wave - Math.floor(wave) - 0.5) * 0.34;
}

function pointAt(radius: number, angle: number): Point {
  // Avenues bend a little on their way out, as if they were older than their plan.
  const bent = angle + Math.sin(radius / 130 + angle * 2) * 0.07;
  return [MIDDLE + Math.cos(bent) * radius, MIDDLE + Math.sin(bent) * radius];
}

/** The four corners of a block. */
function blockAt(ring: number, index: number): readonly Point[] {
  const { from, blocks } = RINGS[ring];
  const to = RINGS[ring + 1]?.from ?? from + 56;
  const turn = (2 * Math.PI) / blocks;
  const begin = (index + off(ring, index)) * turn;
  const end = (index + 1 + off(ring, (index + 1) % blocks)) * turn;
  const [low, high] = [from + KERB, to - KERB];
  return [
    pointAt(low, begin + KERB / low),
    pointAt(high, begin + KERB / high),
    pointAt(high, end - KERB / high),
    pointAt(low, end - KERB / low),
  ];
}

/** The same corners nearer to the middle of the block: its courtyard. */
function shrink(corners: readonly Point[], part: number): readonly Point[] {
  const x = corners.reduce((sum, point) => sum + point[0], 0) / corners.length;
  const y = corners.reduce((sum, point) => sum + point[1], 0) / corners.length;
  return corners.map((point) => [x + (point[0] - x) * part, y + (point[1] - y) * part]);
}

/** A way in whole units, each point told from the one before: the text is written into every picture of a board. */
function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  let from = first;
  const steps = others.map((to) => {
    const step = `${to[0] - from[0]} ${to[1] - from[1]}`;
    from = to;
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}`;
}

const outline = (corners: readonly Point[]) => `${pathOf(corners)}z`;

const isNear = ([x, y]: Point) => x > -30 && y > -30 && x < SIZE + 30 && y < SIZE + 30;

function layBlocks(): string {
  const blocks = RINGS.flatMap(({ blocks }, ring) =>
    Array.from({ length: blocks }, (_, index) => blockAt(ring, index)),
  );
  return blocks
    .filter((corners) => corners.some(isNear))
    .map((corners, index) => outline(corners) + (index % 3 === 0 ? '' : outline(shrink(corners, 0.42))))
    .join('');
}

/** Wide streets from the station to the edge, over the river as bridges. */
function layAvenues(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return pathOf(Array.from({ length: 10 }, (_, step) => pointAt(100 + step * 52, angle)));
  }).join('');
}

const BLOCKS = layBlocks();
const AVENUES = layAvenues();

/** The city between the stations. In a small picture single blocks are finer than a pixel, and long to fetch: there is none. */
export function drawCity(at: number, isSmall: boolean): Drawing {
  const line = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return draw(
    // A picture in the picture: it ends where the squares do.
    'svg',
    { x: at, y: at, width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}`, 'pointer-events': 'none' },
    draw('rect', { width: SIZE, height: SIZE, class: 'metro-street', fill: isSmall ? PAINT.block : PAINT.street }),
    !isSmall && drawBlocks(),
    draw('path', { ...line, d: PARKS.join(''), class: 'metro-quay', stroke: PAINT.street, 'stroke-width': 16 }),
    draw('path', { d: PARKS.join(''), class: 'metro-park', fill: PAINT.park }),
    drawTrees(),
    draw('path', { ...line, d: RIVER, class: 'metro-quay', stroke: PAINT.street, 'stroke-width': 62 }),
    draw('path', { ...line, d: RIVER, class: 'metro-bank', stroke: PAINT.bank, 'stroke-width': 49 }),
    draw('path', { ...line, d: RIVER, class: 'metro-water', stroke: PAINT.water, 'stroke-width': 46 }),
    draw('path', { ...line, d: RIVER, class: 'metro-bank', stroke: PAINT.bank, 'stroke-width': 30 }),
    draw('path', { ...line, d: RIVER, class: 'metro-water', stroke: PAINT.water, 'stroke-width': 28 }),
    draw('path', { d: ISLAND, class: 'metro-block', fill: PAINT.block, stroke: PAINT.bank, 'stroke-width': 2 }),
    draw('path', { ...line, d: AVENUES, class: 'metro-kerb', stroke: PAINT.blockEdge, 'stroke-width': 15 }),
    draw('path', { ...line, d: AVENUES, class: 'metro-avenue', stroke: PAINT.avenue, 'stroke-width': 12 }),
  );
}

function drawBlocks(): Drawing {
  return draw('path', {
    d: BLOCKS,
    class: 'metro-block',
    'fill-rule': 'evenodd',
    fill: PAINT.block,
    stroke: PAINT.blockEdge,
    'stroke-width': 1.2,
  });
}

/** Rows of round trees along the edge of each park and its lawn. */
function drawTrees(): Drawing {
  return draw('path', {
    d: [...PARKS, ...LAWNS].join(''),
    class: 'metro-trees',
    fill: 'none',
    stroke: PAINT.trees,
    'stroke-width': 8,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0.1 13',
  });
}
