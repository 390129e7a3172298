import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { SeededRandom } from '../../core/random.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';
import { memoryStore, type TestLooker, TestServer } from '../../tests/support/online.ts';
import { Gateway } from './gateway.ts';

/** Frames that are thrown at the server; BOARDWALK_HOSTILE says how many, e.g. 100000. */
const FRAMES = Number(process.env.BOARDWALK_HOSTILE ?? 4000);
const FRAMES_A_SOCKET = 200;

let gateway: Gateway;
let server: TestServer;
let port: number;
let table: { readonly match: string; readonly invite: string; readonly ada: TestLooker };

beforeAll(async () => {
  server = new TestServer(await memoryStore());
  const onError = (error: unknown) => server.errors.push(error);
  gateway = new Gateway(server.host, server.desk, {
    folder: undefined,
    origins: [],
    behindProxy: false,
    // What is refused for being too much proves nothing about what it was.
    isLimited: false,
    onError,
  });
  port = await gateway.listen('127.0.0.1', 0);
  table = await server.table('arboretum', 2);
});

afterAll(() => gateway.close());

const PARTS = [
  'type',
  'id',
  'ply',
  'hash',
  'text',
  'key',
  'seat',
  'proposal',
  'what',
  '__proto__',
  'constructor',
  'name',
];
const TYPES = [
  'hello',
  'sync',
  'move',
  'sit',
  'propose',
  'answer',
  'resign',
  'say',
  'make',
  'record',
  'regive',
  'knock',
  'nonsense',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(300),
  '\u0000\u001b[2J',
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null },
  '🂡'.repeat(50),
  'a',
  0,
  1,
  NO_LINES,
];

/** Something that somebody might send who means harm, or whose program is broken. */
function spoil(random: SeededRandom): string | Buffer {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const way = random.below(10);
  if (way === 0) return pick(['', '{', '[]', 'null', '"', '{"type":', '\ufeff{}', '}{', '[1,2', 'NaN']);
  if (way === 1) return `{"type":"hello","version":1,"ply":0,"hash":"${NO_LINES}"}`.slice(0, random.below(60));
  if (way === 2) return Buffer.from(Array.from({ length: random.below(50) }, () => random.below(256)));
  if (way === 3) return `${'['.repeat(random.below(4000))}`;
  if (way === 4) return 'x'.repeat(random.below(6000));
  const message: Record<string, unknown> = { type: pick(TYPES), id: `h${random.below(100)}` };
  for (let count = random.below(6); count > 0; count--)
    Object.defineProperty(message, pick(PARTS), {
      value: pick(VALUES),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return JSON.stringify(message);
}

async function attack(path: string, random: SeededRandom, hello: object): Promise<{ sent: number; answers: number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  let answers = 0;
  let isOpen = true;
  socket.on('message', (data) => {
    answers++;
    expect(() => JSON.parse(String(data))).not.toThrow();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isOpen = false;
  });
  await once(socket, 'open');
  socket.send(JSON.stringify(hello));
  let sent = 0;
  while (sent < FRAMES_A_SOCKET && isOpen) {
    const frame = spoil(random);
    // Frames that end the line come last, or nothing after them would be heard.
    if ((typeof frame !== 'string' || frame.length > 4096) && sent < FRAMES_A_SOCKET - 1) continue;
    socket.send(frame);
    sent++;
  }
  if (isOpen) socket.close();
  if (isOpen) await once(socket, 'close');
  return { sent, answers };
}

describe('hostile input', () => {
  it(`${FRAMES} spoiled frames harm neither the server nor a match`, async () => {
    const { match, invite, ada } = table;
    await ada.come();
    const random = new SeededRandom('hostile');
    const hello = { type: 'hello', version: 1, ply: 0, hash: NO_LINES };
    let answers = 0;
    let sent = 0;
    while (sent < FRAMES) {
      const atTable = await attack(`/online/table/${match}`, random, hello);
      const atDesk = await attack('/online/desk', random, { type: 'hello', version: 1 });
      sent += atTable.sent + atDesk.sent;
      answers += atTable.answers + atDesk.answers;
    }
    expect(answers).toBeGreaterThan(FRAMES / 4);
    expect(server.errors).toEqual([]);
    expect(ada.table?.status).toBe('open');
    expect(invite).toBeDefined();
    expect(await (await fetch(`http://127.0.0.1:${port}/health`)).json()).toEqual({ ok: true });
  });

  it('requests that are no HTTP, or break off, or never end, are let go', async () => {
    for (const text of [
      '\u0000\u0001',
      'GET / HTTP/1.1\r\nHost: x\r\n',
      'POST /online/desk HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n{',
    ]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(text);
      socket.destroy();
    }
    const response = await fetch(`http://127.0.0.1:${port}/online/desk`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(1_000_000),
    });
    expect(response.status).toBe(413);
    expect(server.errors).toEqual([]);
  });

  it('a reader that does not read is let go, and the others hear everything', async () => {
    const { match, ada } = table;
    const slow = new WebSocket(`ws://127.0.0.1:${port}/online/table/${match}`);
    await once(slow, 'open');
    slow.send(JSON.stringify({ type: 'hello', version: 1, ply: 0, hash: NO_LINES }));
    await once(slow, 'message');
    slow.pause();
    const hosted = await server.host.open(match);
    const said = {
      type: 'said',
      by: { kind: 'watcher', name: 'x' },
      what: { kind: 'chat', text: 'y'.repeat(140) },
      time: 1,
    } as const;
    // As much as the system's own buffers take, and more.
    for (let count = 0; count < 60_000; count++) {
      hosted?.audience.broadcast(said);
      if (count % 1000 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(ada.news.filter(({ type }) => type === 'said')).toHaveLength(60_000);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/^boardwalk_slow_readers_total 1$/m);
    slow.terminate();
  });
});
