import axeCore, { type Result } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** A finger instead of a mouse, on a phone's browser. */
  readonly touch?: boolean;
}

/** A page that remembers everything it complained about. */
export type WatchedPage = Page & {
  /** Fails with the console errors, page errors and failed requests so far, if there are any. */
  expectClean(): void;
};

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

afterEach(async ({ task }) => {
  const opened = contexts.splice(0);
  const pages = task.result?.state === 'fail' ? opened.flatMap((context) => context.pages()) : [];
  const name = task.name.replace(/\W+/g, '-');
  for (const [at, page] of pages.entries()) await page.screenshot({ path: `${root}tmp/browser/${name}-${at + 1}.png` });
  await Promise.all(opened.map((context) => context.close()));
});
afterAll(() => browser?.close());

/** Opens a path of the built app in a fresh profile; it is closed after the test. A failed test leaves a picture in tmp/. */
export async function open(path = '', look: Look = {}): Promise<WatchedPage> {
  const { width = 1200, height = 700, reducedMotion = false, colorScheme = 'light', touch = false } = look;
  browser ??= await chromium.connect(inject('browser'));
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    colorScheme,
    hasTouch: touch,
    isMobile: touch,
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  const page = watch(await context.newPage());
  await page.goto(new URL(path, inject('app')).href);
  return page;
}

function watch(page: Page): WatchedPage {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => complaints.push(`request: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`request: ${response.url()} answered ${response.status()}`);
  });
  return Object.assign(page, { expectClean: () => expect(complaints).toEqual([]) });
}

/** What axe finds wrong with the page as it stands, one readable text per violation; [] when nothing is. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axeCore }).axe.run());
  return violations.map(formatViolation);
}

function formatViolation({ id, impact, help, nodes }: Result): string {
  const places = nodes.map(({ target, html }) => `  ${target.join(' ')}  ${html.slice(0, 160)}`);
  return [`${id} (${impact}): ${help}`, ...places].join('\n');
}
