import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { round } from '../../../kit/draw/round.ts';
import { PAINT } from './palette.ts';

/*
 * Squares of land and sea. However many there are of one kind, they are two or three paths: a node for every part of 300
 * squares would make each click wait for it.
 */

/** Units of one square. */
export const CELL = 48;

/** Top left corner of a square. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

const HERE: readonly Corner[] = [{ x: 0, y: 0 }];

/** Squares of one terrain, told by pattern: waves, leaves, petals, brick, wheat. */
export function drawTerrain(colour: number, at = HERE): Drawing {
  return draw('g', {}, drawFloor(at, PAINT.terrain[colour].base), drawPattern(colour, at));
}

/** The pattern alone, in the darker tone of its terrain. */
export function drawPattern(colour: number, at = HERE): Drawing[] {
  const { tone } = PAINT.terrain[colour];
  return [drawWaves, drawLeaves, drawPetals, drawBricks, drawWheat][colour](at, tone);
}

/** Where no island lies yet. */
export function drawSea(at = HERE): Drawing {
  const wave = strokes(at, ({ x, y }) => `M${x + 12} ${y + 26}q6-6 12 0t12 0`, '#5a93ad', 2.5);
  return draw('g', {}, drawFloor(at, PAINT.sea), wave);
}

/** The squares themselves, in one colour. */
export function drawFloor(at: readonly Corner[], fill: string): Drawing {
  return shapes(at, ({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`, fill);
}

/** Lines between squares, as a path. */
export function gridOf(rows: number, columns: number): string {
  const down = Array.from({ length: rows - 1 }, (_, row) => `M0 ${(row + 1) * CELL}h${columns * CELL}`);
  const across = Array.from({ length: columns - 1 }, (_, column) => `M${(column + 1) * CELL} 0v${rows * CELL}`);
  return [...down, ...across].join('');
}

/** Lines between squares that look different, as a path: what looks alike flows together to a path that a cat can walk. */
export function bordersOf(looks: readonly string[]): string {
  const borders: string[] = [];
  for (const [row, line] of looks.entries()) {
    for (const [column, look] of Array.from(line).entries()) {
      const [x, y] = [column * CELL, row * CELL];
      if (column > 0 && line[column - 1] !== look) borders.push(`M${x} ${y}v${CELL}`);
      if (row > 0 && looks[row - 1][column] !== look) borders.push(`M${x} ${y}h${CELL}`);
    }
  }
  return borders.join('');
}

/** The same outline on every square, filled. */
export function shapes(at: readonly Corner[], outline: (corner: Corner) => string, fill: string): Drawing {
  return draw('path', { d: at.map(outline).join(''), fill });
}

function strokes(at: readonly Corner[], line: (corner: Corner) => string, stroke: string, width: number): Drawing {
  const d = at.map(line).join('');
  return draw('path', { d, fill: 'none', stroke, 'stroke-width': width });
}

/* Waves and bricks go on over the edge: squares side by side are one river, one wall. */

function drawWaves(at: readonly Corner[], tone: string): Drawing[] {
  const waves = ({ x, y }: Corner) => [8, 24, 40].map((down) => `M${x} ${y + down}q6-7.5 12 0t12 0t12 0t12 0`).join('');
  return [strokes(at, waves, tone, 2.6)];
}

const LEAF = [-7, -5, -7, -13, 0, -19, 7, 6, 7, 14, 0, 19];

function drawLeaves(at: readonly Corner[], tone: string): Drawing[] {
  const leaves = ({ x, y }: Corner) =>
    curve(x + 20, y + 27, turned(LEAF, -42)) +
    curve(x + 28, y + 21, turned(LEAF, 40)) +
    curve(x + 14, y + 45, turned(LEAF, 35)) +
    curve(x + 34, y + 44, turned(LEAF, -30));
  return [shapes(at, leaves, tone)];
}

/** A closed outline of curves from a point; `steps` are their control points, each pair of curves relative to its start. */
export function curve(x: number, y: number, steps: readonly number[]): string {
  return `M${round(x)} ${round(y)}c${steps.map(round).join(' ')}z`;
}

function turned(steps: readonly number[], degrees: number): number[] {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return steps.map((step, at) =>
    at % 2 === 0 ? step * cosine - steps[at + 1] * sine : steps[at - 1] * sine + step * cosine,
  );
}

function drawPetals(at: readonly Corner[], tone: string): Drawing[] {
  const size = 6.4;
  const flower = (x: number, y: number) =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const way = (turn * Math.PI) / 180;
        return ellipse(x + Math.sin(way) * size, y - Math.cos(way) * size, size * 0.62, size * 0.86, turn);
      })
      .join('');
  return [shapes(at, ({ x, y }) => flower(x + 12.5, y + 13) + flower(x + 35.5, y + 35), tone)];
}

/** A turned ellipse as a path. */
function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const way = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.sin(way) * ry, -Math.cos(way) * ry];
  const arc = `A${round(rx)} ${round(ry)} ${turn} 1 1`;
  return `M${round(x + dx)} ${round(y + dy)}${arc} ${round(x - dx)} ${round(y - dy)}${arc} ${round(x + dx)} ${round(y + dy)}Z`;
}

function drawBricks(at: readonly Corner[], tone: string): Drawing[] {
  const joints: readonly (readonly [x: number, y: number, way: string])[] = [
    ...[6, 18, 30, 42].map((y) => [0, y, 'h48'] as const),
    ...[6, 30].flatMap((x) => [[x, 0, 'v6'] as const, [x, 18, 'v12'] as const, [x, 42, 'v6'] as const]),
    ...[18, 42].flatMap((x) => [[x, 6, 'v12'] as const, [x, 30, 'v12'] as const]),
  ];
  const wall = ({ x, y }: Corner) => joints.map(([right, down, way]) => `M${x + right} ${y + down}${way}`).join('');
  return [strokes(at, wall, tone, 2.4)];
}

function drawWheat(at: readonly Corner[], tone: string): Drawing[] {
  const grains = (x: number, y: number) =>
    ellipse(x, y + 9.5, 2.7, 5, 0) +
    [17, 25, 33]
      .map((down) => ellipse(x - 4, y + down, 2.5, 4.8, -32) + ellipse(x + 4, y + down, 2.5, 4.8, 32))
      .join('');
  return [
    strokes(at, ({ x, y }) => `M${x + 12} ${y + 43}v-27M${x + 36} ${y + 43}v-27`, tone, 2.2),
    shapes(at, ({ x, y }) => grains(x + 12, y) + grains(x + 36, y), tone),
  ];
}
