import type { Game, Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';
import { type Budget, eitherBudget, iterationBudget } from './budget.ts';
import { Judge } from './net/judge.ts';
import type { NetFile } from './net/weights-file.ts';
import { Puct, type Tried } from './puct.ts';

/** Iterations that a search has room for, whatever its budget. */
const MOST_ITERATIONS = 30_000;

/** A computer player that searches with nets, in games that hide nothing. It keeps its memory between moves. */
export class NetPlayer<P extends Position> {
  private readonly game: Game<P>;
  private readonly bot: Bot<P>;
  private readonly judge: Judge<P>;
  private search: Puct<P> | undefined;
  /** Iterations that `search` has room for. */
  private room = 0;

  constructor(game: Game<P>, bot: Bot<P>, nets: NetFile) {
    if (!bot.features || bot.features.version !== nets.features || game.id !== nets.game) {
      throw new Error(`These nets were trained for version ${nets.features} of the features of ${nets.game}.`);
    }
    this.game = game;
    this.bot = bot;
    this.judge = new Judge(bot.features, nets, game.maxMoves);
  }

  /** The moves it tried, the most visited first. */
  try(position: P, seed: number, iterations: number, limit?: Budget): Tried[] {
    const most = Math.min(iterations, MOST_ITERATIONS);
    if (this.search === undefined || this.room < most) {
      this.search = new Puct(this.game, this.bot, this.judge, position, most);
      this.room = most;
    }
    const budget = iterationBudget(most);
    return this.search.search(position, seed, limit ? eitherBudget(budget, limit) : budget);
  }
}
