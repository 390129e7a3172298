import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { PAINT } from './palette.ts';

export type Mood = 'awake' | 'exhausted' | 'aboard';

/** Fur of each colour, and of a cat whose colour nobody knows. */
const FUR = [
  { fur: '#2f6aa8', dark: '#173f6b', light: '#a9cdec' },
  { fur: '#3b8340', dark: '#1c4d21', light: '#b4dcb0' },
  { fur: '#7b4fae', dark: '#472472', light: '#d9c4ee' },
  { fur: '#b8402f', dark: '#701c12', light: '#f3bdb2' },
  { fur: '#c08a12', dark: '#6b4a02', light: '#f6de9c' },
  { fur: '#6d7479', dark: '#3c4347', light: '#d5dadd' },
] as const;

/**
 * A cat's head in a square of 48 by 48. Its colour is also told by the mark on its forehead: wave, leaf, petal, brick,
 * wheat, or a question mark; an exhausted cat sleeps. Of two cats of one colour one wears a scarf.
 */
export function drawCat(colour: number, mood: Mood, hasScarf = false): Drawing {
  const { fur, dark, light } = FUR[colour];
  return draw(
    'g',
    {},
    draw('ellipse', { cx: 24, cy: 42, rx: 15, ry: 3.2, fill: '#000000', 'fill-opacity': 0.25 }),
    draw('path', { d: HEAD, fill: fur, stroke: '#fffdf8', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    draw('path', { d: HEAD, fill: fur, stroke: dark, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }),
    draw('path', { d: 'M11.5 9.5L12.6 17.5L18 14Z M36.5 9.5L35.4 17.5L30 14Z', fill: light }),
    draw('ellipse', { cx: 24, cy: 33.5, rx: 9, ry: 6.5, fill: light }),
    drawMark(colour, light),
    drawEyes(mood, dark),
    draw('path', { d: 'M22.2 30.4h3.6L24 32.6z', fill: dark }),
    draw('path', {
      d: 'M24 32.6v1.8M24 34.4q-2.2 2.2-4.2.6M24 34.4q2.2 2.2 4.2.6',
      fill: 'none',
      stroke: dark,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
    hasScarf && drawScarf(),
    mood === 'exhausted' && drawSleep(),
  );
}

/** A cat as large as its square allows: on an island of 300 squares cats must be found at a glance. */
export function drawCatOnBoard(colour: number, mood: Mood, hasScarf = false): Drawing {
  return draw('g', { transform: 'translate(-3.4 -3.6) scale(1.14)' }, drawCat(colour, mood, hasScarf));
}

/** A striped scarf under the chin, with an end that hangs down on one side. */
function drawScarf(): Drawing {
  const cloth = { fill: '#fffdf8', stroke: '#23302f', 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
  return draw(
    'g',
    {},
    draw('path', { d: 'M31 39.5L40 47.5L34.5 49L28.5 43Z', ...cloth }),
    draw('path', { d: 'M8.5 32.5C15 40 33 40 39.5 32.5L41 38.2C33 45.5 15 45.5 7 38.2Z', ...cloth }),
    draw('path', {
      d: 'M13.5 37.4l-1.2 4.6M20 39.2l-.5 4.4M28 39.2l.5 4.4M34.5 37.4l1.2 4.6M33.4 44.4l3.6 3.6',
      fill: 'none',
      stroke: '#a3202f',
      'stroke-width': 2.6,
    }),
  );
}

const HEAD =
  'M9.5 6.5C13 7.5 16.5 10 18.5 12C22 11 26 11 29.5 12C31.5 10 35 7.5 38.5 6.5C40 11.5 40.2 17 39.4 21C41 25 40.6 31 36.5 35.5C33 39.4 28.5 41 24 41C19.5 41 15 39.4 11.5 35.5C7.4 31 7 25 8.6 21C7.8 17 8 11.5 9.5 6.5Z';

function drawEyes(mood: Mood, dark: string): Drawing {
  if (mood === 'awake') {
    const eye = (x: number) => [
      draw('ellipse', { cx: x, cy: 25.4, rx: 3.7, ry: 4, fill: '#fff8dc' }),
      draw('ellipse', { cx: x, cy: 25.6, rx: 1.6, ry: 3.4, fill: dark }),
    ];
    return draw('g', {}, eye(16.4), eye(31.6));
  }
  // Closed: hanging lids of the tired, laughing ones of the saved.
  const bend = mood === 'exhausted' ? 4 : -4;
  const lid = (x: number) => `M${x - 3.8} 25.4q3.8 ${bend} 7.6 0`;
  return draw('path', {
    d: lid(16.4) + lid(31.6),
    fill: 'none',
    stroke: dark,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
  });
}

function drawMark(colour: number, light: string): Drawing {
  const line = {
    fill: 'none',
    stroke: light,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const marks = [
    draw('path', { d: 'M17.5 17.6q2.2-2.6 4.4 0t4.4 0t4.4 0', ...line }),
    draw('path', { d: 'M24 21C20.6 18.6 20.6 15.6 24 12.8C27.4 15.6 27.4 18.6 24 21Z', fill: light }),
    draw('path', {
      d: 'M24 17m-2.2-2.3a2 2 0 1 1 2.2-1.6a2 2 0 1 1 2.2 1.6a2 2 0 1 1-.8 3a2 2 0 1 1-2.8 0a2 2 0 1 1-.8-3z',
      fill: light,
    }),
    draw('path', { d: 'M18.6 13.8h4.6v2.8h-4.6zM24.8 13.8h4.6v2.8h-4.6zM21.7 18h4.6v2.8h-4.6z', fill: light }),
    draw('path', { d: 'M24 21v-7.6M20.6 14.2l3.4 2.6l3.4-2.6M20.6 17.8l3.4 2.6l3.4-2.6', ...line }),
    draw('path', { d: 'M21.6 14.6q0-2 2.4-2t2.4 2q0 1.4-2.4 2.4v1.4M24 20.6v.1', ...line }),
  ];
  return marks[colour];
}

function drawSleep(): Drawing {
  return draw(
    'g',
    {},
    draw('circle', { cx: 39, cy: 9, r: 8, fill: PAINT.panel, stroke: PAINT.ink, 'stroke-width': 1.2 }),
    draw('path', {
      d: 'M36.2 6h5.4l-5.4 6h5.4',
      fill: 'none',
      stroke: PAINT.ink,
      'stroke-width': 1.9,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
