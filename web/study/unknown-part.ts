import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { dice } from '../session/dice.ts';

/** Whether nobody knows all of a position: then there is nothing to play on with until the rest is dealt. */
export function hasUnknown({ game }: Pick<Room, 'game'>, position: Position): boolean {
  return game.format(position.imagine(dice)) !== game.format(position);
}
