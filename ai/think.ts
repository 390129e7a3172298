import type { Game, Move, Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot, Level } from '../games/bot.ts';
import { type Budget, eitherBudget, iterationBudget, restOf } from './budget.ts';
import { type Candidate, listCandidates } from './candidates.ts';
import { compareEndings } from './endings.ts';
import { errorOf, halve } from './halving.ts';
import { lookAhead } from './lookahead.ts';
import { Playouts } from './playout.ts';
import { SCREENED, screen } from './screen.ts';
import { solve } from './solve.ts';
import { growTree } from './tree.ts';

/** What a computer player thinks of the position it was shown. */
export interface Thought {
  /** The best first; at least one. Moves that were not considered are absent. */
  readonly moves: readonly Judged[];
  /** Positions imagined. */
  readonly iterations: number;
  /** True where the rest of the match was searched to the last: the values are no guesses. */
  readonly exact: boolean;
}

export interface Judged {
  readonly move: Move;
  /** How it looked at a glance, in points. */
  readonly worth: number;
  /** From 0 to 1: what the player maximises; absent when it only glanced. */
  readonly reward?: number;
  /** Chance to win, from 0 to 1, a shared win counting as its share. */
  readonly win?: number;
  /** Standard error of `reward`. */
  readonly error?: number;
  /** Points by seat as they stood, on average, where the imagined matches ended. */
  readonly scores?: readonly number[];
  readonly visits: number;
}

/**
 * Thinks about the move of the seat whose view this is. `view` is what that seat may know; no player is handed more.
 * With the same seed and no other budget than the level's iterations, the thought is the same on every machine.
 */
export function think<P extends Position>(
  { game, bot }: { readonly game: Game<P>; readonly bot: Bot<P> },
  view: P,
  level: Level,
  seed: number,
  limit?: Budget,
): Thought {
  if (level.way === 'net') throw new Error('Ask a NetPlayer: nets must be read first.');
  refuseSecrets(game, view);
  const budget = limit ? eitherBudget(iterationBudget(level.iterations), limit) : iterationBudget(level.iterations);
  if (level.screens) return screenAndHalve({ game, bot }, view, level, seed, budget);
  const candidates = listCandidates(game, bot, view, level, new SeededRandom(seed));
  if (level.way === 'glance' || candidates.length === 1) return report(candidates, 0, false);
  const solved = level.exact ? solve(game, bot, view, candidates, level.exact) : 0;
  if (solved > 0) return report(candidates, solved, true);
  if (level.way === 'lookahead')
    return report(candidates, lookAhead(game, bot, view, candidates, level, seed, budget), false);
  if (level.way === 'endings')
    return report(candidates, compareEndings(game, bot, view, candidates, seed, budget), false);
  const playouts = new Playouts(game, bot, view, seed);
  const search =
    level.way === 'tree'
      ? growTree(game, bot, candidates, playouts, level, budget)
      : halve(candidates, playouts, budget, bot.glanceWeight);
  return report(candidates, search, false);
}

/** Rollouts of the moves that quick rollouts of all moves have chosen. */
function screenAndHalve<P extends Position>(
  room: { readonly game: Game<P>; readonly bot: Bot<P> },
  view: P,
  level: Level,
  seed: number,
  budget: Budget,
): Thought {
  const { game, bot } = room;
  const many = listCandidates(game, bot, view, { ...level, candidates: SCREENED }, new SeededRandom(seed));
  if (many.length === 1) return report(many, 0, false);
  const { candidates, iterations } = screen(room, view, many, level.candidates, seed, budget);
  const rest = restOf(budget, iterations);
  const search = halve(candidates, new Playouts(game, bot, view, seed), rest, bot.glanceWeight);
  return report(candidates, Math.ceil(iterations) + search, false);
}

/** Fairness by construction: whoever hands a player more than its seat may know is stopped here. */
export function refuseSecrets<P extends Position>(game: Game<P>, view: P): void {
  if (view.turn < 0 || game.format(view) !== game.format(view.view(view.turn))) {
    throw new Error('A player may only be shown what its seat may know, when it is its turn.');
  }
}

function report(candidates: readonly Candidate[], iterations: number, exact: boolean): Thought {
  return { moves: candidates.map(toJudged), iterations, exact };
}

/** Standard error of the chance to win: with few imagined matches it says little. */
export function doubtOf({ win = 0.5, visits }: Pick<Judged, 'win' | 'visits'>): number {
  // One match more of either result: ten wins of ten are no certainty.
  const chance = (win * visits + 1) / (visits + 2);
  return Math.sqrt((chance * (1 - chance)) / (visits + 2));
}

function toJudged(candidate: Candidate): Judged {
  const { move, worth, visits, rewards, wins, scores } = candidate;
  if (visits === 0) return { move, worth, visits };
  const error = errorOf(candidate);
  return {
    move,
    worth,
    visits,
    reward: rewards / visits,
    win: wins / visits,
    ...(Number.isFinite(error) ? { error } : {}),
    scores: Array.from(scores, (sum) => sum / visits),
  };
}
