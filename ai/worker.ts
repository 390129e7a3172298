import { must } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { timeBudget } from './budget.ts';
import { think } from './think.ts';

/** A question to the worker: the position as the seat may know it, as text. Nothing else reaches a bot. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: string;
  /** From 1 to 8. */
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
}

export type Answer = { readonly id: number; readonly advice: Advice } | { readonly id: number; readonly error: string };

/** Moves worth telling somebody about. */
const TOLD = 3;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  postMessage(await answer(data));
});

/** Whatever goes wrong in here, the table must hear of it and go on. */
async function answer(question: Question): Promise<Answer> {
  try {
    return { id: question.id, advice: await advise(question) };
  } catch (error) {
    return { id: question.id, error: String(error) };
  }
}

async function advise({ game, view: text, level, seed, milliseconds }: Question): Promise<Advice> {
  const shelved = findGame(game);
  if (!shelved) throw new Error(`There is no game ${game}.`);
  const room = await shelved.load();
  const view = must(room.game.parse(text));
  const limit = timeBudget(milliseconds, () => performance.now());
  const { moves, iterations, exact } = think(room, view, room.bot.levels[level - 1], seed, limit);
  const told = moves.slice(0, TOLD).map(({ move, win }) => ({
    text: room.game.formatMove(view, move),
    ...(win === undefined ? {} : { win }),
  }));
  return { moves: told, iterations, exact };
}
