import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { stratopolis } from '../../games/stratopolis/game.ts';
import { cascadeOf } from '../../games/stratopolis/scoring.ts';
import { root } from '../../scripts/lib/root.mjs';
import { findOverflow, type Look, open, QUIET_PAGE, resultOf, type WatchedPage } from './harness.ts';

/** Squares where the tile in hand fits as it is turned, and where it would fit turned. */
export const OPEN = '.stratopolis-cell.is-open';
export const TURNABLE = '.stratopolis-cell.is-turnable';

export const SIZES = [
  { width: 1200, height: 700 },
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
  { width: 360, height: 740 },
] as const;

/** Everything that must be whole in the window. */
const WHOLE = '.stratopolis-cell, .stratopolis-city, .stratopolis-bar';

/** Waits until a person may act or the match is over; true while it goes on. */
export async function someoneActs(page: Page): Promise<boolean> {
  const state = await page.waitForFunction((open) => {
    if (document.querySelector('.result')) return 'over';
    return document.querySelector(open) ? 'acts' : undefined;
  }, OPEN);
  return (await state.jsonValue()) === 'acts';
}

/** How many tiles lie, as the table says. */
export async function tilesLaid(page: Page): Promise<number> {
  const text = (await page.locator('.stratopolis-scores h2').textContent()) ?? '';
  return Number(/(\d+) of 40 placed/.exec(text)?.[1]);
}

export async function waitForTiles(page: Page, count: number): Promise<void> {
  const table = page.locator('.stratopolis-scores h2', { hasText: new RegExp(`(?<!\\d)${count} of 40`) });
  await (count === 40 ? resultOf(page) : table).waitFor();
}

export async function expectFits(
  page: Page,
  sizes: readonly { width: number; height: number }[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // The board is drawn again once its room has been measured, and a part that was brought near goes back.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(async () => [size.width, ...(await findOverflow(page, WHOLE))]).toEqual([size.width]);
  }
}

/** The moves of a match, for opening it at any moment. */
export interface Played {
  readonly settings: Readonly<Record<string, string>>;
  readonly log: readonly string[];
}

/** Random matches: they sprawl as no sensible one does. */
export const GOLDEN: readonly Played[] = readFileSync(`${root}games/stratopolis/matches/random.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).record);

/** A match as it stood before its last `left` tiles. */
export function before({ settings, log }: Played, left: number): Played {
  const turns = log.flatMap((text, at) => (text.startsWith('+') ? [] : [at]));
  return { settings, log: log.slice(0, turns[turns.length - left]) };
}

/** A random match whose scores are equal at the end. */
export function tiedMatch(): Played {
  const settings = must(settle(stratopolis.options, {}));
  const list = new Int32Array(stratopolis.maxMoves);
  for (let seed = 1; ; seed++) {
    const random = new SeededRandom(seed);
    const position = stratopolis.start(2, settings);
    const log: string[] = [];
    while (position.turn !== OVER) {
      const move = position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))];
      log.push(stratopolis.formatMove(position, move));
      position.play(move);
    }
    const { steps, winner } = cascadeOf(position);
    if (steps.length > 2 && winner !== undefined) return { settings, log };
  }
}

/** As somebody who has chosen where to look from; a match is seen in depth until then. */
export async function choose(page: Page, view: 'above' | 'depth'): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('boardwalk.stratopolis.view', chosen), view);
}

/** Opens a match between two people or computer players that has been played so far, from above. */
export async function resume(page: Page, { settings, log }: Played, kind: 'person' | 'bot' = 'person'): Promise<void> {
  await choose(page, 'above');
  await page.evaluate((saved) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(saved)), {
    id: 'shown',
    record: { game: 'stratopolis', rulesVersion: 1, seats: 2, settings, log },
    players: ['Rosa', 'Ada'].map((name) => ({ kind, name, level: 1 })),
    changed: 0,
    over: false,
  });
  await page.goto(`${page.url().split('#')[0]}#/stratopolis/match/shown`);
  await page.locator('[role=grid], .result').first().waitFor();
}

/** Opens a golden match, if need be one with such piles, as it stood before its last `left` tiles. */
export async function openGolden(
  left: number,
  { piles, ...look }: Look & { readonly piles?: string } = {},
): Promise<WatchedPage> {
  const page = await open(QUIET_PAGE, { reducedMotion: true, ...look });
  const played = GOLDEN.find(({ settings }) => !piles || settings.piles === piles) ?? GOLDEN[0];
  await resume(page, before(played, left));
  return page;
}

/** Arrow keys from the focused square to the nearest one that fits, as a person would. */
export async function walkToOpenSquare(page: Page): Promise<void> {
  const keys = await page.evaluate((selector) => {
    const place = (cell: Element) => ['y', 'x'].map((name) => Number(cell.getAttribute(name)) / 24);
    const [row, column] = place(document.activeElement ?? document.body);
    const steps = [...document.querySelectorAll(selector)].map((cell) => {
      const [toRow, toColumn] = place(cell);
      return [toRow - row, toColumn - column];
    });
    const [down, right] = steps.sort(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d))[0];
    return [
      ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
      ...Array(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ];
  }, OPEN);
  for (const key of keys) await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/fits\. Green/);
}

/** Squares of a kind that can be hit in their middle: no tower in front of them. */
export async function inSight(page: Page, kind: string): Promise<{ id: string; x: number; y: number }[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].flatMap((cell) => {
      const { left, width, top, height } = cell.getBoundingClientRect();
      // In depth the middle of the roof: a lozenge is 0.7 times as high as it is wide.
      const [x, y] = [left + width / 2, top + (cell.tagName === 'path' ? width * 0.35 : height / 2)];
      return document.elementFromPoint(x, y) === cell ? [{ id: cell.id, x, y }] : [];
    });
  }, kind);
}
