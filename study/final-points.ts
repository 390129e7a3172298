import { Playouts } from '../ai/playout.ts';
import { solveEach } from '../ai/solve.ts';
import { type Move, OVER, type Position } from '../core/game.ts';
import type { Subject } from './subject.ts';

/** How a match ends on average after a move: points by seat. */
export type FinalPoints = readonly number[];

/**
 * The average final points after each of some moves, in their order: exact where no more than `exact` positions are left,
 * otherwise over so many continuations. All moves meet the same hidden cards and the same dice. Nothing where the table wins
 * together, where playouts stop before the end, and where a game has no quick player for them: random moves say nothing of the
 * points of a real match.
 */
export function finalPoints<P extends Position>(
  { game, bot }: Subject<P>,
  view: P,
  moves: readonly Move[],
  { exact, rounds, seed }: { readonly exact: number; readonly rounds: number; readonly seed: number },
): readonly FinalPoints[] | undefined {
  if (bot.together) return undefined;
  const solved = solveEach(game, bot, view, moves, exact);
  if (solved) return solved.verdicts.map(({ scores }) => Array.from(scores));
  if (!bot.playOn) return undefined;
  const playouts = new Playouts(game, bot, view, seed);
  const sums = moves.map(() => Array<number>(view.seats).fill(0));
  for (let round = 0; round < rounds; round++) {
    for (const [at, move] of moves.entries()) {
      playouts.begin(round);
      playouts.trial.play(move);
      playouts.finish();
      if (playouts.trial.turn !== OVER) return undefined;
      const scores = playouts.trial.scores();
      for (let seat = 0; seat < view.seats; seat++) sums[at][seat] += scores[seat] / rounds;
    }
  }
  return sums;
}
