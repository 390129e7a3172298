import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { must } from '../../core/result.ts';
import type { OpenTable } from '../../online/messages/news.ts';
import type { Gateway } from '../../server/gateway/gateway.ts';
import { keptTexts } from '../../tests/support/kept-texts.ts';
import { memoryStore, openGateway, TABLE_WISH, TestServer } from '../../tests/support/online.ts';
import { Desk, type LobbyState } from './desk.ts';
import { DeviceKey } from './device-key.ts';
import type { Connect } from './socket.ts';

/* The page's desk against the server itself, over real sockets. */

let gateway: Gateway;
let server: TestServer;
let base: string;

beforeAll(async () => {
  server = new TestServer(await memoryStore());
  ({ gateway, base } = await openGateway(server));
});
afterAll(() => gateway.close());

const connect: Connect = ({ opened, heard, closed }) => {
  const socket = new WebSocket(`ws://${base}/online/desk`);
  socket.on('open', opened);
  socket.on('message', (data) => heard(String(data)));
  socket.on('close', closed);
  return {
    send: (text) => socket.send(text),
    close: () => {
      socket.removeAllListeners();
      socket.on('error', () => {});
      socket.terminate();
    },
  };
};

let ids = 0;

/** Somebody's browser. */
function browser(address = base) {
  const { texts } = keptTexts();
  const key = new DeviceKey(texts);
  const desk = new Desk({
    post: async (path, body, known) => {
      const headers = { 'Content-Type': 'application/json', ...(known ? { Authorization: `Bearer ${known}` } : {}) };
      return (await fetch(`http://${address}/${path}`, { method: 'POST', headers, body })).text();
    },
    connect,
    clock: {
      now: () => performance.now(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    key,
    newId: () => `d${ids++}`,
  });
  return { desk, key };
}

describe('the desk', () => {
  it('gives a newcomer a key, and knows them by it from then on', async () => {
    const { desk, key } = browser();
    expect(must(await desk.ask<'who'>({ type: 'who' }))).toMatchObject({ name: null });
    expect(desk.isKnown).toBe(false);
    const made = must(await desk.make<'make'>(TABLE_WISH));
    expect(key.get()).toBe(made.key);
    expect(must(await desk.ask<'who'>({ type: 'who' }))).toMatchObject({ name: 'Ada' });
    const mine = must(await desk.ask<'mine'>({ type: 'mine' }));
    expect(mine.matches.map(({ match }) => match)).toEqual([made.match]);
    const bo = browser();
    expect(must(await bo.desk.ask<'find'>({ type: 'find', letters: made.letters }))).toMatchObject({
      match: made.match,
      game: 'metro',
      invite: made.invite,
    });
    // A seat for friends does not open without the link.
    expect(await bo.desk.sit(made.match, 'Bo')).toMatchObject({ fault: { code: 'online.seat.invite' } });
  });

  it('sits two people down at one table who both want a quick match', async () => {
    const [ada, bo] = [browser(), browser()];
    const quick = { type: 'quick', game: 'blue-lagoon', seats: 2, pace: 'live' } as const;
    const first = must(await ada.desk.make<'quick'>({ ...quick, name: 'Ada' }));
    const second = must(await bo.desk.make<'quick'>({ ...quick, name: 'Bo' }));
    expect([first.match === second.match, first.seat, second.seat]).toEqual([true, 0, 1]);
  });

  it('shows tables as they come and go, to whom they are open', async () => {
    const [ada, bo] = [browser(), browser()];
    let wake = () => {};
    let state: LobbyState = { line: 'closed', tables: undefined };
    const end = bo.desk.watchLobby((now) => {
      state = now;
      wake();
    });
    const until = async (isSo: (tables: readonly OpenTable[]) => boolean) => {
      while (!state.tables || !isSo(state.tables))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    };
    await until((tables) => tables.length === 0);
    const made = must(await ada.desk.make<'make'>({ ...TABLE_WISH, seats: [{ kind: 'me' }, { kind: 'stranger' }] }));
    await until((tables) => tables.some(({ match }) => match === made.match));
    expect(await bo.desk.sit(made.match, 'Bo')).toMatchObject({ ok: true });
    expect(bo.desk.isKnown).toBe(true);
    await until((tables) => tables.every(({ match }) => match !== made.match));
    expect(state.line).toBe('open');
    end();
  });

  it('finds a seat in another game for somebody who plays any, but not with more players or another pace', async () => {
    const [ada, bo] = [browser(), browser()];
    const any = { type: 'quick', name: 'Bo', game: 'metro', pace: 'live', orAny: true } as const;
    const first = must(await ada.desk.make<'quick'>({ ...any, name: 'Ada', game: 'stratopolis', seats: 2 }));
    const other = must(await bo.desk.make<'quick'>({ ...any, seats: 3 }));
    const slow = must(await bo.desk.make<'quick'>({ ...any, seats: 2, pace: 'post' }));
    const found = must(await bo.desk.make<'quick'>({ ...any, seats: 2 }));
    expect([first.game, other.game, slow.game]).toEqual(['stratopolis', 'metro', 'metro']);
    expect(found).toMatchObject({ match: first.match, game: 'stratopolis', seat: 1 });
  });

  it('comes in as a newcomer where its key is not known any more, and forgets itself when told to', async () => {
    const { desk, key } = browser();
    key.keep('x'.repeat(22));
    must(await desk.make<'make'>(TABLE_WISH));
    expect(key.get()).not.toBe('x'.repeat(22));
    const code = must(await desk.ask<'code'>({ type: 'code' })).code;
    const phone = browser();
    must(await phone.desk.ask<'adopt'>({ type: 'adopt', code }));
    expect(must(await phone.desk.ask<'who'>({ type: 'who' }))).toMatchObject({ name: 'Ada' });
    must(await phone.desk.forget());
    expect(phone.desk.isKnown).toBe(false);
    expect(must(await desk.ask<'who'>({ type: 'who' }))).toMatchObject({ name: null });
  });

  it('says that the server is away, and why something is refused', async () => {
    const { desk } = browser('127.0.0.1:1');
    expect(await desk.ask<'who'>({ type: 'who' })).toMatchObject({ fault: { code: 'online.server.away' } });
    expect(await browser().desk.ask<'find'>({ type: 'find', letters: 'BBBBBB' })).toMatchObject({
      fault: { code: 'online.table.letters' },
    });
    expect(await browser().desk.ask<'mine'>({ type: 'mine' })).toMatchObject({ fault: { code: 'online.key.unknown' } });
  });
});
