import { timeBudget } from '../../ai/budget.ts';
import { think } from '../../ai/think.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { type BotQuestion, LONGEST_THOUGHT } from './bots.ts';

/** One thought, on this thread. */
export async function thinkOnce({ game, view, level }: BotQuestion, seed: number): Promise<string> {
  const room = await findGame(game)?.load();
  if (!room) throw new Error(`There is no game ${game}.`);
  const position = must(room.game.parse(view));
  const limit = timeBudget(LONGEST_THOUGHT, () => performance.now());
  const { moves } = think(room, position, room.bot.levels[level - 1], seed, limit);
  return room.game.formatMove(position, moves[0].move);
}
