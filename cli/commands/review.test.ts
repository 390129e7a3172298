import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const METRO = 'games/metro/matches/random.jsonl';

/** The beginning of a golden match, which is soon reviewed. */
function shorten(): string {
  const [first] = readFileSync(METRO, 'utf8').split('\n');
  const { record } = JSON.parse(first);
  const file = join(folder, 'short.json');
  writeFileSync(file, JSON.stringify({ ...record, log: record.log.slice(0, 12) }));
  return file;
}

interface Player {
  readonly [part: string]: number;
}

describe('boardwalk review', () => {
  it('prints every decision, and parts that sum to the result less the value at the start', async () => {
    const { out, code } = await capture(['review', METRO, '--match', '1', '--level', '4', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.decisions).toHaveLength(64);
    for (const key of ['ply', 'seat', 'played', 'best', 'loss', 'error', 'mark'])
      expect(report.decisions[0]).toHaveProperty(key);
    expect(report.players).toHaveLength(2);
    for (const player of report.players as Player[]) {
      for (const key of ['seat', 'accuracy', 'errorRate']) expect(player).toHaveProperty(key);
      const { decisions, others, draws, unknown, rest, result, start } = player;
      expect(Math.abs(decisions + others + draws + unknown + rest - (result - start))).toBeLessThan(1e-9);
    }
    // Random players give away a lot.
    expect(report.players[0].errorRate).toBeGreaterThan(3);
  });

  it('says the same every time, in words too', async () => {
    const argv = ['review', shorten(), '--level', '4'];
    const { out } = await capture(argv);
    expect(out).toContain('Metro, 2 seats, 6 decisions');
    expect(out).toContain('points lost per decision');
    expect((await capture(argv)).out).toBe(out);
  });

  it('refuses what is no match', async () => {
    expect(await capture(['review', '-'], { input: '{}' })).toMatchObject({ code: 1 });
    expect((await capture(['review', METRO, '--match', '99'])).err).toContain('there is no match 99');
  });
});

describe('boardwalk openings', () => {
  it('counts first moves by seat, with intervals', async () => {
    const argv = ['openings', 'metro', '--games', '6', '--level', '2', '--least', '1', '--json'];
    const { out, code } = await capture(argv);
    expect(code).toBe(0);
    const { openings } = JSON.parse(out);
    const all = openings.filter(({ move }: { move: string | null }) => move === null);
    expect(all.map(({ games }: { games: number }) => games)).toEqual([6, 6]);
    expect(all[0].share.mean + all[1].share.mean).toBeCloseTo(1, 9);
    expect(all[0].margin.mean).toBeCloseTo(-all[1].margin.mean, 9);
    const own = openings.filter(({ move, seat }: { move: string | null; seat: number }) => move !== null && seat === 0);
    expect(own.reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(6);
    expect((await capture(argv)).out).toBe(out);
  });

  it('counts what winners had, and goes on with what it has kept', async () => {
    const keep = join(folder, 'kept.jsonl');
    const argv = ['openings', 'metro', '--level', '2', '--json', '--keep', keep];
    await capture([...argv, '--games', '3']);
    const { out } = await capture([...argv, '--games', '5']);
    expect(readFileSync(keep, 'utf8').trim().split('\n')).toHaveLength(5);
    const { traits } = JSON.parse(out);
    expect(traits.map(({ id }: { id: string }) => id)).toEqual(['centre', 'longest', 'stubs', 'drawn']);
    for (const { groups } of traits)
      expect(groups.reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(10);
    expect(JSON.parse((await capture([...argv.slice(0, -2), '--games', '5'])).out)).toEqual(JSON.parse(out));
  });

  it('plays a campaign step by step', async () => {
    const argv = ['openings', 'race-to-the-raft', '--level', '1', '--games', '2', '--campaign', '--json'];
    const { steps } = JSON.parse((await capture(argv)).out);
    expect(steps).toHaveLength(39);
    expect(steps.map(({ games }: { games: number }) => games).slice(0, 3)).toEqual([1, 1, 0]);
  });
});

describe('boardwalk calibrate', () => {
  it('writes rates of all levels and values into the table of a game', async () => {
    const file = join(folder, 'table.json');
    const search = { way: 'rollouts', candidates: 3, iterations: 12 };
    writeFileSync(file, JSON.stringify({ effort: { search, exact: 100, rounds: 16, enough: 0.1 } }));
    const budget = ['--matches', '1', '--decisions', '1', '--values', '2', '--check', '2', '--level', '2'];
    const { code, out } = await capture(['calibrate', 'metro', ...budget, '--out', file]);
    expect(code).toBe(0);
    expect(out).toContain('Level 8: ');
    expect(out).toMatch(/^Luck over 2 matches: /m);
    const table = JSON.parse(readFileSync(file, 'utf8'));
    expect(table.rates.levels).toHaveLength(8);
    expect(table.values.tables['2'].trust).toHaveLength(3);
    expect(table.effort.rounds).toBe(16);
  });
});
