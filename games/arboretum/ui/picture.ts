import { texts } from '#texts/arboretum/picture.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { seatPaint } from '../../../kit/draw/seats.ts';
import { about } from '../about.ts';
import { standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { DISCARDING, DRAWING } from '../state.ts';
import {
  at,
  CARD_HEIGHT,
  CARD_WIDTH,
  drawBack,
  drawPictureCard,
  drawPlace,
  drawSeat,
  drawSeen,
  drawStack,
  words,
} from './artwork.ts';
import { drawField } from './board-drawing.ts';
import { drawLawn } from './meadow.ts';
import { PAPER } from './palette.ts';
import { prospectsOf, type Range } from './prospects.ts';
import { drawStandings } from './score-table.ts';
import { nameSeat, sayDeck, sayTurn } from './words.ts';

const MARGIN = 20;
const HEADER = 74;
const PANEL = { width: 430, gap: 16 };
const FIELD_TOP = 44;
const HAND_SCALE = 0.72;
const HAND_HEIGHT = Math.ceil(CARD_HEIGHT * HAND_SCALE) + 44;
const PILE_WIDTH = 84;
const SIDE = { gap: 16, margin: 18 };
const BOARD = { width: 400, height: 280 };

/** The whole table as a picture that stands alone: an arboretum, a discard pile and a hand for each seat; deck and scores beside. */
export function picture(position: ArboretumPosition): Drawing {
  const { seats } = position;
  const rows = Math.ceil(seats / 2);
  const fieldHeight = rows === 1 ? 430 : 290;
  const panelHeight = FIELD_TOP + fieldHeight + HAND_HEIGHT;
  const sideX = MARGIN + 2 * PANEL.width + PANEL.gap + SIDE.gap;
  const sideWidth = SIDE.margin * 2 + 150 + seats * 46;
  const width = sideX + sideWidth + MARGIN;
  const height = HEADER + rows * panelHeight + (rows - 1) * PANEL.gap + MARGIN;
  const { points } = prospectsOf(position);
  return draw(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height },
    draw('rect', { width, height, fill: PAPER.page }),
    drawHeader(position, width),
    Array.from({ length: seats }, (_, seat) => {
      const x = MARGIN + (seat % 2) * (PANEL.width + PANEL.gap);
      const y = HEADER + Math.floor(seat / 2) * (panelHeight + PANEL.gap);
      return at(x, y, 1, drawPanel(position, seat, fieldHeight, points[seat]));
    }),
    at(sideX, HEADER, 1, drawSide(position, sideWidth, height - HEADER - MARGIN)),
  );
}

/** The first seat's arboretum, where there is room for one thing only: a lawn from edge to edge. */
export function boardPicture(position: ArboretumPosition): Drawing {
  const { width, height } = BOARD;
  const props = { viewBox: `0 0 ${width} ${height}`, width, height, 'data-board': `0 0 ${width} ${height}` };
  return draw('svg', props, drawField(position, 0, BOARD, drawLawn(width, height)));
}

function drawHeader(position: ArboretumPosition, width: number): Drawing {
  const { title, todo } = sayTurn(position);
  const seat = seatInFocus(position);
  return draw(
    'g',
    {},
    seat === undefined ? undefined : at(MARGIN + 12, 33, 1, drawSeat(seat, 11)),
    words(seat === undefined ? MARGIN : MARGIN + 34, 34, title, { 'font-size': 22, 'font-weight': 700 }),
    words(seat === undefined ? MARGIN : MARGIN + 34, 57, todo, { 'font-size': 15, fill: PAPER.secondInk }),
    words(width - MARGIN, 34, about.title, { 'font-size': 18, 'font-weight': 700, 'text-anchor': 'end' }),
  );
}

/** The winner, or the seat whose turn it is; nobody while hands are dealt or shown. */
function seatInFocus(position: ArboretumPosition): Seat | undefined {
  if (position.turn === OVER) return position.winners()?.[0];
  return position.phase >= DRAWING && position.phase <= DISCARDING ? position.mover : undefined;
}

function drawPanel(position: ArboretumPosition, seat: Seat, fieldHeight: number, { least, most }: Range): Drawing {
  const acts = seat === seatInFocus(position);
  const height = FIELD_TOP + fieldHeight + HAND_HEIGHT;
  const frame = { width: PANEL.width, height, rx: 14, fill: PAPER.panel };
  const field = { width: PANEL.width - PILE_WIDTH - 20, height: fieldHeight };
  const lawn = draw('rect', { ...field, rx: 12, fill: PAPER.lawn });
  return draw(
    'g',
    {},
    draw('rect', { ...frame, stroke: acts ? seatPaint(seat) : PAPER.line, 'stroke-width': acts ? 2.5 : 1.5 }),
    at(24, 24, 1, drawSeat(seat, 9)),
    words(42, 30, nameSeat(seat), { 'font-size': 17, 'font-weight': 700 }),
    words(PANEL.width - 16, 30, texts.points(common.range(least, most), common.points(most)), {
      'font-size': 17,
      'font-weight': 700,
      'text-anchor': 'end',
    }),
    at(10, FIELD_TOP, 1, drawField(position, seat, field, lawn)),
    at(PANEL.width - PILE_WIDTH, FIELD_TOP, 1, drawPile(position, seat)),
    at(16, FIELD_TOP + fieldHeight + 24, 1, drawHand(position, seat)),
  );
}

function drawPile(position: ArboretumPosition, seat: Seat): Drawing {
  const cards = position.pile(seat);
  const count = cards.length;
  const top = count === 0 ? drawPlace(false) : drawStack(count, drawPictureCard(cards[count - 1]));
  const under = cards.slice(0, -1).reverse().slice(0, 2);
  return draw(
    'g',
    {},
    words(0, 14, texts.discards, { fill: PAPER.secondInk }),
    at(2, 24, 1, top),
    words(0, 132, common.cards(count), { fill: PAPER.secondInk }),
    under.length === 0 ? undefined : words(0, 154, texts.below, { 'font-size': 13, fill: PAPER.secondInk }),
    ...under.map((card, index) => at(4, 162 + index * 48, 0.55, drawPictureCard(card))),
  );
}

/** Cards that can be seen, with an eye where everybody has seen them, and the backs of the others. */
function drawHand(position: ArboretumPosition, seat: Seat): Drawing {
  const cards = position.hand(seat);
  const open = new Set(position.openHand(seat));
  const step = CARD_WIDTH * HAND_SCALE + 1.5;
  const eye = position.turn !== OVER;
  const hidden = Array.from({ length: position.hidden(seat) }, (_, index) => index);
  return draw(
    'g',
    {},
    words(0, -6, position.held(seat) === 0 ? texts.noHand : texts.hand(position.held(seat)), {
      fill: PAPER.secondInk,
    }),
    cards.map((card, index) => at(index * step, 2, HAND_SCALE, drawPictureCard(card))),
    hidden.map((index) => at((cards.length + index) * step, 2, HAND_SCALE, drawBack())),
    cards.map((card, index) => (eye && open.has(card) ? at(index * step + step / 2, 59, 0.8, drawSeen()) : undefined)),
  );
}

function drawSide(position: ArboretumPosition, width: number, height: number): Drawing {
  const deck = position.deck === 0 ? drawPlace(false) : drawStack(position.deck, drawBack());
  const small = { 'font-size': 13, fill: PAPER.secondInk };
  const title = position.turn === OVER ? common.reckoning : common.ifItEnded;
  return draw(
    'g',
    {},
    draw('rect', { width, height, rx: 14, fill: PAPER.panel, stroke: PAPER.line, 'stroke-width': 1.5 }),
    at(SIDE.margin, 18, 0.9, deck),
    words(92, 44, common.deck.title, { 'font-size': 17, 'font-weight': 700 }),
    sayDeck(position).map((line, index) => words(92, 65 + index * 19, line, { fill: PAPER.secondInk })),
    at(SIDE.margin, 122, 1, drawStandings(title, standings(position), position.seats, width - 2 * SIDE.margin)),
    at(SIDE.margin + 4, height - 43, 1, draw('rect', { width: 8, height: 8, rx: 2, fill: PAPER.ink })),
    words(SIDE.margin + 26, height - 35, texts.stillUnseen, small),
    at(SIDE.margin + 9, height - 19, 0.82, drawSeen()),
    words(SIDE.margin + 26, height - 15, texts.knownToAll, small),
  );
}
