import type { Move, Position } from './game.ts';
import type { Result } from './result.ts';

/** A move that was read from a text, or why it is not legal: what every `parseMove` ends with. */
export function checked(position: Position, move: Result<Move>): Result<Move> {
  if (!move.ok) return move;
  const fault = position.check(move.value);
  return fault ? { ok: false, fault } : move;
}
