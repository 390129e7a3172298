import type { MyMatch } from '../../online/messages/news.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** By the clock of the server, and when something last happened in every match. */
export const NOW = 1000 * HOUR;

/** A match in somebody's list, in which it is their turn unless more is said. */
export function match(name: string, more: Partial<MyMatch> = {}): MyMatch {
  const usual = {
    game: 'metro',
    status: 'live',
    seats: [],
    you: 0,
    yourTurn: true,
    deadline: null,
    time: NOW,
  } as const;
  return { match: name, ...usual, ...more };
}
