import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { BOARD_LETTERS, BOARD_SIZE } from '../components.ts';
import { PAINT, SQUARE } from './artwork.ts';
import { mixed } from './tones.ts';

/*
 * The ground of the model: plots between dark streets, a lamp above the middle that leaves the edges in the dark, and small
 * lights where streets cross. All of it is plain shapes, because a canvas paints it too while the city turns.
 */
const BOARD = BOARD_SIZE * SQUARE;
const MIDDLE = BOARD_SIZE / 2;
/** Half the width of a street, and half the side of a street light. */
const [STREET, LIGHT] = [0.6, 0.7];
/** Tones from the dark to the lamp: so few that each is one shape. */
const TONES = 12;
/** How far the lamp reaches, in squares, and how much plots differ that are equally far from it. */
const [REACH, UNEVEN] = [14, 0.12];

const LINES = Array.from({ length: BOARD_SIZE }, (_, line) => line);
const SPOTS = LINES.flatMap((row) => LINES.map((column) => [column, row] as const));

const TABLE: readonly Drawing[] = [
  draw('rect', { x: -3, y: -3, width: BOARD + 6, height: BOARD + 6, fill: PAINT.panelEdge }),
  draw('rect', { width: BOARD, height: BOARD, fill: PAINT.street }),
  ...Array.from({ length: TONES }, (_, tone) =>
    draw('path', { d: plotsOf(tone), fill: mixed(PAINT.ground, PAINT.plot, tone / (TONES - 1)) }),
  ),
];
const EDGES = draw('path', {
  d: edgesOfPlots(),
  fill: 'none',
  stroke: '#ffffff',
  'stroke-opacity': 0.06,
  'stroke-width': 0.7,
});
const LIGHTS = draw('path', { d: lightsAtCrossings(), fill: PAINT.window, 'fill-opacity': 0.3 });

/** The whole field in units of the artwork, its upper left corner at (0, 0). */
export const FIELD: Drawing = draw('g', {}, TABLE, EDGES, LIGHTS);

/** The same in a film: so many fine lines take a canvas as long as the city itself, and nobody sees them move. */
export const FIELD_IN_MOTION: Drawing = draw('g', {}, TABLE, LIGHTS);

function plotsOf(tone: number): string {
  const side = SQUARE - 2 * STREET;
  return SPOTS.filter(([column, row]) => toneAt(column, row) === tone)
    .map(([column, row]) => `M${column * SQUARE + STREET} ${row * SQUARE + STREET}h${side}v${side}h${-side}z`)
    .join('');
}

/** Where the light from the upper left catches them. */
function edgesOfPlots(): string {
  const near = STREET + 0.35;
  const side = SQUARE - STREET - near;
  return SPOTS.map(
    ([column, row]) => `M${column * SQUARE + near} ${(row + 1) * SQUARE - STREET}v${-side}h${side}`,
  ).join('');
}

function toneAt(column: number, row: number): number {
  const far = Math.hypot(column + 0.5 - MIDDLE, row + 0.5 - MIDDLE) / REACH;
  // Any scattered numbers will do, as long as they are the same in every picture.
  const scattered = (Math.imul(column * 31 + row * 17 + 7, 0x9e3779b1) >>> 8) % 101;
  const lit = Math.max(0, 1 - far) ** 1.5 + UNEVEN * (scattered / 50 - 1);
  return Math.round(Math.min(1, Math.max(0, lit)) * (TONES - 1));
}

function lightsAtCrossings(): string {
  const [, ...inner] = LINES;
  const side = 2 * LIGHT;
  return inner
    .flatMap((row) =>
      inner.map((column) => `M${column * SQUARE - LIGHT} ${row * SQUARE - LIGHT}h${side}v${side}h${-side}z`),
    )
    .join('');
}

/** The empty field with its letters, which are outside, 20 units wide. */
export function drawGround(): Drawing {
  const letters = Array.from(BOARD_LETTERS).flatMap((text, i) => {
    const middle = (i + 0.5) * SQUARE;
    return [
      { text, x: middle, y: -12 },
      { text, x: -13, y: middle },
    ];
  });
  return draw('g', {}, FIELD, drawSigns(letters, { size: 9.4, width: 1.2, colour: PAINT.label }));
}
