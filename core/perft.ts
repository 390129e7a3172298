import { type Game, OVER, type Position } from './game.ts';

/**
 * Number of different ways to play `depth` moves on, rolls counted as moves. A change in it means that move generation
 * changed. `position` is left as it was.
 */
export function perft<P extends Position>(game: Game<P>, position: P, depth: number): number {
  if (depth === 0) return 1;
  if (position.turn === OVER) return 0;
  const list = new Int32Array(game.maxMoves);
  const count = position.moves(list);
  if (depth === 1) return count;
  const next = position.copy();
  let ways = 0;
  for (let i = 0; i < count; i++) {
    next.copyFrom(position);
    next.play(list[i]);
    ways += perft(game, next, depth - 1);
  }
  return ways;
}
