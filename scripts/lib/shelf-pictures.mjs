import { join } from 'node:path';
import { build } from 'vite';
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
        const { drawnShelf } = await load();
        /** @type {(name: string, source: string) => string} */
        const emit = (name, source) =>
          `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `shelf-${name}.svg`, source })}`;
        const addresses = drawnShelf.map(({ game, svg, night }) => {
          const dark = night === undefined ? '' : `, dark: ${emit(`${game}-night`, night)}`;
          return `${JSON.stringify(game)}: { light: ${emit(game, svg)}${dark} }`;
        });
        return { code: `export const shelfAddresses = { ${addresses.join(', ')} };`, map: null };
      },
    },
  };
}

/**
 * The pictures as one bundle that is run and forgotten: half the work of loading some hundred modules one by one.
 *
 * @returns {Promise<typeof import('../../web/drawn-shelf.ts')>}
 */
async function load() {
  const bundle = await build({
    configFile: false,
    root,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    // Code that has no address finds no packages.
    ssr: { noExternal: true },
    build: { ssr: DRAWN, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [{ code }] = /** @type {import('vite').Rolldown.RolldownOutput} */ (bundle).output;
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
