import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { memoryStore, sidesOf, TestLooker, TestServer } from '../../tests/support/online.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts';
import { openPostgres } from '../database/open.ts';
import { Retention } from './retention.ts';

const DAY = 86_400_000;

async function open() {
  const store = await memoryStore();
  const server = new TestServer(store, { time: 1000 * DAY });
  const retention = new Retention(store, () => server.time);
  return { store, server, sweep: () => retention.sweep() };
}

describe('what is cleared away', () => {
  it('talk, thirty days after the match', async () => {
    const { server, sweep } = await open();
    const { match, invite, ada } = await server.table('metro', 2);
    await ada.come();
    await new TestLooker(server, match).sit('Bo', invite);
    await ada.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
    await ada.ask({ type: 'abort' });
    server.time += 29 * DAY;
    await sweep();
    expect(await server.host.talk.recent(match)).toHaveLength(1);
    server.time += 2 * DAY;
    await sweep();
    expect(await server.host.talk.recent(match)).toHaveLength(0);
    expect(await server.host.tables.load(match)).toBeDefined();
  });

  it('a match that nobody has touched for ninety days, with its log', async () => {
    const { store, server, sweep } = await open();
    const { match, ada, bo } = await server.tableOfTwo('metro');
    server.time += 60 * DAY;
    const { mover } = await sidesOf(ada, bo);
    await mover.moveAny(new SeededRandom(1));
    server.time += 60 * DAY;
    await sweep();
    expect(await server.host.tables.load(match)).toBeDefined();
    server.time += 31 * DAY;
    await sweep();
    expect(await server.host.tables.load(match)).toBeUndefined();
    expect(await store.log.load(match, 0)).toEqual([]);
    expect(await store.db.selectFrom('secret').selectAll().execute()).toEqual([]);
  });

  it('a table that nobody came to, but no finished match', async () => {
    const { server, sweep } = await open();
    const alone = await server.table('metro', 2);
    const played = await server.table('metro', 2);
    await played.ada.come();
    await new TestLooker(server, played.match).sit('Bo', played.invite);
    await played.ada.ask({ type: 'abort' });
    server.time += 400 * DAY;
    await sweep();
    expect(await server.host.tables.load(alone.match)).toBeUndefined();
    expect(await server.host.tables.load(played.match)).toBeDefined();
  });

  it('somebody who sits nowhere, with the programs; nobody who has a match', async () => {
    const { server, sweep } = await open();
    const idle = await server.host.people.add('Idle');
    const program = await server.host.people.add('Robot', 'program', idle.person.id);
    const { match, invite } = await server.table('metro', 2);
    const seated = await server.host.people.add('Seated');
    await new TestLooker(server, match, seated.person).sit('Seated', invite);
    server.time += 91 * DAY;
    const fresh = await server.host.people.add('Fresh');
    await sweep();
    expect(await server.host.people.byKey(idle.key)).toBeUndefined();
    expect(await server.host.people.byKey(program.key)).toBeUndefined();
    expect(await server.host.people.byKey(fresh.key)).toBeDefined();
    // The match went too: the next time, nothing of these two is left.
    await sweep();
    expect(await server.host.people.byKey(seated.key)).toBeUndefined();
  });
});

if (!findPostgres()) console.warn(NO_POSTGRES);

it.runIf(findPostgres())('PostgreSQL understands the same questions, those of the lobby too', async () => {
  const cluster = await startPostgres();
  const store = await openPostgres(cluster.url);
  try {
    const server = new TestServer(store, { time: 1000 * DAY });
    const { match } = await server.table('metro', 2, { seats: [{ kind: 'me' }, { kind: 'stranger' }] });
    const idle = await server.host.people.add('Idle');
    expect(await server.desk.lobby()).toMatchObject({ tables: [{ match }] });
    server.time += 91 * DAY;
    expect(await server.desk.lobby()).toMatchObject({ tables: [] });
    await new Retention(store, () => server.time).sweep();
    expect(await server.host.tables.load(match)).toBeUndefined();
    expect(await server.host.people.byKey(idle.key)).toBeUndefined();
  } finally {
    await store.close();
    cluster.stop();
  }
});
