import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a busy port gives way to the next free one', async () => {
  const second = await serve({ ...where, port: server.port });
  expect(second.port).toBeGreaterThan(server.port);
  expect((await fetch(second.url)).status).toBe(200);
  await second.close();
});
