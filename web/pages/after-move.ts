import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';

/** The position after a move, to look at; the same one where there is none. */
export function after<P extends Position>(position: P, move: Move | undefined): P {
  if (move === undefined) return position;
  const next = position.copy();
  next.play(move);
  return next;
}

/** The board on which a move is marked: after it, or before it where its mark would come to be on what is there then. */
export function shownWith(room: Pick<Room, 'placesOf'>, position: Position, move: Move | undefined): Position {
  const isTaking = move !== undefined && room.placesOf?.(position, move).some(({ isTaken }) => isTaken);
  return isTaking ? position : after(position, move);
}
