import type { Move, Position } from '../../core/game.ts';

/** The position after a move, to look at; the same one where there is none. */
export function after<P extends Position>(position: P, move: Move | undefined): P {
  if (move === undefined) return position;
  const next = position.copy();
  next.play(move);
  return next;
}
