import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './root.mjs';
import { formatStamp, noteInputs, parseInputs, readTimes } from './stamp.mjs';

// A small app, built by the real configuration, with a module in every way the real one has them.
const SOURCES = {
  'package.json': '{ "imports": { "#texts/*": "./texts/en/*" } }',
  'web/index.html': '<script type="module" src="./main.ts"></script>',
  'web/main.ts': `
    import { words } from '#texts/words.ts';
    const tables = import.meta.glob('../games/*/table.ts');
    const books = import.meta.glob('../docs/*.md', { query: '?raw', import: 'default' });
    const worker = new Worker(new URL('../ai/worker.ts', import.meta.url), { type: 'module' });
    console.log(words, tables, books, worker);`,
  'texts/en/words.ts': `export const words = 'Play now';`,
  'games/metro/table.ts': `console.log('metro');`,
  'docs/rules.md': '# Rules',
  'ai/worker.ts': `import { think } from '../search/think.ts'; postMessage(think());`,
  'search/think.ts': 'export const think = () => 7;',
  'other/notes.ts': `console.log('in no bundle');`,
};
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stamp-')));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const stampNow = () => formatStamp(inputs, readTimes(folder, inputs));

let inputs: string[];
beforeAll(async () => {
  for (const [path, text] of Object.entries(SOURCES)) write(path, text);
  const noted = new Set<string>();
  const plugins = [noteInputs(folder, noted)];
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(folder, 'web'),
    publicDir: false,
    logLevel: 'error',
    build: { write: false },
    plugins,
    worker: { plugins: () => plugins },
  });
  inputs = [...noted].sort();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(SOURCES).filter((path) => !path.startsWith('other/')))(
  'F23: an edit of %s makes the bundle stale',
  (path) => {
    const before = stampNow();
    expect(stampNow()).toBe(before);
    write(path, `${SOURCES[path as keyof typeof SOURCES]}\n`);
    expect(stampNow()).not.toBe(before);
  },
);

test('F23: so does a file that is added or removed', () => {
  const before = stampNow();
  write('games/lagoon/table.ts', 'export {};');
  expect(stampNow()).not.toBe(before);
  rmSync(join(folder, 'games/lagoon'), { recursive: true });
  expect(stampNow()).toBe(before);
});

test('tests and folders that no bundle uses leave it as it is', () => {
  const before = stampNow();
  write('other/notes.ts', 'export {};');
  write('web/main.test.ts', 'export {};');
  expect(stampNow()).toBe(before);
});

test('an edit made during the build leaves the bundle stale', () => {
  const before = readTimes(folder);
  expect(formatStamp(inputs, before)).toBe(stampNow());
  write('texts/en/words.ts', `export const words = 'Play at once';`);
  expect(formatStamp(inputs, before)).not.toBe(stampNow());
});

test('a stamp names its inputs, and what is no stamp names none', () => {
  expect(parseInputs(stampNow())).toEqual(inputs);
  expect(parseInputs('')).toEqual([]);
  expect(parseInputs('f2a9c0')).toEqual([]);
});
