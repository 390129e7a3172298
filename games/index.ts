import { about as arboretum } from './arboretum/about.ts';
import { about as blueLagoon } from './blue-lagoon/about.ts';
import { about as metro } from './metro/about.ts';
import { about as raft } from './race-to-the-raft/about.ts';
import type { About, Room } from './room.ts';
import { about as stratopolis } from './stratopolis/about.ts';

/** A game on the shelf: what everybody may know of it, and how to fetch the rest. */
export interface Shelved {
  readonly about: About;
  /** Loads rules, texts and pictures; each game is its own chunk. */
  readonly load: () => Promise<Room>;
}

/** One line per game. */
export const shelf: readonly Shelved[] = [
  { about: arboretum, load: async () => (await import('./arboretum/index.ts')).room },
  { about: blueLagoon, load: async () => (await import('./blue-lagoon/index.ts')).room },
  { about: metro, load: async () => (await import('./metro/index.ts')).room },
  { about: raft, load: async () => (await import('./race-to-the-raft/index.ts')).room },
  { about: stratopolis, load: async () => (await import('./stratopolis/index.ts')).room },
];

export function findGame(id: string): Shelved | undefined {
  return shelf.find((entry) => entry.about.id === id);
}
