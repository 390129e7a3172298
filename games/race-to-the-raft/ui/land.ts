import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { round } from '../../../kit/draw/round.ts';

/** Units of one square. */
export const CELL = 48;

/** Top left corner of a square. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The squares themselves, in one colour. */
export function drawFloor(at: readonly Corner[], fill: string): Drawing {
  return shapes(at, ({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`, fill);
}

/** The same outline on every square, filled. */
export function shapes(at: readonly Corner[], outline: (corner: Corner) => string, fill: string): Drawing {
  return draw('path', { d: at.map(outline).join(''), fill });
}

export function strokes(
  at: readonly Corner[],
  line: (corner: Corner) => string,
  stroke: string,
  width: number,
): Drawing {
  const d = at.map(line).join('');
  return draw('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
}

/** A closed outline of curves from a point; `steps` are their control points, each pair of curves relative to its start. */
export function curve(x: number, y: number, steps: readonly number[]): string {
  return `M${round(x)} ${round(y)}c${steps.map(round).join(' ')}z`;
}

/** Steps of a curve, turned clockwise and made larger. */
export function turned(steps: readonly number[], degrees: number, size = 1): number[] {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180) * size, Math.cos((degrees * Math.PI) / 180) * size];
  return steps.map((step, at) =>
    at % 2 === 0 ? step * cosine - steps[at + 1] * sine : steps[at - 1] * sine + step * cosine,
  );
}

/** A turned ellipse as a path. From where it starts there and back: grains of one stalk are the same text then, which packs well. */
export function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const way = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.sin(way) * ry, -Math.cos(way) * ry];
  const arc = `a${round(rx)} ${round(ry)} ${round(turn)} 1 1`;
  return `M${round(x + dx)} ${round(y + dy)}${arc} ${round(-2 * dx)} ${round(-2 * dy)}${arc} ${round(2 * dx)} ${round(2 * dy)}Z`;
}
