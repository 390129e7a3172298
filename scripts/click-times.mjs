// How soon a move is on the screen: real clicks on the largest boards, from the click to the end of the next paint.
//   node scripts/click-times.mjs [GAME…] [--moves N]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { FLAGS, requireBrowser } from './lib/browser.mjs';
import { ensureBundle } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serve.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * `moves`: what a click on makes a move. `before`: what to click where there is none of them. `keys`: what to press in turn
 * where that does not help either. A selector may go on with how the words of an element begin, after a colon.
 *
 * @typedef {{ seats: number, option?: string, moves: string[], before?: string[], keys?: string }} Way
 */

/** How long a click took, and on what. @typedef {{ time: number, on: string }} Click */

/** @type {Record<string, Way>} */
const WAYS = {
  arboretum: {
    seats: 4,
    moves: ['.arboretum-pile.is-lit', '.arboretum-square.is-open', '.prompt button:enabled:Discard '],
    before: ['.arboretum-hand-card.is-live'],
  },
  'blue-lagoon': { seats: 4, option: 'Map', moves: ['.blue-lagoon-tile.is-open .blue-lagoon-hit'] },
  metro: { seats: 6, moves: ['.metro-square.is-open'] },
  'race-to-the-raft': {
    seats: 1,
    option: 'Challenge',
    moves: ['.raft-square.is-open', 'button:enabled:Draw six cards', 'button:Discard your last'],
    before: ['button:enabled:Spread evenly', '.raft-card[aria-pressed=false]'],
    keys: 'rrrf',
  },
  stratopolis: { seats: 2, moves: ['.stratopolis-cell.is-open'], keys: 'r' },
};

/** Rounds without a move after which the match is given up: it cannot be won without care. */
const PATIENCE = 20;

const { values, positionals } = parseArgs({ options: { moves: { type: 'string' } }, allowPositionals: true });
const wanted = Number(values.moves ?? 40);
const games = positionals.length > 0 ? positionals : Object.keys(WAYS);

await ensureBundle('web', (line) => process.stderr.write(`${line}\n`));
const server = await serve({ folder: `${root}dist/web`, host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: await requireBrowser(console.error), args: FLAGS });
console.log('game              moves  median ms  90 % ms  within 50 ms, and each that was slower');
for (const game of games) {
  const clicks = await measure(game, WAYS[game]);
  const times = clicks.map((click) => click.time).sort((a, b) => a - b);
  const [median, high] = [0.5, 0.9].map((part) => times[Math.floor(times.length * part)]);
  const within = Math.round((100 * times.filter((time) => time <= 50).length) / times.length);
  const cells = [String(times.length).padStart(5), String(median).padStart(9), String(high).padStart(7), `${within} %`];
  const slow = clicks.filter((click) => click.time > 50).map((click) => `${click.on} ${click.time}`);
  console.log(`${game.padEnd(16)}  ${[...cells, ...slow].join('  ')}`);
}
await browser.close();
await server.close();

/** @param {string} game @param {Way} way */
async function measure(game, way) {
  const context = await browser.newContext({
    ...{ viewport: { width: 1200, height: 700 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await begin(page, game, way);
  /** @type {Click[]} */
  const clicks = [];
  for (let idle = 0; clicks.length < wanted; ) {
    const click = await act(page, way, clicks.length, idle);
    if (click) clicks.push(click);
    idle = click ? 0 : idle + 1;
    if (idle <= PATIENCE && !(await find(page, ['button:Play again'], 0))) continue;
    await begin(page, game, way);
    idle = 0;
  }
  await context.close();
  return clicks;
}

/**
 * One click or key; what a move took, nothing where it was none.
 *
 * @param {Page} page @param {Way} way @param {number} played @param {number} idle
 */
async function act(page, { moves, before = [], keys = ' ' }, played, idle) {
  const move = await find(page, moves, played * 7);
  const first = (await find(page, ['dialog[open] button'], 0)) ?? (move ? undefined : await find(page, before, 0));
  if (first) await page.mouse.click(first.x, first.y);
  else if (move) return clickAndWatch(page, move);
  else await page.keyboard.press(keys[idle % keys.length]);
  await page.waitForTimeout(150);
}

/**
 * One of the elements, by number, and where to click it. Not with the locators of the testing program: those make garbage
 * in the page by the megabyte, and the clicks would wait for its collection.
 *
 * @param {Page} page @param {string[]} wanted @param {number} which
 */
async function find(page, wanted, which) {
  const parts = wanted.map((each) => /^(.*?)(?::([A-Z].*))?$/.exec(each)?.slice(1) ?? []);
  return page.evaluate(
    ([list, at]) => {
      const found = list.flatMap(([selector, words = '']) =>
        [...document.querySelectorAll(selector)].filter((element) => element.textContent?.trim().startsWith(words)),
      );
      const element = found[at % found.length];
      if (!element) return undefined;
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, on: element.textContent?.slice(0, 16) || element.classList[0] };
    },
    /** @type {const} */ ([parts, which]),
  );
}

/** Starts a match of people on the last, largest board. @param {Page} page @param {string} game @param {Way} way */
async function begin(page, game, { seats, option }) {
  await page.goto('about:blank');
  await page.goto(`${server.url}#/${game}/new`);
  await page.getByRole('button', { name: /^Start / }).waitFor();
  const count = page.getByRole('radio', { name: String(seats), exact: true });
  // A game for one number of players does not ask.
  if ((await count.count()) > 0) await count.check();
  for (let seat = 1; seat <= seats; seat++) {
    await page
      .getByRole('group', { name: `Who plays seat ${seat}` })
      .getByRole('radio', { name: 'Person' })
      .check();
  }
  if (option) await page.getByRole('group', { name: option }).getByRole('radio').last().check();
  await page.getByRole('button', { name: /^Start / }).click();
  await page.getByRole('grid').first().waitFor();
  await page.evaluate(() => {
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, duration, startTime, processingStart } = /** @type {PerformanceEventTiming} */ (entry);
        // From when the page is told: until then it is the testing program that takes its time.
        if (name === 'click')
          document.body.dataset.click = String(Math.round(duration - (processingStart - startTime)));
      }
    });
    watch.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
}

/** @param {Page} page @param {{ x: number, y: number, on: string }} target @returns {Promise<Click>} */
async function clickAndWatch(page, { x, y, on }) {
  await page.evaluate(() => delete document.body.dataset.click);
  // As people do: point, look, press, let go.
  await page.mouse.move(x, y);
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  await page.waitForTimeout(250);
  // Quicker than the browser tells: one frame.
  return { time: await page.evaluate(() => Number(document.body.dataset.click ?? 16)), on };
}
