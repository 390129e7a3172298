import { texts } from '#texts/stratopolis/rules.ts';
import { must } from '../../../core/result.ts';
import { type Box, boxAround, boxFrom, boxHolding } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { crop, cropOn, crossMark, numberMark, tickMark, veil } from '../../../kit/draw/illustration.ts';
import { type PictureWords, pictureMaker } from '../../rule-book.ts';
import { about } from '../about.ts';
import { ORIENTATIONS, TILE_TYPES } from '../components.ts';
import { columnOf, isOnBoard, rowOf, seatOfTile, squaresOf } from '../geometry.ts';
import { parsePosition, parseTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { drawFace, drawOutline, drawShade, drawTile, isOutshone, PAINT, SQUARE } from './artwork.ts';
import { drawDepth } from './depth.ts';
import { drawGround } from './field.ts';
import { spot, squareNamed } from './layout.ts';
import { at, drawGhost, drawRegionOutline, drawTab, type RegionKind, tabPlaces } from './overlay.ts';
import { faceAt } from './picture.ts';

const picture = pictureMaker(about.id, parsePosition);

/** A few tiles are down; Green has a tile with much black on top. */
const EARLY = 'MMUANLOBLNBCONSCKLDAPOTCMLEB M,A green';
const TEN_SQUARES = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNB T,A red';
const LARGER = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFA T,J green';

/** The whole small city with the table to its right; and the city with a tile beside it, whose upper left corner is there. */
const AROUND = boxAround(13.7 * SQUARE, 13.9 * SQUARE, 9.6 * SQUARE);
const ON_TOP = boxAround(13.5 * SQUARE, 12.9 * SQUARE, 8.4 * SQUARE);
const BESIDE = [15.45, 10.5] as const;

export const pictures = {
  start: picture(texts.setup.start, 'MMUA K,A green', (position) =>
    crop(boxAround(12.5 * SQUARE, 13 * SQUARE, 8 * SQUARE), drawCity(position)),
  ),
  tiles: picture(texts.setup.tiles, 'MMUA K,A green', drawBox),
  depth: picture(texts.setup.depth, TEN_SQUARES, (position) => {
    const { box, drawing } = drawDepth(
      position,
      [0, 1].map((seat) => regionsOf(position, seat)[0]),
      0,
    );
    const wide = boxHolding(box);
    return cropOn(wide, PAINT.page, drawing);
  }),
  beside: tryOut(texts.placing.beside, AROUND, 'QNMA'),
  corner: tryOut(texts.placing.corner, AROUND, 'QPMA', 'S7'),
  level: tryOut(texts.stacking.level, ON_TOP, 'MMMA', 'S6'),
  colours: tryOut(texts.stacking.colours, ON_TOP, 'KMMA', 'S8'),
  two: tryOut(texts.stacking.two, ON_TOP, 'LNMC', 'S9'),
  fine: tryOut(texts.stacking.fine, ON_TOP, 'NNMC'),
  region: picture(texts.scoring.example.words, TEN_SQUARES, (position) => {
    const box = boxAround(13.2 * SQUARE, 13 * SQUARE, 9 * SQUARE);
    const region = regionsOf(position, GREEN)[0];
    return crop(box, drawCity(position), veil(box, PAINT.ground, 0.66), ...drawCounted(position, region));
  }),
  larger: picture(texts.scoring.larger, LARGER, (position) => {
    const [first, ...others] = regionsOf(position, GREEN);
    const best = others.reduce((a, b) => (b.value > a.value ? b : a));
    return crop(
      boxAround(13.2 * SQUARE, 13.6 * SQUARE, 8.8 * SQUARE),
      drawCity(position, first.squares),
      drawRegion(position, first, 'scoring'),
      drawRegion(position, best, 'other'),
    );
  }),
};

const GREEN = 0;

/** Green's tile in one place, with a tick or, where a rule forbids it, a cross. */
function tryOut(words: PictureWords, box: Box, move: string, rule?: string) {
  const claims = rule === undefined ? { legal: [move] } : { refused: [{ move, rule }] };
  return picture(
    words,
    EARLY,
    (position) => {
      const place = squareNamed(move) * 4 + ORIENTATIONS.findIndex(([letter]) => letter === move[3]);
      const squares = squaresOf(place);
      const x = Math.max(...squares.map(columnOf)) + 1;
      const y = Math.min(...squares.map(rowOf));
      return crop(
        box,
        drawCity(position),
        drawTried(position, must(parseTile(move[2])), place, rule !== undefined),
        (rule === undefined ? tickMark : crossMark)(x * SQUARE, y * SQUARE, 9),
      );
    },
    claims,
  );
}

/**
 * The tile where it would be. One that may not go on top of others is beside the city, with a line around what it would
 * cover: what is below it is the reason.
 */
function drawTried(position: StratopolisPosition, tile: number, place: number, isRefused: boolean): Drawing {
  const squares = squaresOf(place);
  if (!isRefused) return drawGhost(position, tile, place, { wrong: undefined });
  const line = drawOutline(squares.map(spot), '#ff8b96', 2.4);
  if (position.cells[squares[0]] === 0)
    return draw('g', {}, drawGhost(position, tile, place, { wrong: squares }), line);
  const [left, top] = [Math.min(...squares.map(columnOf)), Math.min(...squares.map(rowOf))];
  const moved = `translate(${(BESIDE[0] - left) * SQUARE} ${(BESIDE[1] - top) * SQUARE})`;
  return draw(
    'g',
    {},
    line,
    draw('g', { transform: `translate(${BESIDE[0] * SQUARE} ${BESIDE[1] * SQUARE})` }, drawTile(tile, place & 3)),
    draw('g', { transform: moved }, line),
  );
}

/** The city as it shows from above; `lit` squares have their windows lit. */
function drawCity(position: StratopolisPosition, lit: readonly number[] = []): Drawing {
  const shown = Array.from(position.cells.keys()).filter(isOnBoard);
  const bright = new Set(lit);
  return draw(
    'g',
    {},
    drawGround(),
    shown.map((square) => {
      const seen = faceAt(position, square, bright.has(square));
      const face = { ...seen, isQuiet: isOutshone(seen.colour, square, bright) };
      const drawn = face.height === 0 ? drawShade(face.shade) : drawFace(face);
      return drawn && draw('g', { transform: at(square) }, drawn);
    }),
  );
}

/** A region above the veil, its squares numbered. */
function drawCounted(position: StratopolisPosition, region: Region): Drawing[] {
  return [
    ...region.squares.map((square) =>
      draw('g', { transform: at(square) }, drawFace({ ...faceAt(position, square, true), shade: { top: 0, left: 0 } })),
    ),
    drawOutline(region.squares.map(spot), PAINT.greenLight, 2.2),
    ...region.squares.map((square, index) => {
      const [column, row] = spot(square);
      return numberMark(index + 1, column * SQUARE + 4.5, row * SQUARE + 4.5, 5.4, '#14532f');
    }),
  ];
}

/** One of each kind of Green's tiles. */
function drawBox(): Drawing {
  const kinds = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter((tile) => seatOfTile(tile) === GREEN);
  const [across, step, margin] = [5, 66, 24];
  const box = boxFrom(0, 0, across * step + 2 * margin - 18);
  const top = (box.height - 2 * step + 18) / 2;
  return cropOn(
    box,
    PAINT.ground,
    ...kinds.map((tile, index) => {
      const corner = `translate(${margin + (index % across) * step} ${top + Math.floor(index / across) * (step + 8) - 4})`;
      return draw('g', { transform: corner }, drawTile(tile));
    }),
  );
}

/** A region with its tab. */
function drawRegion(position: StratopolisPosition, region: Region, kind: RegionKind): Drawing {
  const [place] = tabPlaces(position, region, kind, SCALE);
  return draw('g', {}, drawRegionOutline(region, kind, SCALE), drawTab(region, kind, place, SCALE));
}

/** Of the tabs: no wider than a square, or they would cover the small region that they count. */
const SCALE = 0.85;
