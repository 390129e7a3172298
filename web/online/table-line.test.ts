import { describe, expect, it } from 'vitest';
import { TextStore } from '../../kit/text-store.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { hashLines, NO_LINES } from '../../online/messages/viewer-hash.ts';
import { FakeNetwork } from '../../tests/fake-line.ts';
import { FakeClock } from '../../tests/fake-world.ts';
import { DeviceKey } from './device-key.ts';
import { TableLine } from './table-line.ts';

const TABLE: TableNow = {
  type: 'table',
  match: 'match000',
  game: 'metro',
  rulesVersion: 1,
  settings: {},
  status: 'live',
  seats: [{ player: { kind: 'person', name: 'Ada' } }, { player: { kind: 'person', name: 'Bo' } }],
  you: 0,
  host: 0,
  rule: { kind: 'none' },
  clocks: null,
  takebacks: true,
  watchers: true,
  chat: true,
  offer: null,
  ending: null,
  dice: { commitment: '0'.repeat(64), seats: [null, null] },
};

function set({ isDenied = false } = {}) {
  const network = new FakeNetwork();
  const clock = new FakeClock();
  const kept = new Map<string, string>();
  const key = new DeviceKey(
    new TextStore(() => {
      if (isDenied) throw new Error('denied');
      return {
        length: kept.size,
        key: () => null,
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, text) => void kept.set(name, text),
        removeItem: (name) => void kept.delete(name),
      };
    }),
  );
  let ids = 0;
  let wake = () => {};
  const onReturn = (listener: () => void) => {
    wake = listener;
    return () => {};
  };
  const table = new TableLine('match000', {
    connect: network.connect,
    clock,
    key,
    newId: () => `id-${++ids}`,
    onReturn,
  });
  const leave = table.subscribe(() => {});
  network.accept();
  const lines = (from: number, added: readonly string[], all: readonly string[]) =>
    network.tell({ type: 'lines', from, lines: added, hash: hashLines(all), clocks: null });
  return { network, clock, key, table, leave, lines, wake: () => wake() };
}

describe("a table's line", () => {
  it('knows which words have not left the device', async () => {
    const { network, table } = set();
    const said = table.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
    expect(table.snapshot.unsaid).toEqual([{ kind: 'phrase', phrase: 'hello' }]);
    network.tell({ type: 'ok', id: 'id-1' });
    await said;
    expect(table.snapshot.unsaid).toEqual([]);
  });

  it('follows moves, takebacks and catching up, which are one message', () => {
    const { network, table, lines } = set();
    network.tell(TABLE);
    lines(0, ['a', 'b'], ['a', 'b']);
    lines(2, ['c'], ['a', 'b', 'c']);
    expect(table.snapshot.log).toEqual(['a', 'b', 'c']);
    lines(1, [], ['a']);
    expect(table.snapshot.log).toEqual(['a']);
    expect(table.snapshot.hash).toBe(hashLines(['a']));
    expect(network.sent('sync')).toEqual([]);
  });

  it('asks for the lines again when some are missing or differ', () => {
    const { network, table, lines } = set();
    lines(0, ['a'], ['a']);
    lines(2, ['c'], ['a', 'b', 'c']);
    expect(network.sent('sync')).toEqual([{ type: 'sync', ply: 1, hash: hashLines(['a']) }]);
    lines(1, ['x'], ['a', 'b']);
    expect(network.sent('sync').at(-1)).toEqual({ type: 'sync', ply: 0, hash: NO_LINES });
    expect(table.snapshot.log).toEqual(['a']);
    lines(0, ['a', 'b'], ['a', 'b']);
    expect(table.snapshot.log).toEqual(['a', 'b']);
  });

  it('says after a break how much it knows', async () => {
    const { network, clock, lines, table } = set();
    lines(0, ['a', 'b'], ['a', 'b']);
    network.cut();
    expect(table.snapshot).toMatchObject({ line: 'lost', lostSince: 1000 });
    await clock.pass(300);
    network.accept();
    expect(network.last).toEqual([{ type: 'hello', version: 1, ply: 2, hash: hashLines(['a', 'b']) }]);
    expect(table.snapshot).toMatchObject({ line: 'open', lostSince: undefined });
  });

  it('begins again with the log when it is seen from another seat', () => {
    const { network, table, lines } = set();
    network.tell({ ...TABLE, you: null });
    lines(0, ['a ?'], ['a ?']);
    network.tell({ ...TABLE, you: 1 });
    expect(table.snapshot.log).toEqual([]);
    expect(network.sent('sync')).toEqual([{ type: 'sync', ply: 0, hash: NO_LINES }]);
    lines(0, ['a b'], ['a b']);
    expect(table.snapshot.log).toEqual(['a b']);
  });

  it.each([false, true])(
    'keeps the key that a newcomer is given, also where storage is denied: %s',
    async (isDenied) => {
      const { network, table, clock, key } = set({ isDenied });
      const sitting = table.sit('Ada', 'i'.repeat(20));
      expect(network.sent('sit')).toMatchObject([{ name: 'Ada', dice: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
      network.tell({ type: 'ok', id: 'id-1', key: 'k'.repeat(22) });
      await sitting;
      network.cut();
      await clock.pass(300);
      network.accept();
      expect(network.last[0]).toMatchObject({ type: 'hello', key: 'k'.repeat(22) });
      network.tell({ type: 'no', fault: { code: 'online.key.unknown' } });
      expect(key.get()).toBeUndefined();
    },
  );

  it('stays closed where there is no such table or it is not for watching', async () => {
    const { network, table, clock } = set();
    network.tell({ type: 'no', fault: { code: 'online.match.private' } });
    network.cut();
    await clock.pass(60_000);
    expect(network.said).toHaveLength(1);
    expect(table.snapshot).toMatchObject({ line: 'closed', fault: { code: 'online.match.private' } });
  });

  it('remembers since when somebody is away', async () => {
    const { network, table, clock } = set();
    network.tell({ type: 'presence', here: [true, false], watchers: 3 });
    await clock.pass(500);
    network.tell({ type: 'presence', here: [false, false], watchers: 3 });
    expect(table.snapshot).toMatchObject({ awaySince: [1500, 1000], watchers: 3 });
    network.tell({ type: 'presence', here: [true, true], watchers: 3 });
    expect(table.snapshot.awaySince).toEqual([undefined, undefined]);
    network.tell({ type: 'presence', here: [true, true], elsewhere: [false, true], watchers: 3 });
    expect(table.snapshot).toMatchObject({ awaySince: [undefined, undefined], elsewhere: [false, true] });
    network.tell({ type: 'presence', here: [true, true], watchers: 3 });
    expect(table.snapshot.elsewhere).toEqual([]);
  });

  it('keeps what was said once, though it is told again to whoever comes back', () => {
    const { network, table } = set();
    const said = (text: string, time: number) =>
      network.tell({ type: 'said', by: { kind: 'seat', seat: 1 }, what: { kind: 'chat', text }, time });
    said('Hello', 1);
    said('Hello', 2);
    said('Hello', 1);
    expect(table.snapshot.talk.map(({ time }) => time)).toEqual([1, 2]);
  });

  it('tries the line when the page is looked at again, and lets go when nobody listens', () => {
    const { network, wake, leave } = set();
    wake();
    expect(network.sent('ping')).toHaveLength(1);
    leave();
    expect(network.isUsed).toBe(false);
  });
});
