import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawIcons } from './icons.mjs';
import { root } from './root.mjs';

const read = (path: string) => readFileSync(`${root}web/${path}`);
const page = read('index.html').toString();
const manifest = JSON.parse(read('public/manifest.webmanifest').toString());

/** Width and height in a PNG's first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('F26: launchers find the icon as SVG, as PNG in two sizes, and one they may cut a shape from', () => {
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, type, purpose }) => [sizes, type, purpose])).toEqual([
    ['any', 'image/svg+xml', 'any'],
    ['192x192', 'image/png', 'any'],
    ['512x512', 'image/png', 'any'],
    ['512x512', 'image/png', 'maskable'],
  ]);
  for (const { src, sizes, type } of icons) {
    const bytes = read(`public/${src}`);
    if (type === 'image/png') expect(sizeOf(bytes)).toBe(sizes);
  }
  const [, apple] = page.match(/rel="apple-touch-icon" href="(.+?)"/) ?? [];
  expect(sizeOf(read(`public/${apple}`))).toBe('180x180');
});

test('every picture is the icon as it is drawn now (node scripts/draw-icons.mjs draws them again)', () => {
  for (const [path, bytes] of drawIcons()) expect([path, readFileSync(path).equals(bytes)]).toEqual([path, true]);
});

test('F26: nothing in page or manifest depends on the path the app is hosted under', () => {
  const addresses = [...page.matchAll(/(?:href|src)="(.+?)"/g)].map(([, address]) => address);
  for (const { src } of manifest.icons) addresses.push(src);
  for (const address of [...addresses, manifest.start_url, manifest.scope]) expect(address).toMatch(/^\.\//);
  // An id is resolved against the origin alone; without one it is the start address, path included.
  expect(manifest.id).toBeUndefined();
});

test('the bar of the browser has the colour of the page’s own bar, light and dark', () => {
  const [light, dark] = [
    ...read('styles/base.css')
      .toString()
      .matchAll(/--panel: (#\w+);/g),
  ].map(([, colour]) => colour);
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
});
