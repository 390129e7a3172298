import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { findOverflow, open, QUIET_PAGE } from './harness.ts';

/** 1200×700 at 200 %, and a phone on its side. */
const SIZES = [
  { width: 600, height: 350 },
  { width: 740, height: 360 },
] as const;

/** Each game with what one plays on, and all of what is drawn of its board if that is more. Arboretum's holds hand and piles too. */
const GAMES: readonly { readonly game: string; readonly places: string; readonly board?: string }[] = [
  { game: 'metro', places: '.metro-square, .metro-station' },
  { game: 'stratopolis', places: '.stratopolis-cell' },
  { game: 'blue-lagoon', places: '.blue-lagoon-tile' },
  { game: 'arboretum', places: '.arboretum-square', board: '.arboretum-area' },
  { game: 'race-to-the-raft', places: '.raft-square' },
];

test.each(GAMES)(
  'F27: in short, wide windows nothing covers the board of $game and it is large',
  async ({ game, places, board = places }) => {
    const page = await open(QUIET_PAGE, { reducedMotion: true });
    await resumeHalfWay(page, game);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect([size, ...(await findOverflow(page, board))]).toEqual([size]);
      const { covered, unreachable, share } = await page.evaluate(inspectTable, { places, board });
      expect({ size, covered, unreachable }).toEqual({ size, covered: [], unreachable: [] });
      expect(share).toBeGreaterThan(0.6);
    }
    page.expectClean();
  },
);

/** Opens a golden match between people, half of its moves played. */
async function resumeHalfWay(page: Page, game: string): Promise<void> {
  const [line] = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').split('\n');
  const { record } = JSON.parse(line);
  const log = record.log.slice(0, record.log.length / 2);
  const players = ['Rosa', 'Ada', 'Blaise', 'Carl'].slice(0, record.seats).map((name) => ({ kind: 'person', name }));
  const match = { id: 'shown', record: { ...record, log }, players, changed: 0, over: false };
  await page.evaluate((saved) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(saved)), match);
  await page.goto(`${page.url().split('#')[0]}#/${game}/match/shown`);
  const curtain = page.getByRole('dialog').getByRole('button');
  await curtain.or(page.locator('.prompt')).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.first().click();
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
}

/** Runs in the page: buttons over places, controls that cannot be scrolled into sight, and the board's part of the height. */
function inspectTable({ places, board }: { readonly places: string; readonly board: string }) {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const controls = [...document.querySelectorAll<HTMLElement>('.table button, .table a[href], .table summary')].filter(
    (control) => control.checkVisibility(),
  );
  const squares = [...document.querySelectorAll(places)].map(boxOf);
  const covered = controls.filter((control) => {
    const { left, right, top, bottom } = boxOf(control);
    return squares.some(
      (square) =>
        left < square.right - 1 && right > square.left + 1 && top < square.bottom - 1 && bottom > square.top + 1,
    );
  });
  const unreachable = controls.filter((control) => {
    control.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = boxOf(control);
    return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  const drawn = [...document.querySelectorAll(board)].map(boxOf);
  const width = Math.max(...drawn.map(({ right }) => right)) - Math.min(...drawn.map(({ left }) => left));
  const height = Math.max(...drawn.map(({ bottom }) => bottom)) - Math.min(...drawn.map(({ top }) => top));
  const name = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  return {
    covered: covered.map(name),
    unreachable: unreachable.map(name),
    share: squares.length > 0 ? Math.min(width, height) / innerHeight : 0,
  };
}
