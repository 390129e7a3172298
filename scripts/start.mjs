// npm start: installs and builds what is missing, then serves the app and the online tables: `boardwalk serve`, whose
// options it takes. Built-ins only at the top, because this runs in a fresh clone.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBundle } from './lib/bundle.mjs';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/root.mjs';

const say = (/** @type {string} */ line) => console.log(line);

try {
  await installPackages(say);
  await Promise.all([ensureBundle('web', say), ensureBundle('cli', say)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.argv.splice(2, 0, 'serve');
await import(pathToFileURL(join(root, 'dist/cli/boardwalk.js')).href);
