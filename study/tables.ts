import type { Effort } from './effort.ts';
import type { Rates } from './rates.ts';
import type { ValueTable } from './values.ts';

/** What was measured once for a game and then frozen. `boardwalk calibrate` writes it. */
export interface StudyTable {
  /** What a review costs: chosen by the time it may take in a page. */
  readonly effort: Effort;
  readonly values?: ValueTable;
  readonly rates?: Rates;
  readonly opinion?: OpinionTable;
}

/** How the computer's opinion of an even position compares with what a review says of it, in chance to win. */
export interface OpinionTable {
  /** By how much it is above, for the seat that moves. */
  readonly ahead: number;
  /** How far it is off beyond that and its own dice: one standard error. */
  readonly error: number;
}

const TABLES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  arboretum: () => import('./tables/arboretum.json'),
  'blue-lagoon': () => import('./tables/blue-lagoon.json'),
  metro: () => import('./tables/metro.json'),
  'race-to-the-raft': () => import('./tables/race-to-the-raft.json'),
  stratopolis: () => import('./tables/stratopolis.json'),
};

/** The game's table; nothing for a game that nobody has measured. Each is its own chunk. */
export async function loadTable(game: string): Promise<StudyTable | undefined> {
  // The files are our own and a test reads every one of them: the compiler takes a word in JSON for any word.
  return (await TABLES[game]?.())?.default as StudyTable | undefined;
}
