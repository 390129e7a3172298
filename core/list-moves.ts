import type { Game, Move, Position } from './game.ts';

/** Grows to the largest game asked about and is used again: `maxMoves` of some games would be 100 KB for each question. */
let buffer = new Int32Array();

/**
 * The legal moves of the seat to act, or the possible rolls, as a list of their own. For hot code a buffer that the
 * caller keeps, handed to `position.moves`, is faster.
 */
export function listMoves<P extends Position>(game: Game<P>, position: P): Move[] {
  if (buffer.length < game.maxMoves) buffer = new Int32Array(game.maxMoves);
  const count = position.moves(buffer);
  const moves = new Array<Move>(count);
  for (let at = 0; at < count; at++) moves[at] = buffer[at];
  // A game that counts more moves than it writes must not find those of an earlier list here.
  buffer.fill(0, 0, count);
  return moves;
}
