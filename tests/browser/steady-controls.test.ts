import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from './gestures.ts';
import { hurry, open } from './harness.ts';

/** Each game with a lesson of its own: a real table, two clicks from anywhere. */
const GAMES = ['metro', 'stratopolis', 'blue-lagoon', 'arboretum', 'race-to-the-raft'];
const SIZES = [
  { width: 1200, height: 700 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
] as const;

/** Lessons of Race to the Raft leave the zoom to fingers on a phone. */
const hasButtons = (game: string, width: number) => game !== 'race-to-the-raft' || width > 700;

test('zooming in twice is two clicks at the same place, in every game and at every size', async () => {
  const page = await open('', { reducedMotion: true });
  for (const game of GAMES) {
    await openStep(page, game, 2);
    for (const size of SIZES.filter(({ width }) => hasButtons(game, width))) {
      await page.setViewportSize(size);
      const nearer = page.getByRole('button', { name: 'Zoom in' });
      const farther = page.getByRole('button', { name: 'Zoom out' });
      const before = [await boxOf(nearer), await boxOf(farther)];
      await nearer.click();
      await page.getByRole('button', { name: 'Fit' }).waitFor();
      expect({ game, size, boxes: [await boxOf(nearer), await boxOf(farther)] }).toEqual({ game, size, boxes: before });
      await page.getByRole('button', { name: 'Fit' }).click();
    }
  }
  page.expectClean();
});

test.each(GAMES)('a lesson of %s keeps the board in its place, and a step to read names no rival', async (game) => {
  const page = await open('', { width: 360, height: 740, reducedMotion: true });
  await hurry(page);
  const notes = new Set<number>();
  const done: number[] = [];
  for (let step = 1; await openStep(page, game, step); step++) {
    notes.add((await boxOf(page.locator('.lesson'))).height);
    done.push(Number(await page.locator('.lesson').evaluate(({ style }) => style.getPropertyValue('--done'))));
    const next = page.locator('.prompt:has(.lesson-next)');
    if ((await next.count()) > 0) expect(await next.textContent()).not.toContain('Ada');
  }
  expect(notes.size).toBe(1);
  // The bar below the words grows with every step, and is full at the last.
  expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(1);
  page.expectClean();
});

/** Opens a step of a lesson and waits until others have answered; false where the lesson has no such step, and begins again. */
async function openStep(page: Page, game: string, step: number): Promise<boolean> {
  await page.goto(`${page.url().split('#')[0]}#/${game}/learn/${step}`);
  const crumb = page.locator(`.is-${game} .crumb`, { hasText: new RegExp(`step\\s(${step}|1)\\sof`) });
  await crumb.waitFor({ state: 'attached' });
  // At the end of a lesson of Arboretum the gardens are only looked at.
  await page.locator('[role=grid], .arboretum-reckoning').first().waitFor({ state: 'attached' });
  return (await crumb.textContent())?.includes(`step\u00a0${step}\u00a0`) ?? false;
}

test('a move brings the top of a scrolled column back, so that what to do next is in sight', async () => {
  const page = await open('#/metro/new', { width: 740, height: 360, reducedMotion: true });
  await hurry(page);
  await page.locator('form [type=submit]').click();
  const square = page.locator('.metro-square.is-open').first();
  await square.waitFor();
  const scrolled = () => page.locator('.table-side').evaluate((side) => side.scrollTop);
  await page.locator('.table-side').evaluate((side) => side.scrollTo(0, 500));
  expect(await scrolled()).toBeGreaterThan(0);
  await square.click();
  await expect.poll(scrolled).toBe(0);
  // From a button above the board, where a click on Hint leaves the focus, the arrow keys lead to the board.
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  page.expectClean();
});

test.each([
  ['metro', 2],
  ['stratopolis', 2],
  ['blue-lagoon', 2],
  ['arboretum', 2],
  ['race-to-the-raft', 4],
] as const)('in a lesson of %s the key for legal places goes to the starred one first', async (game, step) => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await openStep(page, game, step);
  const starred = page.locator('.table .is-hinted, .table [data-hinted]').first();
  await starred.waitFor({ state: 'attached' });
  // Read before: whoever comes there sees the piece instead of the star.
  const wanted = (await starred.getAttribute('data-hinted')) ?? (await starred.getAttribute('id'));
  expect(wanted).toMatch(/\d$/);
  await page.keyboard.press('n');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(wanted);
  page.expectClean();
});

test.each(['metro', 'stratopolis', 'blue-lagoon'])(
  'the prompt of %s is as tall while a rival moves as it was before, and the table tells of the same turn',
  async (game) => {
    const page = await open(`#/${game}/new`);
    await page.locator('form [type=submit]').click();
    const yourTurn = page.locator('.prompt h2', { hasText: 'Your turn' });
    const news = page.locator('.prompt .news');
    const move = async () => {
      await yourTurn.waitFor();
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await yourTurn.waitFor({ state: 'detached' });
      await yourTurn.waitFor();
      await news.waitFor();
    };
    // The first round shows how much room a turn takes.
    await move();
    await page.evaluate(() => {
      const seen: number[] = [];
      const lit = () => {
        const hit = document.querySelector('.metro-square.is-open:not(:hover, :focus) .metro-hit');
        const fits = document.querySelector('.stratopolis-fits');
        if (fits !== null) return getComputedStyle(fits).visibility !== 'hidden';
        return hit !== null && getComputedStyle(hit).stroke !== 'none';
      };
      Object.assign(window, { seen, early: false });
      let [turn, frames] = ['', 0];
      // Nor does the header count the next turn, or a rival think about what lies on the board.
      const lookAhead = () => {
        const now = document.querySelector('.crumb [data-move]')?.textContent ?? '';
        const isAhead = document.querySelector('.prompt.is-ahead') !== null;
        if (!isAhead) turn = now;
        frames = isAhead && now !== turn ? frames + 1 : 0;
        const over = document.querySelectorAll('.prompt.is-ahead > .prompt-body > :not(h2, .news)');
        return frames > 2 || [...over].some((each) => each.checkVisibility({ visibilityProperty: true }));
      };
      const look = () => {
        if (lookAhead()) Object.assign(window, { early: true });
        // A prompt that still names the rival, beside scores and squares for your turn.
        const acts = document.querySelector('.scores .acts')?.textContent?.includes('You') ?? false;
        if (document.querySelector('.prompt.is-ahead') && (acts || lit())) Object.assign(window, { early: true });
        const { bottom = 0 } = document.querySelector('.prompt')?.getBoundingClientRect() ?? {};
        if (seen.at(-1) !== Math.round(bottom)) seen.push(Math.round(bottom));
        requestAnimationFrame(look);
      };
      look();
    });
    await move();
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    // A longer sentence may still need another line; but nothing goes up and down again.
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await page.evaluate(() => (window as unknown as { early: boolean }).early)).toBe(false);
    page.expectClean();
  },
);
