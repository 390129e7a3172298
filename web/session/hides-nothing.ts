import type { Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Settings } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';

/** What is secret in a game is dealt or drawn by then. */
const FIRST_MOVES = 12;

/** With these settings a watcher sees all that the players see. Asked of the first moves that come to hand: they hide like any others. */
export function hidesNothing({ game }: Pick<Room, 'game'>, seats: number, settings: Settings): boolean {
  const position: Position = game.start(seats, settings);
  for (let count = 0; count < FIRST_MOVES; count++) {
    const [move] = listMoves(game, position);
    if (move === undefined) return true;
    if (position.viewMove(move, 'spectator') !== move) return false;
    position.play(move);
  }
  return true;
}
