import { texts } from '#texts/new-game/words.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { paint, type Screen } from '../../../kit/draw/terminal.ts';
import { BOARD_SIZE, COLUMN_LETTERS, SEATS } from '../components.ts';
import type { NewGamePosition } from '../position.ts';
import { EMPTY } from '../state.ts';

/** The board with its letters and numbers, then the players. */
export function terminal(position: NewGamePosition, { colour }: Screen): string {
  const mark = (square: number) => {
    const seat = position.squares[square];
    return seat === EMPTY ? '·' : paint(SEAT_MARKS[seat].glyph, colour, SEAT_MARKS[seat].colour);
  };
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) => {
    const squares = Array.from({ length: BOARD_SIZE }, (__, column) => mark(row * BOARD_SIZE + column));
    return `${row + 1} ${squares.join(' ')}`;
  });
  const players = Array.from({ length: SEATS }, (_, seat) => {
    const name = paint(`${SEAT_MARKS[seat].glyph} ${texts.seat(seat + 1)}`, colour, SEAT_MARKS[seat].colour);
    return `${position.turn === seat ? '▶' : ' '} ${name}${position.winner === seat ? ` ${texts.wins}` : ''}`;
  });
  return [`  ${[...COLUMN_LETTERS].join(' ')}`, ...rows, '', ...players].join('\n');
}
