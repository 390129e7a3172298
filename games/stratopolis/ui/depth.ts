import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { BOARD_SIZE, START } from '../components.ts';
import { COLOUR_LETTERS, columnOf, GREEN, RED, rowOf, squareAt, squaresOf, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { drawFace, type Face, PAINT, PLATES, SQUARE } from './artwork.ts';
import { faceAt } from './picture.ts';

/*
 * The city from a corner, in parallel projection: a square is a lozenge, a level much lower than a square is deep, so
 * that a tower hides little of what stands behind it. Walking round shows the rest: `corner` counts quarters.
 */
const WIDE = 20;
const DEEP = 14;
const LEVEL = 10;
const ROOM = 12;

/** The city in depth, and the box that holds it. */
export function drawDepth(position: StratopolisPosition, scoring: readonly (Region | undefined)[], corner: number) {
  const towers = towersOf(position);
  const lit = new Set(scoring.flatMap((region) => region?.squares ?? []));
  const seen = Array.from(towers, ([square, tower]) => ({ square, tower, at: turn(square, corner) }));
  // What is farther away is drawn first.
  seen.sort((a, b) => a.at[0] + a.at[1] - b.at[0] - b.at[1] || a.square - b.square);
  return {
    box: boxAround(seen),
    drawing: draw(
      'g',
      {},
      drawTable(seen.map(({ at }) => at)),
      seen.map(({ square, tower, at }) => drawTower(roofOf(position, square, lit.has(square), corner), tower, at)),
    ),
  };
}

type Spot = readonly [column: number, row: number];

/** Where a square stands for somebody who has walked round so many corners. */
function turn(square: number, corner: number): Spot {
  let at: Spot = [columnOf(square), rowOf(square)];
  for (let quarter = 0; quarter < corner; quarter++) at = [BOARD_SIZE - 1 - at[1], at[0]];
  return at;
}

function boxAround(seen: readonly { readonly tower: readonly number[]; readonly at: Spot }[]) {
  const middles = seen.map(({ at: [column, row] }) => project(column + 0.5, row + 0.5));
  const left = Math.min(...middles.map(([x]) => x)) - WIDE - ROOM;
  const right = Math.max(...middles.map(([x]) => x)) + WIDE + ROOM;
  const top = Math.min(...middles.map(([, y], i) => y - seen[i].tower.length * LEVEL)) - DEEP - ROOM;
  const bottom = Math.max(...middles.map(([, y]) => y)) + DEEP + ROOM;
  return { x: left, y: top, width: right - left, height: bottom - top };
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

/** The bare table around the city: a square more on every side. */
function drawTable(spots: readonly Spot[]): Drawing {
  const has = new Set(spots.map(([column, row]) => row * BOARD_SIZE + column));
  const around = new Map<number, Spot>();
  for (const [column, row] of spots) {
    for (const [dx, dy] of AROUND) {
      const spot: Spot = [column + dx, row + dy];
      const isOnTable = spot.every((place) => place >= 0 && place < BOARD_SIZE);
      if (isOnTable && !has.has(spot[1] * BOARD_SIZE + spot[0])) around.set(spot[1] * BOARD_SIZE + spot[0], spot);
    }
  }
  const lozenges = Array.from(around.values(), ([column, row]) => {
    const [x, y] = project(column, row);
    return `M${x} ${y}l${WIDE} ${DEEP}l${-WIDE} ${DEEP}l${-WIDE} ${-DEEP}z`;
  });
  return draw('path', { d: lozenges.join(''), fill: PAINT.ground, stroke: PAINT.panelEdge });
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Walls tell the height, so the roof is drawn without it and the number upright. */
function roofOf(position: StratopolisPosition, square: number, lit: boolean, corner: number): Face {
  const face = faceAt(position, square, lit);
  const side = (at: number) => face.joins[(at - corner + 4) & 3];
  return { ...face, height: 1, shade: { top: 0, left: 0 }, joins: [side(0), side(1), side(2), side(3)] };
}

function drawTower(face: Face, tower: readonly number[], [column, row]: Spot): Drawing {
  const [x, y] = project(column, row);
  const scale = [WIDE / SQUARE, DEEP / SQUARE];
  const roof = y - tower.length * LEVEL;
  return draw(
    'g',
    {},
    tower.map((colour, level) => drawStorey(colour, x, y - (level + 1) * LEVEL, face.lit)),
    draw('g', { transform: `matrix(${scale[0]} ${scale[1]} ${-scale[0]} ${scale[1]} ${x} ${roof})` }, drawFace(face)),
    tower.length > 1 && drawNumber(tower.length, x, roof + DEEP),
  );
}

function drawNumber(height: number, x: number, y: number): Drawing {
  return draw(
    'g',
    {},
    draw('ellipse', { cx: x, cy: y, rx: 8, ry: 6.4, fill: PAINT.page, 'fill-opacity': 0.86 }),
    drawSigns([{ text: String(height), x, y }], { size: 8, width: 1.5, colour: '#ffffff' }),
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
  if (colour === RED) return [5, 11, 17].map((x) => draw('rect', { x, y: 2.6, width: 2.4, height: 4.8, fill }));
  if (colour === GREEN) return [6, 12, 18].map((cx) => draw('circle', { cx, cy: 5, r: 1.6, fill }));
  return [];
}
