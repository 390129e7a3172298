// Takes the pictures in docs/screenshots: every page and every moment of a match, at every size we promise.
//   node scripts/screenshots.mjs [--only TEXT] [--out FOLDER]
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { FLAGS, requireBrowser } from './lib/browser.mjs';
import { ensureBundle } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serve.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string' } } });
const out = values.out ?? `${root}docs/screenshots`;

const SIZES = { wide: [1200, 700], tablet: [1024, 768], small: [960, 720], phone: [360, 740] };
const NAMES = ['Rosa', 'Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy'];

/** Finished matches that the tests keep anyway. */
const golden = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).record);

/** @param {number} seats @param {number} part how much of the match has been played */
function savedMatch(seats, part) {
  const record = golden.find((each) => each.seats === seats);
  const turns = record.log.flatMap((/** @type {string} */ text, /** @type {number} */ at) =>
    text.startsWith('+') ? [] : [at],
  );
  const length = part === 1 ? record.log.length : turns[Math.floor(turns.length * part)];
  const players = NAMES.slice(0, seats).map((name) => ({ kind: 'person', name }));
  return {
    id: 'shown',
    record: { ...record, log: record.log.slice(0, length) },
    players,
    changed: 0,
    over: part === 1,
  };
}

/** @type {Record<string, { path: string, match?: object, act?: (page: import('playwright-core').Page) => Promise<void> }>} */
const MOMENTS = {
  home: { path: '#/' },
  'metro-set-up': { path: '#/metro/new' },
  'metro-opening': { path: '#/metro/match/shown', match: savedMatch(2, 0) },
  'metro-middle': {
    path: '#/metro/match/shown',
    match: savedMatch(3, 0.5),
    act: (page) => page.locator('.is-open').nth(7).hover(),
  },
  'metro-six': { path: '#/metro/match/shown', match: savedMatch(6, 0.7) },
  'metro-end': { path: '#/metro/match/shown', match: savedMatch(2, 1) },
  'metro-viewer': { path: `#/metro/view/${sequenceOf(golden[0]).slice(0, 240)}` },
  'metro-viewer-bad': { path: '#/metro/view/aacb00cbaa09' },
};

/** @param {{ log: string[] }} record */
function sequenceOf(record) {
  return record.log.filter((text) => /^[abcd]{4}\d\d$/.test(text)).join('');
}

mkdirSync(out, { recursive: true });
await ensureBundle('web', console.log);
const server = await serve({ folder: `${root}dist/web`, host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: await requireBrowser(console.log), args: FLAGS });
let taken = 0;
for (const [moment, { path, match, act }] of Object.entries(MOMENTS)) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const name = `${moment}-${size}-${colorScheme}`;
      if (!name.includes(values.only ?? '') || (colorScheme === 'dark' && size !== 'wide' && size !== 'phone'))
        continue;
      const phone = size === 'phone';
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: phone,
        isMobile: phone,
      });
      const page = await context.newPage();
      await page.goto(server.url);
      if (match)
        await page.evaluate((saved) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(saved)), match);
      await page.goto(server.url + path);
      await page.reload({ waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      if (act && !phone) await act(page);
      await page.screenshot({ path: `${out}/${name}.png` });
      await context.close();
      taken++;
    }
  }
}
await browser.close();
await server.close();
console.log(`${taken} pictures in ${out}`);
