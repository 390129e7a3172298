import { texts } from '#texts/metro/terminal.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { bold, FAINT, flow, paint, type Screen } from '../../../kit/draw/terminal.ts';
import { BOARD_SIZE, STATIONS } from '../components.ts';
import { columnOf, isCentre, rowOf, STATION_ENTRY, squareAt, WITH_CENTRE } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { MetroPosition } from '../position.ts';
import { ownerOf } from '../scoring.ts';
import { NONE } from '../state.ts';
import { nameHand } from './words.ts';

const CENTRE = '#c9a227';
const INDENT = ' '.repeat(12);

/** Columns that the board takes with a space on either side of each tile. */
const ROOMY = 69;

/** The board in rows of four-letter tiles, stations around it in their owners' shapes, then the table beside it. */
export function terminal(position: MetroPosition, { colour, width }: Screen): string {
  const pad = width < ROOMY ? '' : ' ';
  const gap = `${pad} ${pad}`;
  const edge = '─'.repeat(4 + 2 * pad.length);
  const left = ' '.repeat(6);
  const along = (make: (column: number) => string) => `${left} ${pad}${range(make).join(gap)}`;
  const lines = [
    along((column) => station(position, 0, column, colour)),
    `${left}┌${range(() => edge).join('┬')}┐`,
    ...range((row) => {
      const cells = range((column) => `${pad}${cell(position, squareAt(row, column), colour)}${pad}`).join('│');
      const line = `${station(position, 3, row, colour)}${row} │${cells}│ ${station(position, 1, row, colour)}`;
      return row === 0 ? line : `${left}├${range(() => edge).join('┼')}┤\n${line}`;
    }),
    `${left}└${range(() => edge).join('┴')}┘`,
    along((column) => station(position, 2, column, colour)),
    along((column) => paint(` ${column}  `, colour, FAINT)),
    '',
    ...seats(position, { colour, width }),
    texts.left(position.deck, position.placed),
  ];
  return lines.join('\n');
}

function range<T>(make: (index: number) => T): T[] {
  return Array.from({ length: BOARD_SIZE }, (_, index) => make(index));
}

function cell(position: MetroPosition, square: number, colour: boolean): string {
  const tile = position.tiles[square];
  if (tile !== NONE) {
    const newest = position.placed > 0 && position.order[position.placed - 1] === square;
    return newest ? bold(formatTile(tile), colour) : formatTile(tile);
  }
  if (isCentre(square) && position.board === WITH_CENTRE) return paint('▒▒▒▒', colour, CENTRE);
  return paint(' ·· ', colour, FAINT);
}

function station(position: MetroPosition, side: number, place: number, colour: boolean): string {
  for (let number = 1; number <= STATIONS; number++) {
    const entry = STATION_ENTRY[number];
    const along = side === 0 || side === 2 ? columnOf(entry >> 2) : rowOf(entry >> 2);
    if ((entry & 3) !== side || along !== place) continue;
    const owner = ownerOf(position.seats, number);
    const label = `${String(number).padStart(2)}${owner === undefined ? '·' : SEAT_MARKS[owner].glyph} `;
    return paint(label, colour, owner === undefined ? FAINT : SEAT_MARKS[owner].colour);
  }
  return '    ';
}

function seats(position: MetroPosition, { colour, width }: Screen): string[] {
  return Array.from(position.points, (points, seat) => {
    const mark = SEAT_MARKS[seat];
    const name = paint(`${mark.glyph} ${texts.seat(seat + 1)}`, colour, mark.colour);
    const holds = position.turn === OVER ? '' : `  ${texts.holds(nameHand(position.hands[seat]))}`;
    const acts = seat === position.mover && position.turn !== OVER ? '▶' : ' ';
    const line = `${acts} ${name}  ${texts.points(String(points).padStart(3))}`;
    return flow(line, `${holds}${doing(position, seat)}`.split(' '), width, ' ', INDENT);
  }).flat();
}

function doing(position: MetroPosition, seat: number): string {
  if (position.turn === OVER) return position.winners()?.includes(seat) ? `  ${texts.wins}` : '';
  if (seat !== position.mover) return '';
  if (position.turn === CHANCE) return texts.drawing;
  return position.drawn === NONE ? '' : texts.mustPlace(nameHand(position.drawn));
}
