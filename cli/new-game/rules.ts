import { type Move, OVER } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { refuse } from './faults.ts';
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
  if (turn === OVER) return refuse('over', { rule: 'N3' });
  const name = SQUARE_NAMES[move];
  if (name === undefined) return refuse('square', { rule: 'N1', text: String(move) });
  if (squares[move] === EMPTY) return undefined;
  return refuse('taken', { rule: 'N2', where: [name] });
}
