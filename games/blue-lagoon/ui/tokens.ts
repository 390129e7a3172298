import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { PAINT } from './palette.ts';

/** A token as it lies on its stone circle: a thick pale disc with the thing on it, its rim bright above. Drawn around 0,0 like all artwork. */
export function token(kind: number): Drawing {
  const { ring } = FACES[kind];
  return draw(
    'g',
    {},
    draw('ellipse', { cy: 13, rx: 57, ry: 54, fill: '#1c1408', 'fill-opacity': 0.3 }),
    draw('circle', { cy: 6, r: 56, fill: '#1c1408', 'fill-opacity': 0.62 }),
    draw('circle', { r: 52, fill: PAINT.paper, stroke: ring, 'stroke-width': 8 }),
    line('M-46 -24A52 52 0 0 1 46 -24', '#ffffff', 4, 0.4),
    tokenIcon(kind),
  );
}

/** The thing alone, about 70 high: for lists beside the board. */
export function tokenIcon(kind: number): Drawing {
  return draw('g', {}, FACES[kind].parts);
}

const line = (d: string, stroke: string, width: number, opacity = 1): Drawing =>
  draw('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...(opacity < 1 && { 'stroke-opacity': opacity }),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const coconut = [
  draw('circle', { r: 34, fill: '#7a4a21' }),
  draw('path', { d: 'M-34 0A34 34 0 0 1 34 0A34 26 0 0 0 -34 0Z', fill: '#96602f' }),
  line('M-24 14Q-14 26 0 28', '#5c3514', 4),
  draw('circle', { cx: -10, cy: -8, r: 6, fill: '#2f1a08' }),
  draw('circle', { cx: 11, cy: -8, r: 6, fill: '#2f1a08' }),
  draw('circle', { cx: 0, cy: 9, r: 6, fill: '#2f1a08' }),
];

const bamboo = [
  line('M-13 35L-13 -35', '#2f7d3a', 13),
  line('M13 35L13 -26', '#3f9a4a', 13),
  line('M-20 12L-6 12', PAINT.paper, 4),
  line('M-20 -12L-6 -12', PAINT.paper, 4),
  line('M6 20L20 20', PAINT.paper, 4),
  line('M6 -4L20 -4', PAINT.paper, 4),
  draw('path', { d: 'M-10 -26Q8 -44 24 -36Q10 -22 -10 -26Z', fill: '#2f7d3a' }),
  draw('path', { d: 'M-16 4Q-34 -2 -36 -18Q-20 -16 -16 4Z', fill: '#3f9a4a' }),
];

const water = [
  draw('path', { d: 'M0 -42Q30 -4 30 12A30 30 0 0 1 -30 12Q-30 -4 0 -42Z', fill: '#2f7fc1' }),
  draw('path', { d: 'M0 -42Q-30 -4 -30 12A30 30 0 0 0 0 42Q-14 10 0 -42Z', fill: '#5aa6dd' }),
  line('M14 8A15 15 0 0 1 2 26', '#ffffff', 6),
];

const stone = [
  draw('path', { d: 'M-20 -30L20 -30L38 -8L0 38L-38 -8Z', fill: '#8e3bb3' }),
  draw('path', { d: 'M-20 -30L20 -30L14 -8L-14 -8Z', fill: '#c98be0' }),
  draw('path', { d: 'M-20 -30L-14 -8L-38 -8Z', fill: '#aa5ccb' }),
  draw('path', { d: 'M-14 -8L14 -8L0 38Z', fill: '#a44fc7' }),
];

const statuette = [
  draw('path', { d: 'M-22 -36Q0 -46 22 -36L26 6L18 16L20 38L-20 38L-18 16L-26 6Z', fill: '#6d7378' }),
  draw('path', { d: 'M-22 -36Q0 -46 22 -36L23 -20L-23 -20Z', fill: '#8f969b' }),
  draw('path', { d: 'M-5 -18L5 -18L9 8L-9 8Z', fill: '#565c61' }),
  draw('rect', { x: -18, y: -16, width: 10, height: 8, rx: 2, fill: '#2c3033' }),
  draw('rect', { x: 8, y: -16, width: 10, height: 8, rx: 2, fill: '#2c3033' }),
  line('M-11 21L11 21', '#2c3033', 5),
];

/** By kind: coconut, bamboo, water, precious stone, statuette. */
const FACES: readonly { readonly ring: string; readonly parts: readonly Drawing[] }[] = [
  { ring: '#7a4a21', parts: coconut },
  { ring: '#2f7d3a', parts: bamboo },
  { ring: '#2f7fc1', parts: water },
  { ring: '#8e3bb3', parts: stone },
  { ring: '#6d7378', parts: statuette },
];
