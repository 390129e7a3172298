import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { disc } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import { BOARD_SIZE, ORIENTATIONS, TILES } from '../components.ts';
import { BLACK, COLOUR_LETTERS, GREEN, RED } from '../geometry.ts';
import { mixed } from './tones.ts';

/*
 * An architect's model at night. One square is 24 units. Red plates carry bars, green plates dots, black plates a black
 * panel in a slate frame, because on a dark table black itself would look like a hole; the region that scores has its
 * bars or dots lit like windows, and what does not score steps back into the dusk. Light falls from the upper left: higher plates are paler and throw longer shadows.
 */
export const SQUARE = 24;

export const PAINT = {
  page: '#0b1118',
  ground: '#0b1219',
  plot: '#1c2834',
  street: '#070c12',
  label: '#8b99a6',
  panel: '#161f29',
  panelEdge: '#2b3947',
  ink: '#e8e4da',
  second: '#a9b4bd',
  window: '#fff3c4',
  greenLight: '#7fe0aa',
  redLight: '#ff9d92',
} as const;

/** A player's sign, in the shapes that seats have everywhere: green a circle, red a square. */
export const GLYPHS = ['●', '■'] as const;

/** Plate, its lit upper edge, its lower edge, its mark; by colour: black, red, green. */
export const PLATES = [
  { plate: '#67717c', edge: '#b4bfca', foot: '#333a42', mark: '#14181d' },
  { plate: '#d64545', edge: '#f08d83', foot: '#7e2222', mark: '#5a1010' },
  { plate: '#2f9e62', edge: '#7fd6a5', foot: '#14532f', mark: '#0b4526' },
] as const;

/** How far a player's squares step back into the dark where another region of theirs is lit: its windows alone are small. */
export const QUIET = 0.2;

/** Its bars and dots tell red from green, so they are darker by more than their plate. */
export const QUIET_PLATES = PLATES.map(({ plate, edge, foot, mark }) => ({
  plate: mixed(plate, PAINT.ground, QUIET),
  edge: mixed(edge, PAINT.ground, QUIET),
  foot: mixed(foot, PAINT.ground, QUIET),
  mark: mixed(mark, PAINT.street, 0.8),
}));

/** The four sides of a square, clockwise from the top. */
export type Sides<T> = readonly [top: T, right: T, bottom: T, left: T];

/** One square of the city as it shows from above. */
export interface Face {
  readonly colour: number;
  readonly height: number;
  /** Sides where the plate goes on: the neighbour belongs to the same tile. */
  readonly joins: Sides<boolean>;
  /** How much higher the neighbours above and to the left are: they throw a shadow on this square. */
  readonly shade: { readonly top: number; readonly left: number };
  /** How much lower the neighbours to the right and below are: there its walls are seen. */
  readonly drop?: { readonly right: number; readonly bottom: number };
  /** Part of the region that scores. */
  readonly lit: boolean;
  /** Of a player's colour and not part of it, while regions that score are lit. */
  readonly isQuiet?: boolean;
}

/** A black square scores for nobody, and stays as it is. */
export function isOutshone(colour: number, square: number, lit: ReadonlySet<number>): boolean {
  return colour !== BLACK && lit.size > 0 && !lit.has(square);
}

/** A square of a plate with its mark, at (0, 0). */
export function drawFace(face: Face): Drawing {
  const { plate, edge, foot } = face.isQuiet ? QUIET_PLATES[face.colour] : PLATES[face.colour];
  const inset = face.joins.map((joins) => (joins ? 0 : 1));
  const [top, right, bottom, left] = inset;
  const width = SQUARE - left - right;
  const height = SQUARE - top - bottom;
  const tint = Math.min(0.075 * (face.height - 1), 0.33);
  const walls = wallsOf(face);
  const shift = `translate(${round(-walls.right / 2)} ${round(-walls.bottom / 2)})`;
  // What the walls leave of the square has its mark and its number in the middle.
  const onRoof = (drawing: Drawing) =>
    walls.right + walls.bottom > 0 ? draw('g', { transform: shift }, drawing) : drawing;
  return draw(
    'g',
    {},
    draw('rect', { x: left, y: top, width, height, fill: plate }),
    tint > 0 && draw('rect', { x: left, y: top, width, height, fill: '#ffffff', 'fill-opacity': round(tint) }),
    drawEdges(face.joins, EDGE, edge, foot),
    drawWalls(face.joins, walls, foot),
    onRoof(
      draw('path', { fill: markPaint(face.colour, face.lit, face.isQuiet), d: markOf(face.colour, face.height > 1) }),
    ),
    drawShade(face.shade),
    face.height > 1 && onRoof(drawHeight(face.height)),
  );
}

/** A wall is the wider the higher it is: of the first level, of each one more, and at most. */
const WALL = { first: 1.4, more: 1.7, most: 5 } as const;

/** How wide the walls are that are seen to the right of a square and below it, for height can be seen from above only there. */
function wallsOf({ drop = { right: 0, bottom: 0 } }: Pick<Face, 'drop'>) {
  const wide = (steps: number) => (steps <= 0 ? 0 : Math.min(WALL.first + WALL.more * (steps - 1), WALL.most));
  return { right: wide(drop.right), bottom: wide(drop.bottom) };
}

/** Walls in the shade, beyond the dark edge that every plate has; the one to the right is darker. */
function drawWalls(
  joins: Sides<boolean>,
  { right, bottom }: { readonly right: number; readonly bottom: number },
  foot: string,
): (Drawing | false)[] {
  const [top, , , left] = joins.map((joined) => (joined ? 0 : 1));
  const far = SQUARE - 1;
  const [toRight, toBottom] = [far - right - EDGE, far - bottom - EDGE];
  const line = { stroke: PAINT.street, 'stroke-width': 0.5, 'stroke-linejoin': 'round' } as const;
  const corner = right > 0 ? [toRight, far] : [SQUARE, SQUARE];
  return [
    bottom > 0 &&
      draw('path', {
        ...line,
        d: `M${left} ${toBottom}H${round(corner[0])}L${corner[1]} ${far}H${left}z`,
        fill: foot,
      }),
    right > 0 &&
      draw('path', {
        ...line,
        d: `M${round(toRight)} ${top}V${round(bottom > 0 ? toBottom : SQUARE)}L${far} ${bottom > 0 ? far : SQUARE}V${top}z`,
        fill: mixed(foot, PAINT.street, 0.45),
      }),
  ];
}

/** Around every plate. */
const EDGE = 1.6;

/** A light edge above and to the left of a plate, a dark one below and to the right. */
function drawEdges(joins: Sides<boolean>, width: number, light: string, dark: string): (Drawing | false)[] {
  const [top, right, bottom, left] = joins.map((joined) => (joined ? 0 : 1 + width / 2));
  const far = SQUARE;
  const line = { fill: 'none', 'stroke-width': width, 'stroke-linecap': 'square' };
  const ends = { x1: left, x2: far - right, y1: top, y2: far - bottom };
  const below = joins[2] ? '' : `M${ends.x1} ${far - bottom}H${ends.x2}`;
  const beside = joins[1] ? '' : `M${far - right} ${ends.y1}V${ends.y2}`;
  const above = joins[0] ? '' : `M${ends.x1} ${top}H${ends.x2}`;
  const before = joins[3] ? '' : `M${left} ${ends.y1}V${ends.y2}`;
  return [
    below + beside !== '' && draw('path', { ...line, stroke: dark, d: below + beside }),
    above + before !== '' && draw('path', { ...line, stroke: light, d: above + before }),
  ];
}

/** The mark of a colour: bars for red, dots for green, a panel for black. A height leaves the middle to its number. */
export function markOf(colour: number, isHigh: boolean): string {
  if (colour === RED) return (isHigh ? [3.2, 18.4] : [5, 10.8, 16.6]).map((x) => `M${x} 6.3${BAR}`).join('');
  if (colour !== GREEN) return 'M7 4.5h10q2.5 0 2.5 2.5v10q0 2.5-2.5 2.5h-10q-2.5 0-2.5-2.5v-10q0-2.5 2.5-2.5z';
  const near = isHigh ? 5 : 6;
  const corners = [near, SQUARE - near].flatMap((x) => [near, SQUARE - near].map((y) => disc(x, y, 2)));
  return corners.join('') + (isHigh ? '' : disc(12, 12, 2));
}

const BAR = 'v11.4a.8 .8 0 0 0 .8 .8h.8a.8 .8 0 0 0 .8-.8v-11.4a.8 .8 0 0 0-.8-.8h-.8a.8 .8 0 0 0-.8 .8z';

/** Marks of the region that scores are lit windows; black has none. */
export function markPaint(colour: number, isLit: boolean, isQuiet = false): string {
  return isLit && colour !== BLACK ? PAINT.window : (isQuiet ? QUIET_PLATES : PLATES)[colour].mark;
}

/** Shadows of higher neighbours, a strip a step, so that it fades. */
export function drawShade({ top, left }: Face['shade']): Drawing | undefined {
  if (top <= 0 && left <= 0) return undefined;
  const strips = (steps: number) => [1, 0.66, 0.33].map((part) => round(Math.min(3.5 + 3.5 * steps, 17) * part));
  return draw(
    'g',
    { fill: '#000000', 'fill-opacity': 0.24 },
    top > 0 && strips(top).map((height) => draw('rect', { width: SQUARE, height })),
    left > 0 && strips(left).map((width) => draw('rect', { width, height: SQUARE })),
  );
}

/** Small enough to leave the marks around it alone. */
const HEIGHT_DISC = 6.1;

export function drawHeight(height: number): Drawing {
  return draw(
    'g',
    {},
    draw('circle', { cx: 12, cy: 12, r: HEIGHT_DISC, fill: PAINT.page, 'fill-opacity': 0.86 }),
    drawSigns([{ text: String(height), x: 12, y: 12 }], { size: 7.4, width: 1.4, colour: '#ffffff' }),
  );
}

/** A line around squares given as [column, row]: the scoring region, the newest tile. */
export function drawOutline(squares: readonly (readonly [number, number])[], colour: string, width: number): Drawing {
  const has = new Set(squares.map(([column, row]) => row * BOARD_SIZE + column));
  const edges = squares.flatMap(([column, row]) => {
    const x = column * SQUARE;
    const y = row * SQUARE;
    const holds = (c: number, r: number) => c >= 0 && c < BOARD_SIZE && has.has(r * BOARD_SIZE + c);
    return [
      holds(column, row - 1) ? '' : `M${x} ${y}h${SQUARE}`,
      holds(column + 1, row) ? '' : `M${x + SQUARE} ${y}v${SQUARE}`,
      holds(column, row + 1) ? '' : `M${x} ${y + SQUARE}h${SQUARE}`,
      holds(column - 1, row) ? '' : `M${x} ${y}v${SQUARE}`,
    ];
  });
  return draw('path', {
    d: edges.join(''),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

/** A tile on its own, as big as two squares each way, with its bounding box at (0, 0). */
export function drawTile(tile: number, orientation = 0): Drawing {
  const squares: (readonly [number, number])[] = [[0, 0], ...ORIENTATIONS[orientation][1]];
  const left = Math.min(...squares.map(([x]) => x));
  const top = Math.min(...squares.map(([, y]) => y));
  const has = (x: number, y: number) => squares.some(([column, row]) => column === x && row === y);
  return draw(
    'g',
    {},
    squares.map(([x, y], i) => {
      const face: Face = {
        colour: COLOUR_LETTERS.indexOf(TILES[tile][1][i]),
        height: 1,
        joins: [has(x, y - 1), has(x + 1, y), has(x, y + 1), has(x - 1, y)],
        shade: { top: 0, left: 0 },
        lit: false,
      };
      return draw('g', { transform: `translate(${(x - left) * SQUARE} ${(y - top) * SQUARE})` }, drawFace(face));
    }),
  );
}

/** A player's sign around (0, 0). */
export function drawSign(seat: number, size: number): Drawing {
  if (seat === 0)
    return draw('circle', { r: size, fill: PLATES[GREEN].plate, stroke: PAINT.greenLight, 'stroke-width': 2 });
  const side = size * 1.8;
  const box = { x: -side / 2, y: -side / 2, width: side, height: side, rx: 2 };
  return draw('rect', { ...box, fill: PLATES[RED].plate, stroke: PAINT.redLight, 'stroke-width': 2 });
}

export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function drawText(text: string, x: number, y: number, { size, weight, fill, anchor }: TextStyle): Drawing {
  return draw(
    'text',
    {
      x,
      y,
      'font-family': 'Inter, sans-serif',
      'font-size': size,
      'font-weight': weight,
      fill,
      ...(anchor && { 'text-anchor': anchor }),
    },
    text,
  );
}
