import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderPlanter } from '../tests/support/planted-folder.ts';
import { checkImports } from './lib/import-rules.mjs';

const script = fileURLToPath(new URL('./check-imports.mjs', import.meta.url));
const plant = folderPlanter();

const GOOD = {
  'core/game.ts': `export const SEATS = 2;`,
  'core/match.ts': `import { SEATS } from './game.ts'; export const seats = SEATS;`,
  'kit/draw/hex.ts': `import { SEATS } from '../../core/game.ts'; export const hex = SEATS;`,
  'kit/card.tsx': `import { h } from 'preact'; import { hex } from './draw/hex.ts'; export const card = h('p', null, hex);`,
  'games/index.ts': `import { about } from './metro/about.ts'; export const shelf = [about, () => import('./metro/index.ts')];`,
  'games/room.ts': `import type { SEATS } from '../core/game.ts'; export type Room = typeof SEATS;`,
  'games/metro/about.ts': `import type { Room } from '../room.ts'; export const about: Room = 2;`,
  'games/metro/index.ts': `import type { about } from './about.ts'; export * from '../../core/game.ts'; export type A = typeof about;`,
  'games/metro/bot/index.ts': `import type { about } from '../about.ts'; export const bot: typeof about = 2;`,
  'games/metro/official.ts': `import { bot } from './bot/index.ts'; export const official = bot;`,
  'games/metro/ui/words.ts': `import type { about } from '../about.ts'; export const words: typeof about = 2;`,
  'games/metro/rules.test.ts': `import { readFileSync } from 'node:fs'; import '../../web/main.tsx'; readFileSync('x');`,
  'games/metro/ui/screen.css': ``,
  'games/metro/ui/screen.tsx': `import './screen.css'; import { card } from '../../../kit/card.tsx'; import { about } from '../about.ts'; export const screen = [card, about];`,
  'games/raft/rules.ts': `export const raft = 1;`,
  'ai/search.ts': `import { shelf } from '../games/index.ts'; export const search = shelf;`,
  'ai/worker.ts': `import { search } from './search.ts'; search;`,
  'web/main.tsx': `import '../games/metro/ui/screen.tsx'; new Worker(new URL('../ai/worker.ts', import.meta.url));`,
  'cli/main.ts': `import { argv } from 'node:process'; import { Command } from 'commander'; import '../games/metro/index.ts'; argv; Command;`,
  'online/dice.ts': `import { SEATS } from '../core/game.ts'; import { sha256 } from '@noble/hashes/sha2.js'; export const dice = [SEATS, sha256];`,
  'server/main.ts': `import { dice } from '../online/dice.ts'; export const server = dice;`,
};

/** As a process: the exit code is part of what is promised. */
function check(files: Record<string, string>): { code: number | null; lines: string[] } {
  const folder = plant(files);
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { code: status, lines: stdout.trimEnd().split('\n') };
}

test('a tree that keeps the rules passes, and every file and import of it was seen', () => {
  expect(check(GOOD)).toEqual({ code: 0, lines: ['20 files, 28 imports, 0 problems'] });
});

test('a tree without imports proves nothing and fails', () => {
  expect(check({})).toEqual({ code: 1, lines: ['0 files, 0 imports, 0 problems'] });
  expect(check({ 'core/game.ts': 'export const SEATS = 2;' }).code).toBe(1);
});

const BAD: [file: string, text: string, reason: string][] = [
  ['cli/new-game/bad.ts', `import { readFileSync } from 'node:fs';`, 'rules may not import a package (node:fs)'],
  ['core/bad.ts', `import '../games/metro/about.ts';`, 'core may not import rules (games/metro/about.ts)'],
  ['core/bad.ts', `import type { A } from '../ai/search.ts';`, 'core may not import ai (ai/search.ts)'],
  ['core/bad.ts', `export * from '../kit/draw/hex.ts';`, 'core may not import draw (kit/draw/hex.ts)'],
  ['core/bad.ts', `export type A = import('../web/main.tsx').A;`, 'core may not import web (web/main.tsx)'],
  ['core/bad.ts', `import 'preact';`, 'core may not import a package (preact)'],
  ['core/bad.ts', `import 'node:fs';`, 'core may not import a package (node:fs)'],
  ['core/bad.ts', `import './missing.ts';`, 'there is no core/missing.ts'],
  ['core/bad.ts', `export const load = (x: string) => import(x);`, 'the path of an import must be a plain string'],
  ['core/bad.ts', `import '../games/metro/rules.test.ts';`, 'core may not import test (games/metro/rules.test.ts)'],
  ['games/metro/bad.ts', `import '../raft/rules.ts';`, 'games never import each other (games/raft/rules.ts)'],
  ['games/metro/bad.ts', `import '../index.ts';`, 'rules may not import shelf (games/index.ts)'],
  ['games/metro/bad.ts', `import '../../kit/card.tsx';`, 'rules may not import kit (kit/card.tsx)'],
  ['games/metro/bad.ts', `import('./ui/screen.tsx');`, 'rules may not import screen (games/metro/ui/screen.tsx)'],
  ['games/metro/bad.ts', `import './bot/index.ts';`, 'rules may not import bot (games/metro/bot/index.ts)'],
  ['games/metro/bad.ts', `import './official.ts';`, 'rules may not import official (games/metro/official.ts)'],
  ['games/metro/bad.ts', `import './ui/words.ts';`, 'rules may not import face (games/metro/ui/words.ts)'],
  ['games/metro/bad.ts', `import './index.ts';`, 'rules may not import room (games/metro/index.ts)'],
  ['games/metro/ui/bad.ts', `import '../bot/index.ts';`, 'face may not import bot (games/metro/bot/index.ts)'],
  ['games/metro/ui/bad.tsx', `import '../bot/index.ts';`, 'screen may not import bot (games/metro/bot/index.ts)'],
  ['games/metro/bot/bad.ts', `import '../ui/words.ts';`, 'bot may not import face (games/metro/ui/words.ts)'],
  ['games/metro/bad.ts', `import 'fast-check';`, 'rules may not import a package (fast-check)'],
  ['games/raft/ui/bad.tsx', `import '../../metro/about.ts';`, 'games never import each other (games/metro/about.ts)'],
  ['games/raft/ui/bad.tsx', `import '../../../web/main.tsx';`, 'screen may not import web (web/main.tsx)'],
  ['games/raft/ui/bad.tsx', `import 'fs';`, 'screen runs in the browser and has no fs'],
  ['games/bad.ts', `import './metro/about.ts';`, 'contract may not import rules (games/metro/about.ts)'],
  ['kit/bad.ts', `import '../games/metro/about.ts';`, 'kit may not import rules (games/metro/about.ts)'],
  ['kit/draw/bad.ts', `import '../card.tsx';`, 'draw may not import kit (kit/card.tsx)'],
  ['ai/bad.ts', `import '../games/metro/index.ts';`, 'ai may not import room (games/metro/index.ts)'],
  ['ai/bad.ts', `new Worker(new URL('../cli/main.ts', import.meta.url));`, 'ai may not import cli (cli/main.ts)'],
  ['online/bad.ts', `import '../games/index.ts';`, 'online may not import shelf (games/index.ts)'],
  ['online/bad.ts', `import 'node:crypto';`, 'online runs in the browser and has no node:crypto'],
  ['core/bad.ts', `import '../online/dice.ts';`, 'core may not import online (online/dice.ts)'],
  ['web/bad.ts', `import '../cli/main.ts';`, 'web may not import cli (cli/main.ts)'],
  ['web/bad.ts', `import '../server/main.ts';`, 'web may not import server (server/main.ts)'],
  ['cli/bad.ts', `import '../web/main.tsx';`, 'cli may not import web (web/main.tsx)'],
  ['cli/bad.ts', `import '../games/metro/ui/screen.tsx';`, 'cli may not import screen (games/metro/ui/screen.tsx)'],
  ['games/index.ts', `import './raft/rules.ts';`, `the shelf imports a game's about.ts, and its index.ts dynamically`],
  ['games/index.ts', `import './metro/index.ts';`, `the shelf imports a game's about.ts, and its index.ts dynamically`],
  ['utils/bad.ts', `import '../core/game.ts';`, 'utils/bad.ts is in no zone'],
];

test.each(BAD)('%s with %s is refused', (file, text, reason) => {
  const { problems } = checkImports(plant({ ...GOOD, [file]: `\n${text}` }));
  expect(problems).toEqual([expect.stringContaining(`${file}:2  ${reason}`)]);
});

test('what is refused is told, counted, and fails', () => {
  const [[file, text, reason]] = BAD;
  const { code, lines } = check({ ...GOOD, [file]: `\n${text}` });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`${file}:2  ${reason}`),
    expect.stringMatching(/^21 files, \d+ imports, 1 problems$/),
  ]);
});

const CYCLES: [name: string, files: Record<string, string>, cycle: string][] = [
  [
    'plain',
    { 'core/a.ts': `import './b.ts';`, 'core/b.ts': `import './c.ts';`, 'core/c.ts': `import './a.ts';` },
    'core/a.ts  import cycle: core/a.ts → core/b.ts → core/c.ts → core/a.ts',
  ],
  [
    'type-only',
    { 'core/a.ts': `import type { B } from './b.ts';`, 'core/b.ts': `import type { A } from './a.ts';` },
    'core/a.ts  import cycle: core/a.ts → core/b.ts → core/a.ts',
  ],
  [
    'dynamic',
    { 'core/a.ts': `import('./b.ts');`, 'core/b.ts': `import './a.ts';` },
    'core/a.ts  import cycle: core/a.ts → core/b.ts → core/a.ts',
  ],
  ['self', { 'core/a.ts': `import './a.ts';` }, 'core/a.ts  import cycle: core/a.ts → core/a.ts'],
];

test.each(CYCLES)('a %s cycle is reported', (_name, files, cycle) => {
  expect(checkImports(plant(files)).problems).toEqual([cycle]);
});
