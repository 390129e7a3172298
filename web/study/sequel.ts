import { CHANCE, type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';

/** One move of what follows, as the seat that was asked sees it. */
export interface SequelStep {
  readonly seat: Seat;
  readonly before: Position;
  readonly move: Move;
  /** With the rolls after it. */
  readonly position: Position;
}

/** What a strong player does with a view, both as text; nothing where it has no answer. */
export type AskPlayer = (view: string) => Promise<string | undefined>;

/**
 * What may follow a move, step by step to the end, where it shows what the move was for: everybody plays as a strong player would, what is hidden is imagined and chance is
 * rolled, so it is one example of many. Every player is asked with what its seat may know.
 */
export async function* playSequel(
  { game }: Pick<Room, 'game'>,
  view: Position,
  answer: Move,
  ask: AskPlayer,
  random: Random,
): AsyncGenerator<SequelStep, void> {
  const viewer = view.turn;
  let world = view.imagine(random);
  let text: string | undefined = game.formatMove(view, answer);
  while (text !== undefined) {
    const before = world;
    const move = must(game.parseMove(before, text));
    world = before.copy();
    world.play(move);
    while (world.turn === CHANCE) world.play(world.roll(random));
    const seen = { before: before.view(viewer), move: before.viewMove(move, viewer), position: world.view(viewer) };
    yield { seat: before.turn, ...seen };
    text = world.turn === OVER ? undefined : await ask(game.format(world.view(world.turn)));
  }
}
