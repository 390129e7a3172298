import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';

/** What must lie in the window whole: the open sea around all tiles. */
export const BOARD = '.table-board .blue-lagoon-sea';

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

interface Kept {
  readonly seats?: number;
  readonly map?: string;
  readonly short?: boolean;
  /** Lines of the log; the first deal; the move before half-time or before the end. */
  readonly until: number | 'dealt' | 'half-time' | 'end';
  /** Seats from this one on are computer players. */
  readonly bots?: number;
}

/** Opens a kept match of the box map for two people, or as asked. */
export async function openMatch(page: Page, kept: Kept): Promise<void> {
  const { seats = 2, map = 'default', short = false, until, bots = seats } = kept;
  const record = golden(seats, map);
  const settings = { ...record.settings, short: short ? 'on' : 'off' };
  const log = record.log.slice(0, linesOf(record.log, until));
  await keepMatch(page, { ...record, settings }, log.length, bots);
}

/** Opens the first lines of a match; seats from `bots` on are computer players. */
export async function keepMatch(
  page: Page,
  record: Golden['record'],
  lines: number,
  bots: number = record.seats,
): Promise<void> {
  const players = NAMES.slice(0, record.seats).map((name, seat) =>
    seat < bots ? { kind: 'person', name } : { kind: 'bot', name, bot: 'one-ply' },
  );
  const log = record.log.slice(0, lines);
  const saved = { id: 'shown', record: { ...record, log }, players, changed: 0, over: false };
  await page.evaluate((match) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(match)), saved);
  // Where a table is in sight already, another query, so that the page is loaded anew and that one is gone.
  const query = `${record.settings.map}-${record.seats}-${lines}-${record.settings.short}`;
  const [place, hash] = page.url().split('#');
  const start = hash.includes('/match/') ? `${new URL('.', place).href}?${query}` : place;
  await page.goto(`${start}#/blue-lagoon/match/shown`);
  await page.getByRole('grid').waitFor();
}

function linesOf(log: readonly string[], until: Kept['until']): number {
  if (until === 'dealt') return 32;
  if (until === 'end') return log.length - 1;
  return until === 'half-time' ? log.findIndex((text, at) => at > 32 && text.startsWith('+')) - 1 : until;
}

/** What a person sees who looks up: half-time or the result, or a tile that may be played, as far along the lit ones as asked. */
interface Sight {
  readonly news: string;
  /** The tile, and its middle in pixels. */
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  /** Could a village be built? */
  readonly canBuild: boolean;
}

/** The half-time that waits to be read, in the side column. */
export const HALF_TIME = '.moment:has(.primary)';

/** Waits until a person may act, or half-time or the result is to be read. One question to the page, so that whole matches take seconds. */
export async function lookUp(page: Page, part = 0.9): Promise<Sight> {
  const wanted = { share: part, news: `.result h2, ${HALF_TIME} .moment-caption` };
  const seen = await page.waitForFunction(({ share, news: where }) => {
    const news = document.querySelector(where)?.textContent ?? '';
    const lit = [...document.querySelectorAll('.blue-lagoon-tile.is-open')];
    if (lit.length === 0 && news === '') return undefined;
    const safe = lit.filter((tile) => !tile.querySelector('.blue-lagoon-doom'));
    const wanted = safe.length > 0 ? safe : lit;
    const tile = wanted[Math.floor(wanted.length * share)];
    const { x, y, width, height } = tile?.querySelector('.blue-lagoon-hit')?.getBoundingClientRect() ?? new DOMRect();
    const canBuild = document.querySelector('[aria-keyshortcuts="V"]:not(:disabled)') !== null;
    return { news, tile: tile?.id ?? '', x: x + width / 2, y: y + height / 2, canBuild };
  }, wanted);
  return (await seen.jsonValue()) as Sight;
}

/** Waits for the next turn of a person, going on after half-time; nothing when the match is over. */
export async function nextTurn(page: Page, part?: number): Promise<Sight | undefined> {
  for (;;) {
    const sight = await lookUp(page, part);
    if (sight.news === '') return sight;
    if (!sight.news.startsWith('Half-time')) return undefined;
    await page.keyboard.press('Escape');
    await page.locator(HALF_TIME).waitFor({ state: 'detached' });
  }
}

export async function countPieces(page: Page): Promise<number> {
  return page.locator('.blue-lagoon-piece').count();
}

/** Tiles that lie under a button of the board. */
export async function findCoveredTiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.zoom-buttons button')].map((button) =>
      button.getBoundingClientRect(),
    );
    const tiles = [...document.querySelectorAll('.blue-lagoon-tile')];
    const isCovered = (tile: Element) => {
      const { left, right, top, bottom } =
        tile.querySelector('.blue-lagoon-hit')?.getBoundingClientRect() ?? new DOMRect();
      return buttons.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
    };
    return buttons.length === 0 ? ['there are no buttons'] : tiles.filter(isCovered).map(({ id }) => id);
  });
}
