import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './root.mjs';

const ADDRESSES = join(root, 'web/shelf-addresses.ts');
const DRAWN = join(root, 'web/drawn-shelf.ts');

/**
 * Draws the pictures of the front page's shelf when the app is built, each a file of its own. Drawn in the page they would
 * take the rules of all five games, four times as much to fetch.
 *
 * @returns {import('vite').Plugin}
 */
export function shelfPictures() {
  return {
    name: 'boardwalk-shelf-pictures',
    apply: 'build',
    transform: {
      filter: { id: ADDRESSES },
      async handler() {
        const { module } = /** @type {{ module: typeof import('../../web/drawn-shelf.ts') }} */ (
          await runnerImport(DRAWN, { root, logLevel: 'error' })
        );
        const addresses = module.drawnShelf.map(({ game, svg }) => {
          const file = this.emitFile({ type: 'asset', name: `shelf-${game}.svg`, source: svg });
          return `${JSON.stringify(game)}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return { code: `export const shelfAddresses = { ${addresses.join(', ')} };`, map: null };
      },
    },
  };
}
