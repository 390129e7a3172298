import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, secondsSince } from './run.mjs';

/**
 * Installs the packages when they are missing or the lock file asks for others. Uses built-ins only, because it runs
 * before anything is installed.
 *
 * @param {(line: string) => void} say
 */
export async function installPackages(say) {
  if (isInstalled()) return;
  const started = performance.now();
  say('Installing packages…');
  const { code, text } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { output: 'hide' });
  if (code !== 0) throw new Error(`npm ci failed:\n${text}`);
  say(`Installed in ${secondsSince(started)}.`);
}

// npm keeps a list of what it put into node_modules, so no stamp of our own is needed and a plain `npm install` counts.
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = Object.entries(readPackages('package-lock.json') ?? {}).filter(([path]) => path !== '');
  return wanted.every(([path, { version, optional }]) => {
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
