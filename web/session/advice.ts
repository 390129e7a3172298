import type { AdvisedMove } from '../../ai/worker.ts';
import type { Move, Position, Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';

/** A move that a strong player would consider, and why. */
export interface Hint {
  readonly move: Move;
  /** "Lay aacb on row 3, column 2". */
  readonly words: string;
  /** What it gains, in short phrases. */
  readonly gains: readonly string[];
  /** Chance to win, from 0 to 1. */
  readonly win: number | undefined;
}

/** Hints come from a strong player who answers while somebody waits. */
export const HINT_LEVEL = 8;
export const HINT_TIME = 900;
/** How sure a table of friends may be: asked after every move, so it must be quick. */
export const CHANCE_LEVEL = 6;
export const CHANCE_TIME = 400;
/** Every level is made for less; this is for slow machines. */
export const LONGEST_THOUGHT = 2500;

/** A computer player's best moves as hints for the seat to act. `position` is what that seat may know. */
export function explainMoves(
  { game, adviseMove, explainGains }: Room,
  position: Position,
  moves: readonly AdvisedMove[],
  nameSeat: (seat: Seat) => string,
): Hint[] {
  return moves.flatMap(({ text, win }) => {
    const move = game.parseMove(position, text);
    if (!move.ok) return [];
    const after = position.copy();
    after.play(move.value);
    const gains = explainGains(position, after, position.turn, nameSeat);
    return [{ move: move.value, words: adviseMove(position, move.value), gains, win }];
  });
}
