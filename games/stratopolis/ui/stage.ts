import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { Region } from '../scoring.ts';
import { PAINT, type Sides } from './artwork.ts';
import { type Camera, deepOf, nearness, project, WIDE } from './camera.ts';
import { boxAround, drawPlane, drawShadows, drawTower, type Guise, nearestLast, type Tower } from './depth.ts';
import { lineAround } from './depth-overlay.ts';
import { FIELD_IN_MOTION } from './field.ts';
import { leastFirst, type Obstacle, placeAll } from './free-place.ts';
import { HINT, LIGHTS } from './overlay.ts';
import type { StratopolisScene } from './scenes.ts';

/** How far a region floats above the table once it has risen, in levels. */
const LIFT = 1.7;
/** How dark everything else gets. */
const DARK = 0.72;
/** Of a scene: when the first square rises, how long all of them take to begin, and how long one takes. */
const RISE = { begin: 0.08, all: 0.5, one: 0.2 } as const;
/** Between a tag and the edge of what is shown. */
const MARGIN = 3;
/** When the sum is complete. */
const SUMMED = 0.84;

/** The city as it stands at some moment of its ending. */
export interface Stage {
  readonly towers: readonly Tower[];
  readonly scene: StratopolisScene;
  /** How much of the scene is over, from 0 to 1. */
  readonly part: number;
  /** Of the letters on the tags, in units. */
  readonly scale: number;
}

/** `box` is what is shown of it: no tag is cut off at its edge. */
export function drawStage(camera: Camera, stage: Stage, box: Box): Drawing {
  const { towers, scene } = stage;
  const guises = guisesAt(stage);
  const isAfloat = (square: number) => (guises.get(square)?.lift ?? 0) > 0;
  const rest: Guise = { dim: darknessAt(stage) };
  return draw(
    'g',
    {},
    drawPlane(camera, FIELD_IN_MOTION),
    drawShadows(camera, towers),
    nearestLast(camera, towers).map((tower) =>
      drawTower(camera, withWalls(tower, isAfloat), guises.get(tower.square) ?? rest),
    ),
    scene.winner !== undefined && drawCrown(camera, stage, guises),
    drawTags(camera, stage, box),
  );
}

/** Where a region has left the table, the walls behind it can be seen. */
function withWalls(tower: Tower, isAfloat: (square: number) => boolean): Tower {
  if (isAfloat(tower.square)) return { ...tower, around: [0, 0, 0, 0] };
  const [column, row] = [columnOf(tower.square), rowOf(tower.square)];
  const beside = [
    squareAt(column, row - 1),
    squareAt(column + 1, row),
    squareAt(column, row + 1),
    squareAt(column - 1, row),
  ];
  if (!beside.some(isAfloat)) return tower;
  const [top, right, bottom, left] = tower.around.map((height, side) => (isAfloat(beside[side]) ? 0 : height));
  const around: Sides<number> = [top, right, bottom, left];
  return { ...tower, around };
}

function darknessAt({ scene, part }: Stage): number {
  if (scene.risen.length > 0) return DARK;
  return scene.rising.length > 0 ? DARK * eased(part / RISE.begin / 2) : 0;
}

/** How each square of a region looks: counted one after the other, each rises to the height of the highest. */
export function guisesAt({ towers, scene, part }: Stage): ReadonlyMap<number, Guise> {
  const heights = new Map(towers.map(({ square, colours }) => [square, colours.length]));
  const guises = new Map<number, Guise>();
  const raise = ({ seat, squares, height }: Region, shareOf: (at: number) => number) => {
    for (const [at, square] of squares.entries()) {
      const share = shareOf(at);
      const missing = height - (heights.get(square) ?? 0);
      guises.set(square, { light: seat, lift: LIFT * share, grown: missing * share, isPeak: missing === 0 });
    }
  };
  for (const region of scene.risen) raise(region, () => 1);
  for (const region of scene.rising) {
    raise(region, (at) => eased((part - RISE.begin - (RISE.all * at) / region.size) / RISE.one));
  }
  return guises;
}

/** How many levels above the table the roof of each tower is. */
export function topsOf(stage: Stage): ReadonlyMap<number, number> {
  const guises = guisesAt(stage);
  return new Map(
    stage.towers.map(({ square, colours }) => {
      const { lift = 0, grown = 0 } = guises.get(square) ?? {};
      return [square, colours.length + grown + lift];
    }),
  );
}

interface Tag {
  readonly region: Region;
  readonly text: string;
}

/** What is counted beside each region: its squares one by one, then times its height, then the sum. */
function tagsOf({ scene, part }: Stage): readonly Tag[] {
  const risen = scene.risen.map((region) => ({ region, text: sumOf(region) }));
  const rising = scene.rising.flatMap((region) => {
    const { size, height } = region;
    const counted = Math.min(size, Math.floor(((part - RISE.begin) / RISE.all) * size) + 1);
    if (part < RISE.begin) return [];
    const isCounted = part >= RISE.begin + RISE.all + RISE.one / 2;
    return [{ region, text: part >= SUMMED ? sumOf(region) : isCounted ? `${size}×${height}` : `${counted}` }];
  });
  return [...risen, ...rising];
}

/** A tag beside each region, where it covers least of what has risen, and no other tag. */
function drawTags(camera: Camera, stage: Stage, box: Box): Drawing[] {
  const { scale, scene } = stage;
  const size = 10 * scale;
  const tags = tagsOf(stage);
  const roofs = tags.flatMap(({ region }) => region.squares.map((square) => risenBox(camera, region, square)));
  const boxes = placeAll(
    tags.map(({ region }) => {
      const places = tagPlaces(camera, region, size, scale).map((place) => movedInto(box, place, MARGIN * scale));
      return leastFirst(places, roofs);
    }),
    [],
  );
  return tags.map(({ region, text }, at) => {
    const middle = { x: boxes[at].x + boxes[at].width / 2, y: boxes[at].y + boxes[at].height / 2 };
    const width = tagWidth(text, scale);
    return draw(
      'g',
      {},
      draw('rect', {
        ...boxes[at],
        x: middle.x - width / 2,
        width,
        rx: size * 0.5,
        fill: LIGHTS[region.seat],
        stroke: scene.winner === region.seat ? HINT : PAINT.page,
        'stroke-width': 1.6 * scale,
      }),
      drawSigns([{ text, ...middle }], { size, width: 1.8 * scale, colour: PAINT.page }),
    );
  });
}

/** What a square takes up once its region has risen. */
function risenBox(camera: Camera, region: Region, square: number): Obstacle {
  const [x, top] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, region.height + LIFT);
  const deep = deepOf(camera);
  // Of the small region every square counts for more: a tag would hide all of it.
  const worth = 1 / region.size;
  return {
    box: { x: x - WIDE, y: top - deep, width: 2 * WIDE, height: 2 * deep + region.height * camera.level },
    worth,
  };
}

/** As wide as the whole sum will be, and where its region will be, so that a tag stays in its place while it is counted. */
function tagPlaces(camera: Camera, region: Region, size: number, scale: number): readonly Box[] {
  const width = tagWidth(sumOf(region), scale);
  const height = size * 1.9;
  const farthestFirst = region.squares.toSorted((a, b) => nearness(camera, a) - nearness(camera, b));
  const deep = deepOf(camera);
  return farthestFirst.flatMap((square) => {
    const [x, top] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, region.height + LIFT);
    const at = (middle: number, y: number) => ({ x: middle - width / 2, y, width, height });
    return [
      at(x, top - deep - size * 2.25),
      at(x, top + deep + region.height * camera.level + size * 0.35),
      at(x - WIDE - width / 2, top - height / 2),
      at(x + WIDE + width / 2, top - height / 2),
    ];
  });
}

/** The same box, moved as little as it takes to be whole in another, a little off its edge. */
function movedInto({ x, y, width, height }: Box, inner: Box, margin: number): Box {
  const clamp = (from: number, length: number, at: number, size: number) =>
    Math.min(from + length - margin - size, Math.max(from + margin, at));
  return { ...inner, x: clamp(x, width, inner.x, inner.width), y: clamp(y, height, inner.y, inner.height) };
}

function tagWidth(text: string, scale: number): number {
  return (text.length * 8.4 + 12) * scale;
}

function sumOf({ size, height, value }: Region): string {
  return `${size}×${height}=${value}`;
}

/** A golden edge around what won. */
function drawCrown(camera: Camera, { scene }: Stage, guises: ReadonlyMap<number, Guise>): Drawing {
  const lines = scene.risen
    .filter(({ seat }) => seat === scene.winner)
    .map(({ squares, height }) => lineAround(camera, squares, (square) => height + (guises.get(square)?.lift ?? 0)));
  return draw('path', {
    d: lines.join(''),
    fill: 'none',
    stroke: HINT,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  });
}

/** Slow at both ends. */
export function eased(part: number): number {
  const clamped = Math.min(1, Math.max(0, part));
  return clamped * clamped * (3 - 2 * clamped);
}

/** What holds the city and all that rises from it. */
export function stageBox(camera: Camera, towers: readonly Tower[], aspect: number): Box {
  const { x, y, width, height } = boxAround(camera, towers);
  const deep = deepOf(camera);
  const above = (LIFT + 1) * camera.level + 2 * deep;
  const [across, down] = [width + 4 * deep, height + above];
  const wide = Math.max(across, down * aspect);
  const high = wide / aspect;
  return { x: x + width / 2 - wide / 2, y: y - above + down / 2 - high / 2, width: wide, height: high };
}
