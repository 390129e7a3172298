import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { disc } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import { START } from '../components.ts';
import { BLACK, COLOUR_LETTERS, columnOf, RED, rowOf, squareAt, squaresOf, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { isOutshone, markOf, markPaint, PAINT, PLATES, QUIET, type Sides, SQUARE } from './artwork.ts';
import { type Camera, cameraAt, deepOf, nearness, type Point, project, turned, WIDE } from './camera.ts';
import { scoringRegions } from './draft.ts';
import { FIELD } from './field.ts';
import { findNumberPlaces } from './hiding.ts';
import { faceAt } from './picture.ts';
import { mixed } from './tones.ts';

/** All that is built on one square, as it is drawn in depth. */
export interface Tower {
  readonly square: number;
  /** Of its storeys, from the table up. */
  readonly colours: readonly number[];
  /** Sides where the top tile goes on. */
  readonly joins: Sides<boolean>;
  /** Heights of the neighbours, which hide walls. */
  readonly around: Sides<number>;
  /** Part of the region that scores. */
  readonly lit: boolean;
  /** As of a face. */
  readonly isQuiet?: boolean;
  /** Where the number of its height is, from the middle of its roof where it is elsewhere; `false` where none could be read. */
  readonly number?: Point | false;
}

/** What a tower has beyond what is built. */
export interface Guise {
  /** How far it goes back into the dark, from 0 to 1. */
  readonly dim?: number;
  /** How much white is in it, from 0 to 1. */
  readonly pale?: number;
  /** Storeys of light on top, perhaps a part of one. */
  readonly grown?: number;
  /** Whose colour that light has. */
  readonly light?: number;
  /** Levels that the whole tower floats above the table. */
  readonly lift?: number;
  /** As high as any of its region, so that its number is what the squares are multiplied by. */
  readonly isPeak?: boolean;
  /** The lowest storey that is drawn, where what is below is drawn apart. */
  readonly from?: number;
  /** Only so many storeys, and a plain roof: the newest tile is still in the air. */
  readonly upTo?: number;
}

const LIGHTS = [PAINT.greenLight, PAINT.redLight] as const;
/** How high a storey is where walls are drawn, before they are put into place. */
const STOREY = 10;
const ROOM = 12;
const NOTHING: Guise = {};
/** What is around the one thing that a picture is about; so dark that it has no numbers. */
const BACKGROUND: Guise = { dim: 0.42 };
const LINE = '#05080c';

/** The whole city in depth, and the box that holds it; only some squares of it are bright where `bright` names them. */
export function drawDepth(
  position: StratopolisPosition,
  scoring: readonly (Region | undefined)[],
  corner: number,
  bright?: readonly number[],
) {
  const guiseOf = ({ square }: Tower) => (bright === undefined || bright.includes(square) ? NOTHING : BACKGROUND);
  const camera = cameraAt(corner);
  const towers = towersOf(position, litSquares(scoring));
  return {
    box: boxAround(camera, towers),
    drawing: draw(
      'g',
      {},
      drawPlane(camera),
      drawShadows(camera, towers),
      nearestLast(camera, withNumbers(camera, towers)).map((tower) => drawTower(camera, tower, guiseOf(tower))),
    ),
  };
}

/** The city alone, in depth, as a picture. */
export function boardPicture(position: StratopolisPosition): Drawing {
  const { box, drawing } = drawDepth(position, scoringRegions(position), 0);
  const { x, y, width, height } = box;
  const all = [x, y, width, height].map(round).join(' ');
  // The ground goes on where a page shows more than the box.
  const around = { x: x - width, y: y - height, width: 3 * width, height: 3 * height };
  return draw(
    'svg',
    { viewBox: all, width, height, 'data-board': all },
    draw('rect', { ...around, fill: PAINT.page }),
    drawing,
  );
}

export function litSquares(scoring: readonly (Region | undefined)[]): ReadonlySet<number> {
  return new Set(scoring.flatMap((region) => region?.squares ?? []));
}

export function towersOf(position: StratopolisPosition, lit: ReadonlySet<number>): Tower[] {
  const built = storeysOf(position);
  return Array.from(built, ([square, colours]) => {
    const [column, row] = [columnOf(square), rowOf(square)];
    const around = SIDES.map(([dx, dy]) => built.get(squareAt(column + dx, row + dy))?.length ?? 0);
    const [top, right, bottom, left] = around;
    const { joins } = faceAt(position, square, false);
    const isQuiet = isOutshone(colours[colours.length - 1], square, lit);
    return { square, colours, joins, around: [top, right, bottom, left], lit: lit.has(square), isQuiet };
  });
}

/** The same towers with their numbers where nearer towers do not hide them. */
export function withNumbers(camera: Camera, towers: readonly Tower[]): Tower[] {
  const places = findNumberPlaces(camera, new Map(towers.map(({ square, colours }) => [square, colours.length])));
  return towers.map((tower) => ({ ...tower, number: places.get(tower.square) ?? false }));
}

/** Colours from the table up, by square. */
function storeysOf(position: StratopolisPosition): ReadonlyMap<number, readonly number[]> {
  const start = squareAt(START.column, START.row);
  const towers = new Map<number, number[]>();
  const add = (square: number, colour: number) => towers.set(square, [...(towers.get(square) ?? []), colour]);
  for (const [i, letter] of Array.from(START.squares).entries()) {
    add(squareAt(columnOf(start), rowOf(start) + i), COLOUR_LETTERS.indexOf(letter));
  }
  for (let i = 0; i < position.placed; i++) {
    for (const [part, square] of squaresOf(position.laid[i]).entries()) {
      add(square, TILE_COLOURS[position.laidTiles[i] * 4 + part]);
    }
  }
  return towers;
}

/** In the order in which they are drawn: what is nearer hides what is behind it. */
export function nearestLast(camera: Camera, towers: readonly Tower[]): readonly Tower[] {
  return towers
    .map((tower) => ({ tower, near: nearness(camera, tower.square) }))
    .sort((a, b) => a.near - b.near || a.tower.square - b.tower.square)
    .map(({ tower }) => tower);
}

/** What towers take up on the screen, with some room around them. */
export function boxAround(camera: Camera, towers: readonly Pick<Tower, 'square' | 'colours'>[]): Box {
  const feet = towers.map(({ square }) => project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5));
  const left = Math.min(...feet.map(([x]) => x)) - WIDE - ROOM;
  const right = Math.max(...feet.map(([x]) => x)) + WIDE + ROOM;
  const top =
    Math.min(...feet.map(([, y], at) => y - towers[at].colours.length * camera.level)) - deepOf(camera) - ROOM;
  const bottom = Math.max(...feet.map(([, y]) => y)) + deepOf(camera) + ROOM;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The table with its squares. */
export function drawPlane(camera: Camera, field = FIELD): Drawing {
  return draw('g', { transform: ontoRoof(camera, squareAt(0, 0), 0) }, field);
}

/** How far the shadow of a level reaches on the screen, against its height: light comes from the left, as on the walls. */
const SHADOW = { right: 0.95, down: 0.12 };

/** A shadow is darkest at the foot of its tower: how much of its length each layer has, and how dark it is. */
const LAYERS = [
  { part: 1, dark: 0.3 },
  { part: 0.5, dark: 0.3 },
];

/** What the towers keep from the light, on the table: without it they would seem to float. */
export function drawShadows(camera: Camera, towers: readonly Pick<Tower, 'square' | 'colours'>[]): Drawing {
  return draw(
    'g',
    {},
    LAYERS.map(({ part, dark }) => {
      const outlines = towers.map(({ square, colours }) => shadowOf(camera, square, colours.length * part));
      return draw('path', { d: outlines.join(''), fill: '#000000', 'fill-opacity': dark });
    }),
  );
}

function shadowOf(camera: Camera, square: number, levels: number): string {
  const deep = deepOf(camera);
  const [x, y] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5);
  const long = levels * camera.level;
  const [right, down] = [x + long * SHADOW.right, y + long * SHADOW.down];
  const points: Point[] = [
    [x - WIDE, y],
    [x, y - deep],
    [right, down - deep],
    [right + WIDE, down],
    [right, down + deep],
    [x, y + deep],
  ];
  return `M${points.map(say).join('L')}z`;
}

/** Steps to the four neighbours, clockwise from the top, and the ends of the wall on that side. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const WALLS = [
  [1, 0, 0, 0],
  [1, 1, 1, 0],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
] as const;

export function drawTower(camera: Camera, tower: Tower, worn: Guise = NOTHING): Drawing {
  const guise = tower.isQuiet ? { ...worn, dim: Math.max(QUIET, worn.dim ?? 0) } : worn;
  const { colours, square, around } = tower;
  const { grown = 0, light = 0, lift = 0, from = 0, upTo = colours.length } = guise;
  const height = upTo + grown;
  const walls = SIDES.flatMap(([dx, dy], side) => {
    const [across, toUs] = turned(camera, dx, dy);
    // A wall that is seen edge-on is no wall.
    if (toUs < 0.05 || camera.level === 0) return [];
    const shade = 0.3 + 0.62 * Math.min(1, Math.max(0, 0.5 + across / (2 * WIDE)));
    return colours.flatMap((colour, level) =>
      around[side] > level || level < from || level >= upTo
        ? []
        : [drawWall(camera, square, side, level + lift, wallOf(colour, shade, tower.lit, guise))],
    );
  });
  if (upTo < colours.length)
    return draw('g', {}, walls, upTo > 0 && drawPlainRoof(camera, square, colours[upTo - 1], upTo));
  const extra = grown > 0 ? drawGrown(camera, square, colours.length + lift, grown, light) : [];
  return draw(
    'g',
    {},
    walls,
    extra,
    drawRoof(camera, tower, height + lift, guise),
    height > 1 && hasNumber(tower, guise) && drawHeightMark(camera, tower, height, lift),
  );
}

/** In the dark, and where a tower rises to the height of others, its own height is beside the point. */
function hasNumber({ number }: Tower, { dim = 0, lift = 0, isPeak = false }: Guise): boolean {
  return number !== false && dim < 0.3 && (lift === 0 || isPeak);
}

interface Wall {
  readonly fill: string;
  readonly colour: number;
  readonly panes: string;
  readonly share?: number;
}

function wallOf(colour: number, shade: number, lit: boolean, { dim = 0, pale = 0 }: Guise): Wall {
  const { plate, foot } = PLATES[colour];
  const fill = mixed(mixed(mixed(plate, foot, shade), PAINT.ground, dim), '#ffffff', pale);
  return { fill, colour, panes: mixed(markPaint(colour, lit), PAINT.ground, dim) };
}

/** One storey of one wall; `share` of it where it is still growing. */
function drawWall(camera: Camera, square: number, side: number, level: number, wall: Wall): Drawing {
  const [column, row] = [columnOf(square), rowOf(square)];
  const [fromColumn, fromRow, toColumn, toRow] = WALLS[side];
  const { share = 1 } = wall;
  const ends = [
    project(camera, column + fromColumn, row + fromRow, level + share),
    project(camera, column + toColumn, row + toRow, level + share),
  ].sort(([a], [b]) => a - b);
  const [[x, y], [toX, toY]] = ends;
  const matrix = [(toX - x) / SQUARE, (toY - y) / SQUARE, 0, (camera.level * share) / STOREY, x, y].map(fine);
  return draw(
    'g',
    { transform: `matrix(${matrix.join(' ')})` },
    draw('path', { d: WALL, fill: wall.fill, stroke: LINE, 'stroke-width': 0.6 }),
    wall.colour !== BLACK && draw('path', { d: wall.colour === RED ? BARS : DOTS, fill: wall.panes }),
  );
}

const WALL = `M0 0h${SQUARE}v${STOREY}h${-SQUARE}z`;
const BARS = [5, 10.8, 16.6].map((x) => `M${x} 2.6h2.4v4.8h-2.4z`).join('');
const DOTS = [6, 12, 18].map((x) => disc(x, 5, 1.6)).join('');

/** Storeys of light, which stand for what a region counts up to its greatest height. */
function drawGrown(camera: Camera, square: number, from: number, grown: number, light: number): Drawing[] {
  const colour = PLATES.length - 1 - light;
  return SIDES.flatMap(([dx, dy], side) => {
    const [across, toUs] = turned(camera, dx, dy);
    if (toUs < 0.05 || camera.level === 0) return [];
    const fill = mixed(LIGHTS[light], PLATES[colour].plate, 0.25 + 0.5 * (0.5 + across / (2 * WIDE)));
    return Array.from({ length: Math.ceil(grown) }, (_, storey) =>
      drawWall(camera, square, side, from + storey, {
        fill,
        colour,
        panes: PAINT.window,
        share: Math.min(1, grown - storey),
      }),
    );
  });
}

/** The matrix that lays a square of 24 units onto a roof. */
export function ontoRoof(camera: Camera, square: number, height: number): string {
  const [rightX, rightY] = turned(camera, 1 / SQUARE, 0);
  const [downX, downY] = turned(camera, 0, 1 / SQUARE);
  const [x, y] = project(camera, columnOf(square), rowOf(square), height);
  return `matrix(${[rightX, rightY, downX, downY, x, y].map(fine).join(' ')})`;
}

/** Matrices need more digits than places. */
function fine(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function drawRoof(camera: Camera, tower: Tower, height: number, guise: Guise): Drawing {
  const { dim = 0, grown = 0, light = 0, pale = 0 } = guise;
  const { square, colours, joins, lit, isQuiet } = tower;
  const top = colours[colours.length - 1];
  const { plate, edge } = PLATES[top];
  const tint = Math.min(0.05 * (colours.length - 1), 0.3);
  const bright = grown > 0 ? mixed(plate, LIGHTS[light], 0.55) : mixed(plate, '#ffffff', tint);
  const open = joins.map((joined) => !joined);
  return draw(
    'g',
    { transform: ontoRoof(camera, square, height) },
    draw('path', { d: ROOF, fill: mixed(mixed(bright, PAINT.ground, dim), '#ffffff', pale) }),
    // What a tile rests on must be told apart (S9): a dark seam around each, and a light rim within it.
    draw('path', {
      d: sidesOf(open, RIM.inset),
      fill: 'none',
      stroke: mixed(edge, PAINT.ground, dim),
      'stroke-width': RIM.width,
    }),
    draw('path', { d: sidesOf(open, SEAM / 2), fill: 'none', stroke: LINE, 'stroke-width': SEAM }),
    draw('path', {
      d: markOf(top, colours.length > 1 && hasNumber(tower, guise)),
      fill: mixed(markPaint(top, lit, isQuiet), PAINT.ground, dim),
    }),
  );
}

function drawPlainRoof(camera: Camera, square: number, colour: number, height: number): Drawing {
  return draw('path', { transform: ontoRoof(camera, square, height), d: ROOF, fill: PLATES[colour].plate });
}

const ROOF = `M0 0h${SQUARE}v${SQUARE}h${-SQUARE}z`;
/** Half of the gap between two tiles. */
const SEAM = 0.9;
const RIM = { inset: 1.6, width: 1.4 };

/** Lines along some sides of a roof, so far within it. */
function sidesOf(sides: readonly boolean[], inset: number): string {
  const far = SQUARE - inset;
  const lines = [`M0 ${inset}h${SQUARE}`, `M${far} 0v${SQUARE}`, `M0 ${far}h${SQUARE}`, `M${inset} 0v${SQUARE}`];
  return lines.filter((_, side) => sides[side]).join('');
}

const MIDDLE: Point = [0, 0];

/** How high a tower is, upright on its roof. */
function drawHeightMark(camera: Camera, { square, number }: Tower, height: number, lift: number): Drawing {
  const [x, y] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, height + lift);
  const [aside, down] = number || MIDDLE;
  return draw(
    'g',
    { transform: `translate(${round(x + aside)} ${round(y + down)})` },
    draw('ellipse', { rx: 6.6, ry: 5.4, fill: PAINT.page, 'fill-opacity': 0.86 }),
    drawSigns([{ text: String(height), x: 0, y: 0 }], { size: 6.8, width: 1.4, colour: '#ffffff' }),
  );
}

export function say([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
