import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import type { Player } from '../../web/session/player.ts';

/* Who plays in tests, and where. */

export const you: Player = { kind: 'person', name: 'You' };
export const bo: Player = { kind: 'person', name: 'Bo' };
export const ada: Player = { kind: 'bot', name: 'Ada', level: 2 };

export async function roomOf(game: string): Promise<Room> {
  const room = await findGame(game)?.load();
  if (!room) throw new Error(`No ${game}.`);
  return room;
}
