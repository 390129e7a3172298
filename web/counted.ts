import { texts } from '#texts/web/counted.ts';
import type { Position } from '../core/game.ts';
import type { Room } from '../games/room.ts';

/** The number that people are told of a move: `before` is the position in which it was made, `move` how many there were with it. */
export function numberOf({ turnOf }: Pick<Room, 'turnOf'>, before: Position, move: number): number {
  return turnOf?.(before) ?? move;
}

/** The same after so many steps from one position to the next. */
export function numberAfter(room: Pick<Room, 'turnOf'>, positions: readonly Position[], steps: number): number {
  return steps === 0 ? 0 : numberOf(room, positions[steps - 1], steps);
}

/** The same counted from the first of those positions on; a step that is not known yet is one more. */
export function numberSince(room: Pick<Room, 'turnOf'>, positions: readonly Position[], steps: number): number {
  if (steps > positions.length) return steps;
  const [first, last] = [Math.min(1, steps), steps].map((step) => numberAfter(room, positions, step));
  return steps === 0 ? 0 : last - first + 1;
}

/** The words around such a number. */
export function countedIn({ turnOf }: Pick<Room, 'turnOf'>) {
  return texts[turnOf ? 'turn' : 'move'];
}
