import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { START } from '../components.ts';
import { COLOUR_LETTERS, columnOf, GREEN, RED, rowOf, squareAt, squaresOf, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { drawFace, drawText, PAINT, PLATES, SQUARE } from './artwork.ts';
import type { Frame } from './frame.ts';
import { faceAt } from './picture.ts';

/*
 * The city seen from the south-east, in parallel projection: a square is a lozenge twice as wide as high, a level is a
 * little lower than a square is deep, so that towers do not hide what stands behind them altogether.
 */
const WIDE = 20;
const DEEP = 11;
const LEVEL = 14;
const ROOM = 16;

/** The city in depth, and the box that holds it. */
export function drawDepth(position: StratopolisPosition, frame: Frame, scoring: readonly (Region | undefined)[]) {
  const towers = towersOf(position);
  const lit = new Set(scoring.flatMap((region) => region?.squares ?? []));
  const order = [...towers.keys()].sort((a, b) => columnOf(a) + rowOf(a) - columnOf(b) - rowOf(b) || a - b);
  const { left, top, columns, rows } = frame;
  const highest = Math.max(...Array.from(towers.values(), (tower) => tower.length));
  const west = project(left, top + rows)[0];
  const east = project(left + columns, top)[0];
  const north = project(left, top)[1] - highest * LEVEL * 0.5;
  const south = project(left + columns, top + rows)[1];
  return {
    box: { x: west - ROOM, y: north - ROOM, width: east - west + 2 * ROOM, height: south - north + 2 * ROOM },
    drawing: draw(
      'g',
      {},
      drawTable(frame),
      order.map((square) => drawTower(position, square, towers.get(square) ?? [], lit.has(square))),
    ),
  };
}

/** Colours from the table up, by square. */
function towersOf(position: StratopolisPosition): Map<number, number[]> {
  const start = squareAt(START.column, START.row);
  const towers = new Map<number, number[]>();
  for (const [i, letter] of Array.from(START.squares).entries()) {
    towers.set(squareAt(columnOf(start), rowOf(start) + i), [COLOUR_LETTERS.indexOf(letter)]);
  }
  for (let i = 0; i < position.placed; i++) {
    for (const [part, square] of squaresOf(position.laid[i]).entries()) {
      towers.set(square, [...(towers.get(square) ?? []), TILE_COLOURS[position.laidTiles[i] * 4 + part]]);
    }
  }
  return towers;
}

function project(column: number, row: number): readonly [number, number] {
  return [(column - row) * WIDE, (column + row) * DEEP];
}

function drawTable({ left, top, columns, rows }: Frame): Drawing {
  const corner = (column: number, row: number) => project(column, row).join(' ');
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${corner(left + i, top)}L${corner(left + i, top + rows)}`),
    ...Array.from({ length: rows + 1 }, (_, i) => `M${corner(left, top + i)}L${corner(left + columns, top + i)}`),
  ];
  const outline = [
    [left, top],
    [left + columns, top],
    [left + columns, top + rows],
    [left, top + rows],
  ];
  return draw(
    'g',
    {},
    draw('path', {
      d: `M${outline.map(([column, row]) => corner(column, row)).join('L')}z`,
      fill: PAINT.ground,
      stroke: PAINT.panelEdge,
      'stroke-width': 2,
    }),
    draw('path', { d: lines.join(''), stroke: PAINT.line, fill: 'none' }),
  );
}

function drawTower(position: StratopolisPosition, square: number, tower: readonly number[], lit: boolean): Drawing {
  const [x, y] = project(columnOf(square), rowOf(square));
  // Walls tell the height, so the roof is drawn without it and the number upright.
  const face = { ...faceAt(position, square, lit), height: 1, shade: { top: 0, left: 0 } };
  const scale = [WIDE / SQUARE, DEEP / SQUARE];
  const roof = y - tower.length * LEVEL;
  return draw(
    'g',
    {},
    tower.map((colour, level) => drawStorey(colour, x, y - (level + 1) * LEVEL, lit)),
    draw('g', { transform: `matrix(${scale[0]} ${scale[1]} ${-scale[0]} ${scale[1]} ${x} ${roof})` }, drawFace(face)),
    tower.length > 1 && drawNumber(tower.length, x, roof + DEEP),
  );
}

function drawNumber(height: number, x: number, y: number): Drawing {
  return draw(
    'g',
    {},
    draw('ellipse', { cx: x, cy: y, rx: 8, ry: 6.4, fill: PAINT.page, 'fill-opacity': 0.86 }),
    drawText(String(height), x, y + 4, { size: 11, weight: 700, anchor: 'middle', fill: '#ffffff' }),
  );
}

/** The two walls of one block that can be seen; `y` is where its roof has its far corner. */
function drawStorey(colour: number, x: number, y: number, lit: boolean): Drawing {
  const { plate, foot, mark } = PLATES[colour];
  const line = { stroke: '#05080c', 'stroke-width': 0.6, 'stroke-linejoin': 'round' };
  const window = lit && colour !== 0 ? PAINT.window : mark;
  return draw(
    'g',
    {},
    draw('path', {
      d: `M${x - WIDE} ${y + DEEP}l${WIDE} ${DEEP}v${LEVEL}l${-WIDE} ${-DEEP}z`,
      fill: colour === 0 ? '#3a414a' : plate,
      ...line,
    }),
    draw('path', {
      d: `M${x + WIDE} ${y + DEEP}l${-WIDE} ${DEEP}v${LEVEL}l${WIDE} ${-DEEP}z`,
      fill: colour === 0 ? '#15191d' : foot,
      ...line,
    }),
    draw(
      'g',
      { transform: `matrix(${WIDE / SQUARE} ${DEEP / SQUARE} 0 1 ${x - WIDE} ${y + DEEP})` },
      panes(colour, window),
    ),
    draw(
      'g',
      { transform: `matrix(${WIDE / SQUARE} ${-DEEP / SQUARE} 0 1 ${x} ${y + 2 * DEEP})` },
      panes(colour, window),
    ),
  );
}

/** Bars on red walls, dots on green ones. */
function panes(colour: number, fill: string): Drawing[] {
  if (colour === RED) return [5, 11, 17].map((x) => draw('rect', { x, y: 3.5, width: 2.4, height: 6.5, fill }));
  if (colour === GREEN) return [6, 12, 18].map((cx) => draw('circle', { cx, cy: 6.7, r: 1.7, fill }));
  return [];
}
