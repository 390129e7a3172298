import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { TILE_PICTURES } from '../geometry.ts';
import { among, COAL, chanceAt, FIRE, fieldOf, type Has } from './field-outline.ts';
import { CELL, type Corner, curve, ellipse } from './land.ts';
import { PAINT } from './palette.ts';

/*
 * Fire: burning squares, the light they throw, fire tiles. Outlines of flames begin at the middle of their foot. How they
 * burn depends on their square alone: nothing flickers when the island is drawn again.
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

/** A burning tongue: where its foot is, how large it is, and how far it leans. */
interface Tongue {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
  /** −1 where it burns the other way round. */
  readonly side: number;
}

/** Burning squares with flames on all of them. */
export function drawFire(at: readonly Corner[]): Drawing {
  return drawBurning({ flames: at, embers: [] }, among(at), among(at));
}

/** Squares in flames and squares where only embers are left; what burns around them, and what of that in flames. */
export function drawBurning(
  { flames, embers }: { readonly flames: readonly Corner[]; readonly embers: readonly Corner[] },
  burns: Has,
  isInFlames: Has,
): Drawing {
  return draw(
    'g',
    {},
    draw('path', { d: fieldOf([...embers, ...flames], burns, FIRE), fill: PAINT.ash }),
    embers.length > 0 && drawCinders(embers),
    flames.length > 0 && draw('path', { d: fieldOf(flames, isInFlames, COAL), fill: PAINT.coal }),
    flames.length > 0 && drawFlames(flames),
  );
}

/** Fire that has just been placed, over burning squares: a brighter bed and flames on all of it, also deep inside. */
export function drawNewFire(at: readonly Corner[]): Drawing {
  const bed = draw('path', { d: fieldOf(at, among(at), FIRE), fill: '#d9541e', 'fill-opacity': 0.5 });
  return draw('g', {}, bed, drawFlames(at));
}

/** Glowing cracks in burnt ground, and sparks in them. */
const CRACKS = [
  'M0 14l9 5 4 9 11 2 6-8 10 1 8-5M13 28l-3 11 5 9',
  'M7 0l4 12 12 4 2 11 12 6 3 15M23 16l13-7M25 27l-14 9-11-1',
  'M0 33l12-3 7-12-4-11 5-7M19 18l14 4 5 13 10 3',
  'M30 0l-3 11 8 9-5 13 6 15M27 11l-14 3-6 12-7 1M30 33l-16 5',
];

/** What is left where the fire has been: cracks, sparks, a bed of coal here and a last small flame there. */
function drawCinders(at: readonly Corner[]): Drawing {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const cracks = at.map((corner) => moved(CRACKS[Math.floor(chanceAt(corner, 1) * CRACKS.length)], corner));
  const beds = at
    .filter((corner) => chanceAt(corner, 2) < 0.4)
    .map((corner) => {
      const [x, y] = [corner.x + 14 + chanceAt(corner, 3) * 20, corner.y + 14 + chanceAt(corner, 4) * 20];
      return ellipse(x, y, 9 + chanceAt(corner, 5) * 9, 7 + chanceAt(corner, 6) * 5, chanceAt(corner, 7) * 180);
    });
  const sparks = at.flatMap((corner) =>
    [8, 10, 12]
      .filter((number) => chanceAt(corner, number) < 0.5)
      .map(
        (number) =>
          `M${spread(corner.x, chanceAt(corner, number + 20))} ${spread(corner.y, chanceAt(corner, number + 30))}h.1`,
      ),
  );
  const last = at.filter((corner) => chanceAt(corner, 14) < 0.16);
  return draw(
    'g',
    {},
    beds.length > 0 && draw('path', { d: beds.join(''), fill: PAINT.coal, 'fill-opacity': 0.75 }),
    draw('path', { ...line, d: cracks.join(''), stroke: '#6b1b11', 'stroke-width': 2 }),
    sparks.length > 0 && draw('path', { ...line, d: sparks.join(''), stroke: '#d9541e', 'stroke-width': 3.4 }),
    last.length > 0 && drawTongues(last.map(lastTongue)),
  );
}

function spread(from: number, chance: number): number {
  return Math.round(from + 5 + chance * (CELL - 10));
}

function lastTongue(corner: Corner): Tongue {
  const [right, down] = [chanceAt(corner, 15), chanceAt(corner, 16)];
  const lean = (chanceAt(corner, 17) - 0.5) * 0.4;
  return { x: corner.x + 14 + right * 20, y: corner.y + 26 + down * 16, size: 0.34 + right * 0.14, lean, side: 1 };
}

/** A path whose places begin at a corner. */
function moved(path: string, { x, y }: Corner): string {
  return path.replace(/M(\d+) (\d+)/g, (_, right, down) => `M${x + Number(right)} ${y + Number(down)}`);
}

/** The flames alone, for squares `scale` squares large. */
export function drawFlames(at: readonly Corner[], scale = 1): Drawing {
  return drawTongues(at.flatMap((corner) => tonguesOn(corner, scale)));
}

/**
 * Squares of a whole island that catch fire, from the ground up: ash, coal and flames. Some of them have burnt down, and a few
 * flames are higher than all others.
 */
export function drawBlaze(at: readonly Corner[], island: readonly Corner[]): readonly Drawing[] {
  const isBurntDown = (corner: Corner) => chanceAt(corner, 40) < 0.26;
  const inFlames = among(island.filter((corner) => !isBurntDown(corner)));
  const flames = at.filter((corner) => !isBurntDown(corner));
  const isHigh = (corner: Corner) => chanceAt(corner, 41) < 0.22;
  return [
    // Over the edge of what burnt before: its round corners would show the land below.
    draw('path', { d: fieldOf(at, among(island)), fill: PAINT.ash, stroke: PAINT.ash, 'stroke-width': 6 }),
    draw('g', {}, drawCinders(at), draw('path', { d: fieldOf(flames, inFlames, COAL), fill: PAINT.coal })),
    // One after the other: a flame rises over those behind it.
    draw(
      'g',
      {},
      flames.map((corner) => drawTongues(isHigh(corner) ? [highTongue(corner)] : tonguesOn(corner, 1))),
    ),
  ];
}

function highTongue(corner: Corner): Tongue {
  const lean = (chanceAt(corner, 42) - 0.5) * 0.5;
  return { x: corner.x + CELL / 2, y: corner.y + 46, size: 1.35 + chanceAt(corner, 43) * 0.75, lean, side: 1 };
}

/** One flame as a sign. */
export function drawFlame(): Drawing {
  return drawTongues([{ x: CELL / 2, y: 43, size: 1, lean: 0, side: 1 }]);
}

/** One large flame, a flame and its child, or two. */
function tonguesOn(corner: Corner, scale: number): Tongue[] {
  const chance = (number: number) => chanceAt(corner, number);
  const side = chance(1) < 0.5 ? 1 : -1;
  const tongue = (right: number, down: number, size: number, number: number): Tongue => ({
    x: corner.x + (CELL / 2 + (right + (chance(number) - 0.5) * 6) * side) * scale,
    y: corner.y + (down + (chance(number + 1) - 0.5) * 5) * scale,
    size: size * (0.88 + chance(number + 2) * 0.24) * scale,
    lean: (chance(number + 3) - 0.5) * 0.56,
    side: chance(number + 4) < 0.5 ? 1 : -1,
  });
  const kind = chance(2);
  // The one behind first.
  if (kind < 0.36) return [tongue(0, 43, 1.06, 3)];
  if (kind < 0.72) return [tongue(11, 29, 0.46, 8), tongue(-4, 43, 0.94, 3)];
  return [tongue(9, 33, 0.62, 3), tongue(-8, 44, 0.74, 8)];
}

/** Those of one side together: where two outlines of one path run round opposite ways, what both cover is a hole. */
function drawTongues(tongues: readonly Tongue[]): Drawing {
  const layer = (own: readonly Tongue[], steps: readonly number[], fill: string) =>
    draw('path', { d: own.map((tongue) => curve(tongue.x, tongue.y, leaning(steps, tongue))).join(''), fill });
  return draw(
    'g',
    {},
    [-1, 1].flatMap((side) => {
      const own = tongues.filter((tongue) => tongue.side === side);
      if (own.length === 0) return [];
      return [layer(own, FLAME, PAINT.ember), layer(own, INNER_FLAME, '#ee7a2c'), layer(own, HEART, PAINT.flame)];
    }),
  );
}

function leaning(steps: readonly number[], { size, lean, side }: Tongue): number[] {
  return steps.map((step, at) => (at % 2 === 0 ? (step * side - steps[at + 1] * lean) * size : step * size));
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

/** The front of the fire, a line as `frontOf` gives it: it glows, and throws its light on the land before it. */
export function drawGlow(d: string): Drawing {
  const line = { d, fill: 'none', stroke: '#ff8a2a', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return draw(
    'g',
    {},
    [43, 34, 25, 17, 11].map((width) => draw('path', { ...line, 'stroke-width': width, 'stroke-opacity': 0.1 })),
    draw('path', { ...line, 'stroke-width': 6.5, 'stroke-opacity': 0.7 }),
    draw('path', { ...line, stroke: PAINT.flame, 'stroke-width': 3 }),
  );
}
