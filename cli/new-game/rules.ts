import { type Move, OVER } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { SQUARE_NAMES, SQUARES } from './geometry.ts';
import { EMPTY, type State } from './state.ts';

/*
 * A move is the square to mark.
 */

export const MAX_MOVES = SQUARES;

export function listMoves({ squares, turn }: State, into: Int32Array): number {
  if (turn === OVER) return 0;
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (squares[square] === EMPTY) into[count++] = square;
  return count;
}

export function checkMove({ squares, turn }: State, move: Move): Fault | undefined {
  if (turn === OVER) return { code: 'new-game.over', message: 'The game is over.', rule: 'N3' };
  const name = SQUARE_NAMES[move];
  if (name === undefined) return { code: 'new-game.square', message: `There is no square ${move}.`, rule: 'N1' };
  if (squares[move] === EMPTY) return undefined;
  return { code: 'new-game.taken', message: `Square ${name} is taken.`, rule: 'N2', where: [name] };
}
