import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { among, chanceAt, FIRE, fieldOf, type Has } from './field-outline.ts';
import { CELL, type Corner, curve, drawFloor, ellipse, shapes, strokes, turned } from './land.ts';
import { PAINT } from './palette.ts';

/*
 * Squares of land and sea. However many there are of one kind, they are two or three paths: a node for every part of 300
 * squares would make each click wait for it.
 */

const HERE: readonly Corner[] = [{ x: 0, y: 0 }];

/** Squares of one terrain, told by pattern: waves, leaves, petals, brick, wheat. `has` knows what of it lies around them. */
export function drawTerrain(colour: number, at = HERE, has = among(at)): Drawing {
  const field = draw('path', { d: fieldOf(at, has), fill: PAINT.terrain[colour].base });
  return draw('g', {}, field, drawPattern(colour, at, has));
}

/** The pattern alone, in the darker tone of its terrain. */
export function drawPattern(colour: number, at = HERE, has = among(at)): Drawing[] {
  const { tone } = PAINT.terrain[colour];
  return [drawWaves, drawLeaves, drawPetals, drawBricks, drawWheat][colour](at, tone, has);
}

/** Bare ground below the fields: it shows between two of different colours. */
export function drawSoil(at: readonly Corner[]): Drawing {
  return drawFloor(at, PAINT.soil);
}

/** Where no island lies yet. */
export function drawSea(at = HERE, has = among(at)): Drawing {
  const wave = strokes(at, ({ x, y }) => `M${x + 12} ${y + 26}q6-6 12 0t12 0`, '#5a93ad', 2.5);
  return draw('g', {}, draw('path', { d: fieldOf(at, has, FIRE), fill: PAINT.sea }), wave);
}

/* Waves and bricks go on over the edge: squares side by side are one river, one wall. They stop short of other land. */
const SHORT = 5;

function drawWaves(at: readonly Corner[], tone: string, has: Has): Drawing[] {
  const waves = ({ x, y }: Corner) => {
    const start = has(x - CELL, y) ? 'M0 0Q6-7.5 12 0' : `M${SHORT}-2.6Q8-5 12 0`;
    const end = has(x + CELL, y) ? 'T48 0' : `Q38 5 ${CELL - SHORT} 2.6`;
    const from = (text: string, down: number) =>
      text.replace(/(-?[\d.]+) ?(-?[\d.]+)/g, (_, right, low) => `${x + Number(right)} ${y + down + Number(low)}`);
    return [8, 24, 40].map((down) => from(`${start}T24 0T36 0${end}`, down)).join('');
  };
  return [strokes(at, waves, tone, 2.6)];
}

const LEAF = [-7, -5, -7, -13, 0, -19, 7, 6, 7, 14, 0, 19];
/** Two twigs: where their leaves grow, and which way. */
const LEAVES = [
  [20, 27, -42],
  [28, 21, 40],
  [14, 45, 35],
  [34, 44, -30],
] as const;

function drawLeaves(at: readonly Corner[], tone: string): Drawing[] {
  const leaves = (corner: Corner) => {
    const side = chanceAt(corner, 1) < 0.5 ? 1 : -1;
    return LEAVES.map(([right, down, way], leaf) => {
      const [turn, size] = [way + (chanceAt(corner, leaf + 2) - 0.5) * 24, 0.84 + chanceAt(corner, leaf + 7) * 0.26];
      const x = corner.x + CELL / 2 + (right - CELL / 2) * side;
      return curve(x, corner.y + down - 1, turned(LEAF, turn * side, size));
    }).join('');
  };
  return [shapes(at, leaves, tone)];
}

function drawPetals(at: readonly Corner[], tone: string): Drawing[] {
  const flower = (x: number, y: number, size: number, first: number) =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const way = ((first + turn) * Math.PI) / 180;
        const [right, up] = [Math.sin(way) * size, Math.cos(way) * size];
        return ellipse(x + right, y - up, size * 0.62, size * 0.86, first + turn);
      })
      .join('');
  const flowers = (corner: Corner) => {
    const [high, low] = chanceAt(corner, 1) < 0.5 ? [13, 35] : [35, 13];
    const sway = (number: number) => (chanceAt(corner, number) - 0.5) * 4;
    const size = (number: number) => 5.4 + chanceAt(corner, number) * 1.7;
    const [x, y] = [corner.x, corner.y];
    return (
      flower(x + high + sway(2), y + 13.5 + sway(3), size(4), chanceAt(corner, 5) * 72) +
      flower(x + low + sway(6), y + 34.5 + sway(7), size(8), chanceAt(corner, 9) * 72)
    );
  };
  return [shapes(at, flowers, tone)];
}

function drawBricks(at: readonly Corner[], tone: string, has: Has): Drawing[] {
  const rows = [6, 18, 30, 42];
  const wall = ({ x, y }: Corner) => {
    const [left, right] = [has(x - CELL, y) ? 0 : SHORT, has(x + CELL, y) ? CELL : CELL - SHORT];
    const [top, bottom] = [has(x, y - CELL) ? 0 : 3, has(x, y + CELL) ? CELL : CELL - 3];
    const across = rows.map((down) => `M${x + left} ${y + down}H${x + right}`);
    const odd = [6, 30].map((at) => `M${x + at} ${y + top}V${y + 6}m0 12v12m0 12V${y + bottom}`);
    const even = [18, 42].map((at) => `M${x + at} ${y + 6}v12m0 12v12`);
    return [...across, ...odd, ...even].join('');
  };
  return [strokes(at, wall, tone, 2.4)];
}

function drawWheat(at: readonly Corner[], tone: string): Drawing[] {
  const stalks = (corner: Corner) =>
    [12, 36].map((right, stalk) => ({
      x: corner.x + right + (chanceAt(corner, stalk + 1) - 0.5) * 4,
      foot: corner.y + 44 - chanceAt(corner, stalk + 3) * 3,
      size: 0.9 + chanceAt(corner, stalk + 5) * 0.16,
      lean: (chanceAt(corner, stalk + 7) - 0.5) * 0.26,
    }));
  const stems = (corner: Corner) =>
    stalks(corner)
      .map(
        ({ x, foot, size, lean }) =>
          `M${x.toFixed(1)} ${foot.toFixed(1)}q0 ${(-14 * size).toFixed(1)} ${(lean * 27 * size).toFixed(1)} ${(-27 * size).toFixed(1)}`,
      )
      .join('');
  const grains = (corner: Corner) =>
    stalks(corner)
      .map(({ x, foot, size, lean }) => {
        const on = (up: number, out: number, rx: number, ry: number, turn: number) =>
          ellipse(x + lean * up * size + out, foot - up * size, rx * size, ry * size, turn + lean * 57);
        const pairs = [26, 18, 10].map((up) => on(up, -4, 2.5, 4.8, -32) + on(up, 4, 2.5, 4.8, 32));
        return on(33.5, 0, 2.7, 5, 0) + pairs.join('');
      })
      .join('');
  return [strokes(at, stems, tone, 2.2), shapes(at, grains, tone)];
}
