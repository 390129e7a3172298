import type { Game, Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import type { Judge } from './net/judge.ts';
import { Puct } from './puct.ts';
import type { RootNoise, Tried } from './puct-rule.ts';
import { WorldSearch } from './world-search.ts';

/** A search guided by nets. */
export interface Search<P extends Position> {
  /** Searches from what the seat to move knows. The most visited move first. */
  search(view: P, seed: number, budget: Budget, noise?: RootNoise): Tried[];
  /** The same, going on from what the last search found out, where that is of use. */
  searchOn(view: P, seed: number, budget: Budget): Tried[];
  /** What the search thinks of the root, for every seat. */
  rootRewards(): Float64Array;
}

/** The search that a game needs, with room for so many iterations. */
export function openSearch<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  judge: Judge<P>,
  start: P,
  iterations: number,
): Search<P> {
  const Kind = judge.features.hasSecrets ? WorldSearch : Puct;
  return new Kind(game, bot, judge, start, iterations);
}
