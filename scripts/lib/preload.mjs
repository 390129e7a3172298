import { join } from 'node:path';
import { listReached } from './reached.mjs';
import { root } from './root.mjs';

const ENTRY = join(root, 'web/main.ts');
const START = join(root, 'web/start.tsx');

/**
 * Keeps what the entry loads once the language is known in one file. The entry's own modules must not be in it: importing
 * them would load every text before the language is chosen.
 *
 * @type {import('vite').Rolldown.CodeSplittingOptions}
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name(id, graph) {
        const read = (/** @type {string} */ from) =>
          listReached(from, (each) => graph.getModuleInfo(each)?.importedIds ?? []);
        return read(START).has(id) && !read(ENTRY).has(id) ? 'start' : null;
      },
    },
  ],
};

/**
 * Tells the browser to fetch that file together with the entry: otherwise the app would wait for one more round trip.
 *
 * @returns {import('vite').Plugin}
 */
export function preload() {
  return {
    name: 'boardwalk-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const made = Object.values(bundle).filter((file) => file.type === 'chunk');
        // Another page than the app, in a test of this configuration.
        if (!made.some(({ moduleIds }) => moduleIds.includes(START))) return [];
        const start = made.find(({ name }) => name === 'start');
        if (!start) throw new Error('There is no chunk called start to preload.');
        return [start.fileName, ...start.imports]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: /** @type {const} */ ('head'),
          }));
      },
    },
  };
}
