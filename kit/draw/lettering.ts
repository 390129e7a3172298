import { type Drawing, draw } from './drawing.ts';
import { round } from './round.ts';

/*
 * Digits and capitals as lines of a pen, for what stands on a board. Text inside a large SVG is laid out and painted again
 * whenever anything in it changes, which makes every click wait; a path is left alone.
 */

const HEIGHT = 10;
const GAP = 2.4;

interface Glyph {
  readonly width: number;
  /** Where the line begins in its box, and its way from there. */
  readonly x: number;
  readonly y: number;
  readonly line: string;
}

function glyph(width: number, x: number, y: number, line: string): Glyph {
  return { width, x, y, line };
}

const ROUND_O = 'c-2.2 0-3.5 2-3.5 5s1.3 5 3.5 5s3.5-2 3.5-5s-1.3-5-3.5-5';
const OPEN_C = 'c-.6-1.4-1.7-2.2-3.1-2.2c-2.1 0-3.3 2-3.3 5s1.2 5 3.3 5';
const BOW_P = 'v-10h3.2c1.8 0 2.8 1.1 2.8 2.8s-1 2.8-2.8 2.8h-3.2';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: glyph(6, 3, 0, 'c-2 0-3 2-3 5s1 5 3 5s3-2 3-5s-1-5-3-5'),
  1: glyph(6, 1, 2, 'l2.6-2v10'),
  2: glyph(6, 0.3, 2.6, 'c0-1.6 1.2-2.6 2.7-2.6s2.8 1 2.8 2.7c0 2.3-5.2 4.8-5.6 7.3h5.8'),
  3: glyph(
    6,
    0.3,
    1.6,
    'c.6-1 1.5-1.6 2.7-1.6s2.6 1 2.6 2.4s-1.1 2.3-2.6 2.3c1.8 0 3 1 3 2.6s-1.3 2.7-3 2.7s-2.4-.6-3-1.7',
  ),
  4: glyph(6, 4.6, 10, 'v-10l-4.6 7h6'),
  5: glyph(6, 5.4, 0, 'h-4.2l-.6 4.6c.7-.5 1.5-.8 2.4-.8c1.8 0 3 1.2 3 3s-1.3 3.2-3.1 3.2s-2.3-.6-2.9-1.6'),
  6: glyph(
    6,
    5.4,
    1.2,
    'c-.5-.8-1.4-1.2-2.3-1.2c-2 0-3.1 2.2-3.1 5.6s1.2 4.4 3 4.4s3-1.3 3-3.1s-1.2-3-2.9-3s-2.6.9-3.1 2.3',
  ),
  7: glyph(6, 0, 0, 'h6l-3.8 10'),
  8: glyph(
    6,
    3,
    4.6,
    'c-1.6 0-2.5-.9-2.5-2.2s1-2.4 2.5-2.4s2.5 1 2.5 2.4s-.9 2.2-2.5 2.2s-3 1.1-3 2.7s1.2 2.7 3 2.7s3-1.1 3-2.7s-1.2-2.7-3-2.7',
  ),
  9: glyph(
    6,
    0.6,
    8.8,
    'c.5.8 1.4 1.2 2.3 1.2c2 0 3.1-2.2 3.1-5.6s-1.2-4.4-3-4.4s-3 1.3-3 3.1s1.2 3 2.9 3s2.6-.9 3.1-2.3',
  ),
  A: glyph(7, 0, 10, 'l3.5-10l3.5 10m-1.2-3.4h-4.6'),
  B: glyph(6.2, 0, 0, 'v10h3.4c1.7 0 2.8-1 2.8-2.7s-1.1-2.6-2.8-2.6h-3.4h3c1.5 0 2.5-.9 2.5-2.4s-1-2.3-2.5-2.3z'),
  C: glyph(6.4, 6.4, 2.2, `${OPEN_C}c1.4 0 2.5-.8 3.1-2.2`),
  D: glyph(6.4, 0, 0, 'v10h2.6c2.4 0 3.8-1.8 3.8-5s-1.4-5-3.8-5z'),
  E: glyph(5.4, 5.4, 0, 'h-5.4v10h5.4m-5.4-5.2h4.6'),
  F: glyph(5.4, 5.4, 0, 'h-5.4v10m0-5.2h4.6'),
  G: glyph(6.6, 6.4, 2.2, `${OPEN_C}c2 0 3.3-1.4 3.3-4h-2.9`),
  H: glyph(6.4, 0, 0, 'v10m6.4-10v10m-6.4-5.2h6.4'),
  I: glyph(0, 0, 0, 'v10'),
  J: glyph(4.6, 4.6, 0, 'v7c0 2-.9 3-2.4 3s-2.2-.9-2.2-2.3'),
  K: glyph(6, 0, 0, 'v10m5.8-10l-5.8 6.2m2-2.1l4 5.9'),
  L: glyph(5, 0, 0, 'v10h5'),
  M: glyph(8, 0, 10, 'v-10l4 7l4-7v10'),
  N: glyph(6.6, 0, 10, 'v-10l6.6 10v-10'),
  O: glyph(7, 3.5, 0, ROUND_O),
  P: glyph(6, 0, 10, BOW_P),
  Q: glyph(7, 3.5, 0, `${ROUND_O}m.8 7.2l2.6 3`),
  R: glyph(6, 0, 10, `${BOW_P}m3 0l3 4.4`),
  S: glyph(
    5.9,
    5.6,
    1.9,
    'c-.5-1.2-1.4-1.9-2.7-1.9c-1.6 0-2.7 1-2.7 2.5c0 3.3 5.7 1.6 5.7 5c0 1.5-1.2 2.5-2.9 2.5c-1.5 0-2.5-.8-3-2.1',
  ),
  T: glyph(6.4, 0, 0, 'h6.4m-3.2 0v10'),
  U: glyph(6.4, 0, 0, 'v6.4c0 2.2 1.2 3.6 3.2 3.6s3.2-1.4 3.2-3.6v-6.4'),
  V: glyph(6.8, 0, 0, 'l3.4 10l3.4-10'),
  W: glyph(9, 0, 0, 'l2.2 10l2.3-8.4l2.3 8.4l2.2-10'),
  X: glyph(6.4, 0, 0, 'l6.4 10m0-10l-6.4 10'),
  Y: glyph(6.8, 0, 0, 'l3.4 5.2l3.4-5.2m-3.4 5.2v4.8'),
  Z: glyph(6, 0, 0, 'h6l-6 10h6'),
  '×': glyph(5, 0, 2.9, 'l5 5m0-5l-5 5'),
  '+': glyph(5, 0, 5.2, 'h5m-2.5-2.5v5'),
  '−': glyph(5, 0, 5.2, 'h5'),
  '=': glyph(5, 0, 3.9, 'h5m-5 2.8h5'),
  // The dot is a line of next to no length: it has the pen's width.
  '?': glyph(5.4, 0, 2.5, 'c0-1.5 1.1-2.5 2.7-2.5s2.7 1 2.7 2.5c0 2.2-2.7 2.3-2.7 4.4m0 2.9v.2'),
};

/** What stands where: digits, capitals, ×, +, −, = and ?, their middle at the point. */
export interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Pen {
  /** Height of a capital. */
  readonly size: number;
  /** Width of the line. */
  readonly width: number;
  readonly colour: string;
}

/** Any number of signs as one path. */
export function drawSigns(signs: readonly Sign[], { size, width, colour }: Pen): Drawing {
  // As it is written: places are counted from it, and the far end of a board would drift otherwise.
  const scale = round(size / HEIGHT);
  return draw('path', {
    d: signs.map(({ text, x, y }) => lettering(text, x / scale, y / scale)).join(''),
    transform: `scale(${scale})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': round(width / scale),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A sign around a point, ten units high, as the path of a stroke. */
export function lettering(text: string, x: number, y: number): string {
  const glyphs = Array.from(text, glyphOf);
  let left = x - (glyphs.reduce((sum, { width }) => sum + width + GAP, 0) - GAP) / 2;
  return glyphs
    .map((own) => {
      const corner = `M${round(left + own.x)} ${round(y - HEIGHT / 2 + own.y)}`;
      left += own.width + GAP;
      return corner + own.line;
    })
    .join('');
}

function glyphOf(character: string): Glyph {
  const found = GLYPHS[character];
  if (!found) throw new Error(`There is no line for "${character}".`);
  return found;
}
