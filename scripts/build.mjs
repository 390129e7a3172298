// Builds the app and the command line into dist/: `node scripts/build.mjs [web] [cli]`, both when none is named.
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { stampBuild } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';
import { noteInputs } from './lib/stamp.mjs';

// What is built is always the product, also when a test runner asks for it.
process.env.NODE_ENV = 'production';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** The best that brotli can do takes twice as long for 1% less, and everybody waits for it at the first start. */
const GOOD_QUALITY = 10;
const BUILDS = { web: buildWeb, cli: buildCli };
const wanted = process.argv.slice(2);
for (const name of /** @type {('web' | 'cli')[]} */ (wanted.length > 0 ? wanted : Object.keys(BUILDS))) {
  if (!BUILDS[name]) throw new Error(`There is no bundle called ${name}; there are web and cli.`);
  try {
    await stampBuild(name, BUILDS[name]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function buildWeb() {
  const inputs = await buildBundle('vite.config.ts', join(root, 'web'));
  await compressFiles(join(root, 'dist/web'));
  return inputs;
}

async function buildCli() {
  return buildBundle('vite.cli.config.ts', root);
}

/**
 * @param {string} config
 * @param {string} folder
 */
async function buildBundle(config, folder) {
  /** @type {Set<string>} */
  const inputs = new Set();
  const plugins = [noteInputs(root, inputs)];
  await build({
    configFile: join(root, config),
    root: folder,
    logLevel: 'warn',
    plugins,
    worker: { plugins: () => plugins },
  });
  return inputs;
}

/**
 * Writes x.gz and x.br beside every text file x worth it; the server picks what the browser accepts.
 *
 * @param {string} folder
 */
async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.(js|css|html|svg|json|wasm|webmanifest|txt|net)$/.test(name) && statSync(join(folder, name)).size >= 1024,
  );
  // All at once: zlib has threads of its own.
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: GOOD_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
}
