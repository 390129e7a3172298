import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { TILE_PICTURES } from '../geometry.ts';
import { CELL, type Corner, curve, drawFloor, shapes } from './land.ts';
import { PAINT } from './palette.ts';

/*
 * Fire: burning squares, the light they throw, fire tiles. Outlines of flames begin at the middle of a square's lower edge.
 */

const FLAME = [
  ...[-12, 0, -17, -8, -14, -17, 2, -6, 7, -8, 6, -17, 7, 3, 9, 9, 9, 13],
  ...[3, -2, 4, -5, 4, -8, 7, 6, 12, 13, 10, 20, -2, 6, -7, 9, -15, 9],
];
const INNER_FLAME = [
  ...[-8, 0, -11, -6, -8, -12, 2, -4, 6, -5, 6, -11, 5, 4, 6, 8, 6, 11],
  ...[2, -1, 3, -3, 3, -5, 4, 5, 4, 10, 2, 13, -2, 3, -5, 4, -9, 4],
];
const HEART = [-4, 0, -6, -3, -4, -7, 1, -2, 3, -3, 3, -7, 4, 3, 6, 7, 5, 10, -1, 3, -2, 4, -4, 4];

/** Burning squares; deep inside the fire only embers are left. */
export function drawFire(at: readonly Corner[], deep = false): Drawing {
  return deep
    ? draw('g', {}, drawFloor(at, PAINT.ash), drawCinders(at))
    : draw('g', {}, drawFloor(at, PAINT.coal), drawFlames(at));
}

/** Fire that has just been placed, over burning squares: a brighter bed and flames on all of it, also deep inside. */
export function drawNewFire(at: readonly Corner[]): Drawing {
  return draw('g', {}, draw('g', { opacity: 0.5 }, drawFloor(at, '#d9541e')), drawFlames(at));
}

/** Glowing cracks in burnt ground, and sparks in them. */
const CRACKS = [
  'M0 14l9 5 4 9 11 2 6-8 10 1 8-5M13 28l-3 11 5 9',
  'M7 0l4 12 12 4 2 11 12 6 3 15M23 16l13-7M25 27l-14 9-11-1',
  'M0 33l12-3 7-12-4-11 5-7M19 18l14 4 5 13 10 3',
  'M30 0l-3 11 8 9-5 13 6 15M27 11l-14 3-6 12-7 1M30 33l-16 5',
];
const SPARKS = ['M12 27', 'M24 17', 'M19 19', 'M34 21'];

/** What is left where the fire has been: never the same on neighbours, so that a burnt land is no wallpaper. */
function drawCinders(at: readonly Corner[]): Drawing {
  const crackAt = ({ x, y }: Corner) =>
    ((x / CELL) * 3 + (y / CELL) * 5 + ((x * y) / (CELL * CELL)) * 7) % CRACKS.length;
  const repeat = (paths: readonly string[], end: string) =>
    at.map((corner) => moved(paths[crackAt(corner)], corner) + end).join('');
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return draw(
    'g',
    {},
    draw('path', { ...line, d: repeat(CRACKS, ''), stroke: '#6b1b11', 'stroke-width': 2 }),
    draw('path', { ...line, d: repeat(SPARKS, 'h.1'), stroke: '#c94a1b', 'stroke-width': 4 }),
  );
}

/** A path whose places begin at a corner. */
function moved(path: string, { x, y }: Corner): string {
  return path.replace(/M(\d+) (\d+)/g, (_, right, down) => `M${x + Number(right)} ${y + Number(down)}`);
}

/** The flames alone, each `scale` squares large. */
export function drawFlames(at: readonly Corner[], scale = 1): Drawing {
  const flame = (steps: readonly number[], fill: string) =>
    shapes(at, ({ x, y }) => curve(x + (CELL / 2) * scale, y + 43 * scale, mirrored(steps, { x, y }, scale)), fill);
  return draw('g', {}, flame(FLAME, PAINT.ember), flame(INNER_FLAME, '#ee7a2c'), flame(HEART, PAINT.flame));
}

/** Every other square burns the other way round, so that neighbours do not look alike. */
function mirrored(steps: readonly number[], { x, y }: Corner, size: number): number[] {
  const side = (x + y) % (2 * CELL) === 0 ? size : -size;
  return steps.map((step, at) => step * (at % 2 === 0 ? side : size));
}

/** A fire tile in one of its eight ways. */
export function drawTile(tile: number, way: number): Drawing {
  return drawFire(
    TILE_PICTURES[tile][way].flatMap((letters, row) =>
      Array.from(letters).flatMap((letter, column) => (letter === '#' ? [{ x: column * CELL, y: row * CELL }] : [])),
    ),
  );
}

/** A fire tile as a small silhouette, `unit` a square. */
export function drawTileShape(tile: number, unit: number, fill: string): Drawing {
  const squares = TILE_PICTURES[tile][0].flatMap((letters, row) =>
    Array.from(letters).flatMap((letter, column) =>
      letter === '#' ? [`M${column * unit} ${row * unit}h${unit - 0.8}v${unit - 0.8}h${0.8 - unit}z`] : [],
    ),
  );
  return draw('path', { d: squares.join(''), fill });
}

/** Glow on the sides of a burning square that face what does not burn: top, right, bottom, left. */
export function drawGlow(sides: readonly boolean[]): Drawing {
  const edges = ['M0 2H48', 'M46 0V48', 'M0 46H48', 'M2 0V48'];
  return draw('path', {
    d: edges.filter((_, side) => sides[side]).join(''),
    fill: 'none',
    stroke: PAINT.flame,
    'stroke-width': 4,
  });
}

/** Light that fire throws on the squares around it: one gradient a side, for the fills of drawEmberLight. */
export function drawEmberDefs(): Drawing {
  const ways = [
    { x1: 0, y1: 1, x2: 0, y2: 0 },
    { x1: 0, y1: 0, x2: 1, y2: 0 },
    { x1: 0, y1: 0, x2: 0, y2: 1 },
    { x1: 1, y1: 0, x2: 0, y2: 0 },
  ];
  return draw(
    'defs',
    {},
    ways.map((way, side) =>
      draw(
        'linearGradient',
        { id: `raft-ember-${side}`, ...way },
        draw('stop', { offset: 0, 'stop-color': '#ff8a2a', 'stop-opacity': 0.6 }),
        draw('stop', { offset: 1, 'stop-color': '#ff8a2a', 'stop-opacity': 0 }),
      ),
    ),
  );
}

const EMBER_REACH = 22;

/** Ember light beyond the sides of a burning square: top, right, bottom, left. */
export function drawEmberLight(sides: readonly boolean[]): Drawing {
  const strips = [
    { x: 0, y: -EMBER_REACH, width: CELL, height: EMBER_REACH },
    { x: CELL, y: 0, width: EMBER_REACH, height: CELL },
    { x: 0, y: CELL, width: CELL, height: EMBER_REACH },
    { x: -EMBER_REACH, y: 0, width: EMBER_REACH, height: CELL },
  ];
  return draw(
    'g',
    {},
    strips.flatMap((strip, side) =>
      sides[side] ? [draw('rect', { ...strip, fill: `url(#raft-ember-${side})` })] : [],
    ),
  );
}
