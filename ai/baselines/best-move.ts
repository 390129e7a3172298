import type { Move } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';

/** The move that is worth most; among equals any, so that games differ. `worthOf` hears the most there has been so far. */
export function bestMove(
  moves: Iterable<Move>,
  random: Random,
  worthOf: (move: Move, bestWorth: number) => number,
): Move {
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (const move of moves) {
    const worth = worthOf(move, bestWorth);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
      equals = 1;
    } else if (worth === bestWorth && random.below(++equals) === 0) best = move;
  }
  return best;
}
