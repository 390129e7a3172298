import { must } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { timeBudget } from './budget.ts';
import { GRANDMASTER, Nets } from './nets.ts';
import { doubtOf, think } from './think.ts';
import { fetchNets } from './worker-nets.ts';

/** A question to the worker: the position as the seat may know it, as text. Nothing else reaches a bot. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: string;
  /** From 1 to 8, or 9 where the table has it. */
  readonly level: number;
  readonly seed: number;
  /** The longest it may take, on a machine that is slower than ours. */
  readonly milliseconds: number;
}

/** What a computer player thinks, with moves as text. */
export interface Advice {
  /** The best first. */
  readonly moves: readonly AdvisedMove[];
  readonly iterations: number;
  readonly exact: boolean;
}

export interface AdvisedMove {
  readonly text: string;
  /** Chance to win, from 0 to 1; absent where the player only glanced. */
  readonly win?: number;
  /** How far that may be off, one standard error. */
  readonly doubt?: number;
}

export type Answer =
  | { readonly id: number; readonly advice: Advice }
  /** `missing` when the program itself, or the game's rules, could not be fetched. */
  | { readonly id: number; readonly error: string; readonly missing?: true };

/** Moves worth telling somebody about: enough that different ideas are among them. */
const TOLD = 16;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  postMessage(await answer(data));
});

/** Whatever goes wrong in here, the table must hear of it and go on. */
async function answer(question: Question): Promise<Answer> {
  const { id, game } = question;
  const room = await findGame(game)
    ?.load()
    .catch(() => undefined);
  if (!room) return { id, error: `${game} could not be loaded`, missing: true };
  try {
    return { id, advice: await advise(room, question) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

const nets = new Nets(fetchNets);

async function advise(room: Room, { view: text, level, seed, milliseconds }: Question): Promise<Advice> {
  const view = must(room.game.parse(text));
  const learned = level === GRANDMASTER ? await nets.seat(room, view) : undefined;
  const limit = timeBudget(milliseconds, () => performance.now());
  const hand = room.bot.levels[Math.min(level, room.bot.levels.length) - 1];
  const { moves, iterations, exact } = learned?.thinkOn(view, seed, limit) ?? think(room, view, hand, seed, limit);
  const told = moves.slice(0, TOLD).map((judged) => ({
    text: room.game.formatMove(view, judged.move),
    ...(judged.win === undefined ? {} : { win: judged.win, doubt: exact ? 0 : doubtOf(judged) }),
  }));
  return { moves: told, iterations, exact };
}
