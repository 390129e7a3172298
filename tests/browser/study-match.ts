import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';
import { type Look, open, QUIET_PAGE, type WatchedPage } from './harness.ts';

/** A golden match of two that is over, kept in the browser as one between you and a computer player; reviews are quick. */
export async function keepFinished(page: Page, game: string, part = 1): Promise<void> {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find(({ seats }) => seats === 2);
  const players = [
    { kind: 'person', name: 'You' },
    { kind: 'bot', name: 'Ada', level: 3 },
  ];
  const log = record.log.slice(0, Math.round(record.log.length * part));
  const kept = { id: 'kept', record: { ...record, log }, players, changed: 1, over: part === 1 };
  await page.evaluate((match) => {
    localStorage.setItem('boardwalk.match.kept', JSON.stringify(match));
    localStorage.setItem('boardwalk.review-care', 'quick');
  }, kept);
}

/** A page that keeps such a match. */
export async function openFinished(game: string, look: Look = {}): Promise<WatchedPage> {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  await keepFinished(page, game);
  return page;
}

/** A page that keeps such a match and never reviews it. */
export function openUnjudged(game: string, look: Look = {}): Promise<WatchedPage> {
  return openFinished(game, { ...look, unjudged: true });
}

/** The study of the kept match from its start. */
export async function openStart(page: Page, game: string): Promise<void> {
  await visit(page, `#/${game}/study/kept/0`);
  await page.getByRole('button', { name: 'Next move', exact: true }).waitFor();
}

/** The study of such a match, after its first move. */
export async function openFirstMove(page: Page, game: string): Promise<void> {
  await openStart(page, game);
  await page.getByRole('button', { name: 'Next move', exact: true }).click();
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}${path}`);
}

/** Where the browser keeps the review of that match, and for good how well everybody played. */
const REVIEW = ['boardwalk.review.kept', 'boardwalk.reviews'];

/** A review that was made already, by any test: the next one finds it as on another day. */
function madeFor(game: string): string {
  return join(tmpdir(), `review-${game}.json`);
}

/** The review begins by itself and is whole. */
export async function isReviewed(page: Page): Promise<void> {
  await page.locator('.study-review[aria-busy=false] .study-players').waitFor();
}

/** The same, and the tests after this one need not make it again. */
export async function isReviewedFor(page: Page, game: string): Promise<void> {
  await isReviewed(page);
  if (existsSync(madeFor(game))) return;
  const found = await page.evaluate((keys) => keys.map((key) => [key, localStorage.getItem(key)]), REVIEW);
  writeFileSync(madeFor(game), JSON.stringify(found));
}

/** The review of the kept match, if any test has made it. */
export async function recallReview(page: Page, game: string): Promise<void> {
  if (!existsSync(madeFor(game))) return;
  const known: [string, string][] = JSON.parse(readFileSync(madeFor(game), 'utf8'));
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, known);
}

/** Opens the study of the kept match and waits for its whole review. */
async function reviewed(page: Page, game: string): Promise<void> {
  await recallReview(page, game);
  await visit(page, `#/${game}/study/kept`);
  await isReviewedFor(page, game);
}

/** A page with the whole review of such a match. */
export async function openReviewed(game: string, look?: Look): Promise<WatchedPage> {
  const page = await openFinished(game, look);
  await reviewed(page, game);
  return page;
}

/** Metro's square of a move as text: tile, row, column. */
export function squareOf(page: Page, move: string): Locator {
  const [row, column] = move.slice(-2).split('').map(Number);
  return page.locator('.metro-square').nth(8 * row + column);
}

/** Where a first tap only shows, the button that plays it. */
export async function confirm(page: Page): Promise<void> {
  const place = page.getByRole('button', { name: 'Place it here' });
  if (await place.isVisible()) await place.click();
}

/** What is behind the button for more; on a phone that is most. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('.study-more');
  if (!(await more.evaluate((box: HTMLDetailsElement) => box.open))) await more.locator('summary').click();
}

/** What the page puts on the clipboard when a button is pressed. */
export async function copiedBy(page: WatchedPage, button: Locator): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
  await button.click();
  await page.locator('button:visible', { hasText: 'Link copied' }).waitFor();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

export async function shareLink(page: WatchedPage): Promise<string> {
  await openMore(page);
  return copiedBy(page, page.getByRole('button', { name: 'Copy link' }));
}
