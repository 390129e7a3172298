import type { Seat } from '../../../core/game.ts';
import { isIn } from '../board.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, FREE, NOTHING, SETTLER, VILLAGE } from '../state.ts';

/** Has the seat a piece left that could go anywhere? */
export function hasPieces(position: BlueLagoonPosition, seat: Seat): boolean {
  return position.left(seat, SETTLER) > 0 || (position.phase === EXPLORATION && position.left(seat, VILLAGE) > 0);
}

/** Kinds of the tokens that a piece on a tile lets its owner take from now on: beside it, and beside none of its others. */
export function tokensOpened(before: BlueLagoonPosition, then: BlueLagoonPosition, tile: number): number[] {
  if (!hasPieces(then, before.mover)) return [];
  const reach = before.reachOf(before.mover);
  return before.board
    .neighbours(tile)
    .filter((next) => before.tokens[next] !== NOTHING && isIn(before.words, FREE, next))
    .filter((next) => !isIn(before.words, reach, next))
    .map((next) => before.tokens[next]);
}
