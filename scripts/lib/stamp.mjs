import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const BUILD_FILES = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/lib/bundle.mjs'];
const RULES = ['core', 'games', 'ai', 'kit', 'online'];
/** What each bundle is made from. */
const SOURCES = {
  web: [...RULES, 'web', 'vite.config.ts', ...BUILD_FILES],
  cli: [...RULES, 'cli', 'vite.cli.config.ts', ...BUILD_FILES],
};

/**
 * One short text that changes whenever a source of the bundle is edited, added or removed. It looks at sizes and times
 * only: reading every file would be felt at each start of the command line.
 *
 * @param {keyof typeof SOURCES} bundle
 */
export function stampSources(bundle) {
  const hash = createHash('sha1');
  for (const source of SOURCES[bundle]) addPath(hash, source);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addPath(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addPath(hash, `${path}/${name}`);
  } else if (!path.includes('.test.')) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
}
