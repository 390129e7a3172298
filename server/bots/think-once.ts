import { timeBudget } from '../../ai/budget.ts';
import { GRANDMASTER, type Nets } from '../../ai/nets.ts';
import { think } from '../../ai/think.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { type BotQuestion, LONGEST_THOUGHT } from './bots.ts';

/** One thought, on this thread. Where the nets of level 9 cannot be had, the best player without them thinks. */
export async function thinkOnce({ game, view, level }: BotQuestion, seed: number, nets: Nets): Promise<string> {
  const room = await findGame(game)?.load();
  if (!room) throw new Error(`There is no game ${game}.`);
  const position = must(room.game.parse(view));
  const learned = level === GRANDMASTER ? await nets.seat(room, position) : undefined;
  const limit = timeBudget(LONGEST_THOUGHT, () => performance.now());
  const hand = room.bot.levels[Math.min(level, room.bot.levels.length) - 1];
  const { moves } = learned?.think(position, seed, limit) ?? think(room, position, hand, seed, limit);
  return room.game.formatMove(position, moves[0].move);
}
