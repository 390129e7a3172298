import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';

const NAMES = ['Rosa', 'Ada', 'Blaise', 'Carl'];

interface Golden {
  readonly record: {
    readonly seats: number;
    readonly settings: { readonly map: string; readonly short: string };
    readonly log: readonly string[];
  };
}

/** A finished match that the unit tests keep anyway. */
function golden(seats: number, map: string): Golden['record'] {
  const lines = readFileSync(`${root}games/blue-lagoon/matches/random.jsonl`, 'utf8').trim().split('\n');
  const records = lines.map((line) => (JSON.parse(line) as Golden).record);
  const found = records.find(
    ({ seats: count, settings }) => count === seats && settings.map === map && settings.short === 'off',
  );
  if (!found) throw new Error(`There is no golden match of ${map} for ${seats}.`);
  return found;
}

/** A page that loads next to nothing: matches are stored from there before they are opened. */
export const QUIET_PAGE = '#/nowhere';

/** Opens a match of people on a map: so many lines before half-time (negative) or of the whole log. */
export async function openMatch(page: Page, seats: number, map: string, lines: number): Promise<void> {
  const record = golden(seats, map);
  const halfTime = record.log.findIndex((text, at) => at > 32 && text.startsWith('+'));
  const log = record.log.slice(0, lines < 0 ? halfTime + lines : lines);
  const players = NAMES.slice(0, seats).map((name) => ({ kind: 'person', name }));
  const saved = { id: 'shown', record: { ...record, log }, players, changed: 0, over: false };
  await page.evaluate((match) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(match)), saved);
  // A request that the next page breaks off would count as failed.
  if (page.url().endsWith(QUIET_PAGE)) await page.waitForLoadState('networkidle');
  // Another query, so that the page is loaded anew and reads what was stored.
  await page.goto(`${new URL('.', page.url()).href}?${map}-${seats}${lines}#/blue-lagoon/match/shown`);
  await page.getByRole('grid').waitFor();
}

/** Sets up a match from the front page, with these kinds of players. */
export async function setUp(
  page: Page,
  players: readonly ('person' | 'one-ply' | 'random')[],
  options: { readonly map?: string; readonly short?: boolean } = {},
): Promise<void> {
  await page.getByRole('link', { name: 'Set up a match of Blue Lagoon' }).click();
  await page.getByRole('radio', { name: String(players.length) }).check();
  for (const [seat, kind] of players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption(kind);
  }
  if (options.map) await page.getByRole('combobox', { name: 'Map' }).selectOption(options.map);
  if (options.short) await page.getByLabel('Exploration only').check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('grid').waitFor();
}

/** What a person sees who looks up: a dialog, or a tile that may be played, as far along the lit ones as asked. */
export interface Sight {
  readonly dialog: string;
  /** Middle of the tile, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Could a village be built? */
  readonly canBuild: boolean;
}

/** Waits until a person may act or a dialog is open. One question to the page, so that whole matches take seconds. */
export async function lookUp(page: Page, part = 0.9): Promise<Sight> {
  const seen = await page.waitForFunction((share) => {
    const dialog = document.querySelector('dialog[open] h2')?.textContent ?? '';
    const lit = [...document.querySelectorAll('.blue-lagoon-tile.is-open')];
    if (lit.length === 0 && dialog === '') return undefined;
    const safe = lit.filter((tile) => !tile.querySelector('.blue-lagoon-doom'));
    const wanted = safe.length > 0 ? safe : lit;
    const box = wanted[Math.floor(wanted.length * share)]?.querySelector('.blue-lagoon-hit')?.getBoundingClientRect();
    const { x, y, width, height } = box ?? new DOMRect();
    const canBuild = document.querySelector('[aria-keyshortcuts="V"]:not(:disabled)') !== null;
    return { dialog, x: x + width / 2, y: y + height / 2, canBuild };
  }, part);
  return (await seen.jsonValue()) as Sight;
}

/** Waits for the next turn of a person, reading the half-time sheet on the way; nothing when the match is over. */
export async function nextTurn(page: Page, part?: number): Promise<Sight | undefined> {
  for (;;) {
    const sight = await lookUp(page, part);
    if (sight.dialog === '') return sight;
    if (!sight.dialog.startsWith('Half-time')) return undefined;
    await page.keyboard.press('Escape');
    await page.waitForFunction((text) => document.querySelector('dialog[open] h2')?.textContent !== text, sight.dialog);
  }
}

export async function countPieces(page: Page): Promise<number> {
  return page.locator('.blue-lagoon-piece').count();
}

/** Anything that is cut off, sticks out of the window or makes the page scroll. */
export async function findOverflow(page: Page): Promise<string[]> {
  return [...(await findScrolling(page)), ...(await findCutOff(page))];
}

async function findScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const sea = document.querySelector('.blue-lagoon-sea')?.getBoundingClientRect() ?? new DOMRect();
    const side = document.querySelector('.table-side')?.getBoundingClientRect();
    const fits = sea.left >= 0 && sea.top >= 0 && sea.right <= innerWidth + 1 && sea.bottom <= innerHeight + 1;
    const isUnder = side && sea.right > side.left + 1 && sea.bottom > side.top + 1;
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...(scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...(fits && !isUnder ? [] : ['the board does not fit the window']),
    ];
  });
}

async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll<HTMLElement>(
        '.table button, .table h2, .table th, .table td, .table p, .prompt, dialog p',
      ),
    ];
    return texts
      .filter((element) => element.offsetParent !== null && !element.closest('.sr-only'))
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}" is cut off`);
  });
}
