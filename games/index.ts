import { about as metro } from './metro/about.ts';
import type { About, Room } from './room.ts';

/** A game on the shelf: what everybody may know of it, and how to fetch the rest. */
export interface Shelved {
  readonly about: About;
  /** Loads rules, texts and pictures; each game is its own chunk. */
  readonly load: () => Promise<Room>;
}

/** One line per game. */
export const shelf: readonly Shelved[] = [{ about: metro, load: async () => (await import('./metro/index.ts')).room }];

export function findGame(id: string): Shelved | undefined {
  return shelf.find((entry) => entry.about.id === id);
}
