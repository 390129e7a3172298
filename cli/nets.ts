import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadNets } from '../ai/nets.ts';
import { findRoot } from './root.ts';

/** The nets of a table from the folder of its game. */
export const readNets: ReadNets = async (game, table) => {
  const root = findRoot(import.meta.url);
  return root === undefined ? undefined : readFile(join(root, 'games', game, 'bot', 'nets', `${table}.net`));
};
