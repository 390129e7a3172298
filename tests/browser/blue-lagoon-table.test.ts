import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countPieces, findOverflow, lookUp, openMatch, QUIET_PAGE, setUp } from './blue-lagoon-match.ts';
import { axe, open } from './harness.ts';
import { hurry } from './metro-match.ts';

test('pointing at a tile shows what a piece would bring, who leads there, or which rule forbids it', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, 2, 'default', 44);
  const preview = page.locator('.preview');
  await page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-token)').first().hover();
  expect(await preview.textContent()).toMatch(/worth \d+ · .*Takes .*, your \d/);
  expect(await page.locator('.blue-lagoon-ghost').count()).toBe(1);
  await page.locator('.blue-lagoon-tile:not(.is-open):has(.blue-lagoon-piece)').first().hover();
  expect(await preview.textContent()).toContain('is taken. Rule B6');
  await page.locator('.blue-lagoon-tile:not(.is-open):not(:has(.blue-lagoon-piece))').first().hover();
  expect(await preview.textContent()).toContain('touches none of your pieces. Rule B7');
  await page.keyboard.press('v');
  await page.locator('.blue-lagoon-tile:has(.blue-lagoon-doom)').first().hover();
  expect(await preview.textContent()).toContain('does not outlast half-time. Rule B15');
  await page.keyboard.press('s');
  expect(await page.locator('.blue-lagoon-doom').count()).toBe(0);
  page.expectClean();
});

test('the best link and an island are drawn when asked for', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, 3, 'default', 90);
  const show = page.locator('.blue-lagoon-show').first();
  await show.click();
  expect(await show.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.blue-lagoon-link-line').getAttribute('d')).toMatch(/^M/);
  await show.click();
  expect(await page.locator('.blue-lagoon-link').count()).toBe(0);
  await page.getByText('Who leads each island').click();
  expect(await page.locator('.blue-lagoon-islands li').count()).toBe(8);
  await page.locator('.blue-lagoon-islands button').nth(2).hover();
  expect(await page.locator('.blue-lagoon-coast').count()).toBe(1);
  page.expectClean();
});

test('half-time tells the score, shows the tide, and a reload loses nothing', async () => {
  const page = await open(QUIET_PAGE);
  await openMatch(page, 2, 'default', -1);
  const before = await countPieces(page);
  await page.locator('.blue-lagoon-tile.is-open').first().click();
  await page.locator('.blue-lagoon-leaving').first().waitFor({ state: 'attached' });
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await sheet.getByRole('heading', { level: 2 }).textContent()).toMatch(/^Half-time: /);
  const total = await sheet.locator('.blue-lagoon-total td').allTextContents();
  await sheet.getByRole('button', { name: 'On to the settlement' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.locator('.blue-lagoon-leaving').first().waitFor({ state: 'detached' });
  expect(await countPieces(page)).toBeLessThan(before);
  expect(await page.getByRole('button', { name: 'Village' }).count()).toBe(0);
  await page.reload();
  await lookUp(page);
  const row = page.locator('.blue-lagoon-scores tr', { hasText: 'Half-time' });
  expect(await row.locator('td').allTextContents()).toEqual(total);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await countPieces(page)).toBe(before);
  page.expectClean();
});

test('the largest map can be brought nearer, dragged without placing, and answers within 50 ms', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, 4, 'invaders', 100);
  expect(await findOverflow(page)).toEqual([]);
  const pieces = await countPieces(page);
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.mouse.move(400, 350);
  await page.mouse.down();
  await page.mouse.move(300, 250, { steps: 5 });
  await page.mouse.up();
  expect(await countPieces(page)).toBe(pieces);
  await page.getByRole('button', { name: 'Fit' }).click();
  await page.locator('.blue-lagoon-tile.is-open').nth(40).hover();
  const times: number[] = [];
  for (let move = 0; move < 6; move++) times.push(await timeMove(page));
  // The fastest of six, because a shared machine may do other things meanwhile.
  expect(Math.min(...times)).toBeLessThan(50);
  page.expectClean();
});

test('a hint puts a star on a tile and chooses its piece; undo and redo keep the board', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await setUp(page, ['person', 'person']);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Hint:').waitFor();
  await page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-hint)').click();
  expect(await countPieces(page)).toBe(1);
  expect(await page.locator('.blue-lagoon-hint').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await countPieces(page)).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await countPieces(page)).toBe(1);
  // Dragging a piece from the prompt to the board does the same as choosing and clicking.
  const settler = page.getByRole('button', { name: 'Settler' });
  await settler.dragTo(page.locator('.blue-lagoon-tile.is-open').nth(8));
  expect(await countPieces(page)).toBe(2);
  page.expectClean();
});

test('the viewer shows an official state string', async () => {
  const page = await open('', { reducedMotion: true });
  const state =
    'a 7 2; c 0 E; i 4 0,0 0,1 1,0 1,1; i 20 0,5 1,5 1,6; s 0,0 1,1 1,5; r C 1,5 B W P S; p 0 0 1 0 0 0 0 S 1,2 T 1,1; p 1 0 0 0 0 0 0 S 0,4 T;';
  await page.goto(`${page.url().split('#')[0]}#/blue-lagoon/view/${encodeURIComponent(state)}`);
  await page.getByRole('grid').waitFor();
  expect(await countPieces(page)).toBe(3);
  await page.locator('#tile-1').hover();
  expect(await page.locator('.preview').textContent()).toContain('island a, worth 4');
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

/** Milliseconds from a click on a lit tile until its piece stands in the page. */
async function timeMove(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tile = document.querySelector('.blue-lagoon-tile.is-open');
    const count = document.querySelectorAll('.blue-lagoon-piece').length;
    const started = performance.now();
    tile?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    tile?.dispatchEvent(new PointerEvent('click', { bubbles: true }));
    return new Promise<number>((done) => {
      const look = () => {
        if (document.querySelectorAll('.blue-lagoon-piece').length > count) done(performance.now() - started);
        else queueMicrotask(look);
      };
      look();
    });
  });
}
