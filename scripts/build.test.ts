import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

// The engines run at half speed when a bundler turns their top-level tables from `const` into `var`, and nothing else
// shows it. These builds of a small engine use the real configurations.

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
beforeAll(() => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('table.ts', 'export const TABLE = new Int32Array(64).fill(7);');
  write('engine.ts', `import { TABLE } from './table.ts'; export const play = (at: number) => TABLE[at & 63];`);
  write('worker.ts', `import { play } from './engine.ts'; onmessage = ({ data }) => postMessage(play(data));`);
  write('main.ts', `import { play } from './engine.ts'; console.log(play(1), play(2));`);
  write('lazy.ts', `import('./main.ts'); new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });`);
  write('index.html', '<script type="module" src="./lazy.ts"></script>');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bundle(config: string, changes: InlineConfig): Promise<string[]> {
  const outDir = join(folder, 'out');
  const result = await build({
    ...changes,
    configFile: join(root, config),
    root: folder,
    logLevel: 'error',
    build: { ...changes.build, outDir, write: false },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Extract<typeof result, { output: unknown }>;
  return output.map((file) => String(file.type === 'chunk' ? file.code : file.source));
}

const CONST_TABLE = /\bconst \w+ ?= ?\(?(\/\*.*?\*\/ ?)?new Int32Array\(64\)/;

test('the app and its workers keep tables const', async () => {
  const files = (await bundle('vite.config.ts', {})).filter((text) => text.includes('Int32Array'));
  expect(files).toHaveLength(2);
  for (const text of files) expect(text).toMatch(CONST_TABLE);
});

test('the command line keeps tables const', async () => {
  const files = await bundle('vite.cli.config.ts', { build: { ssr: join(folder, 'main.ts') } });
  expect(files.join('\n')).toMatch(CONST_TABLE);
});

test('each game is one file, so that none of its tables is an export', async () => {
  const all = ['games/index.ts', 'ai/baselines/index.ts'].map((file) => `export * from '${join(root, file)}';`);
  writeFileSync(join(folder, 'all.ts'), all.join('\n'));
  const files = await bundle('vite.cli.config.ts', { build: { ssr: join(folder, 'all.ts') } });
  const tablesOf = (text: string): string[] =>
    text.match(/(?<=^const )\w+(?= = (?:\/\*.*?\*\/ )?new (?:Ui|I)nt\d+Array\()/gm) ?? [];
  expect(files.flatMap(tablesOf).length).toBeGreaterThan(50);
  const exported = files.flatMap((text) => {
    const names = /^export \{ (.*) \};$/m.exec(text)?.[1].split(', ') ?? [];
    return names.filter((name) => tablesOf(text).includes(name.split(' as ')[0]));
  });
  expect(exported).toEqual([]);
});
