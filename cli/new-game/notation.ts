import type { Move } from '../../core/game.ts';
import { ok, quote, type Result } from '../../core/result.ts';
import { about } from './about.ts';
import { BOARD_SIZE } from './components.ts';
import { fail } from './faults.ts';
import { SQUARE_NAMES } from './geometry.ts';
import { NewGamePosition } from './position.ts';
import { EMPTY } from './state.ts';

/** One line: the id, then the squares row by row. */
export function formatPosition({ squares }: NewGamePosition): string {
  const letters = Array.from(squares, (seat) => (seat === EMPTY ? '.' : String(seat + 1))).join('');
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) => letters.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE));
  return `${about.id} ${rows.join('/')}`;
}

/** Refuses everything that `formatPosition` does not write. */
export function parsePosition(text: string): Result<NewGamePosition> {
  const [id, board = '', ...rest] = text.split(' ');
  if (id !== about.id || rest.length > 0 || !/^[12.]{3}(?:\/[12.]{3}){2}$/.test(board)) {
    return fail('text', { text: quote(text), id: about.id });
  }
  const letters = board.replaceAll('/', '');
  const [first, second] = ['1', '2'].map((letter) => letters.split(letter).length - 1);
  if (first !== second && first !== second + 1) {
    return fail('count', { rule: 'N2', first, second });
  }
  const position = new NewGamePosition();
  // The seat that marked last comes last, because only that mark can have ended the game.
  const last = first > second ? '1' : '2';
  for (const letter of [last === '1' ? '2' : '1', last]) {
    for (const [square, each] of [...letters].entries()) if (each === letter) position.mark(square, Number(letter) - 1);
  }
  const loser = Number(last === '1' ? '2' : '1') - 1;
  return position.hasLine(loser) ? fail('over/before', { rule: 'N3', seat: loser + 1 }) : ok(position);
}

export function formatMove(_position: NewGamePosition, move: Move): string {
  return SQUARE_NAMES[move];
}

export function parseMove(position: NewGamePosition, text: string): Result<Move> {
  const move = SQUARE_NAMES.indexOf(text);
  if (move < 0) return fail('square', { rule: 'N1', text: quote(text) });
  const fault = position.check(move);
  return fault ? { ok: false, fault } : ok(move);
}
