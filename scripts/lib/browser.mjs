import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPrograms } from './debian.mjs';

// The shell is the same engine without a browser's windows: the tests take a sixth less time in it.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

// Without these Chromium calls home at every start, and as root it refuses to run in its sandbox.
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // The shell would round every letter to whole pixels; no screen of today does.
  '--font-render-hinting=none',
];

/**
 * The browser for the tests: the one BOARDWALK_BROWSER names, else the first one in the usual places.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env, exists = existsSync) {
  const chosen = env.BOARDWALK_BROWSER;
  if (chosen && !exists(chosen)) throw new Error(`BOARDWALK_BROWSER names ${chosen}, which does not exist.`);
  return chosen || listPlaces(env).find(exists);
}

/** @param {NodeJS.ProcessEnv} env */
function listPlaces(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  return [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...COMMANDS.flatMap((name) => folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])),
    ...APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...programs.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`)),
  ];
}

/**
 * Finds a browser, or installs one where that is a matter of one command (root on Debian or Ubuntu).
 *
 * @param {(line: string) => void} say
 * @returns {Promise<string>}
 */
export async function requireBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  // Older releases have no package of the shell alone.
  if (canInstall()) await installPrograms('Chromium', [['chromium-headless-shell'], ['chromium']], say);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or set BOARDWALK_BROWSER to the path of its program.',
  );
}
