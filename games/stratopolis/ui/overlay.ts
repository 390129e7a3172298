import type { Move } from '../../../core/game.ts';
import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { disc } from '../../../kit/draw/outline.ts';
import { BOARD_LETTERS } from '../components.ts';
import { columnOf, isOnBoard, rowOf, STRIDE, squaresOf, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import type { Region } from '../scoring.ts';
import { HEIGHT } from '../state.ts';
import { drawFace, drawHeight, drawOutline, type Face, PAINT, SQUARE } from './artwork.ts';
import { type Fits, fitAt } from './draft.ts';
import { leastFirst, type Obstacle } from './free-place.ts';
import { type Frame, spot } from './layout.ts';

/** What lies over the city: where a tile fits, the tile itself, sizes of regions. */
export const LIGHTS = [PAINT.greenLight, PAINT.redLight] as const;
export const REFUSED = '#ff6b5e';
export const HINT = '#ffd25e';
/** How high the sign of a mark is, where labels have their usual size. */
export const SIGN = 16;
export const STAR = 'M12 3.5l2.6 5.6 6.1.7-4.5 4.1 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.1 6.1-.7z';
/** On everything that shows where the tile in hand fits: a style sheet hides it while a rival's tile still comes down. */
export const FITS = 'stratopolis-fits';
/** How dark a tile is where it may not be. */
export const REFUSED_DIM = 0.42;
/** How much white is in a tile that is only suggested: as dark as the others, it would seem to be placed. */
export const IDEA_PALE = 0.38;
const MIDDLE = SQUARE / 2;

export function at(square: number): string {
  return `translate(${columnOf(square) * SQUARE} ${rowOf(square) * SQUARE})`;
}

/**
 * A dot on the ground where the corner of the tile fits as it is turned, a frame on top of tiles. A dashed frame where it
 * would fit turned: on the ground that is true nearly everywhere beside the city, and rings there would only be a crowd.
 */
export function drawMarks(position: StratopolisPosition, fits: Fits, turn: number, seat: number): Drawing {
  const paths = { now: '', nowOnTop: '', turnedOnTop: '' };
  for (const square of fits.keys()) {
    const isNow = fitAt(fits, square, turn) === 'now';
    const x = columnOf(square) * SQUARE;
    const y = rowOf(square) * SQUARE;
    const isOnTop = (position.cells[square] & HEIGHT) > 0;
    if (isOnTop) paths[isNow ? 'nowOnTop' : 'turnedOnTop'] += `M${x + 3} ${y + 3}h18v18h-18z`;
    else if (isNow) paths.now += disc(x + MIDDLE, y + MIDDLE, 3);
  }
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return draw(
    'g',
    { class: FITS },
    draw('path', { d: paths.now, fill: LIGHTS[seat] }),
    draw('path', {
      d: paths.turnedOnTop,
      ...line,
      stroke: '#ffffff',
      'stroke-width': 1.2,
      'stroke-dasharray': '1.5 3',
    }),
    draw('path', { d: paths.nowOnTop, ...line, stroke: '#000000', 'stroke-width': 3.2, opacity: 0.55 }),
    draw('path', { d: paths.nowOnTop, ...line, stroke: '#ffffff', 'stroke-width': 1.6 }),
  );
}

/** Around the origin of a tile: the square that goes where one points. */
export function drawCorner(colour = '#ffffff'): Drawing {
  const box = { x: 3.6, y: 3.6, width: SQUARE - 7.2, height: SQUARE - 7.2, rx: 8.4, fill: 'none' };
  return draw(
    'g',
    {},
    draw('rect', { ...box, stroke: '#000000', 'stroke-width': 3.4, 'stroke-opacity': 0.55 }),
    draw('rect', { ...box, stroke: colour, 'stroke-width': 1.7 }),
  );
}

/** How a tile is shown where it is tried. */
interface Tried {
  /** Squares that are against it; nothing where it may be placed. */
  readonly wrong?: readonly number[] | undefined;
  readonly isToTurn?: boolean;
  /** Squares of the regions that would score. */
  readonly lit?: ReadonlySet<number>;
}

/**
 * The tile in hand where it would be, as solid as it will be: with a line around it where it may be placed, a dashed one
 * where it must be turned first, and dark with what is wrong where it may not.
 */
export function drawGhost(
  position: StratopolisPosition,
  tile: number,
  place: number,
  { wrong, isToTurn = false, lit }: Tried,
): Drawing {
  const squares = squaresOf(place);
  const faces = drawFaces(position.cells, tile, squares, lit);
  if (!wrong) {
    return draw(
      'g',
      {},
      faces,
      draw('g', isToTurn ? DASHES : {}, drawOutline(squares.map(spot), '#ffffff', 2.6)),
      draw('g', { transform: at(squares[0]) }, drawCorner()),
    );
  }
  return draw(
    'g',
    {},
    drawFaces(EMPTY, tile, squares),
    // The heights that are there must be read on a tile that cannot be placed on them.
    squares.map((square) => draw('g', { transform: at(square) }, drawRefusal(position.cells[square] & HEIGHT))),
    draw('g', DASHES, drawOutline(squares.filter(isOnBoard).map(spot), REFUSED, 2.4)),
    draw('g', { transform: at(squares[0]) }, drawCorner(REFUSED)),
    wrong.length < squares.length &&
      wrong.map((square) =>
        draw('path', {
          transform: at(square),
          d: 'M6 6L18 18M18 6L6 18',
          stroke: REFUSED,
          'stroke-width': 3.4,
          'stroke-linecap': 'round',
        }),
      ),
  );
}

const DASHES = { 'stroke-dasharray': '4 3.5' };

/** What is built on an empty table. */
const EMPTY: readonly number[] = [];

function drawRefusal(height: number): Drawing {
  const shade = { width: SQUARE, height: SQUARE, fill: PAINT.page, 'fill-opacity': REFUSED_DIM };
  return draw('g', {}, draw('rect', shade), height > 1 && drawHeight(height));
}

function drawFaces(
  cells: ArrayLike<number>,
  tile: number,
  squares: readonly number[],
  lit?: ReadonlySet<number>,
): readonly Drawing[] {
  return squares.map((square, i) => {
    const face = ghostFace(cells, tile, squares, i);
    return draw('g', { transform: at(square) }, drawFace({ ...face, lit: lit?.has(square) ?? false }));
  });
}

function ghostFace(
  cells: ArrayLike<number>,
  tile: number,
  squares: readonly number[],
  index: number,
): Omit<Face, 'lit'> {
  const square = squares[index];
  const [column, row] = spot(square);
  const joins = (dx: number, dy: number) =>
    squares.some((other) => columnOf(other) === column + dx && rowOf(other) === row + dy);
  const height = (cells[square] & HEIGHT) + 1;
  const above = (step: number) => (squares.includes(square + step) ? 0 : height - (cells[square + step] & HEIGHT));
  return {
    colour: TILE_COLOURS[tile * 4 + index],
    height,
    joins: [joins(0, -1), joins(1, 0), joins(0, 1), joins(-1, 0)],
    shade: { top: 0, left: 0 },
    drop: { right: above(1), bottom: above(STRIDE) },
  };
}

const PALE = { width: SQUARE, height: SQUARE, fill: '#ffffff', 'fill-opacity': IDEA_PALE };

/** The tile of a hint where it would be, and the star on its corner; `lit` are the squares of regions that would score. */
export function drawHint(
  position: StratopolisPosition,
  tile: number,
  place: number,
  lit?: ReadonlySet<number>,
): Drawing {
  const squares = squaresOf(place);
  return draw(
    'g',
    {},
    drawFaces(position.cells, tile, squares, lit),
    squares.map((square) => draw('rect', { ...PALE, transform: at(square) })),
    drawOutline(squares.map(spot), HINT, 2.6),
    draw('path', {
      class: 'stratopolis-star',
      transform: at(squares[0]),
      d: STAR,
      fill: HINT,
      stroke: '#000000',
      'stroke-width': 0.8,
    }),
  );
}

/** What the star of a hint takes up. */
export function starBoxes(hint: Move | undefined): readonly Box[] {
  if (hint === undefined) return [];
  const [square] = squaresOf(placeOf(hint));
  return [{ x: columnOf(square) * SQUARE + 2, y: rowOf(square) * SQUARE + 2, width: SQUARE - 4, height: SQUARE - 4 }];
}

/** How far a tab may reach into a square without covering its height. */
const LEFT_TO_A_TAB = 3;

export type RegionKind = 'scoring' | 'other' | 'wouldScore';

/** The line around a region. */
export function drawRegionOutline(region: Region, kind: RegionKind, scale: number): Drawing {
  const width = (kind === 'other' ? 1.4 : 2.6) * Math.max(0.7, scale);
  return draw('g', classOf(kind), drawOutline(region.squares.map(spot), LIGHTS[region.seat], width));
}

/** Where the tab of a region may be, the best first: at its edge, over bare ground rather than over what is beside it. */
export function tabPlaces(
  position: StratopolisPosition,
  region: Region,
  kind: RegionKind,
  scale: number,
  pointed?: number,
): readonly Box[] {
  const { cells } = position;
  const width = widthOf(region, scale);
  const height = 14 * scale;
  // On a small screen the tab is as large as a square: it leans out of the region, so that the height there can be read.
  const lean = Math.max(0, 7 * scale - LEFT_TO_A_TAB);
  const boxAt = (square: number, y: number, aside = 0) => {
    const x = (columnOf(square) + 0.5 + aside) * SQUARE;
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  // A tile in hand has its corner at the first square more often than not, and that must show.
  const squares = kind === 'wouldScore' ? region.squares.toReversed() : region.squares;
  const above = squares
    .filter((square) => cells[square - STRIDE] === 0)
    .map((square) => boxAt(square, rowOf(square) * SQUARE - lean));
  const below = region.squares
    .filter((square) => cells[square + STRIDE] === 0)
    .toReversed()
    .map((square) => boxAt(square, (rowOf(square) + 1) * SQUARE + lean));
  // At a corner of squares it is between dots where it is too high to be between their rows.
  const corners = squares.flatMap((square) =>
    [-0.5, 0.5].flatMap((aside) => [0, 1].map((down) => boxAt(square, (rowOf(square) + down) * SQUARE, aside))),
  );
  const inside = region.squares.map((square) => boxAt(square, rowOf(square) * SQUARE));
  // A region with others all around it has its tab on one of its own squares, or nobody would know whose it is.
  const upon = region.squares.map((square) => boxAt(square, (rowOf(square) + 0.5) * SQUARE));
  return leastFirst([...above, ...below, ...inside, ...corners, ...upon], flatCrowd(position, region, pointed));
}

/** What a tab should not cover: heights, dots, squares of other regions, and the ring around a square that is pointed at. */
function flatCrowd({ cells }: StratopolisPosition, { squares }: Region, pointed: number | undefined): Obstacle[] {
  const near = new Set(squares.flatMap((square) => NEAR.map((step) => square + step)));
  const middles = [...near].flatMap((square) => {
    const height = cells[square] & HEIGHT;
    // The colour of a single level may be covered rather than a number or a dot.
    const worth = height === 1 ? 0.2 : height === 0 ? 12 : 6;
    const middle = { box: partOf(square, height === 0 ? 3 : 6), worth };
    if (height === 0 || squares.includes(square)) return [middle];
    return [middle, { box: partOf(square, MIDDLE), worth: FOREIGN }];
  });
  return pointed === undefined ? middles : [...middles, { box: partOf(pointed, MIDDLE + 2), worth: 20 }];
}

const FOREIGN = 0.5;
const NEAR = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((aside) => down * STRIDE + aside));

/** So far around the middle of a square. */
function partOf(square: number, reach: number): Box {
  const [x, y] = [columnOf(square) * SQUARE + MIDDLE, rowOf(square) * SQUARE + MIDDLE];
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

/** Squares × height, on a tab. */
export function drawTab(region: Region, kind: RegionKind, box: Box, scale: number): Drawing {
  const colour = LIGHTS[region.seat];
  const isOther = kind === 'other';
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return draw(
    'g',
    classOf(kind),
    draw('rect', {
      ...box,
      rx: 3.5 * scale,
      class: 'stratopolis-tab',
      fill: isOther ? PAINT.panel : colour,
      stroke: isOther ? colour : PAINT.page,
      'stroke-width': scale,
    }),
    drawSigns([{ text: textOf(region), ...middle }], {
      size: 8 * scale,
      width: 1.5 * scale,
      colour: isOther ? '#ffffff' : PAINT.page,
    }),
  );
}

function textOf({ size, height }: Region): string {
  return `${size}×${height}`;
}

export function widthOf(region: Region, scale: number): number {
  return (textOf(region).length * 6.8 + 6) * scale;
}

function classOf(kind: RegionKind) {
  return kind === 'wouldScore' ? { class: 'stratopolis-would' } : {};
}

/** Letters along two edges of what is shown. */
export function drawLetters({ left, top, columns, rows }: Frame, scale: number): Drawing {
  const above = Array.from({ length: columns }, (_, i) => ({
    text: BOARD_LETTERS[left + i],
    x: (left + i) * SQUARE + MIDDLE,
    y: top * SQUARE - 9 * scale,
  }));
  const beside = Array.from({ length: rows }, (_, i) => ({
    text: BOARD_LETTERS[top + i],
    x: left * SQUARE - 9 * scale,
    y: (top + i) * SQUARE + MIDDLE,
  }));
  return drawSigns([...above, ...beside], { size: 8 * scale, width: 1.1 * scale, colour: PAINT.label });
}
