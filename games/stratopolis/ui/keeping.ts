import type { Seat } from '../../../core/game.ts';
import type { StratopolisPosition } from '../position.ts';

/**
 * Keeps what was found for the latest board, by seat: all moves of a turn are compared with the same one. A board is known
 * by what is on it, since positions are changed in place.
 */
export function keeping<T>(find: (board: StratopolisPosition, seat: Seat) => T) {
  let latest: StratopolisPosition | undefined;
  const found = new Map<Seat, T>();
  return (board: StratopolisPosition, seat: Seat): T => {
    if (!latest || !isSame(latest, board)) {
      latest = board.copy();
      found.clear();
    }
    if (!found.has(seat)) found.set(seat, find(board, seat));
    return found.get(seat) as T;
  };
}

function isSame(one: StratopolisPosition, other: StratopolisPosition): boolean {
  if (one.settings !== other.settings) return false;
  // Two halves at a time, in a plain loop: this is asked for every move that is explained.
  for (let at = 0; at < one.pairs.length; at++) if (one.pairs[at] !== other.pairs[at]) return false;
  return true;
}
