import { CHANCE, type Game, type Move, OVER, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot } from '../games/bot.ts';
import type { Candidate } from './candidates.ts';
import { sortByReward } from './halving.ts';
import { judge, type Outcome } from './reward.ts';

/**
 * Searches the rest of the match to the last, every seat playing for its own reward, every roll weighed by its odds.
 * Returns the positions visited, or 0 without touching the candidates when there are more than `limit` or something is hidden.
 */
export function solve<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  view: P,
  candidates: Candidate[],
  limit: number,
): number {
  const moves = candidates.map(({ move }) => move);
  const found = solveEach(game, bot, view, moves, limit);
  if (!found) return 0;
  for (const [index, { rewards, wins, scores }] of found.verdicts.entries()) {
    const candidate = candidates[index];
    candidate.visits = 1;
    candidate.rewards = rewards[view.turn];
    candidate.wins = wins[view.turn];
    candidate.scores.set(scores);
  }
  sortByReward(candidates, candidates.length);
  return found.visited;
}

/** The same for some moves, in their order; `undefined` when there is more than `limit` to search or something is hidden. */
export function solveEach<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  view: P,
  moves: readonly Move[],
  limit: number,
): { readonly verdicts: readonly Verdict[]; readonly visited: number } | undefined {
  const position = view.imagine(new SeededRandom('solve'));
  if (guessSize(game, position, moves.length) > limit || game.format(position) !== game.format(view)) return undefined;
  const solver = new Solver(game, bot, view.seats, limit);
  const verdicts: Verdict[] = [];
  for (const move of moves) {
    const next = position.copy();
    next.play(move);
    verdicts.push(solver.verdict(next, 0));
    if (solver.visited > limit) return undefined;
  }
  return { verdicts, visited: solver.visited };
}

/** What every seat gets when all play their best. */
export interface Verdict {
  readonly rewards: Float64Array;
  readonly wins: Float64Array;
  readonly scores: Float64Array;
}

class Solver<P extends Position> {
  visited = 0;
  private readonly game: Game<P>;
  private readonly bot: Bot<P>;
  private readonly seats: number;
  private readonly limit: number;
  private readonly outcome: Outcome = { reward: 0, win: 0 };
  /** A list of moves for each depth. */
  private readonly lists: Int32Array[] = [];

  constructor(game: Game<P>, bot: Bot<P>, seats: number, limit: number) {
    this.game = game;
    this.bot = bot;
    this.seats = seats;
    this.limit = limit;
  }

  verdict(position: P, depth: number): Verdict {
    this.visited++;
    if (position.turn === OVER || this.visited > this.limit) return this.final(position);
    this.lists[depth] ??= new Int32Array(this.game.maxMoves);
    const moves = this.lists[depth];
    const count = position.moves(moves);
    return position.turn === CHANCE
      ? this.expectation(position, moves, count, depth)
      : this.best(position, moves, count, depth);
  }

  private best(position: P, moves: Int32Array, count: number, depth: number): Verdict {
    const next = position.copy();
    let best: Verdict | undefined;
    for (let at = 0; at < count && this.visited <= this.limit; at++) {
      next.copyFrom(position);
      next.play(moves[at]);
      const verdict = this.verdict(next, depth + 1);
      if (!best || verdict.rewards[position.turn] > best.rewards[position.turn]) best = verdict;
    }
    return best ?? this.final(position);
  }

  private expectation(position: P, moves: Int32Array, count: number, depth: number): Verdict {
    const mean = this.empty();
    const next = position.copy();
    let total = 0;
    for (let at = 0; at < count; at++) total += position.odds(moves[at]);
    for (let at = 0; at < count && this.visited <= this.limit; at++) {
      const share = position.odds(moves[at]) / total;
      next.copyFrom(position);
      next.play(moves[at]);
      const { rewards, wins, scores } = this.verdict(next, depth + 1);
      for (let seat = 0; seat < this.seats; seat++) {
        mean.rewards[seat] += share * rewards[seat];
        mean.wins[seat] += share * wins[seat];
        mean.scores[seat] += share * scores[seat];
      }
    }
    return mean;
  }

  private final(position: P): Verdict {
    const verdict = this.empty();
    verdict.scores.set(Array.from(position.scores()).slice(0, this.seats));
    for (let seat = 0; seat < this.seats; seat++) {
      judge(this.bot, position, seat, this.outcome);
      verdict.rewards[seat] = this.outcome.reward;
      verdict.wins[seat] = this.outcome.win;
    }
    return verdict;
  }

  private empty(): Verdict {
    const { seats } = this;
    return { rewards: new Float64Array(seats), wins: new Float64Array(seats), scores: new Float64Array(seats) };
  }
}

/** About how many positions are to come: the product of the choices along a random line of play. */
function guessSize<P extends Position>(game: Game<P>, from: P, candidates: number): number {
  const random = new SeededRandom('size');
  const position = from.copy();
  const moves = new Int32Array(game.maxMoves);
  let size = candidates;
  position.moves(moves);
  while (position.turn !== OVER && size < 1e9) {
    const count = position.moves(moves);
    size *= count;
    position.play(moves[random.below(count)]);
  }
  return size / candidates;
}
