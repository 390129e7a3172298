import { texts } from '#texts/blue-lagoon/picture.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { seatPaint, seatTint } from '../../../kit/draw/seats.ts';
import { about } from '../about.ts';
import { TOKENS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { bestLink, islandsVisited, scoreParts } from '../scoring.ts';
import { EXPLORATION } from '../state.ts';
import { at, boat, seatShape, village } from './artwork.ts';
import { piecesLeft } from './model.ts';
import { DAY } from './palette.ts';
import { tokenIcon } from './tokens.ts';
import { nameMap, namePhase, tokensLying } from './words.ts';

const INK = '#23302f';
const SECOND_INK = '#556666';
const LINES = '#e4dccb';
const ROW = 24;
/** Room for a seat's column of figures. */
const COLUMN = 54;
const ICON = 0.26;

/** The facts beside the board, in the order a player asks for them; `width` wide, from 0,0 downwards. */
export function drawPanel(position: BlueLagoonPosition, width: number): Drawing {
  const score = scoreTable(position, width);
  const hands = handTable(position, width);
  return draw(
    'g',
    {},
    text(0, 22, about.title, { 'font-size': 24, 'font-weight': 700 }),
    text(0, 46, texts.heading(nameMap(position), namePhase(position)), { fill: SECOND_INK }),
    at(0, 64, 1, prompt(position, width)),
    at(0, 174, 1, score),
    at(0, 360, 1, hands),
    at(0, 594, 1, boardTokens(position, width)),
  );
}

function text(x: number, y: number, content: string | number, props: Readonly<Record<string, string | number>> = {}) {
  const given = { x, y, 'font-family': 'Inter, sans-serif', 'font-size': 14, fill: INK, ...props };
  return draw('text', given, String(content));
}

function rule(y: number, width: number): Drawing {
  return draw('path', { d: `M0 ${y}H${width}`, stroke: LINES, 'stroke-width': 1.5 });
}

/** Whose turn it is and what may be done, in the colour and with the shape of that seat. */
function prompt(position: BlueLagoonPosition, width: number): Drawing {
  const winners = position.winners();
  const seats = winners ?? (position.turn === CHANCE ? [] : [position.mover]);
  const [fill, stroke] = seats.length === 1 ? [seatTint(seats[0]), seatPaint(seats[0])] : [DAY.paper, LINES];
  const [title, ...lines] = sayTurn(position, seats);
  const box = { width, height: 88, rx: 14, fill, stroke };
  return draw(
    'g',
    {},
    draw('rect', { ...box, 'stroke-width': 1.5 }),
    seats.map((seat, index) => at(24 + index * 22, 26, 0.085, seatShape(seat, seatPaint(seat)))),
    text(seats.length === 0 ? 16 : 20 + seats.length * 22, 32, title, { 'font-size': 18, 'font-weight': 700 }),
    lines.map((line, index) => text(16, 55 + index * 19, line)),
  );
}

function sayTurn(position: BlueLagoonPosition, seats: readonly number[]): string[] {
  const names = texts.seats(seats.map((seat) => texts.seat(seat + 1)));
  if (position.turn === OVER) {
    const points = Array.from(position.points);
    return [seats.length === 1 ? texts.wins(names) : texts.shareTheWin(names), texts.finalScore(points)];
  }
  if (position.turn === CHANCE) return [texts.dealing, texts.dealt(position.dealt, position.board.circles.length)];
  return [texts.toMove(names), ...(position.phase === EXPLORATION ? texts.explore : texts.settle)];
}

interface Row {
  readonly title: string;
  readonly icon?: Drawing;
  readonly strong?: boolean;
  readonly value: (seat: number) => string | number;
}

function scoreTable(position: BlueLagoonPosition, width: number): Drawing {
  const parts = scoreParts(position);
  const rows: readonly Row[] = [
    {
      title: texts.islands,
      value: (seat) => texts.counted(islandsVisited(position, seat), parts.islands[seat]),
    },
    {
      title: texts.link,
      value: (seat) => texts.counted(bestLink(position, seat).islands.length, parts.links[seat]),
    },
    { title: texts.majorities, value: (seat) => parts.majorities[seat] },
    { title: texts.tokens, value: (seat) => parts.resources[seat] },
    { title: texts.phase, strong: true, value: (seat) => parts.total[seat] },
    { title: texts.score, strong: true, value: (seat) => position.points[seat] },
  ];
  return table(position, width, position.turn === OVER ? texts.lastPhase : texts.ifOver, rows);
}

function handTable(position: BlueLagoonPosition, width: number): Drawing {
  const sailor = position.turn === CHANCE || position.turn === OVER ? 0 : position.mover;
  const rows: readonly Row[] = [
    {
      title: texts.settlersLeft,
      icon: at(0, 0, 0.52, boat(sailor)),
      value: (seat) => piecesLeft(position, seat).settlers,
    },
    {
      title: texts.villagesLeft,
      icon: at(0, 0, 0.52, village(sailor)),
      value: (seat) => piecesLeft(position, seat).villages,
    },
    ...TOKENS.map((_, kind) => ({
      title: words.kinds[kind],
      icon: tokenIcon(kind),
      value: (seat: number) => position.held(seat, kind),
    })),
  ];
  return table(position, width, texts.inHand, rows);
}

/** A column of figures for each seat, under its shape. */
function table(position: BlueLagoonPosition, width: number, title: string, rows: readonly Row[]): Drawing {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const right = (seat: number) => width - (position.seats - 1 - seat) * COLUMN;
  const heads = seats.flatMap((seat) => {
    const props = { 'text-anchor': 'end', 'font-weight': 600, fill: seatPaint(seat) };
    return [at(right(seat) - 22, 13, 0.066, seatShape(seat, seatPaint(seat))), text(right(seat), 18, seat + 1, props)];
  });
  const lines = rows.flatMap(({ title: name, icon, strong, value }, index) => {
    const y = 47 + index * ROW;
    const weight = { 'font-weight': strong ? 700 : 400 };
    const figures = { 'text-anchor': 'end', 'font-variant-numeric': 'tabular-nums', ...weight };
    return [
      icon && at(10, y - 5, ICON, icon),
      text(icon ? 32 : 0, y, name, { fill: strong ? INK : SECOND_INK, ...weight }),
      ...seats.map((seat) => text(right(seat), y, value(seat), figures)),
    ];
  });
  return draw('g', {}, text(0, 18, title, { 'font-weight': 700 }), heads, rule(26, width), lines);
}

function boardTokens(position: BlueLagoonPosition, width: number): Drawing {
  const step = width / TOKENS.length;
  const counts = TOKENS.flatMap((_, kind) => [
    at(14 + kind * step, 48, 0.34, tokenIcon(kind)),
    text(32 + kind * step, 54, tokensLying(position, kind), { 'font-size': 16, 'font-weight': 600 }),
  ]);
  return draw('g', {}, text(0, 18, texts.onBoard, { 'font-weight': 700 }), rule(26, width), counts);
}
