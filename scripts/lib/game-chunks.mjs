import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listReached } from './reached.mjs';
import { root } from './root.mjs';

const GAMES = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const NAMES = GAMES.map(({ name }) => name).join('|');
/** The files of a game, and the simple player of that game. */
const PARTS = new RegExp(`/(?:games|ai/baselines)/(${NAMES})(?:/|\\.ts$)`);
const TEXTS = new RegExp(`/texts/[^/]+/(${NAMES})/`);

/**
 * Keeps each game in one file. What a file exports is no constant to V8, not even inside that file: it is read anew at
 * every use. Where a game was split along who needs what, its tables were exports, and it ran up to a fifth slower.
 * What its `about.ts` needs stays outside, because the front desk loads that without the game; so do texts that others need.
 *
 * @type {import('vite').Rolldown.CodeSplittingOptions}
 */
export const gameChunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name(id, graph) {
        const part = gameOf(PARTS, id);
        const game = part ?? gameOf(TEXTS, id);
        if (game === null) return null;
        const about = join(root, 'games', game, 'about.ts');
        if (listReached(about, (each) => graph.getModuleInfo(each)?.importedIds ?? []).has(id)) return null;
        const readers = graph.getModuleInfo(id)?.importers ?? [];
        return part !== null || readers.every((reader) => gameOf(PARTS, reader) === game) ? game : null;
      },
    },
  ],
};

/**
 * @param {RegExp} pattern
 * @param {string} id
 */
function gameOf(pattern, id) {
  return pattern.exec(id.replaceAll('\\', '/'))?.[1] ?? null;
}
