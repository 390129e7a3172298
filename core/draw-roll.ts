import type { Game, Move, Position } from './game.ts';
import { listMoves } from './list-moves.ts';
import type { Random } from './random.ts';

/**
 * One outcome of chance with its true odds, for matches: it follows from the numbers of `random` and from the position as
 * its text says it. `position.roll` is faster, but what it makes of a number may depend on how the position was reached,
 * because a bag is kept in the order in which its tiles were drawn: after undo another tile would come.
 */
export function drawRoll<P extends Position>(game: Game<P>, position: P, random: Random): Move {
  const rolls = listMoves(game, position).sort((a, b) => a - b);
  const total = rolls.reduce((sum, roll) => sum + position.odds(roll), 0);
  let left = random.below(total);
  for (const roll of rolls) {
    left -= position.odds(roll);
    if (left < 0) return roll;
  }
  throw new Error(`No roll of ${game.format(position)} was drawn.`);
}
