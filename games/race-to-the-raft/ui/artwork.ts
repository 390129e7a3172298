import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { CARD_PICTURES, type Picture, TILE_PICTURES } from '../geometry.ts';
import { PAINT } from './palette.ts';

/* One square is 48 units. Every function draws around the top left corner (0, 0) of what it draws, from plain data. */
export const CELL = 48;

/** Squares of one terrain, told by pattern: waves, leaves, petals, brick, wheat. */
export function drawTerrain(colour: number): Drawing {
  const { base } = PAINT.terrain[colour];
  return draw('g', {}, draw('rect', { width: CELL, height: CELL, fill: base }), drawPattern(colour));
}

/** The pattern alone, in the darker tone of its terrain. */
function drawPattern(colour: number): Drawing {
  const { tone } = PAINT.terrain[colour];
  return [drawWaves, drawLeaves, drawPetals, drawBricks, drawWheat][colour](tone);
}

function drawWaves(tone: string): Drawing {
  const wave = (y: number) => `M5 ${y}q4.75-6 9.5 0t9.5 0t9.5 0t9.5 0`;
  return draw('path', {
    d: wave(13) + wave(25) + wave(37),
    fill: 'none',
    stroke: tone,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  });
}

function drawLeaves(tone: string): Drawing {
  const leaf = 'M0 0C-7-5-7-13 0-19C7-13 7-5 0 0Z';
  const at = (x: number, y: number, turn: number) =>
    draw('path', { d: leaf, transform: `translate(${x} ${y}) rotate(${turn})` });
  return draw('g', { fill: tone }, at(20, 27, -42), at(28, 21, 40), at(14, 45, 35), at(34, 44, -30));
}

function drawPetals(tone: string): Drawing {
  const size = 6.4;
  const flower = (x: number, y: number) =>
    [0, 72, 144, 216, 288].map((turn) => {
      const way = (turn * Math.PI) / 180;
      return ellipse(x + Math.sin(way) * size, y - Math.cos(way) * size, size * 0.62, size * 0.86, turn);
    });
  return draw('path', { d: [...flower(17, 17), ...flower(34, 34)].join(''), fill: tone });
}

/** A turned ellipse as a path: a square is then one node, and a page of three hundred squares stays light. */
function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const way = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.sin(way) * ry, -Math.cos(way) * ry];
  const at = (number: number) => Math.round(number * 100) / 100;
  const arc = `A${at(rx)} ${at(ry)} ${turn} 1 1`;
  return `M${at(x + dx)} ${at(y + dy)}${arc} ${at(x - dx)} ${at(y - dy)}${arc} ${at(x + dx)} ${at(y + dy)}Z`;
}

function drawBricks(tone: string): Drawing {
  return draw('path', {
    d: 'M3 12H45M3 24H45M3 36H45M24 3V12M13 12V24M35 12V24M24 24V36M13 36V45M35 36V45',
    fill: 'none',
    stroke: tone,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  });
}

function drawWheat(tone: string): Drawing {
  const grains = (x: number) => [
    ellipse(x, 9.5, 2.7, 5, 0),
    ...[17, 25, 33].flatMap((y) => [ellipse(x - 4, y, 2.5, 4.8, -32), ellipse(x + 4, y, 2.5, 4.8, 32)]),
  ];
  return draw(
    'g',
    { fill: tone },
    draw('path', { d: 'M13 43V16M35 43V16', stroke: tone, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    draw('path', { d: [...grains(13), ...grains(35)].join('') }),
  );
}

/** A burning square. `variant` keeps neighbours from looking alike; deep inside the fire only embers are left. */
export function drawFire(variant: number, deep = false): Drawing {
  const mirror = variant % 2 === 1 ? { transform: `translate(${CELL} 0) scale(-1 1)` } : {};
  const flames = [
    { d: FLAME, fill: PAINT.ember },
    { d: INNER_FLAME, fill: '#ee7a2c' },
    { d: HEART, fill: PAINT.flame },
  ];
  const embers = [
    { d: FLAME, fill: '#7d2216', transform: 'translate(7 10) scale(0.72)' },
    { d: HEART, fill: '#a83a1b', transform: 'translate(0 -3)' },
  ];
  return draw(
    'g',
    {},
    draw('rect', { width: CELL, height: CELL, fill: deep ? PAINT.ash : PAINT.coal }),
    draw(
      'g',
      mirror,
      (deep ? embers : flames).map((flame) => draw('path', flame)),
    ),
  );
}

const FLAME =
  'M24 43C12 43 7 35 10 26C12 20 17 18 16 9C23 12 25 18 25 22C28 20 29 17 29 14C36 20 41 27 39 34C37 40 32 43 24 43Z';
const INNER_FLAME =
  'M24 43C16 43 13 37 16 31C18 27 22 26 22 20C27 24 28 28 28 31C30 30 31 28 31 26C35 31 35 36 33 39C31 42 28 43 24 43Z';
const HEART = 'M24 43C20 43 18 40 20 36C21 34 23 33 23 29C27 32 29 36 28 39C27 42 26 43 24 43Z';

/** Glow on the sides of a burning square that face what does not burn: top, right, bottom, left. */
export function drawGlow(sides: readonly boolean[]): Drawing {
  const edges = ['M0 2H48', 'M46 0V48', 'M0 46H48', 'M2 0V48'];
  return draw('path', {
    d: edges.filter((_, side) => sides[side]).join(''),
    fill: 'none',
    stroke: PAINT.flame,
    'stroke-width': 4,
  });
}

/** A ring around a cat that is cut off. */
export function drawAlarm(): Drawing {
  const ring = { cx: 24, cy: 24, r: 25, fill: 'none' };
  return draw(
    'g',
    {},
    draw('circle', { ...ring, stroke: '#fffdf8', 'stroke-width': 6 }),
    draw('circle', { ...ring, stroke: PAINT.ember, 'stroke-width': 3.5, 'stroke-dasharray': '7 4' }),
  );
}

/** Where no island lies yet. */
export function drawSea(): Drawing {
  return draw(
    'g',
    {},
    draw('rect', { width: CELL, height: CELL, fill: PAINT.sea }),
    draw('path', {
      d: 'M12 26q6-6 12 0t12 0',
      fill: 'none',
      stroke: '#3b4f61',
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
    }),
  );
}

/** The raft card as a whole: nine squares of planks with a rope around, seen from above. */
export function drawRaft(): Drawing {
  const side = CELL * 3;
  const plank = (index: number) =>
    draw('rect', {
      x: 3,
      y: 3 + index * 23.1,
      width: side - 6,
      height: 21.6,
      rx: 5,
      fill: index % 2 === 0 ? PAINT.wood : '#bf8f59',
    });
  return draw(
    'g',
    {},
    draw('rect', { width: side, height: side, fill: '#35607c' }),
    draw('rect', { x: 1, y: 1, width: side - 2, height: side - 2, rx: 9, fill: PAINT.woodDark }),
    [0, 1, 2, 3, 4, 5].map(plank),
    draw('path', {
      d: `M${CELL} 4V${side - 4}M${CELL * 2} 4V${side - 4}M4 ${CELL}H${side - 4}M4 ${CELL * 2}H${side - 4}`,
      stroke: PAINT.woodDark,
      'stroke-width': 1.6,
      'stroke-dasharray': '5 4',
      fill: 'none',
    }),
  );
}

/** A square of the raft: a mat in the colour whose cats it takes, a wooden ring for any cat, or the mast. */
export function drawBerth(letter: string): Drawing {
  if (letter === 'o') return drawMast();
  const colour = COLOUR_LETTERS.indexOf(letter);
  if (colour < 0) {
    return draw('circle', {
      cx: 24,
      cy: 24,
      r: 15,
      fill: PAINT.woodLight,
      stroke: PAINT.woodDark,
      'stroke-width': 2.5,
    });
  }
  const { base, deep } = PAINT.terrain[colour];
  return draw(
    'g',
    {},
    draw('rect', { x: 5, y: 5, width: 38, height: 38, rx: 9, fill: base, stroke: deep, 'stroke-width': 2.5 }),
    draw('g', { transform: 'translate(8.4 8.4) scale(0.65)' }, drawPattern(colour)),
  );
}

function drawMast(): Drawing {
  return draw(
    'g',
    {},
    draw('ellipse', { cx: 24, cy: 41, rx: 11, ry: 3, fill: '#000000', 'fill-opacity': 0.25 }),
    draw('path', { d: 'M26 5C38 13 43 24 42 34L26 34Z', fill: '#fffaf0' }),
    draw('path', { d: 'M26 5C34 13 37 24 36 34L26 34Z', fill: '#f1e2c4' }),
    draw('path', { d: 'M22 9C14 17 9 26 8 34L22 34Z', fill: '#e4674f' }),
    draw('path', { d: 'M24 4V41', stroke: '#5d3d1f', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
  );
}

/** A pathway card in one turn; `name` is written below it. */
export function drawCard(card: number, turn: number, name: string): Drawing {
  const side = CELL * 3;
  return draw(
    'g',
    {},
    draw('rect', {
      x: -5,
      y: -5,
      width: side + 10,
      height: side + 44,
      rx: 12,
      fill: PAINT.panel,
      stroke: PAINT.line,
      'stroke-width': 3,
    }),
    drawCells(CARD_PICTURES[card][turn]),
    draw('g', { transform: `translate(16 ${side + 18})` }, drawDeckMark((card / 25) | 0)),
    draw(
      'text',
      {
        x: side - 6,
        y: side + 29,
        'text-anchor': 'end',
        'font-family': 'Inter, sans-serif',
        'font-weight': 600,
        'font-size': 32,
        fill: PAINT.ink,
      },
      name,
    ),
  );
}

/** Squares of a picture in terrain letters. */
function drawCells(picture: Picture): Drawing[] {
  return picture.flatMap((letters, row) =>
    Array.from(letters, (letter, column) =>
      draw(
        'g',
        { transform: `translate(${column * CELL} ${row * CELL})` },
        drawTerrain(COLOUR_LETTERS.indexOf(letter)),
      ),
    ),
  );
}

/** A fire tile in one of its eight ways. */
export function drawTile(tile: number, way: number): Drawing {
  return draw(
    'g',
    {},
    TILE_PICTURES[tile][way].flatMap((letters, row) =>
      Array.from(letters).flatMap((letter, column) =>
        letter === '#'
          ? [draw('g', { transform: `translate(${column * CELL} ${row * CELL})` }, drawFire(row + column))]
          : [],
      ),
    ),
  );
}

/** A fire tile as a small silhouette, `unit` a square. */
export function drawTileShape(tile: number, unit: number, fill: string): Drawing {
  const squares = TILE_PICTURES[tile][0].flatMap((letters, row) =>
    Array.from(letters).flatMap((letter, column) =>
      letter === '#' ? [`M${column * unit} ${row * unit}h${unit - 0.8}v${unit - 0.8}h${0.8 - unit}z`] : [],
    ),
  );
  return draw('path', { d: squares.join(''), fill });
}

/** The mark on the back of a deck, around (0, 0): circle, cross, square, triangle. */
export function drawDeckMark(deck: number): Drawing {
  const stroke = {
    fill: 'none',
    stroke: PAINT.ink,
    'stroke-width': 4.5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  if (deck === 0) return draw('circle', { r: 9.5, ...stroke });
  const d = ['', 'M-8-8L8 8M8-8L-8 8', 'M-8.5-8.5H8.5V8.5H-8.5Z', 'M0-10L10.5 8.5H-10.5Z'][deck];
  return draw('path', { d, ...stroke });
}

/** Light that fire throws on the squares around it: one gradient a side, for the fills of drawEmberLight. */
export function drawEmberDefs(): Drawing {
  const ways = [
    { x1: 0, y1: 1, x2: 0, y2: 0 },
    { x1: 0, y1: 0, x2: 1, y2: 0 },
    { x1: 0, y1: 0, x2: 0, y2: 1 },
    { x1: 1, y1: 0, x2: 0, y2: 0 },
  ];
  return draw(
    'defs',
    {},
    ways.map((way, side) =>
      draw(
        'linearGradient',
        { id: `raft-ember-${side}`, ...way },
        draw('stop', { offset: 0, 'stop-color': '#ff8a2a', 'stop-opacity': 0.6 }),
        draw('stop', { offset: 1, 'stop-color': '#ff8a2a', 'stop-opacity': 0 }),
      ),
    ),
  );
}

const EMBER_REACH = 22;

/** Ember light beyond the sides of a burning square: top, right, bottom, left. */
export function drawEmberLight(sides: readonly boolean[]): Drawing {
  const strips = [
    { x: 0, y: -EMBER_REACH, width: CELL, height: EMBER_REACH },
    { x: CELL, y: 0, width: EMBER_REACH, height: CELL },
    { x: 0, y: CELL, width: CELL, height: EMBER_REACH },
    { x: -EMBER_REACH, y: 0, width: EMBER_REACH, height: CELL },
  ];
  return draw(
    'g',
    {},
    strips.flatMap((strip, side) =>
      sides[side] ? [draw('rect', { ...strip, fill: `url(#raft-ember-${side})` })] : [],
    ),
  );
}

/** Top left corner of a square. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Places where fire would end the game: a skull, because a cross only says "not here". One path for each colour, because
 * a whole shore of skulls comes and goes with every turn of a tile.
 */
export function drawSkulls(places: readonly Corner[]): Drawing {
  const repeat = (path: (corner: Corner) => string) => places.map(path).join('');
  const discs = repeat(({ x, y }) => `M${x + 11} ${y + 24}a13 13 0 1 0 26 0a13 13 0 1 0-26 0z`);
  const bones = repeat(
    ({ x, y }) =>
      `M${x + 24} ${y + 15.5}c-5 0-8 3.2-8 7.3 0 2.7 1.3 4.4 3 5.4v3.6h10v-3.6c1.7-1 3-2.7 3-5.4 0-4.1-3-7.3-8-7.3z`,
  );
  const eye = 'a2.1 2.1 0 1 0 .1 0z';
  const holes = repeat(
    ({ x, y }) =>
      `M${x + 20.7} ${y + 20.8}${eye}M${x + 27.3} ${y + 20.8}${eye}M${x + 22.3} ${y + 28.5}v3.3M${x + 25.7} ${y + 28.5}v3.3`,
  );
  return draw(
    'g',
    {},
    draw('path', { d: discs, fill: '#1d0b08', stroke: '#fffdf8', 'stroke-width': 2 }),
    draw('path', { d: bones, fill: '#fffdf8' }),
    draw('path', { d: holes, fill: '#1d0b08', stroke: '#1d0b08', 'stroke-width': 1.2 }),
  );
}

/** Places where what is held may go. */
export function drawDots(places: readonly Corner[]): Drawing {
  const d = places.map(({ x, y }) => `M${x + 18} ${y + 24}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`).join('');
  return draw('path', { d, fill: '#fffdf8', stroke: '#23302f', 'stroke-width': 2.5 });
}

/** The squares of a card in one turn, without a border: what it would look like on the island. */
export function drawCardFace(card: number, turn: number): Drawing {
  return draw('g', {}, drawCells(CARD_PICTURES[card][turn]));
}
