import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseSuite } from '../../ai/regret.ts';
import { must } from '../../core/result.ts';
import { arboretum } from '../../games/arboretum/game.ts';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-regret-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'arboretum.jsonl');

it('writes positions with the value of every move that a deep search looked at, and measures levels by them', async () => {
  const { code, out } = await capture(['regret', 'arboretum', '--make', '2', '--levels', '1,4', '--file', file]);
  expect(code).toBe(0);
  // All of a match that tell anything: two or a few more.
  expect(out).toMatch(/^[2-5] positions, judged by level 8\.\n\nlevel +mean loss +95% +best move\n1 +\d+\.\d% .*\n4 +/);
  const suite = parseSuite(readFileSync(file, 'utf8'));
  expect(Object.keys(suite.losses)).toEqual(['1', '4']);
  for (const { view, moves } of suite.positions) {
    const position = must(arboretum.parse(view));
    expect(Object.keys(moves).every((move) => arboretum.parseMove(position, move).ok)).toBe(true);
    const values = Object.values(moves);
    expect(values[0]).toBe(Math.max(...values));
  }
});

it('goes on with a suite where it ended', async () => {
  const before = parseSuite(readFileSync(file, 'utf8'));
  const more = String(before.positions.length + 1);
  await capture(['regret', 'arboretum', '--make', more, '--levels', '4', '--file', file]);
  const after = parseSuite(readFileSync(file, 'utf8'));
  expect(after.positions.slice(0, before.positions.length)).toEqual(before.positions);
  expect(after.positions.length).toBeGreaterThan(before.positions.length);
  expect(after.matches).toBeGreaterThan(before.matches);
  expect(Object.keys(after.losses)).toEqual(['4']);
});

it('answers scripts, and asks about fewer positions', async () => {
  const { out } = await capture(['regret', 'arboretum', '--levels', '4', '--positions', '1', '--file', file, '--json']);
  expect(JSON.parse(out)).toMatchObject({ game: 'arboretum', positions: 1, found: [{ level: 4 }] });
});

it('says what is missing or wrong', async () => {
  expect((await capture(['regret', 'arboretum', '--file', join(folder, 'none')])).err).toContain('--make');
  expect((await capture(['regret', 'arboretum', '--levels', '0'])).err).toContain('1,5,8');
});
