import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { round } from '../../../kit/draw/round.ts';
import { CELL, type Corner } from './land.ts';
import { PAINT } from './palette.ts';

/** How far the beach goes out, and how much of that comes and goes. */
const BEACH = { least: 3, more: 9 };

/** The beach around an island, shallow water and surf, and the bare ground below the fields. */
export function drawCoast(rows: number, columns: number): Drawing {
  const d = coastOf(rows, columns);
  const line = { d, fill: 'none', 'stroke-linejoin': 'round' };
  const ground = { x: 7, y: 7, width: columns * CELL - 14, height: rows * CELL - 14, rx: 12 };
  return draw(
    'g',
    {},
    draw('path', { ...line, stroke: '#5a93ad', 'stroke-width': 17, 'stroke-opacity': 0.3 }),
    draw('path', { ...line, stroke: '#7fb6cb', 'stroke-width': 10, 'stroke-opacity': 0.4 }),
    draw('path', { ...line, stroke: PAINT.surf, 'stroke-width': 3.4, 'stroke-opacity': 0.8 }),
    draw('path', { d, fill: PAINT.sand }),
    draw('rect', { ...ground, fill: PAINT.soil }),
  );
}

/** A line around the island that sways, always the same for islands of one size. */
export function coastOf(rows: number, columns: number): string {
  const points = aroundOf(rows, columns);
  const half = (at: number) => {
    const [a, b] = [points[at % points.length], points[(at + 1) % points.length]];
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  };
  const bends = points.map((_, at) => {
    const bend = points[(at + 1) % points.length];
    return `Q${round(bend.x)} ${round(bend.y)} ${half(at + 1)}`;
  });
  return `M${half(0)}${bends.join('')}Z`;
}

/** Two points a square, clockwise from the top left corner. */
function aroundOf(rows: number, columns: number): Corner[] {
  const [width, height, step] = [columns * CELL, rows * CELL, CELL / 2];
  const count = (length: number) => Array.from({ length: length / step }, (_, at) => at * step);
  const out = (at: number) =>
    BEACH.least +
    BEACH.more * (0.5 + 0.24 * Math.sin(at * 0.0213) + 0.16 * Math.sin(at * 0.0571) + 0.1 * Math.sin(at * 0.113 + 1));
  return [
    ...count(width).map((x) => ({ x, y: -out(x) })),
    ...count(height).map((y) => ({ x: width + out(width + y), y })),
    ...count(width).map((x) => ({ x: width - x, y: height + out(width + height + x) })),
    ...count(height).map((y) => ({ x: -out(width * 2 + height + y), y: height - y })),
  ];
}
