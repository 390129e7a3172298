import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { must } from '../../core/result.ts';
import { type DeskAsk, formatAsk, type TableAsk } from '../../online/messages/asks.ts';
import { type DeskNews, parseDeskNews, parseTableNews, type TableNews } from '../../online/messages/news.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';
import { memoryStore, openGateway, TABLE_WISH, TestServer } from '../../tests/support/online.ts';
import { listAddresses } from '../listen.mjs';
import { Gateway } from './gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-app-'));
let gateway: Gateway;
let server: TestServer;
let base: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>App</title>');
  server = new TestServer(await memoryStore());
  gateway = new Gateway(server.host, server.desk, {
    folder,
    origins: [],
    behindProxy: true,
    isLimited: true,
    onError: (error) => server.errors.push(error),
  });
  server.onLobby = () => gateway.tellLobby();
  base = `127.0.0.1:${await gateway.listen('127.0.0.1', 0)}`;
});

afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

let addresses = 0;
/** Each test comes from another address, so that none uses up what another may do. */
const newAddress = () => ({ 'X-Forwarded-For': `10.0.0.${addresses++}` });

const MAKE = { ...TABLE_WISH, id: 'm1' } as const;

async function post(path: string, ask: DeskAsk | TableAsk | string, headers: Record<string, string> = newAddress()) {
  const body = typeof ask === 'string' ? ask : formatAsk(ask);
  const response = await fetch(`http://${base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, news: must<News>(read(path, await response.text())) };
}

type News = TableNews | DeskNews;

function read(path: string, json: string) {
  return path.endsWith('desk') ? parseDeskNews(json) : parseTableNews(json);
}

/** A socket that keeps everything it hears. */
class Client {
  readonly socket: WebSocket;
  readonly heard: News[] = [];
  code: number | undefined;
  private wake = () => {};
  constructor(path: string, headers: Record<string, string> = newAddress()) {
    this.socket = new WebSocket(`ws://${base}${path}`, { headers });
    this.socket.on('message', (data) => {
      this.heard.push(must<News>(read(path, String(data))));
      this.wake();
    });
    this.socket.on('close', (code) => {
      this.code = code;
      this.wake();
    });
  }
  async open(): Promise<this> {
    await once(this.socket, 'open');
    return this;
  }
  say(ask: DeskAsk | TableAsk | string): void {
    this.socket.send(typeof ask === 'string' ? ask : formatAsk(ask));
  }
  async until<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
  hears(type: string) {
    return this.until(() => this.heard.find((news) => news.type === type));
  }
  closes() {
    return this.until(() => this.code);
  }
}

async function* readLines(response: Response): AsyncGenerator<TableNews> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) yield must(parseTableNews(line));
  }
}

const hello = (key?: string, apart = false): TableAsk => ({
  type: 'hello',
  version: 1,
  ply: 0,
  hash: NO_LINES,
  ...(key ? { key } : {}),
  ...(apart ? { apart } : {}),
});

describe('the doors', () => {
  it('two people play over sockets, one who came by letters', async () => {
    const desk = await new Client('/online/desk').open();
    desk.say({ type: 'hello', version: 1 });
    desk.say(MAKE);
    const made = await desk.hears('made');
    if (made.type !== 'made' || !made.key) throw new Error('No key.');
    const ada = await new Client(`/online/table/${made.match}`).open();
    ada.say(hello(made.key));
    expect(await ada.hears('table')).toMatchObject({ you: 0, status: 'open', invite: { letters: made.letters } });
    const found = await post('/online/desk', { type: 'find', id: 'f', letters: made.letters.toLowerCase() });
    expect(found.news).toMatchObject({ type: 'found', match: made.match, invite: made.invite });
    const bo = await new Client(`/online/table/${made.match}`).open();
    bo.say(hello());
    await bo.hears('lines');
    bo.say({ type: 'sit', id: 's', name: 'Bo', invite: made.invite });
    const sat = await bo.hears('ok');
    expect(sat).toMatchObject({ id: 's', key: expect.any(String) });
    const key = 'key' in sat ? sat.key : undefined;
    const live = await bo.until(() => bo.heard.findLast((news) => news.type === 'table' && news.status === 'live'));
    expect(live).toMatchObject({ seats: [{ player: { name: 'Ada' } }, { player: { name: 'Bo' } }] });
    // Who types the letters now is too late for a seat, and comes to the same table as by the link.
    const late = await post('/online/desk', { type: 'find', id: 'l', letters: made.letters });
    expect(late.news).toMatchObject({ type: 'found', match: made.match });
    await bo.until(() => bo.heard.find((news) => news.type === 'table' && news.you === 1));
    // Bo reads the rules: still here, but not at the table.
    bo.socket.close();
    const apart = await new Client(`/online/table/${made.match}`).open();
    apart.say(hello(key, true));
    const seen = await ada.until(() => ada.heard.find((news) => news.type === 'presence' && news.elsewhere?.[1]));
    expect(seen).toMatchObject({ here: [true, true], elsewhere: [false, true] });
    ada.socket.close();
    apart.socket.close();
    desk.socket.close();
  });

  it('people are told of open tables as they come and go', async () => {
    const desk = await new Client('/online/desk').open();
    desk.say({ type: 'hello', version: 1 });
    desk.say({ type: 'lobby', id: 'l', on: true });
    await desk.hears('lobby');
    const quick = { type: 'quick', id: 'q', name: 'Quick', game: 'blue-lagoon', seats: 2, pace: 'live' } as const;
    const first = await post('/online/desk', quick);
    const shown = await desk.until(() =>
      desk.heard.find((news) => news.type === 'lobby' && news.tables.some(({ game }) => game === 'blue-lagoon')),
    );
    expect(shown).toBeDefined();
    const second = await post('/online/desk', { ...quick, name: 'Quicker' });
    expect(second.news).toMatchObject({
      type: 'made',
      match: first.news.type === 'made' ? first.news.match : '',
      seat: 1,
    });
    await desk.until(() => {
      const last = desk.heard.at(-1);
      return last?.type === 'lobby' && last.tables.length === 0 ? last : undefined;
    });
    desk.socket.close();
  });

  it('a program plays by stream and POST', async () => {
    const made = await post('/online/desk', { ...MAKE, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    if (made.news.type !== 'made' || !made.news.key) throw new Error('No key.');
    const headers = { Authorization: `Bearer ${made.news.key}`, ...newAddress() };
    const path = `/online/table/${made.news.match}`;
    const response = await fetch(`http://${base}${path}/stream?asks=1`, { headers });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    let moves = 0;
    for await (const news of readLines(response)) {
      if (news.type !== 'question') continue;
      const { ply, hash } = news;
      const answer = await post(path, { type: 'move', id: `m${moves}`, ply, hash, text: news.moves[0] }, headers);
      expect(answer).toMatchObject({ status: 200, news: { type: 'ok', id: `m${moves}` } });
      if (++moves === 3) break;
    }
    expect(moves).toBe(3);
  });

  it('serve the app with the same headers everywhere, and say how they are', async () => {
    for (const path of ['/', '/health', '/metrics', '/nowhere', '/online/nowhere']) {
      const response = await fetch(`http://${base}${path}`);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(await (await fetch(`http://${base}/`)).text()).toContain('<title>App');
    expect(await (await fetch(`http://${base}/health`)).json()).toEqual({ ok: true });
    const metrics = await (await fetch(`http://${base}/metrics`)).text();
    expect(metrics).toMatch(/^boardwalk_sockets \d+$/m);
    expect(metrics).toMatch(/^boardwalk_entries_stored_total \d+$/m);
  });

  it('say that they are not well when their database does not answer', async () => {
    const store = await memoryStore();
    const ill = new TestServer(store);
    const { gateway: other, base: address } = await openGateway(ill);
    onTestFinished(() => other.close());
    expect((await fetch(`http://${address}/health`)).status).toBe(200);
    store.log.due = () => Promise.reject(new Error('The disk is gone.'));
    const response = await fetch(`http://${address}/health`);
    expect([response.status, await response.json()]).toEqual([503, { ok: false }]);
  });
});

const anotherGateway = (behindProxy: boolean) =>
  new Gateway(server.host, server.desk, {
    folder,
    origins: [],
    behindProxy,
    isLimited: true,
    onError: (error) => server.errors.push(error),
  });

describe('closing', () => {
  it('does not wait for a connection that a browser keeps in reserve and that has sent nothing', async () => {
    const gateway = anotherGateway(false);
    const reserve = connect(await gateway.listen('127.0.0.1', 0), '127.0.0.1');
    await once(reserve, 'connect');
    const ended = once(reserve, 'close');
    reserve.resume();
    await gateway.close();
    await ended;
  });
});

describe('the way in for other devices', () => {
  const elsewhere = async (behindProxy: boolean) => {
    const gateway = anotherGateway(behindProxy);
    const port = await gateway.listen('0.0.0.0', 0);
    const health = await (await fetch(`http://127.0.0.1:${port}/health`)).json();
    await gateway.close();
    return { health, urls: listAddresses('0.0.0.0').map((name) => `http://${name}:${port}/`) };
  };

  it('is told to whoever sits at this machine, and to nobody through a proxy', async () => {
    const { health, urls } = await elsewhere(false);
    expect(health).toEqual(urls.length > 1 ? { ok: true, elsewhere: urls[1] } : { ok: true });
    expect((await elsewhere(true)).health).toEqual({ ok: true });
  });
});

describe('what is refused', () => {
  it.each([
    ['another origin', '/online/desk', { Origin: 'https://evil.example' }, 403],
    ['another path', '/online/nowhere', {}, 404],
    ['a path that climbs', '/online/table/../../etc', {}, 404],
  ])('a socket from %s', async (_, path, headers, status) => {
    const socket = new WebSocket(`ws://${base}${path}`, { headers: { ...newAddress(), ...headers } });
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    socket.on('error', () => {});
    socket.terminate();
  });

  it('a page of its own is welcome', async () => {
    const client = await new Client('/online/desk', { Origin: `http://${base}`, ...newAddress() }).open();
    client.say({ type: 'hello', version: 1 });
    client.say({ type: 'ping' });
    await client.hears('pong');
    client.socket.close();
  });

  it('POSTs: foreign pages, unknown keys, wrong forms, unknown tables, each with its status', async () => {
    const evil = { Origin: 'https://evil.example', ...newAddress() };
    expect(await post('/online/desk', MAKE, evil)).toMatchObject({
      news: { fault: { code: 'online.origin.foreign' } },
    });
    const stolen = { Authorization: `Bearer ${'x'.repeat(22)}`, ...newAddress() };
    expect(await post('/online/desk', MAKE, stolen)).toMatchObject({ status: 401 });
    expect(await post('/online/desk', '{')).toMatchObject({
      status: 400,
      news: { fault: { code: 'online.message.json' } },
    });
    expect(await post('/online/table/abcdefghijkl', { type: 'resign', id: 'x' })).toMatchObject({ status: 404 });
    const long = await post('/online/desk', `{"x":"${'y'.repeat(70_000)}"}`);
    expect(long.status).toBe(413);
    const wrongType = await fetch(`http://${base}/online/desk`, { method: 'POST', body: 'x', headers: newAddress() });
    expect(wrongType.status).toBe(415);
  });

  it('frames that are too long, binary, or before hello', async () => {
    const long = await new Client('/online/desk').open();
    long.say('x'.repeat(5000));
    expect(await long.closes()).toBe(1009);
    const binary = await new Client('/online/desk').open();
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closes()).toBe(1003);
    const early = await new Client('/online/desk').open();
    early.say({ type: 'mine', id: 'x' });
    expect(await early.hears('no')).toMatchObject({ fault: { code: 'online.hello.first' } });
    expect(await early.closes()).toBe(1008);
  });

  it('floods, with a sentence and then the door', async () => {
    const client = await new Client('/online/desk').open();
    client.say({ type: 'hello', version: 1 });
    for (let count = 0; count < 120; count++) client.say({ type: 'ping' });
    expect(await client.hears('no')).toMatchObject({ fault: { code: 'online.limit.rate' } });
    expect(await client.closes()).toBe(1008);
  });

  it('guesses at letters', async () => {
    const headers = newAddress();
    const answers: number[] = [];
    for (let count = 0; count < 25; count++)
      answers.push((await post('/online/desk', { type: 'find', id: 'f', letters: 'BBBBBB' }, headers)).status);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(answers.slice(-3)).toEqual([429, 429, 429]);
  });
});
