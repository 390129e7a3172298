import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAFETY_HEADERS } from '../../server/headers.mjs';
import { serve } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const where = { folder, host: '127.0.0.1', port: 0 };
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync('export {};'));
  server = await serve(where);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);

/** The path goes out exactly as it is written here: `fetch` would take the dots out of it. */
function askRaw(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, ...options }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

/** What a server answers to something that is no HTTP. */
function answerTo(bytes: string) {
  return new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

test.each<[name: string, status: number, path: string, options?: Parameters<typeof askRaw>[1]]>([
  ['a page', 200, '/'],
  ['a script', 200, '/assets/main-1a2b.js'],
  ['a compressed script', 200, '/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'br' } }],
  ['only the headers', 200, '/', { method: 'HEAD' }],
  ['a page that has not changed', 304, '/', { headers: { 'If-None-Match': 'current' } }],
  ['a part of a page', 200, '/', { headers: { Range: 'bytes=2-4' } }],
  ['a part that ends before it begins', 200, '/', { headers: { Range: 'bytes=9-3' } }],
  ['nothing there', 404, '/nothing.html'],
  ['no such hash', 404, '/assets/main-old.js'],
  ['a folder', 404, '/assets/'],
  ['a folder without its slash', 404, '/assets'],
  ['a way out of the folder', 404, '/../../../etc/passwd'],
  ['a hidden way out of the folder', 404, '/..%2f..%2f..%2fetc%2fpasswd'],
  ['an address that cannot be decoded', 404, '/%E0%A4%A'],
  ['something to write', 405, '/', { method: 'POST' }],
])('F26: every response carries the safety headers: %s', async (_, status, path, options = {}) => {
  const headers = { ...options.headers };
  if (headers['If-None-Match']) headers['If-None-Match'] = String((await askRaw('/')).headers.etag);
  const response = await askRaw(path, { ...options, headers });
  expect(response.statusCode).toBe(status);
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) expect(response.headers[name.toLowerCase()]).toBe(value);
  const isHashed = status < 400 && path.startsWith('/assets/');
  expect(response.headers['cache-control']).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
});

test('F26: even a request that is no HTTP is answered with them', async () => {
  const answer = await answerTo('what is this\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) expect(answer).toContain(`${name}: ${value}\r\n`);
});

test('the policy allows no inline code, no other origin and no frame', () => {
  const policy = SAFETY_HEADERS['Content-Security-Policy'];
  expect(policy).not.toMatch(/(?<!wasm-)unsafe|\*|https?:|blob:/);
  expect(policy).toMatch("default-src 'none'");
  expect(policy).toMatch("frame-ancestors 'none'");
});

test('a folder may be replaced while it is served', async () => {
  writeFileSync(join(folder, 'assets/later-3c4d.js'), 'export {};');
  expect((await ask('assets/later-3c4d.js')).status).toBe(200);
  rmSync(join(folder, 'assets/later-3c4d.js'));
  expect((await ask('assets/later-3c4d.js')).status).toBe(404);
});

test('with --host 0.0.0.0 every address that other devices can open is listed', async () => {
  const open = await serve({ ...where, host: '0.0.0.0' });
  const outside = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  expect(open.urls).toEqual(
    ['localhost', ...outside.map(({ address }) => address)].map((name) => `http://${name}:${open.port}/`),
  );
  for (const url of open.urls) expect((await fetch(url)).status).toBe(200);
  await open.close();
});

test('pages are asked for again each time, hashed files never', async () => {
  const page = await ask('');
  expect(await page.text()).toContain('Home');
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await ask('', { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const script = await ask('assets/main-1a2b.js');
  expect(script.headers.get('content-type')).toMatch('javascript');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a browser that can read brotli gets it', async () => {
  const script = await ask('assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe('export {};');
});

test('what is not there is 404, a way out of the folder too, and nothing can be posted', async () => {
  expect((await ask('nothing.html')).status).toBe(404);
  expect((await ask('..%2f..%2fetc%2fpasswd')).status).toBe(404);
  expect((await ask('', { method: 'POST' })).status).toBe(405);
});

test('an address that is no file leads a person into the app, which says so, and nothing of it becomes markup', async () => {
  const look = async (path: string) => {
    const answer = await ask(path, { headers: { Accept: 'text/html,*/*' } });
    return [answer.status, /url=([^"]*)"/.exec(await answer.text())?.[1]];
  };
  expect(await look('nothing')).toEqual([404, './#/nothing']);
  expect(await look('metro/new')).toEqual([404, '../#/metro/new']);
  expect(await look('a%22b/<b>')).toEqual([404, '../#/not-found']);
  expect(await (await ask('nothing', { headers: { Accept: '*/*' } })).text()).toBe('Not found\n');
});

test('a busy port gives way to the next free one', async () => {
  const second = await serve({ ...where, port: server.port });
  expect(second.port).toBeGreaterThan(server.port);
  expect((await fetch(second.url)).status).toBe(200);
  await second.close();
});
