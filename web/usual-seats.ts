import type { About } from '../games/room.ts';

/** How many sit down when nobody has said: two, unless the game says otherwise. */
export function usualSeats({ seats, usualSeats: usual = 2 }: About): number {
  return Math.min(Math.max(usual, seats.min), seats.max);
}
