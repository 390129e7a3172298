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
  return one.settings === other.settings && one.halves.every((half, at) => half === other.halves[at]);
}
