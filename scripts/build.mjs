// Builds the app and the command line into dist/: `node scripts/build.mjs [web] [cli]`, both when none is named.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { stampBuild } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';
import { noteInputs } from './lib/stamp.mjs';

// What is built is always the product, also when a test runner asks for it.
process.env.NODE_ENV = 'production';

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
  compressFiles(join(root, 'dist/web'));
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
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.(js|css|html|svg|json|wasm|webmanifest|txt|net)$/.test(name) || statSync(file).size < 1024) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(name),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}

/**
 * The best that brotli can do took two thirds of the whole build, which everybody waits for at the first start. Programs are 2%
 * larger for it and nets, which few fetch, 4%.
 *
 * @param {string} name
 */
function qualityFor(name) {
  return name.endsWith('.net') ? 9 : 10;
}
