import { texts } from '#texts/blue-lagoon/rules.ts';
import type { Seat } from '../../../core/game.ts';
import { type Box, boxAround, boxFrom, boxHolding } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { crop, cropOn, crossMark, numberMark, veil } from '../../../kit/draw/illustration.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { pictureMaker } from '../../rule-book.ts';
import { about } from '../about.ts';
import { TOKENS } from '../components.ts';
import { parsePosition } from '../notation.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { checkMove, placement } from '../rules.ts';
import { bestLink } from '../scoring.ts';
import { SETTLER, VILLAGE } from '../state.ts';
import { at, boat, FRAME_CORNER, hexagon, sea, settler, stoneCircle, tideMark, village } from './artwork.ts';
import { boxOf, linkPath, middleOfTile } from './layout.ts';
import { viewTiles } from './model.ts';
import { PAINT, SANDS } from './palette.ts';
import { boardLayers } from './picture.ts';
import { EXPLORED, EXPLORING, HALF_TIME, SETTLING, START } from './rule-positions.ts';
import { token } from './tokens.ts';

const picture = pictureMaker(about.id, parsePosition);

/** The player of the worked examples, and the islands of two of them. */
export const RED = 0;
export const LED_ISLAND = 5;
export const TIED_ISLAND = 0;

export const pictures = {
  yours: picture(texts.setup.yours, EXPLORING, (position) =>
    cropAt(
      position,
      near(position, '5,11', 860, 0, 40),
      ...['6,11', '5,11', '4,11'].map((name, index) => numberOn(position, name, index + 1)),
    ),
  ),
  tokens: picture(texts.setup.tokens, HALF_TIME, drawTokens),
  bonus: picture(texts.setup.bonus, START, (position) => cropAt(position, near(position, '1,6', 900, 90, 0))),
  settler: picture(
    texts.exploration.settler,
    EXPLORING,
    (position) => cropAt(position, near(position, '2,4', 1250, 0, 60), drawPlaces(position, SETTLER)),
    { legal: ['S 2,3', 'S 2,6', 'S 3,4'], refused: [{ move: 'S 4,3', rule: 'B7' }] },
  ),
  village: picture(
    texts.exploration.village,
    EXPLORING,
    (position) => cropAt(position, near(position, '2,4', 1250, 0, 60), drawPlaces(position, VILLAGE)),
    { legal: ['T 3,4', 'T 2,6'], refused: [{ move: 'T 2,3', rule: 'B7' }] },
  ),
  apart: picture(
    texts.exploration.apart,
    EXPLORING,
    (position) => {
      const { x, y } = point(position, '5,4');
      const ghost = draw('g', { opacity: 0.6 }, at(x, y, 1, settler(RED)));
      return cropAt(position, near(position, '5,4', 1100), ghost, crossMark(x + 50, y - 54, 36));
    },
    { refused: [{ move: 'S 5,4', rule: 'B7' }] },
  ),
  before: picture(texts.halfTime.before, EXPLORED, (position) => cropAt(position, near(position, '2,3', 1350, 0, 40))),
  after: picture(texts.halfTime.after, HALF_TIME, (position) => cropAt(position, near(position, '2,3', 1350, 0, 40))),
  circle: picture(
    texts.halfTime.circle,
    EXPLORING,
    (position) => {
      const { x, y } = point(position, '4,2');
      // What lies on the circle is taken, so it is painted over.
      const bare = draw('circle', { r: 70, fill: SANDS[2] });
      // Small enough for the circle to be seen around it.
      const built = [at(0, -8, 0.6, village(RED)), at(0, 22, 0.55, tideMark())];
      return cropAt(position, near(position, '4,2', 640), at(x, y, 1, bare, stoneCircle(), ...built));
    },
    { legal: ['T 4,2'] },
  ),
  settling: picture(
    texts.settlement.next,
    SETTLING,
    (position) => cropAt(position, near(position, '10,3', 1350, 0, -60), drawPlaces(position, SETTLER)),
    {
      legal: ['S 9,4'],
      refused: [
        { move: 'S 8,4', rule: 'B8' },
        { move: 'T 11,4', rule: 'B8' },
      ],
    },
  ),
  link: picture(texts.links.example.words, EXPLORED, drawBestLink),
  led: picture(texts.majorities.lead, EXPLORED, (position) => drawIsland(position, LED_ISLAND)),
  tied: picture(texts.majorities.tie, EXPLORED, (position) => drawIsland(position, TIED_ISLAND)),
  hand: picture(texts.tokens.example.words, EXPLORED, drawHand),
  whole: picture(texts.together.example.words, EXPLORED, (position) => {
    return cropAt(position, boxHolding(boxOf(position.board)));
  }),
};

/** The board on a sea that goes on beyond the box. */
function drawBoard(position: BlueLagoonPosition, { x, y, width, height }: Box): Drawing {
  const wide = { x: x - 100, y: y - 100, width: width + 200, height: height + 200 };
  return draw('g', {}, sea(wide), ...boardLayers(position));
}

/** A crop around a tile, with whatever is drawn on top. */
function cropAt(position: BlueLagoonPosition, box: Box, ...onTop: readonly Drawing[]): Drawing {
  return crop(box, drawBoard(position, box), ...onTop);
}

function point({ board }: BlueLagoonPosition, name: string) {
  return middleOfTile(board, board.names.indexOf(name));
}

/** A box around a tile, moved by so much. */
function near(position: BlueLagoonPosition, name: string, width: number, right = 0, down = 0): Box {
  const { x, y } = point(position, name);
  return boxAround(x + right, y + down, width);
}

function numberOn(position: BlueLagoonPosition, name: string, number: number, seat: Seat = RED): Drawing {
  const { x, y } = point(position, name);
  return numberMark(number, x - 56, y - 54, 32, SEAT_MARKS[seat].colour);
}

/** Where the seat to move may put such a piece: frames on land, dots on water, as on the table. */
function drawPlaces(position: BlueLagoonPosition, piece: number): Drawing {
  const { board, mover } = position;
  const open = [...board.names.keys()].filter((tile) => !checkMove(position, placement(piece, tile)));
  const middles = (isLand: boolean) =>
    open.filter((tile) => board.isLand(tile) === isLand).map((tile) => middleOfTile(board, tile));
  const land = middles(true).map(({ x, y }) => hexagon(x, y, 84, FRAME_CORNER));
  const dots = middles(false).map(({ x, y }) => `M${x - 17} ${y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`);
  const { colour, tint } = SEAT_MARKS[mover];
  return draw(
    'g',
    {},
    draw('path', { d: land.join(''), fill: tint, 'fill-opacity': 0.35, stroke: colour, 'stroke-width': 10 }),
    draw('path', { d: dots.join(''), fill: PAINT.paper, stroke: '#0e5a66', 'stroke-width': 5 }),
  );
}

/** All tokens once, on their circles. */
function drawTokens(): Drawing {
  const box = boxFrom(0, 0, 900);
  const step = box.width / TOKENS.length;
  return cropOn(
    box,
    SANDS[0],
    ...TOKENS.map((_, kind) =>
      at(step * (kind + 0.5), box.height / 2 + (kind % 2 === 0 ? -70 : 70), 1.1, stoneCircle(), token(kind)),
    ),
  );
}

/** Red's best link above the veil, its islands numbered. */
function drawBestLink(position: BlueLagoonPosition): Drawing {
  const { board } = position;
  const { tiles, islands } = bestLink(position, RED);
  const middles = tiles.map((tile) => middleOfTile(board, tile));
  const box = boxAround(average(middles.map(({ x }) => x)), average(middles.map(({ y }) => y)) + 30, 1500);
  const views = viewTiles(position);
  const { colour } = SEAT_MARKS[RED];
  return cropAt(
    position,
    box,
    veil(box, PAINT.haze, 0.62),
    draw('path', { d: linkPath(board, tiles), stroke: PAINT.paper, 'stroke-width': 46, 'stroke-linecap': 'round' }),
    draw('path', { d: linkPath(board, tiles), stroke: colour, 'stroke-width': 26, 'stroke-linecap': 'round' }),
    ...tiles.map((tile) => drawPiece(position, tile)),
    ...islands.map((island, index) => {
      const [first] = tiles.filter((tile) => views[tile].island === island);
      const { x, y } = middleOfTile(board, first);
      return numberMark(index + 1, x - 70, y - 70, 40, colour);
    }),
  );
}

/** An island with its pieces, everything around it faded; each side's pieces are counted. */
function drawIsland(position: BlueLagoonPosition, island: number): Drawing {
  const { board } = position;
  const tiles = board.islandTiles[island];
  const middles = tiles.map((tile) => middleOfTile(board, tile));
  const box = boxAround(average(middles.map(({ x }) => x)), average(middles.map(({ y }) => y)), 1300);
  const counts = [0, 0];
  const pieces = tiles.filter((tile) => viewTiles(position)[tile].piece);
  return cropAt(
    position,
    box,
    ...pieces.map((tile) => {
      const seat = viewTiles(position)[tile].piece?.seat ?? RED;
      counts[seat]++;
      const { x, y } = middleOfTile(board, tile);
      return numberMark(counts[seat], x + 58, y - 56, 32, SEAT_MARKS[seat].colour);
    }),
  );
}

/** What stands on a tile, once more. */
function drawPiece(position: BlueLagoonPosition, tile: number): Drawing {
  const { piece, island } = viewTiles(position)[tile];
  const { x, y } = middleOfTile(position.board, tile);
  if (piece === undefined) return draw('g');
  if (piece.kind === 'village') return at(x, y, 1, village(piece.seat));
  return at(x, y, 1, island === undefined ? boat(piece.seat) : settler(piece.seat));
}

/** Red's tokens, a row a kind. */
function drawHand(position: BlueLagoonPosition): Drawing {
  const box = boxFrom(0, 0, 900);
  const rows = TOKENS.map((_, kind) => position.held(RED, kind));
  return cropOn(
    box,
    SANDS[0],
    ...rows.flatMap((count, kind) =>
      Array.from({ length: count }, (_, index) => at(110 + kind * 170, 480 - index * 140, 1.2, token(kind))),
    ),
  );
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
