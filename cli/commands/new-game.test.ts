import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { capture } from '../../tests/support/capture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the checks of a game do not need. */
const LEFT_OUT =
  /^(\.git|node_modules|dist|tmp|coverage|docs|tests\/(browser|cases)|games\/[^/]+\/bot\/nets)(\/|$)|\.tsbuildinfo$/;

/** A copy of this clone, because no test writes into the repository. */
function copyClone(): string {
  const copy = mkdtempSync(join(tmpdir(), 'boardwalk-clone-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !LEFT_OUT.test(relative(root, file)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const FOLDERS = ['games/four-in-a-row', 'games/zoo', 'texts/en/four-in-a-row', 'texts/en/zoo'];

/** The files of each world of types, see tsconfig.json: no other file can be wrong because of a game on the shelf. */
const WORLDS = [
  ['pure', ['games/index.ts', ...inNewGames('ts')]],
  ['dom', inNewGames('tsx')],
  ['node', [...inNewGames('test.ts'), ...inNewGames('test.tsx')]],
] as const;

function inNewGames(ending: string): string[] {
  return FOLDERS.map((folder) => `${folder}/**/*.${ending}`);
}

describe('new-game', () => {
  const clone = copyClone();
  const shelf = join(clone, 'games/index.ts');
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')}: exit code ${status}\n${stdout}${stderr}`);
    return stdout;
  };
  const runTests = (...args: string[]) =>
    JSON.parse(run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'json', ...args));
  const create = (...args: string[]) => capture(['new-game', ...args, '--root', clone]);

  it('writes games, with official methods only where asked for', async () => {
    const plain = await create('four-in-a-row');
    expect({ code: plain.code, err: plain.err }).toEqual({ code: 0, err: '' });
    expect(plain.out).toContain('Wrote Four In A Row: ');
    expect((await create('zoo', '--title', 'Zoo of Squares', '--official')).code).toBe(0);
    expect(existsSync(join(clone, 'games/four-in-a-row/official.ts'))).toBe(false);
    expect(existsSync(join(clone, 'games/zoo/official.ts'))).toBe(true);
    run(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--write',
      '--error-on-warnings',
      ...FOLDERS,
      'games/index.ts',
    );
  });

  it('…puts them on the shelf in alphabetical order', () => {
    const ids = readFileSync(shelf, 'utf8').match(/(?<=import\('\.\/).*(?=\/index\.ts)/g) ?? [];
    expect(ids).toContain('four-in-a-row');
    expect(ids).toEqual(ids.toSorted());
  });

  it('…with imports and texts as they should be', () => {
    run('scripts/check-imports.mjs');
    run('scripts/check-texts.mjs');
    // From here on they are alone: the others have tests of their own, and loading them took as long as the tests of these.
    writeFileSync(shelf, readFileSync(shelf, 'utf8').replaceAll(/^.*'\.\/(?!four-in-a-row|zoo|room).*\n/gm, ''));
  });

  it.each(WORLDS)('…with the right types: %s', (world, include) => {
    const config = `tsconfig.new-${world}.json`;
    writeFileSync(join(clone, config), JSON.stringify({ extends: `./tsconfig.${world}.json`, include }));
    run('node_modules/typescript/bin/tsc', '-p', config, '--incremental', 'false');
  });

  it('…and pass the laws and every other test of a game', () => {
    const files = ['four-in-a-row', 'zoo', 'shelf.test.ts', 'golden.test.ts', 'terminal.test.ts', 'pasted.test.ts'];
    // By the rules of the two games, not by the features of Boardwalk, which are F8 and so on.
    const ours = 'Four In A Row|Zoo of Squares|four-in-a-row|zoo|^[FZ][1-3]:';
    const result = runTests(...files.map((file) => `games/${file}`), '-t', ours, '--no-file-parallelism');
    expect(result).toMatchObject({ success: true });
    expect(result.numPassedTests).toBeGreaterThan(30);
  });

  it('leaves no trace of the skeleton’s own names', () => {
    const files = ['games/zoo', 'texts/en/zoo'].flatMap((folder) =>
      readdirSync(join(clone, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(files.length).toBeGreaterThan(25);
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/new-?game|\bN\d\b/i);
    expect(readFileSync(join(clone, 'games/zoo/README.md'), 'utf8')).toContain('**Z1 Squares.**');
  });

  it.each([
    [['four-in-a-row'], 2, 'games/four-in-a-row already exists.'],
    [['Four in a Row'], 2, 'Name the game in small letters with hyphens, e.g. four-in-a-row, not "Four in a Row".'],
    [['../elsewhere'], 2, 'Name the game in small letters'],
    [['metro'], 2, 'games/metro already exists.'],
    [[], 2, '<name> is missing. Write it as boardwalk new-game <name>.'],
  ])('%j is refused', async (args, code, words) => {
    const { err, ...rest } = await create(...args);
    expect(rest).toEqual({ code, out: '' });
    expect(err).toContain(words);
  });

  it('needs a clone to write into', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'boardwalk-empty-'));
    const { code, err } = await capture(['new-game', 'zoo', '--root', empty]);
    expect(code).toBe(1);
    expect(err).toContain('A new game is written into a clone of Boardwalk');
  });
});
