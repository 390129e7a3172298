import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { RunOptions } from 'axe-core';
import { type Browser, type CDPSession, chromium, type Disposable, type Locator, type Page } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import { FLAGS } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { findViolations } from './find-violations.ts';
import { stopNetworkReports } from './network-reports.ts';
import {
  BRIEFLY,
  closeSpeakers,
  dismissJudges,
  loadDice,
  nameLostWorkers,
  POLICY,
  reportBlocked,
  thinkBriefly,
} from './page-scripts.ts';
import { NO_PIXELS, takePicture } from './picture.ts';

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** A finger instead of a mouse, on a phone's browser. */
  readonly touch?: boolean;
  /** The page's dice fall by this seed, so that a test meets the same match every time. */
  readonly dice?: number;
  /** From an address of the local network, which is no secure context. */
  readonly plainHttp?: boolean;
  /** Keeps the app for offline use, as it does for people. Each test has a fresh profile, so each would pay for it. */
  readonly offline?: boolean;
  /** The test listens to what travels over the network, answers it or cuts the line. */
  readonly wired?: boolean;
  /** Advice takes as long as it does for people, for tests of the advice itself or of the waiting. */
  readonly patient?: boolean;
  /** No match is reviewed: that would keep both cores busy while a test looks at other things. */
  readonly unjudged?: boolean;
}

/** A page that remembers everything it complained about. */
export type WatchedPage = Page & {
  /** Fails with the console errors, page errors and failed requests so far, if there are any but the excused ones. */
  expectClean(excused?: RegExp): void;
};

/** A page with a profile of its own. */
interface Tab {
  readonly kind: string;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** What the Content-Security-Policy kept from the page or its workers. */
  readonly blocked: string[];
  /** What was done to the page for one test. */
  prepared: readonly Disposable[];
}

/** One for each thread: what travels between threads is packed and unpacked, a third of Playwright's work. */
let browser: Browser | undefined;
const opened: Tab[] = [];
/** Pages of earlier tests, emptied. A new process for each page would take longer than most tests. */
const idle: Tab[] = [];

/** Ends a test: empties its pages for the next one, and fails it for anything that the policy kept from them. */
export async function putAway({ task }: TestContext): Promise<void> {
  const blocked = opened.flatMap((tab) => tab.blocked.splice(0));
  const failed = task.result?.state === 'fail' || blocked.length > 0;
  const attempt = (task.result?.retryCount ?? 0) + 1;
  const name = `${task.name.replace(/\W+/g, '-')}-${attempt}`;
  for (const [at, tab] of opened.splice(0).entries()) {
    // A page that is too broken for a picture must not hide what broke it, nor stay for the next try.
    if (failed) await takePicture(tab.page, `${root}tmp/browser/${name}-${at + 1}.png`).catch(() => {});
    // What a failed test or one without a network left behind is nothing to build on, nor is another address.
    if (failed || !REUSED.has(tab.kind)) await tab.page.context().close();
    else await putBack(tab);
  }
  // No test may pass that needed something the Content-Security-Policy forbids.
  expect(blocked).toEqual([]);
}

/** Where the app shows next to nothing: most tests are about another page, and the front page takes its time. */
export const QUIET_PAGE = '#/privacy';

/** A quiet page without animations, to go on from. */
export function openStill(): Promise<WatchedPage> {
  return open(QUIET_PAGE, { reducedMotion: true });
}

/** Opens a path of the built app as in a fresh profile; it is emptied after the test. A failed test leaves a picture in tmp/. */
export async function open(path = '', look: Look = {}): Promise<WatchedPage> {
  const { width = 1200, height = 700, reducedMotion = false, colorScheme = 'light', dice = 1 } = look;
  const tab = await takeTab(look);
  opened.push(tab);
  const seen = tab.page.viewportSize();
  // Most tests take the page as the one before had it.
  if (seen?.width !== width || seen.height !== height) await tab.page.setViewportSize({ width, height });
  await tab.page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference', colorScheme });
  tab.prepared = await Promise.all([
    tab.page.addInitScript(loadDice, dice),
    ...(look.patient ? [] : [tab.page.addInitScript(thinkBriefly, BRIEFLY)]),
    ...(look.unjudged ? [tab.page.addInitScript(dismissJudges)] : []),
  ]);
  const page = watch(tab);
  const address = new URL(path, inject('app'));
  if (look.plainHttp) address.hostname = OTHER_DEVICE;
  await page.goto(address.href);
  return page;
}

const OFFLINE = 'offline';
const PLAIN_HTTP = 'plain http';
const WIRED = 'wired';
const MOUSE = 'mouse';
const FINGER = 'finger';

/** Pages that are all alike once they are emptied. */
const REUSED: ReadonlySet<string> = new Set([MOUSE, FINGER]);

/** Unlike localhost no secure context over http: as when another device of the network opens the app. */
const OTHER_DEVICE = 'boardwalk.test';

/** A page lives for seconds here: little of what V8 compiles in order to be faster pays before the page is gone. */
const LATE_COMPILERS =
  '--js-flags=--invocation-count-for-maglev=6000,--invocation-count-for-turbofan=40000,--invocation-count-for-maglev-osr=2000';

async function launch(): Promise<Browser> {
  const args = [...FLAGS, NO_PIXELS, LATE_COMPILERS, `--host-resolver-rules=MAP ${OTHER_DEVICE} 127.0.0.1`];
  const launched = await chromium.launch({ executablePath: inject('browser'), args });
  globalThis.closeBrowser = () => launched.close();
  return launched;
}

async function takeTab(look: Look): Promise<Tab> {
  const { touch = false, offline = false, plainHttp = false } = look;
  const kind = kindOf(look);
  const at = idle.findIndex((tab) => tab.kind === kind);
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  if (found) return found;
  browser ??= await launch();
  const context = await browser.newContext({
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: offline || plainHttp ? 'allow' : 'block',
  });
  // Only ends what hangs: a busy machine takes its time.
  context.setDefaultTimeout(40_000);
  await context.addInitScript(reportBlocked, POLICY);
  await context.addInitScript(closeSpeakers);
  await context.addInitScript(nameLostWorkers);
  const page = await context.newPage();
  if (REUSED.has(kind)) await stopNetworkReports(page);
  return { kind, page, devtools: await context.newCDPSession(page), blocked: [], prepared: [] };
}

function kindOf({ touch, offline, plainHttp, wired }: Look): string {
  if (offline) return OFFLINE;
  if (plainHttp) return PLAIN_HTTP;
  if (wired) return WIRED;
  return touch ? FINGER : MOUSE;
}

/** Leaves a page as a fresh profile would be: no listeners, nothing stored, the mouse out of the way. */
async function putBack(tab: Tab): Promise<void> {
  const { page, devtools, prepared } = tab;
  await page.mouse.move(-1, -1);
  // Some tests have a server of their own.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  page.removeAllListeners();
  await Promise.all(prepared.map((script) => script.dispose()));
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  idle.push(tab);
}

function watch({ page, blocked }: Tab): WatchedPage {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What failed to load is named by its place alone.
    complaints.push(`console: ${message.text()} ${message.location().url}`);
    if (message.text().includes(POLICY)) blocked.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Whoever leaves or reloads a page cuts off what was still on its way, the icon for one.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`request: ${response.url()} answered ${response.status()}`);
  });
  const expectClean = (excused?: RegExp) =>
    expect(complaints.filter((complaint) => !excused?.test(complaint))).toEqual([]);
  return Object.assign(page, { expectClean });
}

// The short form: a page takes half a second to read the long one.
const AXE = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/** What axe finds wrong with the page as it stands, one readable text per violation; [] when nothing is. */
export function axe(page: Page): Promise<string[]> {
  return runAxe(page, {});
}

/** The same for a page that axe has just seen in other colours: of all it looks at, only they have changed. Half the work. */
export function axeColours(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: ['color-contrast'] });
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(findViolations, options);
}

/** Other players answer at once, so that whole matches take seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('boardwalk.pace', '"instant"'));
}

/** The button that begins a match, whatever match it is. */
export const START = /^Start (?!again)/;

/** Chooses a value of an option on the set-up page. */
export async function chooseOption(page: Page, option: string, value: string): Promise<void> {
  await page.getByRole('group', { name: option }).getByRole('radio', { name: value, exact: true }).check();
}

/** Sets up a match of a game, with these players; `choose` sees the set-up page before the start. */
export async function setUp(
  page: Page,
  title: string,
  players: readonly ('person' | 'bot')[],
  choose?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/${title.toLowerCase().replaceAll(' ', '-')}/new`);
  // By the names of the form, not by roles: to ask for a role is to work out the role and the name of everything there.
  const start = page.locator('form [type=submit]');
  await start.waitFor();
  const count = page.locator(`input[name=seats][value="${players.length}"]`);
  // A game for one number of players does not ask.
  if ((await count.count()) > 0) await count.check();
  for (const [seat, player] of players.entries()) {
    await page.locator(`input[name="kind-${seat}"][value=${player}]`).check();
    // The quickest computer player: these tests look at the table, not at the play.
    if (player === 'bot') await page.locator(`input[name="level-${seat}"][value="1"]`).check();
  }
  await choose?.(page);
  await start.click();
  await page.locator('[role=grid]').first().waitFor({ state: 'attached' });
}

/** Every size that a table must fit. */
export const SIZES = [
  { width: 1200, height: 700 },
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
  { width: 360, height: 740, touch: true },
] as const;

/** The result of a match, beside the board. */
export function resultOf(page: Page): Locator {
  return page.locator('section.result[aria-label="Result"]');
}

/** The result with the game's own account of the score, and the log. */
export async function openDetails(page: Page): Promise<Locator> {
  const result = resultOf(page);
  await result.getByRole('button', { name: 'Details' }).click();
  return result;
}

/** The keyboard leads on from the last move of a match. */
export async function reachRematch(page: Page): Promise<void> {
  await resultOf(page).waitFor();
  await tabTo(page, '.result-actions .primary');
}

/** Tab after Tab (or another key), as a person would, until the focus is on something that the selector names. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  // Somebody who sees nothing to go to presses no key.
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The ${key} key never got to ${selector}.`);
}

/** Anything that is cut off, sticks out of the window or makes the page scroll; `whole` must lie in the window. */
export async function findOverflow(page: Page, whole = '.table-board svg:not(svg svg)'): Promise<string[]> {
  return page.evaluate((selector) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const isFixed = document.querySelector('.is-fixed') !== null;
    const outside = [...document.querySelectorAll(selector)].filter((piece) => {
      const { left, top, right, bottom, width } = piece.getBoundingClientRect();
      return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
    });
    const texts = document.querySelectorAll<HTMLElement>(
      'button, .button, h1, h2, h3, th, td, p, li, dt, dd, label, .prompt, .table-facts, figcaption',
    );
    const cutOff = [...texts]
      .filter((element) => element.offsetParent !== null && !element.closest('.sr-only'))
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...(isFixed && scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...outside.map((piece) => `${piece.getAttribute('class') ?? piece.tagName} ${piece.id} does not fit the window`),
      ...cutOff.map((text) => `${text.tagName.toLowerCase()} "${text.textContent?.slice(0, 40)}" is cut off`),
    ];
  }, whole);
}

/** Saves the match from its menu, which is open. The answer is the path of the file. */
export async function saveMatch(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = join(tmpdir(), `boardwalk-${process.pid}-${threadId}-${saved++}.json`);
  await (await downloading).saveAs(file);
  return file;
}

/** Another browser that opens such a file. */
export async function openMatchFile(file: string): Promise<WatchedPage> {
  const page = await open('', { reducedMotion: true });
  await page.getByLabel('Open a match file').setInputFiles(file);
  return page;
}

let saved = 0;

interface KeptMatch {
  readonly record: { readonly settings: Record<string, string> };
  readonly players: readonly { readonly name: string }[];
}

/** The matches in this browser's storage, whether or not a list tells of them. */
export function keptMatches(page: Page): Promise<KeptMatch[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('boardwalk.match.') ? [JSON.parse(value)] : [],
    ),
  );
}
