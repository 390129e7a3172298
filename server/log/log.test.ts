import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, findPostgres, NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { GroupedLog } from './grouped-log.ts';
import type { Addition, Log } from './log.ts';
import { MemoryLog } from './memory-log.ts';
import { PostgresLog, preparePostgresLog } from './postgres-log.ts';
import { SqliteLog } from './sqlite-log.ts';

let count = 0;
const newMatch = () => `match${process.pid}x${count++}`;
const entry = (match: string, number: number, body = `${match} ${number}`): Addition => ({ match, number, body });

/** What every log must do. */
function contract(open: () => Log) {
  it('keeps entries in order, from any number on', async () => {
    const log = open();
    const match = newMatch();
    for (let number = 0; number < 12; number++) expect(await log.append([entry(match, number)])).toEqual([true]);
    const all = Array.from({ length: 12 }, (_, number) => `${match} ${number}`);
    expect(await log.load(match, 0)).toEqual(all);
    expect(await log.load(match, 9)).toEqual(all.slice(9));
    expect(await log.load(match, 12)).toEqual([]);
    expect(await log.load(newMatch(), 0)).toEqual([]);
  });

  it('adds one entry for a number, whoever comes second, and the others of the group all the same', async () => {
    const log = open();
    const [one, other] = [newMatch(), newMatch()];
    await log.append([entry(one, 0, 'first')]);
    expect(await log.append([entry(other, 0), entry(one, 0, 'second')])).toEqual([true, false]);
    expect(await log.load(one, 0)).toEqual(['first']);
    expect(await log.load(other, 0)).toHaveLength(1);
  });

  it('removes one match and no other', async () => {
    const log = open();
    const [one, other] = [newMatch(), newMatch()];
    await log.append([{ ...entry(one, 0), deadline: 500 }, entry(other, 0)]);
    await log.remove(one);
    expect(await log.load(one, 0)).toEqual([]);
    expect(await log.load(other, 0)).toHaveLength(1);
    expect(await log.due(500, 1000)).not.toContain(one);
  });

  it('keeps any text', async () => {
    const log = open();
    const match = newMatch();
    const body = `'";-- \\ Ω 🂡 \u2028 {"a":"b"} ${'x'.repeat(10_000)}`;
    await log.append([entry(match, 0, body)]);
    expect(await log.load(match, 0)).toEqual([body]);
  });

  it('knows whose deadline has passed, and forgets it when an entry says so', async () => {
    const log = open();
    const [a, b, c] = [newMatch(), newMatch(), newMatch()];
    await log.append([
      { ...entry(a, 0), deadline: 2000 },
      { ...entry(b, 0), deadline: 1000 },
      { ...entry(c, 0), deadline: 3000 },
    ]);
    const mine = async (now: number, most = 100) =>
      (await log.due(now, most)).filter((match) => [a, b, c].includes(match));
    expect(await mine(999)).toEqual([]);
    expect(await mine(2000)).toEqual([b, a]);
    expect(await mine(2000, 1)).toEqual([b]);
    await log.append([entry(a, 1), { ...entry(b, 1), deadline: null }, { ...entry(c, 1), deadline: 1500 }]);
    expect(await mine(5000)).toEqual([c, a]);
    await log.postpone(a, 1200);
    await log.postpone(c, null);
    expect(await mine(5000)).toEqual([a]);
    await log.postpone(a, null);
  });

  it('leaves the deadline alone when the entry came too late', async () => {
    const log = open();
    const match = newMatch();
    await log.append([{ ...entry(match, 0), deadline: 1000 }]);
    await log.append([{ ...entry(match, 0), deadline: 9000 }]);
    await log.append([{ ...entry(match, 0), deadline: null }]);
    expect(await log.due(1000, 100)).toContain(match);
    await log.postpone(match, null);
  });

  it('lets two writers race for every number, and one of them win', async () => {
    const log = open();
    const match = newMatch();
    const write = async (writer: string) => {
      let won = 0;
      for (let number = 0; number < 40; number++) if ((await log.append([entry(match, number, writer)]))[0]) won++;
      return won;
    };
    const [a, b] = await Promise.all([write('a'), write('b')]);
    expect(a + b).toBe(40);
    expect(await log.load(match, 0)).toHaveLength(40);
  });

  it('takes many at once in groups, each answered for itself', async () => {
    const grouped = new GroupedLog(open());
    const matches = Array.from({ length: 30 }, newMatch);
    const answers = await Promise.all([
      ...matches.map((match) => grouped.add(entry(match, 0))),
      ...matches.map((match) => grouped.add(entry(match, 1))),
      grouped.add(entry(matches[0], 0, 'again')),
    ]);
    expect(answers).toEqual([...Array(60).fill(true), false]);
    await grouped.settled();
  });
}

describe('a log in memory', () => contract(() => new MemoryLog()));

describe('a log in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-log-'));
  const database = openSqlite(folder);
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  contract(() => new SqliteLog(database));

  it('waits for the disk with every commit', () => {
    expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });

  it('is there again when the file is opened again', async () => {
    const match = newMatch();
    await new SqliteLog(database).append([entry(match, 0)]);
    const again = openSqlite(folder);
    expect(await new SqliteLog(again).load(match, 0)).toHaveLength(1);
    again.close();
  });
});

if (!findPostgres()) console.warn(NO_POSTGRES);

describe.runIf(findPostgres())('a log in PostgreSQL', () => {
  let cluster: Cluster;
  let pool: Pool;
  beforeAll(async () => {
    cluster = await startPostgres();
    pool = new Pool({ connectionString: cluster.url, max: 8 });
    // What was open when the server stopped is reported here, too.
    pool.on('error', () => {});
    await Promise.all([preparePostgresLog(pool), preparePostgresLog(pool), preparePostgresLog(pool)]);
  });
  afterAll(async () => {
    await pool.end();
    cluster.stop();
  });
  contract(() => new PostgresLog(pool));

  it('never waits in a circle when two processes add the same entries in another order', async () => {
    const log = new PostgresLog(pool);
    const matches = Array.from({ length: 50 }, newMatch);
    const there = matches.map((match) => entry(match, 0));
    const [a, b] = await Promise.all([log.append(there), log.append(there.toReversed())]);
    expect(a.filter(Boolean).length + b.filter(Boolean).length).toBe(50);
  });

  it('has everything that it acknowledged after its server was stopped at once', async () => {
    const log = new PostgresLog(pool);
    const match = newMatch();
    for (let number = 0; number < 20; number++) await log.append([entry(match, number)]);
    cluster.crash();
    await expect(log.append([entry(match, 20)])).rejects.toThrow();
    cluster.start();
    const later = new Pool({ connectionString: cluster.url });
    expect(await new PostgresLog(later).load(match, 0)).toHaveLength(20);
    expect(await new PostgresLog(later).append([entry(match, 20)])).toEqual([true]);
    await later.end();
  });
});

describe('a grouped log', () => {
  it('commits what comes in one turn together, but never so much that answers wait for hundreds of others', async () => {
    const sizes: number[] = [];
    const log = new MemoryLog();
    const append = log.append.bind(log);
    log.append = (additions) => {
      sizes.push(additions.length);
      return append(additions);
    };
    const grouped = new GroupedLog(log);
    const answers = await Promise.all(Array.from({ length: 600 }, () => grouped.add(entry(newMatch(), 0))));
    expect(answers.every(Boolean)).toBe(true);
    await grouped.add(entry(newMatch(), 0));
    expect(sizes[0]).toBe(256);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(601);
    expect(sizes).not.toContain(0);
  });
});
