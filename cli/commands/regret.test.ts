import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseSuite } from '../../ai/regret.ts';
import { must } from '../../core/result.ts';
import { metro } from '../../games/metro/game.ts';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-regret-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'metro.jsonl');

it('writes positions with the value of every move that a deep search looked at, and measures levels by them', async () => {
  const { code, out } = await capture(['regret', 'metro', '--make', '2', '--levels', '1,4', '--file', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^2 positions, judged by level 8\.\n\nlevel +mean loss +95% +best move\n1 +\d+\.\d% .*\n4 +/);
  const suite = parseSuite(readFileSync(file, 'utf8'));
  expect(Object.keys(suite.losses)).toEqual(['1', '4']);
  for (const { view, moves } of suite.positions) {
    const position = must(metro.parse(view));
    expect(Object.keys(moves).every((move) => metro.parseMove(position, move).ok)).toBe(true);
    const values = Object.values(moves);
    expect(values[0]).toBe(Math.max(...values));
  }
});

it('answers scripts, and asks about fewer positions', async () => {
  const { out } = await capture(['regret', 'metro', '--levels', '4', '--positions', '1', '--file', file, '--json']);
  expect(JSON.parse(out)).toMatchObject({ game: 'metro', positions: 1, found: [{ level: 4 }] });
});

it('says what is missing or wrong', async () => {
  expect((await capture(['regret', 'metro', '--file', join(folder, 'none')])).err).toContain('--make');
  expect((await capture(['regret', 'metro', '--levels', '0'])).err).toContain('1,5,8');
});
