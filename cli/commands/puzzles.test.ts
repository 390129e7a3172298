import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Solved endings are checked in no time. */
const solved = readFileSync('study/puzzles/metro.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line.includes('"exact":true'))
  .slice(0, 3)
  .map((line) => JSON.parse(line));

function write(name: string, puzzles: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));
  return file;
}

describe('boardwalk puzzles', () => {
  it('checks puzzles and counts what agrees', async () => {
    const { out, code } = await capture(['puzzles', 'check', 'metro', '--file', write('good.jsonl', solved), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ checked: 3, agreed: 3, secondSolutions: [] });
  });

  it('names what fails, and removes it where that was asked for', async () => {
    const [first, ...rest] = solved;
    const spoiled = { ...first, accepted: [first.others.at(-1)] };
    const file = write('spoiled.jsonl', [spoiled, ...rest]);
    const { out } = await capture(['puzzles', 'check', 'metro', '--file', file, '--prune', '--json']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ checked: 3, agreed: 2, disagreed: [first.id] });
    expect(report.secondSolutions[0].moves).toContain(first.accepted[0].move);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('grades puzzles by the levels there are now, and changes nothing else', async () => {
    const file = write('graded.jsonl', [...solved.map((puzzle) => ({ ...puzzle, level: 0 }))]);
    const { out } = await capture(['puzzles', 'grade', 'metro', '--file', file]);
    expect(out).toContain('Graded 3 puzzles; 3 have another level now.');
    const graded = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(graded).toEqual(solved);
  });

  it('mines, stops in time and goes on after the last match', async () => {
    const file = write('mined.jsonl', [{ ...solved[0], id: '6-1' }]);
    const { out, code } = await capture(['puzzles', 'mine', 'metro', '--exact', '--seconds', '0.01', '--out', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/in \d+ positions, \d+ in .*; next: --from 8$/m);
  });

  it('refuses what it cannot do', async () => {
    expect(await capture(['puzzles', 'solve', 'metro'])).toMatchObject({ code: 2 });
    const empty = write('empty.jsonl', []);
    expect((await capture(['puzzles', 'check', 'metro', '--file', empty])).err).toContain('there are no puzzles in it');
  });
});
