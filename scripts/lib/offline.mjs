import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Alphabets that our texts do not use, and nets of computer players, are fetched only when a page needs them. */
const UNUSUAL = /(vietnamese|greek|cyrillic|latin-ext|\.net$)/;
/** What the page itself uses of web/public; the other icons are for the system's launcher. */
const PUBLIC = ['icon.svg', 'manifest.webmanifest'];

/**
 * Adds a service worker that keeps every file of the app, so that it works without a network after the first visit. The
 * page and the worker are given the same version, which changes with any file.
 *
 * @returns {import('vite').Plugin}
 */
export function offline() {
  const worker = readFileSync(`${root}scripts/lib/service-worker.js`, 'utf8');
  let publicDir = '';
  let version = '';
  return {
    name: 'boardwalk-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ publicDir } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = [worker, html, ...listBuilt(bundle), ...readPublic(publicDir)];
        version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }];
      },
    },
    generateBundle(_, bundle) {
      const files = ['./', ...[...PUBLIC, ...listBuilt(bundle)].map((name) => `./${name}`)];
      const constants = Object.entries({ FILES: files, VERSION: version }).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
      );
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: constants.join('') + worker });
    },
  };
}

/** @param {Record<string, unknown>} bundle */
function listBuilt(bundle) {
  return Object.keys(bundle)
    .filter((name) => name.startsWith('assets/') && !name.endsWith('.map') && !UNUSUAL.test(name))
    .sort();
}

/**
 * These have no hash in their names, so their content counts.
 *
 * @param {string} folder
 */
function readPublic(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'base64'));
}
