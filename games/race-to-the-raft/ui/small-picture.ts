import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, FIRE, NONE, OPEN, RAFT, RAFT_AT } from '../state.ts';
import { drawMast } from './artwork.ts';
import { berthsOf, drawWholeRaft } from './board-drawing.ts';
import { drawCat, type Mood } from './cat.ts';
import { allSquares, neighbours } from './cat-watch.ts';
import { coastOf } from './coast.ts';
import { among, FIRE as FIRE_CUT, fieldOf, frontOf } from './field-outline.ts';
import { drawFlames } from './fire.ts';
import { CELL, type Corner, drawFloor } from './land.ts';
import { outlineOf } from './last-fire.ts';
import { RAFT_SIDE } from './layout.ts';
import { PAINT } from './palette.ts';

/*
 * The island no larger than a stamp: at eight pixels a square the patterns of 200 squares are confetti. What tells one
 * island from another stays and is drawn several squares large: cats, raft, and the shape of the fire.
 */

const EDGE = 26;
/** So many cats would fill the longer side. */
const CATS_ACROSS = 6.2;
const PUSHES = 4;
/** How much larger than on the island. */
const RAFT_SIZE = 1.4;
/** Squares along one flame. */
const BLOCK = 2;
/** Around mast and sails: without an edge the red one is lost on a red mat, the white one on the rings. */
const SAIL = 'M24 3C38 11 43 24 42 34L8 34C9 26 14 17 24 3Z';
const EDGE_OF_SAIL = '#2a1a10';
/** How much of its colour the land keeps: enough to be an island of many fields. */
const FIELDS = 0.7;

export function smallPicture(position: RaftPosition): Drawing {
  const [width, height] = [position.columns * CELL, position.rows * CELL];
  const box = `${-EDGE} ${-EDGE} ${width + EDGE * 2} ${height + EDGE * 2}`;
  const all = allSquares(position);
  const fire = all.filter((square) => position.has(FIRE, square));
  const burnt = cornersOf(fire);
  const burns = among(burnt);
  const isInside = among(cornersOf(all));
  return draw(
    'svg',
    { viewBox: box, width, height, 'data-board': box },
    draw('rect', { x: -EDGE, y: -EDGE, width: width + EDGE * 2, height: height + EDGE * 2, rx: 40, fill: PAINT.sea }),
    drawBeach(position),
    drawFields(position, all),
    drawPaths(position),
    draw('path', { d: fieldOf(burnt, burns, FIRE_CUT), fill: PAINT.ash }),
    drawBlaze(position, fire),
    draw('path', { d: frontOf(burnt, burns, isInside), fill: 'none', stroke: PAINT.flame, 'stroke-width': 11 }),
    drawRaftOf(position),
    drawCats(position),
  );
}

/** Surf and sand: at this size a rim is enough. */
function drawBeach({ rows, columns }: RaftPosition): Drawing[] {
  const d = coastOf(rows, columns);
  const rim = { d, fill: 'none', 'stroke-linejoin': 'round' };
  return [
    draw('path', { ...rim, stroke: PAINT.surf, 'stroke-width': 19, 'stroke-opacity': 0.6 }),
    draw('path', { ...rim, stroke: PAINT.sand, 'stroke-width': 9 }),
  ];
}

function cornersOf(squares: readonly number[]): Corner[] {
  return squares.map((square) => ({ x: columnOf(square) * CELL, y: rowOf(square) * CELL }));
}

function drawFields(position: RaftPosition, all: readonly number[]): Drawing {
  const open = all.filter((square) => position.has(OPEN, square));
  return draw(
    'g',
    {},
    drawFloor(cornersOf(open), PAINT.land),
    PAINT.terrain.map(({ base }, colour) => {
      const own = open.filter((square) => position.colourAt(square) === colour);
      return draw('g', { opacity: FIELDS }, drawFloor(cornersOf(own), base));
    }),
  );
}

/** The squares of its colour that each cat can walk on now: its path, as far as it is made. */
function drawPaths(position: RaftPosition): Drawing[] {
  return catsOf(position)
    .filter((cat) => !position.has(RAFT, cat))
    .map((cat) => {
      const { base, tone } = PAINT.terrain[position.catAt(cat)];
      const path = pathsFrom(position, cat);
      const rim = { fill: 'none', stroke: tone, 'stroke-width': 7, 'stroke-linecap': 'round' };
      return draw('g', {}, drawFloor(cornersOf(path), base), draw('path', { d: outlineOf(path), ...rim }));
    });
}

function pathsFrom(position: RaftPosition, cat: number): number[] {
  const found = [cat];
  for (const square of found) {
    const next = neighbours(position, square).filter(
      (each) => position.has(OPEN, each) && position.colourAt(each) === position.catAt(cat) && !found.includes(each),
    );
    found.push(...next);
  }
  return found;
}

/** One flame for four burning squares at the rim of the fire. */
function drawBlaze(position: RaftPosition, fire: readonly number[]): Drawing {
  const burning = new Set(fire);
  const taken = new Set<number>();
  const isAtRim = (square: number) => neighbours(position, square).some((each) => !burning.has(each));
  const blocks = fire.filter((square) => {
    const block = blockAt(square);
    const fits = columnOf(square) + 1 < position.columns && rowOf(square) + 1 < position.rows;
    if (!fits || !block.some(isAtRim) || !block.every((each) => burning.has(each) && !taken.has(each))) return false;
    for (const each of block) taken.add(each);
    return true;
  });
  return drawFlames(cornersOf(blocks), BLOCK);
}

function blockAt(square: number): number[] {
  const [row, column] = [rowOf(square), columnOf(square)];
  return [square, squareAt(row, column + 1), squareAt(row + 1, column), squareAt(row + 1, column + 1)];
}

/** The raft with one sail over all of it. */
function drawRaftOf(position: RaftPosition): Drawing | undefined {
  const raft = position.words[RAFT_AT];
  if (raft === NONE) return undefined;
  const side = RAFT_SIDE * RAFT_SIZE;
  const middle = { x: columnOf(raft) * CELL + RAFT_SIDE / 2, y: rowOf(raft) * CELL + RAFT_SIDE / 2 };
  return inPlace(
    position,
    middle,
    side,
    draw(
      'g',
      { transform: `scale(${RAFT_SIZE})` },
      drawWholeRaft(berthsOf(position)),
      draw(
        'g',
        { transform: `translate(${CELL * 0.18} ${-CELL * 0.36}) scale(2.65)` },
        draw('path', {
          d: SAIL,
          fill: EDGE_OF_SAIL,
          stroke: EDGE_OF_SAIL,
          'stroke-width': 6,
          'stroke-linejoin': 'round',
        }),
        drawMast(),
      ),
    ),
  );
}

function drawCats(position: RaftPosition): Drawing[] {
  const cats = catsOf(position);
  const [aboard, ashore] = [true, false].map((is) => cats.filter((cat) => position.has(RAFT, cat) === is));
  const size = Math.max(position.rows, position.columns) / CATS_ACROSS;
  const draws = (cat: number, middle: Corner, mood: Mood, own: number) =>
    inPlace(
      position,
      middle,
      CELL * own,
      draw('g', { transform: `scale(${own})` }, drawCat(position.catAt(cat), mood)),
    );
  const places = apart(ashore.map(middleOf), size * CELL * 0.86);
  return [
    ...ashore.map((cat, at) => draws(cat, places[at], 'awake', size)),
    ...aboard.map((cat) => draws(cat, middleOf(cat), 'aboard', RAFT_SIZE)),
  ];
}

function middleOf(square: number): Corner {
  return { x: (columnOf(square) + 0.5) * CELL, y: (rowOf(square) + 0.5) * CELL };
}

function catsOf(position: RaftPosition): number[] {
  return allSquares(position).filter((square) => position.has(CATS, square));
}

/** The same places, pushed apart until each is so far from the next; cats of one shore would hide one another. */
function apart(places: readonly Corner[], gap: number): Corner[] {
  const moved = places.map((place) => ({ ...place }));
  for (let round = 0; round < PUSHES; round++) {
    for (const [at, one] of moved.entries()) {
      for (const two of moved.slice(at + 1)) {
        const [x, y] = [two.x - one.x, two.y - one.y];
        const far = Math.hypot(x, y);
        const push = Math.max(0, gap - far) / 2 / Math.max(1, far);
        one.x -= x * push;
        one.y -= y * push;
        two.x += x * push;
        two.y += y * push;
      }
    }
  }
  return moved;
}

/** Something `side` units large around a point, moved as far as the edge of the picture asks for. */
function inPlace(position: RaftPosition, middle: Corner, side: number, drawing: Drawing): Drawing {
  const within = (at: number, size: number) => Math.min(Math.max(at - side / 2, -EDGE / 2), size + EDGE / 2 - side);
  const [x, y] = [within(middle.x, position.columns * CELL), within(middle.y, position.rows * CELL)];
  return draw('g', { transform: `translate(${x} ${y})` }, drawing);
}
