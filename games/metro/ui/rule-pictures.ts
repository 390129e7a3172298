import { texts } from '#texts/metro/rules.ts';
import { type Box, boxAround, boxFrom, boxHolding } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { crop, cropOn, crossMark, numberMark, veil } from '../../../kit/draw/illustration.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { pictureMaker } from '../../rule-book.ts';
import { about } from '../about.ts';
import { squareAt, TILE_BY_CODE } from '../geometry.ts';
import { parsePosition } from '../notation.ts';
import type { MetroPosition } from '../position.ts';
import { listPlacements, MAX_MOVES, squareOf } from '../rules.ts';
import { type Line, traceLine } from '../scoring.ts';
import {
  drawDirections,
  drawLooseTile,
  drawStation,
  drawTile,
  IDLE,
  MARGIN,
  PAINT,
  SQUARE,
  stationPoint,
  type Track,
  WHOLE,
} from './artwork.ts';
import { linePath, stateOf } from './lines.ts';
import { picture as drawWhole } from './picture.ts';

const picture = pictureMaker(about.id, parsePosition);

const EARLY = 'aaaa03cbcb50aacb13bcbc47acba23baac75 aacb,- 1';
const SHORT_CORNER = 'aaaa03cbcb50aacb13bcbc47acba23baac75 cccc,- 1';
const KEPT = 'aaaa03cbcb50aacb13bcbc47 dddd,- 1+acba';
/** Two lines of the first player have arrived: one crosses a tile twice, one ends in the middle. */
const MIDDLE =
  'aaaa10aaaa05bcdd57cddb20cbcb73acba77accd15acba60bbbb30adad11cdac40baac50cccc25bbbb71badb47cbcb56cccc26cbaa06' +
  'bbad61bcbc12aacb75cbaa07bcbc17acba16ccda22baac31dddd46baac63dbcd76cbaa03dddd64cbcb01bcbc62ddbc55dbba23dada24 ' +
  'ddbc,- 1';
const FINISHED =
  'bcdd05aacb06cdac74ccda10aaaa17cbaa71accd64aacb47dada20dbcd61cbaa60aaaa70acba21aacb67bcbc22cccc11acba65ddbc16' +
  'dbcd32acba50aaaa03cbcb51badb37dddd62ddbc12acba27cbaa13adbb02dbba23bbbb75adad01cccc46cbaa07baac04ccda14dada41' +
  'accd72baac73cdac76bbbb63bcbc15badb30cbcb66aacb53bbad25cddb55adbb40bcdd54dacc45baac52dddd31cddb42dbba57dacc35' +
  'baac56adad26bbad24aaaa36cbcb77bcbc00 -,- end';

/** Stations of the worked examples. */
export const TWICE = 15;
export const DOUBLE = 3;

export const pictures = {
  stations: picture(texts.setup.board, '- -,- 1+', (position) => crop(boxFrom(280, 4, 714), drawWhole(position))),
  // A tile whose tracks keep apart: no arrow is below the line, which has one of its own where it leaves.
  tile: picture(texts.setup.tile, 'cccc03 -,- 2+', (position) => {
    const [x, y] = cornerOf(TILE_BELOW);
    const [, ...others] = drawDirections(position.tiles[TILE_BELOW]);
    const ways = draw('g', { transform: `translate(${x} ${y})` }, others);
    return crop(boxAround(450, 152, 300), drawWhole(position), ways);
  }),
  centre: picture(texts.setup.centre, '- -,- 1+', (position) => crop(boxAround(500, 500, 540), drawWhole(position))),
  open: picture(
    texts.placing.open,
    EARLY,
    (position) => crop(boxFrom(197, 0, 606), drawWhole(position), ...drawOpen(position)),
    {
      legal: ['aacb02', 'aacb12', 'aacb14', 'aacb22', 'aacb24'],
      refused: [{ move: 'aacb11', rule: 'M5' }],
    },
  ),
  oneWay: picture(texts.placing.oneWay, MIDDLE, (position) => {
    const box = boxFrom(430, 0, 570);
    return crop(box, drawWhole(position), ...drawAlone(position, CURVED, box));
  }),
  short: picture(
    texts.placing.short,
    SHORT_CORNER,
    (position) => {
      const tracks: Track[] = [{ owner: 1, state: 'running' }, IDLE, IDLE, IDLE];
      const tile = drawTile(TILE_BY_CODE.get('cccc') ?? 0, tracks);
      return crop(
        boxFrom(0, 0, 405),
        drawWhole(position),
        draw('g', { transform: `translate(${MARGIN} ${MARGIN})` }, tile),
        drawArrows({ owner: 1, steps: [INTO_STATION] }),
        crossMark(MARGIN + 66, MARGIN + 68, 24),
      );
    },
    { refused: [{ move: 'cccc00', rule: 'M6' }] },
  ),
  choice: picture(
    texts.keeping.choice,
    KEPT,
    (position) =>
      crop(
        boxFrom(0, 0, 300),
        draw('rect', { width: 300, height: 200, fill: PAINT.ground }),
        draw('g', { transform: 'translate(32 50)', opacity: 0.55 }, drawLooseTile(position.hands[0])),
        draw('g', { transform: 'translate(168 50)' }, drawLooseTile(position.tileToPlace)),
        numberMark(1, 32, 50, 18, PAINT.sign),
        numberMark(2, 168, 50, 18, SEAT_MARKS[0].colour),
      ),
    { legal: ['acba23'], refused: [{ move: 'dddd23', rule: 'M9' }] },
  ),
  twice: picture(texts.scoring.twice.words, MIDDLE, (position) => {
    const box = boxFrom(0, 400, 600);
    return crop(box, drawWhole(position), ...drawAlone(position, TWICE, box), ...drawNumbers(position, TWICE));
  }),
  running: picture(texts.scoring.open, MIDDLE, (position) => {
    const box = boxFrom(0, 250, 520);
    return crop(box, drawWhole(position), ...drawAlone(position, RUNNING, box), drawGap(traceLine(position, RUNNING)));
  }),
  double: picture(texts.centre.example.words, MIDDLE, (position) => {
    const box = boxFrom(240, 0, 760);
    return crop(box, drawWhole(position), ...drawAlone(position, DOUBLE, box), ...drawNumbers(position, DOUBLE));
  }),
  full: picture(texts.end.full, FINISHED, (position) =>
    cropOn(boxHolding(WHOLE), PAINT.ground, draw('g', {}, drawWhole(position))),
  ),
};

/** Lines that have not arrived in the middle of the game. */
const CURVED = 1;
const RUNNING = 12;
/** The first square below station 5. */
const TILE_BELOW = squareAt(0, 3);

/** Everything else faded, then the line and its station once more, with an arrow on every tile. */
function drawAlone(position: MetroPosition, station: number, box: Box): Drawing[] {
  const line = traceLine(position, station);
  const [x, y] = stationPoint(station);
  const colour = line.owner === undefined ? PAINT.nobody : SEAT_MARKS[line.owner].colour;
  const stroke = { d: linePath(position, line), fill: 'none', 'stroke-linecap': 'round' };
  return [
    veil(box, PAINT.ground),
    draw('path', { ...stroke, stroke: PAINT.casing, 'stroke-width': 20 }),
    draw('path', { ...stroke, stroke: colour, 'stroke-width': 12 }),
    draw('g', { transform: `translate(${x} ${y})` }, drawStation(station, line.owner, runningSign(line), 0)),
    drawArrows(line),
  ];
}

/** A finished station is drawn hollow; here it is the one to look at. */
function runningSign(line: Line) {
  return stateOf(line) === 'waiting' ? 'waiting' : 'running';
}

/** A number on every crossing, in the order of the journey. */
function drawNumbers(position: MetroPosition, station: number): Drawing[] {
  const line = traceLine(position, station);
  const colour = line.owner === undefined ? PAINT.nobody : SEAT_MARKS[line.owner].colour;
  return line.steps.map((step, index) => {
    const [x, y] = middleOf(linePath(position, { ...line, steps: [step] }));
    return numberMark(index + 1, x, y, 20, colour);
  });
}

/** Halfway along a curve written `Mx yCx y x y x y`. */
function middleOf(path: string): readonly [x: number, y: number] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return [(x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8];
}

/** Where the tile to place can go, as the table shows it. */
function drawOpen(position: MetroPosition): Drawing[] {
  const moves = new Int32Array(MAX_MOVES);
  const count = listPlacements(position, position.tileToPlace, moves);
  const { colour, tint } = SEAT_MARKS[position.mover];
  return Array.from(moves.subarray(0, count), (move) => {
    const [x, y] = cornerOf(squareOf(move));
    const frame = { x: x + 5, y: y + 5, width: SQUARE - 10, height: SQUARE - 10, rx: 10 };
    return draw('rect', {
      ...frame,
      fill: tint,
      stroke: colour,
      'stroke-width': 5,
      'stroke-dasharray': '2 10',
      'stroke-linecap': 'round',
    });
  });
}

/** An arrowhead where the line leaves each tile. */
function drawArrows(line: { readonly owner: Line['owner']; readonly steps: readonly Exit[] }): Drawing {
  const colour = line.owner === undefined ? PAINT.nobody : SEAT_MARKS[line.owner].colour;
  const heads = line.steps.map(({ square, leaves }) => {
    const [x, y] = cornerOf(square);
    const [dx, dy, turn] = EXITS[leaves >> 1];
    return draw('path', {
      d: 'M-12 -12L13 0L-12 12Z',
      transform: `translate(${x + dx} ${y + dy}) rotate(${turn})`,
      fill: colour,
      stroke: PAINT.casing,
      'stroke-width': 3,
    });
  });
  return draw('g', {}, heads);
}

type Exit = Pick<Line['steps'][number], 'square' | 'leaves'>;

/** From the corner of the board to the left, where station 9 is. */
const INTO_STATION: Exit = { square: 0, leaves: 7 };

/** Where trains leave a tile, by side, and the way they face. */
const EXITS = [
  [67, 0, -90],
  [100, 67, 0],
  [33, 100, 90],
  [0, 33, 180],
] as const;

/** A ring around the empty square where a line waits for the next tile. */
function drawGap({ end, owner }: Line): Drawing | undefined {
  if (end.kind !== 'open') return undefined;
  const [x, y] = cornerOf(end.square);
  const colour = owner === undefined ? PAINT.nobody : SEAT_MARKS[owner].colour;
  const frame = { x: x + 6, y: y + 6, width: SQUARE - 12, height: SQUARE - 12, rx: 12 };
  return draw('rect', { ...frame, fill: PAINT.open, stroke: colour, 'stroke-width': 6, 'stroke-dasharray': '14 9' });
}

function cornerOf(square: number): readonly [x: number, y: number] {
  return [MARGIN + (square & 7) * SQUARE, MARGIN + (square >> 3) * SQUARE];
}
