import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { disc } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import { columnOf, rowOf, squareAt, squaresOf, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { HEIGHT } from '../state.ts';
import { PAINT } from './artwork.ts';
import { type Camera, type Point, project } from './camera.ts';
import { ontoRoof, say, type Tower } from './depth.ts';
import { type Fits, fitAt } from './draft.ts';
import { overlapOf } from './free-place.ts';
import { FITS, HINT, LIGHTS, REFUSED, STAR } from './overlay.ts';

/** What lies over the city in depth: the same things as from above, each on the roof it belongs to. */

/** How many levels are on a square, as a board shows them. */
export type Heights = (square: number) => number;

export function heightsOf({ cells }: StratopolisPosition): Heights {
  return (square) => cells[square] & HEIGHT;
}

/** The corners of a square at a height, clockwise from its upper left one. */
function cornersOf(camera: Camera, square: number, height: number): readonly Point[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return CORNERS.map(([dx, dy]) => project(camera, column + dx, row + dy, height));
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A line around one roof. */
export function roofAt(camera: Camera, square: number, height: number): string {
  return `M${cornersOf(camera, square, height).map(say).join('L')}z`;
}

/** Where a square can be hit: its roof and the walls below it. */
export function silhouetteOf(camera: Camera, square: number, height: number): string {
  const roof = cornersOf(camera, square, height);
  const foot = cornersOf(camera, square, 0);
  if (height === 0) return roofAt(camera, square, height);
  const at = (points: readonly Point[], side: (a: Point, b: Point) => boolean) =>
    points.reduce((most, point) => (side(point, most) ? point : most));
  const left = (a: Point, b: Point) => a[0] < b[0];
  const right = (a: Point, b: Point) => a[0] > b[0];
  const far = (a: Point, b: Point) => a[1] < b[1];
  const near = (a: Point, b: Point) => a[1] > b[1];
  const outline = [at(roof, far), at(roof, right), at(foot, right), at(foot, near), at(foot, left), at(roof, left)];
  return `M${outline.map(say).join('L')}z`;
}

/** A line around roofs; between two squares of the set there is none, unless one of them is higher. */
export function lineAround(camera: Camera, squares: readonly number[], heights: Heights): string {
  const has = new Set(squares);
  return squares
    .flatMap((square) => {
      const corners = cornersOf(camera, square, heights(square));
      return STEPS.map(([dx, dy], side) => {
        const other = squareAt(columnOf(square) + dx, rowOf(square) + dy);
        if (has.has(other) && heights(other) === heights(square)) return '';
        return `M${say(corners[side])}L${say(corners[(side + 1) & 3])}`;
      });
    })
    .join('');
}

/**
 * The corner of some roofs that is farthest to the right: a sign is there and belongs to no other roof. Where that is not
 * free, the one farthest to the left.
 */
export function tipOf(
  camera: Camera,
  squares: readonly number[],
  heights: Heights,
  isFree: (point: Point) => boolean = () => true,
): Point {
  const points = squares
    .flatMap((square) => cornersOf(camera, square, heights(square)))
    .toSorted((left, right) => right[0] - left[0]);
  return [points[0], points[points.length - 1]].find(isFree) ?? points[0];
}

/** A dot on the table where the tile fits as it is turned. */
export function drawGroundMarks(camera: Camera, heights: Heights, fits: Fits, turn: number, seat: number): Drawing {
  const dots = [...fits.keys()]
    .filter((square) => heights(square) === 0 && fitAt(fits, square, turn) === 'now')
    .map((square) => spotAt(camera, project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5), 3.6));
  return draw('g', { class: FITS }, draw('path', { d: dots.join(''), fill: LIGHTS[seat] }));
}

/** Whether a place where the tile in hand fits has a mark: on the ground only one where it fits as it is turned. */
export function hasSign(square: number, heights: Heights, fits: Fits, turn: number): boolean {
  return heights(square) > 0 || fitAt(fits, square, turn) === 'now';
}

/**
 * The marks of places behind towers, on pins that look over the roofs in front: a disc for one on the ground, a frame for
 * one on a roof.
 */
export function drawPins(hidden: ReadonlyMap<number, Point>, heights: Heights, held: Held): Drawing {
  const { fits, turn, seat, tried } = held;
  const pins = [...hidden].filter(([, foot]) => !tried || overlapOf(pinBox(foot), tried) === 0);
  return draw(
    'g',
    { class: FITS },
    pins.map(([square, foot]) => {
      const isNow = fitAt(fits, square, turn) === 'now';
      const isGround = heights(square) === 0;
      const colour = isGround ? LIGHTS[seat] : '#ffffff';
      const head = { d: isGround ? PIN.disc : PIN.frame };
      return draw(
        'g',
        { transform: `translate(${say(foot)})` },
        draw('path', { d: PIN.stem, stroke: colour, 'stroke-width': 1.2 }),
        draw('path', { ...head, stroke: PAINT.page, 'stroke-width': 3.6 }),
        draw('path', {
          ...head,
          fill: isGround ? colour : PAINT.page,
          stroke: colour,
          'stroke-width': isNow ? 1.6 : 1,
        }),
      );
    }),
  );
}

/** The tile in hand. */
interface Held {
  readonly fits: Fits;
  readonly turn: number;
  readonly seat: number;
  /** What it takes up where it is tried: no pin may cover it. */
  readonly tried: Box | undefined;
}

/** Around its foot. */
const PIN = { stem: 'M0 0v-6', disc: disc(0, -8, 2.8), frame: 'M0 -12l4.6 4l-4.6 4l-4.6 -4z', reach: 7 } as const;

/** Where such a mark is, and can be hit. */
export function pinBox([x, y]: Point): Box {
  return { x: x - PIN.reach, y: y - 8 - PIN.reach, width: 2 * PIN.reach, height: 2 * PIN.reach };
}

/** A disc that lies on the table. */
function spotAt({ squash }: Camera, [x, y]: Point, r: number): string {
  const ry = round(r * squash);
  const half = `a${r} ${ry} 0 1 0 `;
  return `M${round(x - r)} ${round(y)}${half}${2 * r} 0${half}${-2 * r} 0z`;
}

/**
 * A frame on a roof where the tile fits, dashed where it would fit turned. Within the line of a move that is marked there,
 * where lines are wide: it would cover the frame.
 */
export function drawRoofMark(
  camera: Camera,
  square: number,
  height: number,
  isNow: boolean,
  isMarked: boolean,
): Drawing {
  const frame = {
    d: isMarked ? 'M4.8 4.8h14.4v14.4h-14.4z' : 'M2.6 2.6h18.8v18.8h-18.8z',
    fill: 'none',
    'stroke-linejoin': 'round',
  };
  return draw(
    'g',
    { class: FITS, transform: ontoRoof(camera, square, height) },
    isNow && draw('path', { ...frame, stroke: '#000000', 'stroke-width': 3.6, opacity: 0.55 }),
    draw('path', {
      ...frame,
      stroke: '#ffffff',
      'stroke-width': isNow ? 1.8 : 1.3,
      ...(isNow ? {} : { 'stroke-dasharray': '1.5 3' }),
    }),
  );
}

/**
 * What a tile is held on: as level as the tile itself, on the highest square below it. Where the ground is uneven it may
 * not lie; drawn square by square on what is there, it would be in pieces and its line would zigzag.
 */
export function levelUnder(place: number, heights: Heights): Heights {
  const highest = Math.max(...squaresOf(place).map(heights));
  return () => highest;
}

/** The three blocks of the tile in hand where they would be; `lit` are the squares of regions that would then score. */
export function ghostTowers(
  tile: number,
  place: number,
  heights: Heights,
  lit: ReadonlySet<number> = NONE_LIT,
): readonly Tower[] {
  const squares = squaresOf(place);
  return squares.map((square, part) => {
    const height = heights(square);
    const [column, row] = [columnOf(square), rowOf(square)];
    const [top, right, bottom, left] = STEPS.map(([dx, dy]) => squares.includes(squareAt(column + dx, row + dy)));
    const colours = [...Array<number>(height).fill(0), TILE_COLOURS[tile * 4 + part]];
    const hides = (joined: boolean) => (joined ? height + 1 : 0);
    return {
      square,
      colours,
      joins: [top, right, bottom, left],
      around: [hides(top), hides(right), hides(bottom), hides(left)],
      lit: lit.has(square),
    };
  });
}

const NONE_LIT: ReadonlySet<number> = new Set();

/** Around the tile in hand, over everything, so that it is seen behind towers too; with what is wrong where it may not lie. */
export function drawGhostLines(
  camera: Camera,
  place: number,
  heights: Heights,
  wrong: readonly number[] | undefined,
  isToTurn: boolean,
): Drawing {
  const squares = squaresOf(place);
  const up = (square: number) => heights(square) + 1;
  const line = { d: lineAround(camera, squares, up), fill: 'none', 'stroke-linecap': 'round' };
  const colour = wrong ? REFUSED : '#ffffff';
  const crosses = wrong && wrong.length < squares.length ? wrong : [];
  return draw(
    'g',
    {},
    draw('path', { ...line, stroke: '#000000', 'stroke-width': 4, 'stroke-opacity': 0.45 }),
    draw('path', { ...line, stroke: colour, 'stroke-width': 2, ...(wrong || isToTurn ? DASHES : {}) }),
    drawRing(camera, squares[0], up(squares[0]), colour),
    // Upright: on the roof a cross would look like a plus.
    crosses.map((square) =>
      draw('path', {
        transform: `translate(${say(project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, up(square)))})`,
        d: 'M-6 -6L6 6M6 -6L-6 6',
        stroke: REFUSED,
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
      }),
    ),
  );
}

const DASHES = { 'stroke-dasharray': '4 3.5' };

/** Around the origin of a tile: the square that goes where one points. */
export function drawRing(camera: Camera, square: number, height: number, colour = '#ffffff'): Drawing {
  const ring = { cx: 12, cy: 12, r: 8.8, fill: 'none' };
  return draw(
    'g',
    { transform: ontoRoof(camera, square, height) },
    draw('circle', { ...ring, stroke: '#000000', 'stroke-width': 3.8, 'stroke-opacity': 0.5 }),
    draw('circle', { ...ring, stroke: colour, 'stroke-width': 2 }),
  );
}

/** Around the tile of a hint, and the star on its corner: where its roofs would be, for the tile itself is drawn below. */
export function drawDepthHint(camera: Camera, place: number, heights: Heights): Drawing {
  const squares = squaresOf(place);
  const up = (square: number) => heights(square) + 1;
  const [x, y] = project(camera, columnOf(squares[0]) + 0.5, rowOf(squares[0]) + 0.5, up(squares[0]));
  const line = { d: lineAround(camera, squares, up), fill: 'none', 'stroke-linecap': 'round' };
  return draw(
    'g',
    {},
    draw('path', { ...line, stroke: '#000000', 'stroke-width': 4, 'stroke-opacity': 0.45 }),
    draw('path', { ...line, stroke: HINT, 'stroke-width': 2.4 }),
    draw('path', {
      transform: `translate(${round(x - 12)} ${round(y - 13)})`,
      class: 'stratopolis-star',
      d: STAR,
      fill: HINT,
      stroke: '#000000',
      'stroke-width': 0.8,
    }),
  );
}

/** What the star of a hint takes up. */
export function starBox(camera: Camera, place: number, heights: Heights): Box {
  const [square] = squaresOf(place);
  const [x, y] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, heights(square) + 1);
  return { x: x - 9, y: y - 9.5, width: 18, height: 17 };
}

/** The light edge of a roof on the sides where its region ends. */
export function drawRegionEdge(
  camera: Camera,
  region: Region,
  square: number,
  heights: Heights,
  width: number,
): Drawing {
  const has = new Set(region.squares);
  const corners = cornersOf(camera, square, heights(square));
  const d = STEPS.map(([dx, dy], side) => {
    const other = squareAt(columnOf(square) + dx, rowOf(square) + dy);
    return has.has(other) ? '' : `M${say(corners[side])}L${say(corners[(side + 1) & 3])}`;
  });
  return draw('path', {
    d: d.join(''),
    fill: 'none',
    stroke: LIGHTS[region.seat],
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

/** In squares. */
const INSET = 0.05;

/** The line of a mark on one roof, on the sides where its place ends: drawn with the roof, so that what is nearer hides it. */
export function markLineOn(camera: Camera, square: number, squares: readonly number[], heights: Heights): string {
  const [column, row] = [columnOf(square), rowOf(square)];
  // A little inside its roof: on the edge the roofs in front would cover half of it.
  const insets = STEPS.map(([dx, dy]) => {
    const other = squareAt(column + dx, row + dy);
    return squares.includes(other) && heights(other) === heights(square) ? 0 : INSET;
  });
  // To the next square of the place it goes on without a gap.
  const [top, right, bottom, left] = insets;
  const corners = CORNERS.map(([x, y]) =>
    project(camera, column + (x ? 1 - right : left), row + (y ? 1 - bottom : top), heights(square)),
  );
  return STEPS.map((_, side) =>
    insets[side] === 0 ? '' : `M${say(corners[side])}L${say(corners[(side + 1) & 3])}`,
  ).join('');
}

/** The middles of all roofs on the screen. */
export function roofsOf(camera: Camera, squares: readonly number[], heights: Heights): readonly Point[] {
  return squares.map((square) => project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, heights(square)));
}
