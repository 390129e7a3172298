import { texts } from '#texts/arboretum/rules.ts';
import type { Seat } from '../../../core/game.ts';
import { type Box, boxAround, boxFrom, boxHolding } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { cropOn, crossMark, nightColours, numberMark, veil } from '../../../kit/draw/illustration.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { pictureMaker } from '../../rule-book.ts';
import { about } from '../about.ts';
import { speciesOf } from '../cards.ts';
import { standings } from '../facts.ts';
import type { Grove } from '../grove.ts';
import { parsePosition } from '../notation.ts';
import { bestPath } from '../paths.ts';
import type { ArboretumPosition } from '../position.ts';
import { handTotal, holdingsOf } from '../scoring.ts';
import { at, CARD_HEIGHT, CARD_WIDTH, drawBack, drawCard, drawSeat, drawStack, STEP_X, STEP_Y } from './artwork.ts';
import { drawPaths, scoredPaths } from './board-drawing.ts';
import { drawGround, type TracedPath } from './garden-drawing.ts';
import { boxOf, cornerOf, frameOf, squaresOf } from './layout.ts';
import { NIGHT } from './night.ts';
import { PAPER } from './palette.ts';

const picture = pictureMaker(about.id, parsePosition);

const DECK = 'a1a2a5a6a8b3b4b6b8c2c3c4c5c7d1d3d5d7j1j3j7j8m1m2m5m6';
const DRAWING = `A,Ac1C00C00d4C00E01,Aa4b2,Bm3C00C00j5C00E01,Ba3c6 ${DECK},Aa7b5c8d6d8j2j6,Bb1b7d2j4m4m7m8 - draw`;
const PLANTING =
  'A,Ac1C00C00d4C00E01,Aa4b2,Bm3C00C00j5C00E01,Ba3 a1a5a6a8b3b4b6b8c2c3c4c5c7d1d3d5d7j1j3j7j8m1m2m5m6,' +
  'Aa2a7b5c6c8d6d8j2j6,Bb1b7d2j4m4m7m8 c6 place';
const DISCARDING =
  'A,Ac1C00C00d4C00E01c6C00E02,Aa4b2,Bm3C00C00j5C00E01,Ba3 a1a5a6a8b3b4b6b8c2c3c4c5c7d1d3d5d7j1j3j7j8m1m2m5m6,' +
  'Aa2a7b5c8d6d8j2j6,Bb1b7d2j4m4m7m8 - discard';
const ENDED =
  'B,Aa3C00C00m2S01C00m4C00E01j3S01E01b5N01E01b1S01W01a5C00E02b8N01E02b4N01C00d2C00W01d5N01W01d1C00W02j2S01E02' +
  'b2N02C00b3N02E01j8C00E03,Ac7,Bd3C00C00a2S01C00d4C00E01m3S01E01c2S02E01m1S02C00a6N01E01c8N01C00c1S02E02d8N02E01' +
  'm6C00E02j4S01E02j1S01W01c3S03E01c4S03E02c5S04E02,Bc6 ,Aa8b7d7j5j7m5m7,Ba1a4a7b6d6j6m8 ' +
  'a1a4a7a8b6b7d6d7j5j6j7m5m7m8 end';

/** The player of the worked examples, and their species. */
export const RED = 0;
export const CASSIA = 0;
export const SPRUCE = 1;
export const DOGWOOD = 3;
export const JACARANDA = 4;

export const pictures = {
  card: picture(texts.setup.card, DRAWING, (position) => drawRow(position.hand(RED).slice(1, 4), 3)),
  hand: picture(texts.setup.hand, DRAWING, (position) => drawRow(position.hand(RED), 7)),
  draw: picture(texts.turn.draw, DRAWING, drawSources, {
    legal: ['D', 'b2', 'c6'],
    refused: [{ move: 'a4', rule: 'A4' }],
  }),
  plant: picture(
    texts.turn.plant,
    PLANTING,
    (position) => {
      const grove = position.groves[RED];
      const open = Array.from({ length: grove.openCount }, (_, index) => grove.openAt(index));
      return cropGrove(grove, 1, ...open.map((square) => at(...cornerOf(grove, square), 1, drawFrame())));
    },
    { legal: ['c6C00E02', 'c6N01C00'], refused: [{ move: 'c6N01E02', rule: 'A5' }] },
  ),
  discard: picture(texts.turn.discard, DISCARDING, (position) => drawRow(position.hand(RED), 8, 0), {
    legal: ['-a2'],
  }),
  path: picture(texts.paths.path, ENDED, (position) => drawPath(position, DOGWOOD)),
  most: picture(texts.rights.most, ENDED, (position) => drawHands(position, SPRUCE)),
  cancel: picture(texts.rights.cancel, ENDED, (position) => drawHands(position, CASSIA)),
  lost: picture(texts.rights.own, ENDED, (position) => {
    const path = bestPath(position.groves[RED], CASSIA);
    const [x, y] = cornerOf(position.groves[RED], path?.squares.at(-1) ?? 0);
    return drawPath(position, CASSIA, false, crossMark(x + CARD_WIDTH, y - 2, 12));
  }),
  pure: picture(texts.points.pure.words, ENDED, (position) => drawPath(position, SPRUCE)),
  mixed: picture(texts.points.mixed.words, ENDED, (position) => drawPath(position, JACARANDA)),
  all: picture(texts.points.all.words, ENDED, (position) => {
    const grove = position.groves[RED];
    const corner = (square: number) => cornerOf(grove, square);
    return cropGrove(grove, 0, ...drawPaths(scoredPaths(standings(position), RED), corner, 1));
  }),
};

/** A square where the card may go; its ground is a palette colour, so that it has one for the night. */
function drawFrame(): Drawing {
  const frame = { x: 2, y: 2, width: CARD_WIDTH - 4, height: CARD_HEIGHT - 4, rx: 7 };
  return draw('rect', { ...frame, fill: PAPER.card, 'fill-opacity': 0.6, stroke: FRAME, 'stroke-width': 2 });
}

const FRAME = '#6f8a5c';
const GAP = 6;

/** Cards side by side on a table, `columns` in a row; the one at `lifted` a little higher. */
function drawRow(cards: readonly number[], columns: number, lifted?: number): Drawing {
  const across = Math.min(columns, 4);
  const rows = Math.ceil(columns / across);
  const [wide, high] = [across * (CARD_WIDTH + GAP) - GAP, rows * (CARD_HEIGHT + GAP) - GAP];
  const box = boxHolding({ x: 0, y: 0, width: wide, height: high }, 25, 20);
  return cropOn(
    box,
    PAPER.lawn,
    ...cards.map((card, index) => {
      const row = Math.floor(index / across);
      const inRow = Math.min(across, cards.length - row * across);
      const left = (wide - inRow * (CARD_WIDTH + GAP) + GAP) / 2;
      const y = row * (CARD_HEIGHT + GAP) - (index === lifted ? 14 : 0);
      return at(left + (index % across) * (CARD_WIDTH + GAP), y, 1, drawCard(card));
    }),
  );
}

/** The deck and the tops of both discard piles. */
function drawSources(position: ArboretumPosition): Drawing {
  const piles = [0, 1].map((seat) => position.pile(seat));
  const tops = [
    drawStack(position.deck, drawBack()),
    ...piles.map((pile) => drawStack(pile.length, drawCard(pile[pile.length - 1]))),
  ];
  const step = CARD_WIDTH + 26;
  const box = boxAround(step * 1.5 - 13, CARD_HEIGHT / 2, step * 3 + 30);
  return cropOn(
    box,
    PAPER.lawn,
    ...tops.map((top, index) => at(index * step, 0, 1, top)),
    ...tops.map((_, index) => numberMark(index + 1, index * step + 2, CARD_HEIGHT, 13, PAPER.ink)),
  );
}

/** A garden with so many squares around it, on its lawn. */
function cropGrove(grove: Grove, ring: number, ...onTop: readonly Drawing[]): Drawing {
  const box = boxHolding(boxOf(frameOf(grove, ring), { columns: 3, rows: 2 }), 20, 15);
  return cropOn(box, PAPER.lawn, drawGround(grove), ...drawCards(grove, squaresOf(grove)), ...onTop);
}

function drawCards(grove: Grove, squares: readonly number[]): Drawing[] {
  return squares.map((square) => at(...cornerOf(grove, square), 1, drawCard(grove.cardAt(square))));
}

/** Red's best path of a species: everything else faded, its cards numbered. */
function drawPath(position: ArboretumPosition, species: number, counted = true, ...onTop: readonly Drawing[]): Drawing {
  const grove = position.groves[RED];
  const path = bestPath(grove, species);
  if (!path) throw new Error(`There is no path of species ${species}.`);
  const traced: TracedPath = { species, squares: path.squares };
  const corners = path.squares.map((square) => cornerOf(grove, square));
  const box = boxOfCards(corners);
  return cropOn(
    box,
    PAPER.lawn,
    ...drawCards(grove, squaresOf(grove)),
    veil(box, PAPER.lawn, 0.78),
    draw(
      'g',
      { opacity: counted ? 1 : 0.6 },
      ...drawCards(grove, path.squares),
      ...drawPaths([traced], (square) => cornerOf(grove, square), 1),
    ),
    ...(counted ? corners : []).map(([x, y], index) =>
      numberMark(index + 1, x + CARD_WIDTH - 6, y + CARD_HEIGHT - 8, 11, PAPER.ink),
    ),
    ...onTop,
  );
}

function boxOfCards(corners: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) + STEP_X - left, Math.max(...ys) + STEP_Y - top];
  return boxHolding({ x: left, y: top, width, height }, 40, 25);
}

/** What both players hold of a species, with the sums that count (A9). */
function drawHands(position: ArboretumPosition, species: number): Drawing {
  const holdings = holdingsOf(position);
  const rows = [0, 1].map((seat: Seat) => ({
    seat,
    cards: position.hand(seat).filter((card) => speciesOf(card) === species),
    total: handTotal(holdings, position.seats, seat, species),
  }));
  const box = boxFrom(-44, -18, 330);
  return cropOn(
    box,
    PAPER.lawn,
    ...rows.flatMap(({ seat, cards, total }) => {
      const y = seat * (CARD_HEIGHT + 22);
      const isWorthless = cards.length > 0 && total === 0;
      return [
        at(-20, y + CARD_HEIGHT / 2, 1, drawSeat(seat, 11)),
        ...cards.map((card, index) => at(8 + index * (CARD_WIDTH + GAP), y, 1, drawCard(card))),
        isWorthless && crossMark(8 + CARD_WIDTH, y + 4, 13),
        drawSigns([{ text: String(total), x: 244, y: y + CARD_HEIGHT / 2 }], {
          size: 26,
          width: 5,
          colour: SEAT_MARKS[seat].colour,
        }),
      ].filter((drawing) => drawing !== false);
    }),
  );
}

/** Gardens at night. */
export const night = nightColours({ ...NIGHT, [FRAME]: '#9ccbb0' });
