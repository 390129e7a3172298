import { texts } from '#texts/race-to-the-raft/rules.ts';
import { type Box, boxAround, boxFrom, boxHolding, RATIO } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { cropOn, crossMark, DISC, numberMark } from '../../../kit/draw/illustration.ts';
import { pictureMaker } from '../../rule-book.ts';
import { about } from '../about.ts';
import { handOf } from '../facts.ts';
import { CARD_PICTURES, columnOf, nameCard, rowOf, squareAt, TILE_PICTURES } from '../geometry.ts';
import { parsePosition } from '../notation.ts';
import type { RaftPosition } from '../position.ts';
import { RAFT_AT } from '../state.ts';
import { drawCard, drawCardFace } from './artwork.ts';
import { drawBoard, drawWholeRaft } from './board-drawing.ts';
import { drawCat } from './cat.ts';
import { pathOf } from './cat-watch.ts';
import { drawTile } from './fire.ts';
import { CELL } from './land.ts';
import { outlineOf } from './last-fire.ts';
import { PAINT } from './palette.ts';
import { CUT_OFF, FIRE, HAND, MATS, PATH, START, WON } from './rule-positions.ts';

const picture = pictureMaker(about.id, parsePosition);

const SIDE = CELL * 3;
/** Squares of the walks in the worked example. */
export const WALK = { from: squareAt(7, 4), to: squareAt(8, 6), on: squareAt(8, 9) };

export const pictures = {
  island: picture(texts.setup.island, START, (position) => {
    const [width, height] = [position.columns * CELL, position.rows * CELL];
    return cropAt(position, boxHolding({ x: 0, y: 0, width, height }, 0, 12));
  }),
  raft: picture(texts.setup.raft, MATS, (position) => {
    const raft = position.words[RAFT_AT];
    return cropAt(position, around(raft + squareAt(1, 0), 8));
  }),
  cats: picture(texts.setup.cats, START, drawMoods),
  hand: picture(texts.turn.hand, HAND, drawHand),
  lay: picture(
    texts.cards.lay,
    HAND,
    (position) => cropAt(position, around(squareAt(12, 7), 11), ...drawLaid(cardAt(BLUE_CARD, squareAt(12, 7), true))),
    { legal: ['Bh1207N'] },
  ),
  blocked: picture(
    texts.cards.blocked,
    HAND,
    (position) => cropAt(position, around(squareAt(7, 6), 10), ...drawLaid(cardAt(BLUE_CARD, squareAt(6, 5), false))),
    { refused: [{ move: 'Bh0605N', rule: 'R6' }] },
  ),
  spread: picture(
    texts.fire.spread,
    FIRE,
    (position) => cropAt(position, around(squareAt(4, 14), 9), ...drawLaid(tileAt(position, squareAt(3, 15), true))),
    { legal: ['m0315FN'] },
  ),
  apart: picture(
    texts.fire.apart,
    FIRE,
    (position) => cropAt(position, around(squareAt(9, 7), 10), ...drawLaid(tileAt(position, squareAt(8, 8), false))),
    { refused: [{ move: 'm0808FN', rule: 'R8' }] },
  ),
  cutOff: picture(texts.fire.cutOff, CUT_OFF, (position) => cropAt(position, around(squareAt(12, 6), 9))),
  walk: picture(
    texts.cats.walk,
    PATH,
    (position) => {
      const route = pathOf(position, squareAt(13, 4), squareAt(14, 15));
      return cropAt(position, around(squareAt(12, 10), 16), drawRoute(route, PAINT.terrain[0].deep));
    },
    { legal: ['B13041415Ag'] },
  ),
  price: picture(
    texts.cats.price.words,
    PATH,
    (position) =>
      cropAt(
        position,
        around(squareAt(8, 6), 9),
        ...drawLaid(cardAt(GREEN_CARD, squareAt(8, 7), true)),
        drawRoute(pathOf(position, WALK.from, WALK.to), GREEN),
        drawRoute(
          [6, 7, 8, 9].map((column) => squareAt(8, column)),
          GREEN,
        ),
        numberOn(WALK.to, 1),
        numberOn(WALK.on, 2),
      ),
    { legal: ['G07040806Ag', 'Bd0807N'] },
  ),
  won: picture(texts.end.won, WON, (position) => cropAt(position, around(squareAt(12, 13), 11))),
};

const GREEN = PAINT.terrain[1].deep;

function around(square: number, squares: number): Box {
  return boxAround((columnOf(square) + 0.5) * CELL, (rowOf(square) + 0.5) * CELL, squares * CELL);
}

/** The island in the sea, of which as little as possible is shown. */
function cropAt(position: RaftPosition, wanted: Box, ...onTop: readonly Drawing[]): Drawing {
  const box = {
    ...wanted,
    x: keepWithin(wanted.x, wanted.width, position.columns * CELL),
    y: keepWithin(wanted.y, wanted.height, position.rows * CELL),
  };
  return cropOn(box, PAINT.sea, drawBoard(position), ...onTop);
}

const SHORE = 12;

/** Where a stretch begins so that it lies within another and its shores; in the middle of it if it is longer. */
function keepWithin(from: number, length: number, whole: number): number {
  if (length > whole + 2 * SHORE) return (whole - length) / 2;
  return Math.min(Math.max(from, -SHORE), whole + SHORE - length);
}

interface Laid {
  readonly square: number;
  readonly squares: readonly number[];
  readonly face: Drawing;
  readonly fits: boolean;
}

/** A card of the hand, or the drawn fire tile, where it would lie. */
function drawLaid({ square, squares, face, fits }: Laid): Drawing[] {
  const [x, y] = [columnOf(square) * CELL, rowOf(square) * CELL];
  const right = (Math.max(...squares.map(columnOf)) + 1) * CELL;
  const outline = { d: outlineOf(squares), fill: 'none', 'stroke-linecap': 'round' };
  return [
    draw('g', { transform: `translate(${x} ${y})`, opacity: fits ? 1 : 0.75 }, face),
    draw('path', { ...outline, stroke: PAINT.ink, 'stroke-width': 9 }),
    draw('path', { ...outline, stroke: fits ? '#ffffff' : '#ffb3ba', 'stroke-width': 5 }),
    ...(fits ? [] : [crossMark(right, y, 22)]),
  ];
}

/** Cards of the hand that make a path: the eighth and the fourth of the second deck. */
const BLUE_CARD = 25 + 7;
const GREEN_CARD = 25 + 3;

function cardAt(card: number, square: number, fits: boolean): Laid {
  return { square, squares: squaresOf(CARD_PICTURES[card][0], square), face: drawCardFace(card, 0), fits };
}

function tileAt({ tile }: RaftPosition, square: number, fits: boolean): Laid {
  const burning = TILE_PICTURES[tile][0].map((letters) => letters.replaceAll('.', ' '));
  return { square, squares: squaresOf(burning, square), face: drawTile(tile, 0), fits };
}

/** Squares of a picture's letters, its first one at a square. */
function squaresOf(rows: readonly string[], corner: number): number[] {
  return rows.flatMap((letters, row) =>
    Array.from(letters).flatMap((letter, column) =>
      letter === ' ' ? [] : [squareAt(rowOf(corner) + row, columnOf(corner) + column)],
    ),
  );
}

/** The way of a cat, on the ground of numbers, which is dark by night: dots from the edge of its first square to its last. */
function drawRoute(route: readonly number[], colour: string): Drawing {
  const middle = (across: number, down: number) => `${(across + 0.5) * CELL} ${(down + 0.5) * CELL}`;
  const points = route.map((square) => middle(columnOf(square), rowOf(square)));
  const [first, second] = route;
  // The cat's own face, or the number of the walk before, stays free.
  points[0] = middle((columnOf(first) + columnOf(second)) / 2, (rowOf(first) + rowOf(second)) / 2);
  const stroke = {
    d: `M${points.join('L')}`,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return draw(
    'g',
    {},
    draw('path', { ...stroke, stroke: DISC, 'stroke-width': 13 }),
    draw('path', { ...stroke, stroke: colour, 'stroke-width': 7, 'stroke-dasharray': '0.1 16' }),
    draw('circle', {
      cx: points[points.length - 1].split(' ')[0],
      cy: points[points.length - 1].split(' ')[1],
      r: 13,
      fill: DISC,
      stroke: colour,
      'stroke-width': 5,
    }),
  );
}

function numberOn(square: number, number: number): Drawing {
  return numberMark(number, (columnOf(square) + 0.5) * CELL, (rowOf(square) + 0.5) * CELL, 18, GREEN);
}

/** Awake, exhausted, aboard. */
function drawMoods(): Drawing {
  const box = boxFrom(0, 0, 300);
  const cats = [drawCat(1, 'awake'), drawCat(4, 'exhausted'), drawCat(0, 'aboard')];
  return cropOn(
    box,
    PAINT.sea,
    ...[1, 4].map((colour, index) =>
      draw('rect', { x: 18 + index * 94, y: 62, width: 76, height: 76, rx: 14, fill: PAINT.terrain[colour].base }),
    ),
    draw('g', { transform: 'translate(206 62) scale(0.53)' }, drawWholeRaft('wwwwwwwww')),
    ...cats.map((cat, index) => draw('g', { transform: `translate(${26 + index * 94} 70) scale(1.25)` }, cat)),
    ...cats.map((_, index) => numberMark(index + 1, 22 + index * 94, 64, 13, GREEN)),
  );
}

/** The hand as it is dealt, three cards a row. */
function drawHand(position: RaftPosition): Drawing {
  const [step, deep] = [SIDE + 34, SIDE + 66];
  const box = boxAround(step * 1.5 - 17, deep - 17, deep * 2 * RATIO + 40);
  return cropOn(
    box,
    PAINT.sea,
    ...handOf(position).map((card, index) =>
      draw(
        'g',
        { transform: `translate(${(index % 3) * step} ${Math.floor(index / 3) * deep})` },
        drawCard(card, 0, nameCard(card)),
      ),
    ),
  );
}
