import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-calibrate-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keep = join(folder, 'kept.jsonl');
const table = join(folder, 'table.json');
const runFor = (game: string, ...options: readonly string[]) =>
  capture(['calibrate', game, '--decisions', '1', '--keep', keep, '--out', table, ...options]);
const run = (...options: readonly string[]) => runFor('metro', ...options);

/** A match in which level n gives away so many points in its only position. */
const match = (number: number, loss: (level: number) => number) =>
  JSON.stringify({
    number,
    positions: [Array.from({ length: 8 }, (_, at) => ({ loss: loss(at + 1) / 100, counted: true }))],
  });

it('goes on from the matches that were kept, in whatever order they came', async () => {
  // Nothing to review: only the first line, with what the matches were reviewed for.
  expect((await run('--matches', '9', '--share', '10/10')).code).toBe(0);
  const head = readFileSync(keep, 'utf8').trim();
  expect(JSON.parse(head)).toMatchObject({ game: 'metro', seats: 2, seed: 'calibrate', decisions: 1 });
  writeFileSync(keep, [head, match(1, (level) => 9 - level), match(0, (level) => 11 - level), '{"cut'].join('\n'));
  const { code, out } = await run('--matches', '2');
  expect(code).toBe(0);
  expect(out).toContain('Level 1: 9 ± 1, 2 decisions, 2 ± 0 above level 3');
  const { rates } = JSON.parse(readFileSync(table, 'utf8'));
  expect(rates.levels.map(({ rate }: { readonly rate: number }) => rate)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
});

it('refuses matches that were reviewed for something else, and shares that are none', async () => {
  expect((await run('--matches', '2', '--seed', 'other')).err).toContain('another run');
  expect((await capture(['calibrate', 'metro', '--share', '1/2', '--out', table])).err).toContain('--keep');
  for (const share of ['0/4', '5/4', 'half']) expect((await run('--share', share)).err).toContain('3/16');
});

it('tells how much more there is to give away in some steps of a campaign than in others', async () => {
  rmSync(keep);
  const raft = (...options: readonly string[]) => runFor('race-to-the-raft', ...options);
  await raft('--matches', '9', '--share', '10/10');
  const head = readFileSync(keep, 'utf8').trim();
  // Steps in their order: four of the easiest difficulty, four of the next, one of the third.
  const lines = Array.from({ length: 9 }, (_, number) => match(number, () => [6, 3, 0][Math.floor(number / 4)]));
  writeFileSync(keep, [head, ...lines].join('\n'));
  await raft('--matches', '9');
  const { campaign } = JSON.parse(readFileSync(table, 'utf8')).rates;
  expect(campaign.option).toBe('challenge');
  expect(campaign.factors).toMatchObject({ 'first-steps': 1.5, 'down-the-river': 1.5, 'early-morning': 0.75 });
  // Nothing was lost in the third, and nobody has met the last.
  expect(campaign.factors).toMatchObject({ 'me-first': 0, 'burning-tails': 1 });
});
