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

/** The words around such a number. */
export function countedIn({ turnOf }: Pick<Room, 'turnOf'>) {
  return texts[turnOf ? 'turn' : 'move'];
}
