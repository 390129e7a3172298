import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { root } from './root.mjs';

/** Alphabets that our texts do not use are fetched only by whoever needs them. */
const UNUSUAL = /(vietnamese|greek|cyrillic|latin-ext)/;

/**
 * Adds a service worker that keeps every file of the app, so that it works without a network after the first visit.
 *
 * @returns {import('vite').Plugin}
 */
export function offline() {
  return {
    name: 'boardwalk-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter(
        (name) => !name.endsWith('.map') && !name.endsWith('.html') && !UNUSUAL.test(name),
      );
      const files = ['./', './icon.svg', './manifest.webmanifest', ...built.sort().map((name) => `./${name}`)];
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(`${root}scripts/lib/service-worker.js`, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const FILES = ${JSON.stringify(files)};\nconst VERSION = ${JSON.stringify(version)};\n${source}`,
      });
    },
  };
}
