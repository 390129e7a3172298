import { CHANCE, type Game, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot, Level } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import { type Candidate, putBestFirst, rank } from './candidates.ts';
import { sortByReward } from './halving.ts';
import { Playouts } from './playout.ts';
import { winChanceOf } from './reward.ts';

/**
 * Alpha-beta over the evaluation, a move deeper each time until the budget is spent; where chance acts, the mean over all
 * outcomes or over a sample of them. Rivals are taken to play against this seat. Sorts the candidates, the best first,
 * and returns the positions visited.
 */
export function lookAhead<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  view: P,
  candidates: Candidate[],
  level: Level,
  seed: number,
  budget: Budget,
): number {
  const worlds = new Playouts(game, bot, view, seed);
  const search = new AlphaBeta(game, bot, view.turn, { level, seed, budget });
  for (let depth = 1; depth <= (level.depth ?? 2); depth++) {
    if (!deepen(candidates, search, worlds, depth)) break;
  }
  return search.visited;
}

/** Judges all candidates at one depth; false, and nothing changed but the order of those that were done, when the budget ends. */
function deepen<P extends Position>(
  candidates: Candidate[],
  search: AlphaBeta<P>,
  worlds: Playouts<P>,
  depth: number,
): boolean {
  let done = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    worlds.begin(0);
    worlds.trial.play(candidate.move);
    const value = search.value(worlds.trial, 0, depth - 1, best, Number.POSITIVE_INFINITY);
    if (search.isSpent) break;
    note(candidate, value, worlds.trial, search.bot);
    done++;
    best = Math.max(best, value);
  }
  // The best of the last depth stands first: a new leader found before the budget ended is worth having.
  sortByReward(candidates, done);
  return done === candidates.length;
}

/** `after` is the position that the candidate leads to. */
function note<P extends Position>(candidate: Candidate, value: number, after: P, bot: Bot<P>): void {
  const chance = bot.together ? value : winChanceOf(value, bot.spread);
  candidate.visits = 1;
  candidate.rewards = chance;
  candidate.wins = chance;
  candidate.scores.set(after.scores());
}

class AlphaBeta<P extends Position> {
  visited = 0;
  isSpent = false;
  readonly bot: Bot<P>;
  private readonly game: Game<P>;
  private readonly seat: Seat;
  private readonly limits: Limits;
  private readonly floors: Floor<P>[] = [];
  private readonly dice = new SeededRandom(0);

  constructor(game: Game<P>, bot: Bot<P>, seat: Seat, limits: Limits) {
    this.game = game;
    this.bot = bot;
    this.seat = seat;
    this.limits = limits;
  }

  /** `ply` counts moves and rolls from the top, `depth` the decisions still to look ahead. */
  value(position: P, ply: number, depth: number, alpha: number, beta: number): number {
    this.visited++;
    if (this.limits.budget.spent(this.visited) >= 1) this.isSpent = true;
    if (depth <= 0 || position.turn === OVER || this.isSpent) return this.bot.evaluate(position, this.seat);
    const count = position.moves(this.floor(ply, position).moves);
    if (position.turn === CHANCE) return this.mean(position, ply, depth, count);
    return this.best(position, ply, depth, this.order(position, this.floors[ply], count), alpha, beta);
  }

  private best(position: P, ply: number, depth: number, count: number, alpha: number, beta: number): number {
    const floor = this.floors[ply];
    const mine = position.turn === this.seat || this.bot.together;
    let low = alpha;
    let high = beta;
    let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (let at = 0; at < count && low < high && !this.isSpent; at++) {
      floor.next.copyFrom(position);
      floor.next.play(floor.moves[at]);
      const value = this.value(floor.next, ply + 1, depth - 1, low, high);
      if (mine) {
        best = Math.max(best, value);
        low = Math.max(low, value);
      } else {
        best = Math.min(best, value);
        high = Math.min(high, value);
      }
    }
    return best;
  }

  /** Chance costs no depth: a roll is no decision. */
  private mean(position: P, ply: number, depth: number, count: number): number {
    const floor = this.floors[ply];
    const outcomes = this.limits.level.outcomes ?? 4;
    const sampled = count > outcomes;
    if (sampled) this.sample(position, floor.moves, outcomes, depth);
    let sum = 0;
    let total = 0;
    for (let at = 0; at < (sampled ? outcomes : count); at++) {
      const roll = floor.moves[at];
      const weight = sampled ? 1 : position.odds(roll);
      floor.next.copyFrom(position);
      floor.next.play(roll);
      sum += weight * this.value(floor.next, ply + 1, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      total += weight;
    }
    return sum / total;
  }

  /** All rolls before the first is looked at: a roll further down uses the same dice. */
  private sample(position: P, into: Int32Array, outcomes: number, depth: number): void {
    this.dice.restart(this.limits.seed, depth);
    for (let at = 0; at < outcomes; at++) into[at] = position.roll(this.dice);
  }

  /** Puts the most promising moves first and returns how many are worth a look. */
  private order(position: P, { moves, worth }: Floor<P>, count: number): number {
    rank(this.bot, position, moves, count, worth);
    const kept = Math.min(count, this.limits.level.width ?? count);
    putBestFirst(moves, worth, count, kept);
    return kept;
  }

  private floor(ply: number, position: P): Floor<P> {
    this.floors[ply] ??= {
      moves: new Int32Array(this.game.maxMoves),
      worth: new Float64Array(this.game.maxMoves),
      next: position.copy(),
    };
    return this.floors[ply];
  }
}

/** How far a search goes, and from where its dice start. */
interface Limits {
  readonly level: Level;
  readonly seed: number;
  readonly budget: Budget;
}

/** What a search needs at one ply, made once. Two plies must not share one: a list would be overwritten while it is read. */
interface Floor<P extends Position> {
  readonly moves: Int32Array;
  readonly worth: Float64Array;
  readonly next: P;
}
