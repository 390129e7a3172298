import { iterationBudget } from '../ai/budget.ts';
import { type Candidate, listCandidates } from '../ai/candidates.ts';
import { halve } from '../ai/halving.ts';
import { Playouts } from '../ai/playout.ts';
import { solveEach, type Verdict } from '../ai/solve.ts';
import { growTree } from '../ai/tree.ts';
import type { Move, Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Effort } from './effort.ts';
import type { Subject } from './subject.ts';

/** A move and what was found out about it while the best one was looked for. */
export interface Choice {
  readonly move: Move;
  /** Chance to win of the seat to act; absent where nobody tried. */
  readonly win?: number;
  readonly visits: number;
  /** What every seat gets when all play their best from here on, where the ending was solved. */
  readonly verdict?: Verdict;
}

export interface Consideration {
  /** The best first; the played one is among them. */
  readonly choices: readonly Choice[];
  /** Legal moves. */
  readonly legal: number;
  /** True where the rest of the match was searched to the last, after every move. */
  readonly exact: boolean;
}

const EVERY_MOVE = { way: 'glance', candidates: Number.POSITIVE_INFINITY, iterations: 0 } as const;

/**
 * Looks for the best move on what the seat to act may know. The played move takes part like the others: left out, a move
 * that the glance overlooked could only ever be compared, never be the best.
 */
export function consider<P extends Position>(
  subject: Subject<P>,
  view: P,
  played: Move | undefined,
  effort: Effort,
  seed: number,
): Consideration {
  const { game, bot } = subject;
  const all = listCandidates(game, bot, view, EVERY_MOVE, new SeededRandom(seed));
  const legal = all.length;
  if (legal === 1) return { choices: [{ move: all[0].move, visits: 0 }], legal, exact: false };
  const solved = solveAll(subject, view, all, effort.exact);
  if (solved) return { choices: solved, legal, exact: true };
  const { search } = effort;
  const considered = all.filter(({ move }, at) => at < search.candidates || move === played);
  if (search.way !== 'glance' && considered.length > 1) {
    const playouts = new Playouts(game, bot, view, seed);
    const budget = iterationBudget(search.iterations);
    if (search.way === 'tree') growTree(game, bot, considered, playouts, search, budget);
    else halve(considered, playouts, budget, bot.glanceWeight);
  }
  return { choices: considered.map(toChoice), legal, exact: false };
}

/** By the chance to win; between moves that win as often, by what the players play for. */
function solveAll<P extends Position>(
  { game, bot }: Subject<P>,
  view: P,
  all: readonly Candidate[],
  limit: number,
): Choice[] | undefined {
  const moves = all.map(({ move }) => move);
  const found = solveEach(game, bot, view, moves, limit);
  if (!found) return undefined;
  const seat = view.turn;
  const solved = found.verdicts.map((verdict, at) => ({
    ...{ move: moves[at], visits: 1, win: verdict.wins[seat], verdict },
  }));
  return solved.sort((a, b) => b.win - a.win || b.verdict.rewards[seat] - a.verdict.rewards[seat]);
}

function toChoice({ move, visits, wins }: Candidate): Choice {
  return visits === 0 ? { move, visits } : { move, visits, win: wins / visits };
}
