import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middleOf } from './gestures.ts';
import { chooseOption, open, QUIET_PAGE, setUp, tabTo } from './harness.ts';
import { carryByMouse, openForTwo } from './metro-match.ts';
import { OPEN, openGolden, TURNABLE, waitForTiles } from './stratopolis-match.ts';

/** The cross on a square, and the reason beside the board. */
const REFUSED = '.metro-no, .preview .refusal';

/** What a resting hand does. */
async function tremble(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(x + 1, y);
  await page.mouse.move(x + 1, y + 1);
}

test('F15: in Metro a tile that was dragged to its square is not called wrong there', async () => {
  const page = await openForTwo();
  const free = page.locator('.metro-square.is-open').nth(9);
  const square = page.locator(`#${await free.getAttribute('id')}`);
  const at = await middleOf(square);
  // A slip selects nothing in the prompt; and a selection that is there is not what is carried.
  await page.locator('.metro-do p').first().dblclick();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await carryByMouse(page, at);
  await page.mouse.up();
  await square.locator('.metro-tile').waitFor();
  await tremble(page, at);
  await expect.poll(() => page.locator(REFUSED).count()).toBe(0);
  // Not on the way out of it either.
  await page.mouse.move(at.x + 12, at.y);
  await expect.poll(() => page.locator(REFUSED).count()).toBe(0);
  await page.locator('#square-27').hover();
  await expect.poll(() => page.locator(REFUSED).count()).toBe(2);
  // Coming back to it shows the lines that run there; only another try is refused.
  await square.hover();
  await expect.poll(() => page.locator('.metro-trace').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.preview').textContent()).toMatch(/line \d+: 1 tile so far/);
  await expect.poll(() => page.locator(REFUSED).count()).toBe(0);
  // Said to take nothing, so Playwright would wait for it.
  await square.click({ force: true });
  await expect.poll(() => page.locator('.refusal').textContent()).toContain('There is already a tile here.');
  await expect.poll(() => page.locator(REFUSED).count()).toBe(2);
  await page.locator('.metro-square.is-open').first().hover();
  await square.hover();
  await expect.poll(() => page.locator(REFUSED).count()).toBe(0);
  page.expectClean();
});

test('F15: in Metro nothing is called wrong when the curtain is lifted', async () => {
  const page = await open(QUIET_PAGE, { width: 960, height: 720, reducedMotion: true });
  await setUp(page, 'Metro', ['person', 'person'], async () => {
    await chooseOption(page, 'Secret hands', 'On');
  });
  const lift = page.getByRole('button', { name: /^I am Player/ });
  await lift.click();
  await page.locator('.metro-square.is-open').first().click();
  await lift.waitFor();
  const at = await middleOf(lift);
  await lift.click();
  await page.locator('.metro-square.is-open').first().waitFor();
  // Below the button there was a square that takes no tile.
  const below = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('g[id]')?.getAttribute('class'),
    at,
  );
  expect(below).toBe('metro-square');
  await tremble(page, at);
  await expect.poll(() => page.locator(REFUSED).count()).toBe(0);
  page.expectClean();
});

async function openStratopolis() {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Stratopolis', ['person', 'person']);
  return page;
}

test('F15: in Stratopolis a click by a hand that trembles places the tile and is not called wrong', async () => {
  const page = await openStratopolis();
  for (const tiles of [1, 2, 3]) {
    const at = await middleOf(page.locator(OPEN).first());
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 1, at.y);
    await page.mouse.up();
    await tremble(page, at);
    await waitForTiles(page, tiles);
    await tremble(page, at);
    await expect.poll(() => page.locator(REFUSED).count()).toBe(0);
  }
  page.expectClean();
});

test('in Stratopolis the square where somebody has just placed a tile answers again, to the hand and to R', async () => {
  const page = await openStratopolis();
  const words = page.locator('.preview');
  const isAsked = async () => /^(On |It fits|Not )/.test((await words.textContent()) ?? '');
  const at = await middleOf(page.locator(OPEN).first());
  await page.mouse.click(at.x, at.y);
  await waitForTiles(page, 1);
  await expect.poll(isAsked).toBe(false);
  let side = 8;
  await expect
    .poll(async () => {
      side = -side;
      await page.mouse.move(at.x + side, at.y);
      return isAsked();
    })
    .toBe(true);

  const next = await middleOf(page.locator(OPEN).first());
  await page.mouse.click(next.x, next.y);
  await waitForTiles(page, 2);
  await expect.poll(isAsked).toBe(false);
  await page.keyboard.press('r');
  await expect.poll(isAsked).toBe(true);
  // The key is about the tile: only keys that walk over the squares show where the focus is.
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).stroke);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.stratopolis-cell'))).toBe(true);
  await expect.poll(ring).toBe('none');
  await expect.poll(() => page.locator('.is-walked').count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.is-walked').waitFor();
  page.expectClean();
});

test('in Stratopolis a tile that fits only one way is shown the way it was turned, and refused', async () => {
  const page = await openGolden(20, { width: 960, height: 720 });
  const words = page.locator('.preview');
  const ids = await page.locator(TURNABLE).evaluateAll((cells) => cells.map(({ id }) => id));
  const isOpen = async (id: string) => ((await page.locator(`#${id}`).getAttribute('class')) ?? '').includes('is-open');
  let only: string | undefined;
  for (const id of ids) {
    await page.locator(`#${id}`).hover();
    // R finds a way that fits; where the next R finds none, that was the only one.
    if (!(await isOpen(id))) await page.keyboard.press('r');
    await expect.poll(() => isOpen(id)).toBe(true);
    await page.keyboard.press('r');
    only = (await isOpen(id)) ? undefined : id;
    if (only) break;
  }
  expect(only).toBeDefined();
  await expect.poll(() => words.textContent()).toMatch(/^Not this way round\..*Turn it/);
  await page.keyboard.press('r');
  await expect.poll(() => words.textContent()).toMatch(/^On (the ground|top)/);
  page.expectClean();
});

/** A place of each board that takes nothing at the start of a match, far from the preview. */
const REFUSING = [
  { title: 'Metro', place: '#square-17' },
  { title: 'Stratopolis', place: '.stratopolis-cell:not(.is-open):not(.is-turnable)' },
  { title: 'Blue Lagoon', place: '.blue-lagoon-tile:not(.is-open)' },
] as const;

test.each(REFUSING)('F17: the rule link of a refusal can be reached in $title, by mouse and by key', async (game) => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, game.title, ['person', 'person']);
  const link = page.locator('.preview a');
  const preview = page.locator('.preview');
  await page.locator(game.place).first().hover();
  await link.waitFor();
  const words = await preview.textContent();
  const { x, y } = await middleOf(link);
  await page.mouse.move(x, y, { steps: 25 });
  await page.mouse.move(x + 2, y + 1, { steps: 3 });
  await expect.poll(() => preview.textContent()).toBe(words);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'detached' });

  const square = page.locator(game.place).first();
  await square.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await link.waitFor();
  await expect.poll(() => preview.textContent()).toBe(words);
  await tabTo(page, '.preview a');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('.rules-book .is-wanted').waitFor();
  page.expectClean();
});
