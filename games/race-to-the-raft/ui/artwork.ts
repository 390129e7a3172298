import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { CARD_PICTURES, type Picture } from '../geometry.ts';
import { CELL, type Corner } from './land.ts';
import { drawLooks } from './looks.ts';
import { PAINT } from './palette.ts';
import { drawPattern } from './terrain.ts';

/* Raft, cards and marks. Every function draws around the top left corner (0, 0) of what it draws, from plain data. */

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

/** Logs of the raft, and how far its ends are from the edge of its card. */
const LOGS = 6;
const RAFT_RIM = 3;

/** The raft card as a whole: logs with ropes around, seen from above; in a basin where it is moored. */
export function drawRaft(isMoored: boolean): Drawing {
  const side = CELL * 3;
  const thick = (side - RAFT_RIM * 2) / LOGS;
  const log = (index: number) => {
    const y = RAFT_RIM + index * thick;
    // Ends that are not cut to one length: built in a hurry.
    const short = [0, 3, 1, 4, 0, 2][index];
    const box = { x: RAFT_RIM + short, width: side - RAFT_RIM * 2 - short - ((short * 2) % 5) };
    return [
      draw('rect', {
        ...box,
        y: y + 0.6,
        height: thick - 1.2,
        rx: 8,
        fill: index % 2 === 0 ? PAINT.wood : PAINT.plank,
      }),
      draw('rect', {
        ...{ x: box.x + 7, y: y + 3.2, width: box.width - 14, height: 3.4, rx: 1.7 },
        ...{ fill: PAINT.woodLight, 'fill-opacity': 0.7 },
      }),
    ];
  };
  return draw(
    'g',
    {},
    isMoored && [
      draw('rect', { width: side, height: side, fill: '#35607c' }),
      draw('rect', { x: 1.2, y: 2.4, width: side - 2.4, height: side - 3.2, rx: 11, fill: '#20405a' }),
    ],
    draw('rect', { x: 5, y: 4, width: side - 10, height: side - 8, rx: 8, fill: PAINT.woodDark }),
    Array.from({ length: LOGS }, (_, index) => log(index)).flat(),
    [CELL, CELL * 2].map(drawRope),
  );
}

/** A rope across all logs. */
function drawRope(x: number): Drawing {
  const line = { d: `M${x} 3V${CELL * 3 - 3}`, fill: 'none' };
  return draw(
    'g',
    {},
    draw('path', { ...line, stroke: PAINT.woodDark, 'stroke-width': 6 }),
    draw('path', { ...line, stroke: PAINT.woodLight, 'stroke-width': 3.6, 'stroke-dasharray': '4.5 1.6' }),
  );
}

/** A square of the raft: a mat in the colour whose cats it takes, a wooden ring for any cat, or the mast. */
export function drawBerth(letter: string): Drawing {
  if (letter === 'o') return drawMast();
  const colour = COLOUR_LETTERS.indexOf(letter);
  if (colour < 0) {
    const ring = { cx: 24, cy: 24, r: 13, fill: 'none' };
    return draw(
      'g',
      {},
      draw('circle', { ...ring, stroke: PAINT.woodDark, 'stroke-width': 9.5 }),
      draw('circle', { ...ring, stroke: PAINT.woodLight, 'stroke-width': 5.5 }),
    );
  }
  const { base, deep } = PAINT.terrain[colour];
  return draw(
    'g',
    {},
    draw('rect', { x: 5, y: 5, width: 38, height: 38, rx: 9, fill: base, stroke: deep, 'stroke-width': 2.5 }),
    draw('g', { transform: 'translate(8.4 8.4) scale(0.65)' }, drawPattern(colour)),
  );
}

export function drawMast(): Drawing {
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
      fill: PAINT.card.base,
      stroke: PAINT.card.edge,
      'stroke-width': 3,
    }),
    drawCells(CARD_PICTURES[card][turn]),
    draw('g', { transform: `translate(16 ${side + 18})` }, drawDeckMark((card / 25) | 0, PAINT.card.ink)),
    draw(
      'text',
      {
        x: side - 6,
        y: side + 29,
        'text-anchor': 'end',
        'font-family': 'Fraunces, Georgia, serif',
        'font-weight': 650,
        'font-size': 32,
        fill: PAINT.card.ink,
      },
      name,
    ),
  );
}

/** Squares of a picture in terrain letters, as fields on bare ground. */
function drawCells(picture: Picture): Drawing {
  const [width, height] = [picture[0].length * CELL, picture.length * CELL];
  return draw('g', {}, draw('rect', { width, height, rx: 6, fill: PAINT.soil }), drawLooks(picture));
}

/** The mark on the back of a deck, around (0, 0): circle, cross, square, triangle. */
export function drawDeckMark(deck: number, ink: string = PAINT.ink): Drawing {
  const stroke = {
    fill: 'none',
    stroke: ink,
    'stroke-width': 4.5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  if (deck === 0) return draw('circle', { r: 9.5, ...stroke });
  const d = ['', 'M-8-8L8 8M8-8L-8 8', 'M-8.5-8.5H8.5V8.5H-8.5Z', 'M0-10L10.5 8.5H-10.5Z'][deck];
  return draw('path', { d, ...stroke });
}

/**
 * Places where fire would end the game: a skull, because a cross only says "not here". One path for each colour, because
 * a whole shore of skulls comes and goes with every turn of a tile.
 */
export function drawSkulls(places: readonly Corner[]): Drawing {
  const repeat = (path: (corner: Corner) => string) => places.map(path).join('');
  // Nearly as wide as a square: on a phone that is thirteen pixels, and a smaller skull would be a dark dot.
  const discs = repeat(({ x, y }) => `M${x + 6} ${y + 24}a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`);
  const bones = repeat(
    ({ x, y }) =>
      `M${x + 24} ${y + 11.5}c-7.2 0-11.6 4.6-11.6 10.6 0 3.9 1.9 6.3 4.4 7.8v5.6h14.4v-5.6c2.5-1.5 4.4-3.9 4.4-7.8 0-6-4.4-10.6-11.6-10.6z`,
  );
  const eye = 'a3.3 3.3 0 1 0 .1 0z';
  const holes = repeat(
    ({ x, y }) =>
      `M${x + 19.2} ${y + 18.9}${eye}M${x + 28.8} ${y + 18.9}${eye}M${x + 21.6} ${y + 30.2}v5.3M${x + 26.4} ${y + 30.2}v5.3`,
  );
  return draw(
    'g',
    {},
    draw('path', { d: discs, fill: '#1d0b08', stroke: '#fffdf8', 'stroke-width': 2 }),
    draw('path', { d: bones, fill: '#fffdf8' }),
    draw('path', { d: holes, fill: '#1d0b08', stroke: '#1d0b08', 'stroke-width': 1.5 }),
  );
}

/** Places where what is held may go. */
export function drawDots(places: readonly Corner[]): Drawing {
  // A stroke of no length is a dot, as large as the style wants it.
  const d = places.map(({ x, y }) => `M${x + 24} ${y + 24}h0`).join('');
  const dots = { d, 'stroke-linecap': 'round' };
  return draw(
    'g',
    {},
    draw('path', { ...dots, stroke: '#23302f', 'stroke-width': 11 }),
    draw('path', { ...dots, stroke: '#fffdf8', 'stroke-width': 7 }),
  );
}

/** The squares of a card in one turn, without a border: what it would look like on the island. */
export function drawCardFace(card: number, turn: number): Drawing {
  return drawCells(CARD_PICTURES[card][turn]);
}
