import type { Move, Position, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Room } from '../games/room.ts';

/** Computer players so far: one that plays anything, one that looks a single move ahead. */
export type BotKind = 'random' | 'one-ply';

export const BOTS: readonly { readonly kind: BotKind; readonly title: string; readonly help: string }[] = [
  { kind: 'one-ply', title: 'Careful', help: 'Looks one move ahead.' },
  { kind: 'random', title: 'Playful', help: 'Plays any legal move.' },
];

/** Guesses at the hidden part over which a move is judged. */
const GUESSES = 4;

/** Chooses a move for the seat to act. `view` is what that seat may know: no player is ever handed more. */
export function chooseMove(room: Room, view: Position, kind: BotKind, random: Random): Move {
  const list = new Int32Array(room.game.maxMoves);
  const count = view.moves(list);
  if (count === 0) throw new Error('A player was asked to move where there is no move.');
  if (kind === 'random' || count === 1) return list[random.below(count)];
  return bestByOnePly(room, view, list.subarray(0, count), random);
}

function bestByOnePly(room: Room, view: Position, moves: Int32Array, random: Random): Move {
  const seat = view.turn as Seat;
  const values = new Float64Array(moves.length);
  const trial = view.copy();
  for (let guess = 0; guess < GUESSES; guess++) {
    const full = view.imagine(random);
    for (const [index, move] of moves.entries()) {
      trial.copyFrom(full);
      trial.play(move);
      values[index] += room.bot.evaluate(trial, seat);
    }
  }
  return moves[indexOfBest(values, random)];
}

/** The best value's index; among equals any, so that openings differ. */
function indexOfBest(values: Float64Array, random: Random): number {
  let best = 0;
  let equals = 1;
  for (let index = 1; index < values.length; index++) {
    if (values[index] > values[best]) {
      best = index;
      equals = 1;
    } else if (values[index] === values[best] && random.below(++equals) === 0) best = index;
  }
  return best;
}
