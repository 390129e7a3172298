// Takes pictures of every page, and of every game at its opening, middle and end, to look at: into tmp/screenshots.
//   node scripts/screenshots.mjs [--only TEXT] [--out FOLDER]
//   node scripts/screenshots.mjs --docs    takes the few that README.md and docs/tour.md show, into docs/screenshots
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { FLAGS, requireBrowser } from './lib/browser.mjs';
import { ensureBundle } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serve.mjs';

/** @typedef {{ game: string, rulesVersion: number, seats: number, settings: object, log: string[] }} MatchRecord */
/** @typedef {{ path: string, match?: object, sizes?: (keyof typeof SIZES)[], act?: (page: import('playwright-core').Page) => Promise<void> }} Moment */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});
const out = values.out ?? `${root}${values.docs ? 'docs' : 'tmp'}/screenshots`;
// Whatever these show is kept in the repository; all others would only make it heavy.
const shown = ['README.md', 'docs/tour.md'].map((file) => readFileSync(root + file, 'utf8')).join('');
const isWanted = (/** @type {string} */ file) =>
  file.includes(values.only) && (!values.docs || shown.includes(`screenshots/${file}.png`));

/** @type {Record<'wide' | 'tablet' | 'small' | 'phone', [number, number]>} */
const SIZES = { wide: [1200, 700], tablet: [1024, 768], small: [960, 720], phone: [360, 740] };
/** @type {(keyof typeof SIZES)[]} */
const EVERY_SIZE = ['wide', 'tablet', 'small', 'phone'];
/** @type {(keyof typeof SIZES)[]} */
const BOTH_ENDS = ['wide', 'phone'];
const NAMES = ['Rosa', 'Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy'];

/** Finished matches that the tests keep anyway, one a line. @param {string} game @returns {MatchRecord[]} */
function goldenOf(game) {
  const file = existsSync(`${root}games/${game}/matches/long.jsonl`) ? 'long' : 'random';
  const lines = readFileSync(`${root}games/${game}/matches/${file}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line).record);
}

/** A match as the browser keeps it, after some part of its moves. @param {MatchRecord} record @param {number} part */
function saved(record, part) {
  const log = record.log.slice(0, Math.round(record.log.length * part));
  const players = NAMES.slice(0, record.seats).map((name) => ({ kind: 'person', name }));
  return { id: 'shown', record: { ...record, log }, players, changed: 0, over: part === 1 };
}

/** @returns {Record<string, Moment>} */
function momentsOfGames() {
  /** @type {Record<string, Moment>} */
  const moments = {};
  const games = readdirSync(`${root}games`).filter((game) => existsSync(`${root}games/${game}/ui/table.tsx`));
  for (const game of games) {
    const records = goldenOf(game);
    const record = records.find((each) => each.seats === 2) ?? records[0];
    for (const [moment, part] of Object.entries({ opening: 0, middle: 0.6, end: 1 })) {
      const sizes = game === 'metro' || moment === 'middle' ? EVERY_SIZE : BOTH_ENDS;
      moments[`${game}-${moment}`] = { path: `#/${game}/match/shown`, match: saved(record, part), sizes };
    }
    moments[`${game}-set-up`] = { path: `#/${game}/new`, sizes: game === 'metro' ? EVERY_SIZE : ['wide'] };
  }
  return moments;
}

const metro = goldenOf('metro');
const sequence = metro[0].log.filter((text) => /^[abcd]{4}\d\d$/.test(text)).join('');
const three = /** @type {MatchRecord} */ (metro.find((each) => each.seats === 3));

const edited = `metro ${metro[0].log
  .filter((text) => /^[abcd]{4}\d\d$/.test(text))
  .slice(0, 14)
  .join('')} -,- 1+`;

/** A whole review at its first blunder. @param {import('playwright-core').Page} page */
async function review(page) {
  await page.locator('.study-review[aria-busy=false] .study-players').waitFor();
  await page.getByRole('radio', { name: 'Moves' }).check();
  await page.locator('.study-move:has(.is-blunder)').first().click();
  await page.getByRole('radio', { name: 'Review' }).check();
  // The curve first: the list of moves was scrolled to the blunder.
  await page.locator('.study-review').evaluate((review) => review.scrollIntoView({ block: 'start' }));
}

/** @type {Record<string, Moment>} */
const MOMENTS = {
  home: { path: '#/' },
  rules: { path: '#/metro/rules/M6' },
  campaign: { path: '#/race-to-the-raft/campaign' },
  missing: { path: '#/nothing', sizes: BOTH_ENDS },
  'metro-preview': {
    path: '#/metro/match/shown',
    match: saved(three, 0.5),
    sizes: ['wide'],
    act: (page) => page.locator('.is-open').nth(7).hover(),
  },
  'metro-six': {
    path: '#/metro/match/shown',
    match: saved(/** @type {MatchRecord} */ (metro.find((each) => each.seats === 6)), 0.7),
  },
  'metro-viewer': { path: `#/metro/view/${sequence.slice(0, 240)}` },
  'metro-viewer-bad': { path: '#/metro/view/aacb00cbaa09', sizes: ['wide', 'phone'] },
  'metro-review': {
    path: '#/metro/study/shown',
    match: saved(/** @type {MatchRecord} */ (metro.find((each) => each.seats === 2)), 1),
    sizes: BOTH_ENDS,
    act: review,
  },
  'metro-edit': { path: `#/metro/edit/${encodeURIComponent(edited)}`, sizes: BOTH_ENDS },
  'metro-puzzle': { path: '#/metro/puzzle', sizes: BOTH_ENDS },
  'blue-lagoon-wins': { path: '#/blue-lagoon/openings', sizes: BOTH_ENDS },
  ...momentsOfGames(),
};

mkdirSync(out, { recursive: true });
await ensureBundle('web', console.log);
const server = await serve({ folder: `${root}dist/web`, host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: await requireBrowser(console.log), args: FLAGS });
let taken = 0;
for (const [name, moment] of Object.entries(MOMENTS)) {
  for (const size of moment.sizes ?? EVERY_SIZE) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const file = `${name}-${size}-${colorScheme}`;
      const needless = colorScheme === 'dark' && size !== 'wide' && size !== 'phone';
      if (needless || !isWanted(file)) continue;
      await take(file, moment, size, colorScheme);
      taken++;
    }
  }
}
await browser.close();
await server.close();
console.log(`${taken} pictures in ${out}`);

/**
 * @param {string} file
 * @param {Moment} moment
 * @param {keyof typeof SIZES} size
 * @param {'light' | 'dark'} colorScheme
 */
async function take(file, { path, match, act }, size, colorScheme) {
  const [width, height] = SIZES[size];
  const phone = size === 'phone';
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(server.url);
  // Gone from before the front page has named its entry in the history, the browser would come back to it.
  await page.locator('h1').first().waitFor();
  if (match) await page.evaluate((kept) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(kept)), match);
  await page.goto(server.url + path);
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // Hidden hands: the curtain asks who is there.
  const curtain = page.getByRole('button', { name: /^I am / });
  if (match && (await curtain.count()) > 0) await curtain.click();
  if (act && !phone) await act(page);
  // Facts follow what happens on the board a moment later.
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${out}/${file}.png` });
  await context.close();
}
