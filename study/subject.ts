import type { Game, Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';

/** What is studied: the rules of a game, and what its computer players know of it. Every `Room` is one. */
export interface Subject<P extends Position = Position> {
  readonly game: Game<P>;
  readonly bot: Bot<P>;
}
