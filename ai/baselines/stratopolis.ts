import type { Move, Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { StratopolisPosition } from '../../games/stratopolis/position.ts';
import { listPlacementsOf, MAX_MOVES, placeOf, tileOf } from '../../games/stratopolis/rules.ts';
import { bestMove } from './best-move.ts';

type Judge = (after: StratopolisPosition, seat: Seat, enough: number) => number;

/** The placement after which one's own score is furthest ahead of the rival's, as both stand then. */
export function greedy(view: StratopolisPosition, random: Random): Move {
  return chooseBest(view, random, lead);
}

/** The placement after which one is furthest ahead once the rival has made the best of the tiles it shows. */
export function twoPly(view: StratopolisPosition, random: Random): Move {
  const replies = new Int32Array(MAX_MOVES);
  const answered = view.copy();
  return chooseBest(view, random, (after, seat, enough) => {
    const count = listPlacementsOf(after, 1 - seat, replies);
    if (count === 0) return lead(after, seat);
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < count && least >= enough; at++) {
      answered.copyFrom(after);
      answered.lay(tileOf(replies[at]), placeOf(replies[at]));
      least = Math.min(least, lead(answered, seat));
    }
    return least;
  });
}

function lead(position: StratopolisPosition, seat: Seat): number {
  const scores = position.scores();
  return scores[seat] - scores[1 - seat];
}

function chooseBest(view: StratopolisPosition, random: Random, judge: Judge): Move {
  const moves = new Int32Array(MAX_MOVES);
  const after = view.copy();
  return bestMove(moves.subarray(0, view.moves(moves)), random, (move, bestWorth) => {
    after.copyFrom(view);
    after.lay(tileOf(move), placeOf(move));
    return judge(after, view.turn, bestWorth);
  });
}
