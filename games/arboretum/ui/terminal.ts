import { texts } from '#texts/arboretum/picture.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import {
  besideEachOther,
  bold,
  FAINT,
  flow,
  inPieces,
  padStart,
  paint,
  type Screen,
} from '../../../kit/draw/terminal.ts';
import { nameCard, speciesOf } from '../cards.ts';
import { SPECIES, VALUES } from '../components.ts';
import { knownOf, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { PLACING } from '../state.ts';
import { TONES } from './palette.ts';
import { prospectsOf } from './prospects.ts';
import { sayDeck, saySpecies, sayTurn } from './words.ts';

const GAP = 4;
/** Columns of a square, and of the names of the rows. */
const CELL = 4;
const LABEL_WIDTH = 10;

/** The arboreta beside each other where they fit, then hands, discards and a line for each species. */
export function terminal(position: ArboretumPosition, screen: Screen): string {
  const { colour, width } = screen;
  const { title, todo } = sayTurn(position);
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return [
    ...flow('', texts.terminal.turn(bold(title, colour), todo).split(' '), width),
    `${common.deck.all(sayDeck(position))}.`,
    '',
    ...besideEachOther(
      seats.flatMap((seat) => arboretum(position, seat, screen)),
      width,
      GAP,
    ),
    '',
    ...seats.flatMap((seat) => [...handLines(position, seat, screen), ...pileLines(position, seat, screen)]),
    '',
    ...scoreLines(position, screen),
  ].join('\n');
}

function card(card: number, colour: boolean): string {
  const { deep, wash } = TONES[speciesOf(card)];
  return paint(nameCard(card), colour, deep, wash);
}

function seatName(seat: Seat, colour: boolean): string {
  return paint(`${SEAT_MARKS[seat].glyph} ${seat + 1}`, colour, SEAT_MARKS[seat].colour);
}

/** An arboretum as one block, or as several where it is wider than the screen. */
function arboretum(position: ArboretumPosition, seat: Seat, { colour, width }: Screen): string[][] {
  const grove = position.groves[seat];
  const lit = position.phase === PLACING && position.mover === seat;
  const squares = Array.from({ length: grove.placed }, (_, index) => grove.placedAt(index));
  if (lit || squares.length === 0) {
    for (let i = 0; i < grove.openCount; i++) squares.push(grove.openAt(i));
  }
  const easts = squares.map((square) => grove.eastOf(square));
  const norths = squares.map((square) => grove.northOf(square));
  const rows = span(Math.min(...norths), Math.max(...norths)).reverse();
  const cell = (north: number, east: number): string => {
    const square = grove.squareAt(north, east);
    const planted = grove.cardAt(square);
    if (planted >= 0) return `  ${card(planted, colour)}`;
    return grove.isOpen(square) && lit ? paint('   ·', colour, FAINT) : ' '.repeat(CELL);
  };
  const most = Math.floor(width / CELL) - 1;
  return inPieces(span(Math.min(...easts), Math.max(...easts)), most).map((columns) => [
    `${' '.repeat(CELL)}${seatName(seat, colour)}`,
    paint(' '.repeat(CELL) + columns.map((east) => label(east, 'E', 'W')).join(''), colour, FAINT),
    ...rows.map((north) => {
      const cells = columns.map((east) => cell(north, east));
      return `${paint(label(north, 'N', 'S'), colour, FAINT)}${cells.join('')}`;
    }),
  ]);
}

function label(value: number, positive: string, negative: string): string {
  const name = value === 0 ? 'C0' : `${value > 0 ? positive : negative}${Math.abs(value)}`;
  return name.padStart(CELL);
}

function handLines(position: ArboretumPosition, seat: Seat, { colour, width }: Screen): string[] {
  const cards = position.hand(seat).map((each) => card(each, colour));
  const hidden = Array.from({ length: position.hidden(seat) }, () => paint('??', colour, FAINT));
  const { cards: known, others } = knownOf(position, seat);
  const note = known.length > 0 && others > 0 ? `  ${texts.terminal.known(known.map(nameCard))}`.split(/(?<! ) /) : [];
  const acts = seat === position.mover && position.turn !== OVER ? '▶' : ' ';
  const head = `${acts} ${seatName(seat, colour)}  ${texts.terminal.hand.padEnd(LABEL_WIDTH)}`;
  return flow(head, [...cards, ...hidden, ...note], width);
}

function pileLines(position: ArboretumPosition, seat: Seat, { colour, width }: Screen): string[] {
  const cards = position.pile(seat).reverse();
  const shown = cards.map((each) => card(each, colour));
  const head = `       ${texts.terminal.discards.padEnd(LABEL_WIDTH)}`;
  return flow(head, cards.length === 0 ? [paint(texts.terminal.none, colour, FAINT)] : shown, width);
}

/** How wide the columns of the score table are. */
interface Columns {
  readonly name: number;
  readonly points: number;
  readonly total: number;
}
const ROOMY: Columns = { name: 23, points: 5, total: 5 };
const NARROW: Columns = { name: 17, points: 3, total: 4 };

/**
 * Path points and hand total a seat; an asterisk where the path scores, a question mark where hidden cards decide. Then the
 * values still unseen.
 */
function scoreLines(position: ArboretumPosition, { colour, width }: Screen): string[] {
  const isRoomy = ROOMY.name + position.seats * (ROOMY.points + 1 + ROOMY.total) + 3 + VALUES <= width;
  const columns = isRoomy ? ROOMY : NARROW;
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const rows = standings(position);
  const { points, rights } = prospectsOf(position, rows);
  const lines = rows.map(({ species, totals, paths, unseen }) => {
    const { deep, wash } = TONES[species];
    const name = `${SPECIES[species].letter} ${saySpecies(species)}`.padEnd(columns.name);
    const cells = seats.map((seat) => {
      const right = paths[seat] ? MARKS[rights.get(species)?.[seat] ?? 'no'] : ' ';
      const path = String(paths[seat]?.points ?? 0).padStart(columns.points);
      return `${path}${right}${`(${totals[seat]})`.padStart(columns.total)}`;
    });
    const values = Array.from({ length: VALUES }, (_, index) => (unseen.includes(index + 1) ? index + 1 : '·')).join(
      '',
    );
    return `${paint(name, colour, deep, wash)}${cells.join('')}${isRoomy ? '   ' : ' '}${values}`;
  });
  const after = ' '.repeat(columns.total);
  const heads = seats.map((seat) => padStart(seatName(seat, colour), columns.points + 1) + after).join('');
  const room = columns.points + 1 + columns.total;
  const sums = points
    .map(({ least, most }) => common.range(least, most).padStart(columns.points).padEnd(room))
    .join('');
  const words = isRoomy ? texts.terminal.pointsNow : texts.terminal.pointsNowShort;
  const total = position.turn === OVER ? texts.terminal.points : words;
  return [
    ...(isRoomy ? [] : [texts.terminal.columns]),
    `${(isRoomy ? texts.terminal.columns : '').padEnd(columns.name)}${heads}${isRoomy ? '  ' : ''} ${texts.terminal.unseen}`,
    ...lines,
    bold(`${total.padEnd(columns.name)}${sums}`.trimEnd(), colour),
  ];
}

const MARKS = { yes: '*', open: '?', no: ' ' } as const;

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
