import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { type BotKind, chooseMove } from './players.ts';

/** A question to the worker: the position as the seat may know it, as text. Nothing else reaches a bot. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: string;
  readonly kind: BotKind;
  readonly seed: string;
}

export type Answer = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  postMessage(await answer(data));
});

/** Whatever goes wrong in here, the table must hear of it and go on. */
async function answer(question: Question): Promise<Answer> {
  try {
    const shelved = findGame(question.game);
    if (!shelved) throw new Error(`There is no game ${question.game}.`);
    const room = await shelved.load();
    const view = must(room.game.parse(question.view));
    const move = chooseMove(room, view, question.kind, new SeededRandom(question.seed));
    return { id: question.id, move: room.game.formatMove(view, move) };
  } catch (error) {
    return { id: question.id, error: String(error) };
  }
}
