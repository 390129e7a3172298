import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { columnOf, rowOf } from '../geometry.ts';
import type { Gap } from './gaps.ts';
import { CELL } from './land.ts';
import { outlineOf } from './last-fire.ts';

const DARK = '#182430';
const LIGHT = '#fffdf8';
const ALARM = '#e5432b';

/**
 * Where a path would have to go and no card fits: the squares crossed, a card in outline where it would most nearly fit, and
 * what is in its way.
 */
export function drawGaps(gaps: readonly Gap[]): Drawing {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const card = outlineOf(gaps.flatMap((gap) => gap.card));
  const cross = each(
    gaps.flatMap(({ squares }) => squares),
    (x, y) => `M${x + 12} ${y + 12}l24 24m0-24l-24 24`,
  );
  const rings = each(
    gaps.flatMap(({ inTheWay }) => inTheWay),
    (x, y) => `M${x + 5} ${y + 24}a19 19 0 1 0 38 0a19 19 0 1 0-38 0`,
  );
  return draw(
    'g',
    {},
    draw('path', { ...line, d: card, stroke: DARK, 'stroke-width': 6, 'stroke-opacity': 0.8 }),
    draw('path', { ...line, d: card, stroke: LIGHT, 'stroke-width': 3, 'stroke-dasharray': '7 6' }),
    draw('path', { ...line, d: rings, stroke: DARK, 'stroke-width': 6.5, 'stroke-opacity': 0.8 }),
    draw('path', { ...line, d: rings, stroke: LIGHT, 'stroke-width': 3.5 }),
    draw('path', { ...line, d: cross, stroke: LIGHT, 'stroke-width': 15 }),
    draw('path', { ...line, d: cross, stroke: ALARM, 'stroke-width': 9 }),
  );
}

function each(squares: readonly number[], path: (x: number, y: number) => string): string {
  return [...new Set(squares)].map((square) => path(columnOf(square) * CELL, rowOf(square) * CELL)).join('');
}
