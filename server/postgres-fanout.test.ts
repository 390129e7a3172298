import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { sidesOf, TestLooker, TestServer } from '../tests/support/online.ts';
import { type Cluster, findPostgres, NO_POSTGRES, startPostgres } from '../tests/support/postgres.ts';
import { openPostgres, type Store } from './database/open.ts';
import type { Announcement } from './fanout.ts';
import { PostgresFanout } from './postgres-fanout.ts';

if (!findPostgres()) console.warn(NO_POSTGRES);

/** Between two attempts to come back, in milliseconds. */
const RETRY = 150;

describe.runIf(findPostgres())('two processes on one PostgreSQL', () => {
  let cluster: Cluster;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(async () => {
    for (const close of closing) await close();
    cluster.stop();
  });

  async function open(): Promise<TestServer> {
    const store: Store = await openPostgres(cluster.url, 4);
    const pool = store.pool as NonNullable<Store['pool']>;
    const hearer = {
      hear: (news: Announcement) => void server.host.hear(news),
      hearAll: () => server.host.hearAll(),
    };
    const fanout = new PostgresFanout(cluster.url, pool, hearer, RETRY);
    await fanout.open();
    const server: TestServer = new TestServer(store, { fanout });
    closing.push(
      () => fanout.close(),
      () => store.close(),
    );
    return server;
  }

  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('tell each other of moves, of seats and of what is said', async () => {
    const [one, two] = [await open(), await open()];
    const { match, invite, ada } = await one.table('arboretum', 2);
    await ada.come();
    const bo = await new TestLooker(two, match).sit('Bo', invite);
    await until(() => ada.table?.status === 'live');
    const random = new SeededRandom('fanout');
    for (let count = 0; count < 12; count++) {
      await until(() => ada.log.length === bo.log.length && ada.log.length > 0);
      const { position } = await ada.view();
      expect(await (position.turn === 0 ? ada : bo).moveAny(random)).toMatchObject({ type: 'ok' });
    }
    await until(() => ada.log.length === bo.log.length);
    const watcher = await new TestLooker(two, match).come();
    await bo.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
    await until(() => ada.news.some((news) => news.type === 'said'));
    expect(watcher.news.some((news) => news.type === 'said')).toBe(true);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('both know it when the host starts with fewer seats, and nobody is told what is for another seat', async () => {
    const [one, two] = [await open(), await open()];
    const { match, invite, ada } = await one.table('arboretum', 4);
    await ada.come();
    const bo = new TestLooker(two, match, (await two.newcomer('Bo')).person);
    await bo.come();
    await bo.ask({ type: 'sit', name: 'Bo', seat: 2, invite });
    const cy = new TestLooker(two, match, (await two.newcomer('Cy')).person);
    await cy.come();
    await cy.ask({ type: 'sit', name: 'Cy', seat: 3, invite });
    expect(await bo.ask({ type: 'colour', colour: 5 })).toMatchObject({ type: 'ok' });
    await until(() => ada.table?.seats[2].colour === 5 && ada.table.seats[3].player.kind === 'person');
    expect(await ada.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    await until(() => [bo, cy].every(({ table, log }) => table?.status === 'live' && log.length === ada.log.length));
    expect([ada, bo, cy].map(({ table }) => table?.you)).toEqual([0, 1, 2]);
    expect(bo.table?.seats.map(({ colour }) => colour)).toEqual([0, 5, 3]);
    const { timeline } = (await one.host.open(match))?.live.story ?? {};
    for (const looker of [ada, bo, cy]) {
      const { game, position } = await looker.view();
      const viewer = looker.table?.you ?? 'spectator';
      expect(game.format(position)).toBe(timeline && game.format(timeline.position.view(viewer)));
      const hashes = looker.news.flatMap((news) => (news.type === 'lines' && news.lines.length > 0 ? [news.hash] : []));
      expect(new Set(hashes)).toEqual(new Set([looker.hash]));
    }
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('one of them is answered when it asks for what the other has done, also without news', async () => {
    const [one, two] = [await open(), await open()];
    const { match, invite, ada } = await one.table('metro', 2);
    await ada.come();
    const bo = await new TestLooker(two, match).sit('Bo', invite);
    await until(() => ada.table?.status === 'live' && ada.log.length === bo.log.length);
    const { position, mover, other } = await sidesOf(ada, bo);
    const ask = { type: 'move', id: 'once', ply: mover.log.length, hash: mover.hash } as const;
    const { game } = await mover.view();
    const moves = new Int32Array(game.maxMoves);
    position.moves(moves);
    const text = game.formatMove(position, moves[0]);
    // The line breaks, and the same message goes to the other process as well.
    const double = new TestLooker(other.server, match, mover.person);
    const answers = await Promise.all([mover.ask({ ...ask, text }), double.ask({ ...ask, text })]);
    expect(answers).toEqual([
      { type: 'ok', id: 'once' },
      { type: 'ok', id: 'once' },
    ]);
    const entries = await one.host.parts.store.log.load(match, 0);
    expect(entries).toHaveLength(2);
  });

  it('come back after PostgreSQL was away, each with one line and no more', async () => {
    const [one, two] = [await open(), await open()];
    const { match, invite, ada } = await one.table('metro', 2);
    await ada.come();
    cluster.crash();
    // Long enough for several attempts that fail.
    await new Promise((resolve) => setTimeout(resolve, 4 * RETRY));
    cluster.start();
    const store = one.host.parts.store as Required<Store>;
    const countLines = async () => {
      const query = "select count(*)::int as lines from pg_stat_activity where query = 'listen boardwalk'";
      const { rows } = await store.pool.query<{ lines: number }>(query);
      return rows[0].lines;
    };
    // Those of the other tests come back as well.
    const all = closing.length / 2;
    let lines = 0;
    while (lines < all) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      lines = await countLines().catch(() => 0);
    }
    await new Promise((resolve) => setTimeout(resolve, 3 * RETRY));
    expect(await countLines()).toBe(all);
    await new TestLooker(two, match).sit('Bo', invite);
    await until(() => ada.table?.status === 'live');
  });
});
