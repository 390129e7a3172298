import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, dragByFinger, middleOf } from './gestures.ts';
import {
  axe,
  chooseOption,
  findOverflow,
  hurry,
  open,
  openDetails,
  openStill,
  reachRematch,
  resultOf,
  setUp,
  tabTo,
} from './harness.ts';
import { BOARD, carryByMouse, layOut, layOutLog, openForTwo, someoneActs } from './metro-match.ts';

test('two people play a match with the mouse, with a reload in the middle', async () => {
  const page = await openForTwo();
  const tiles = page.locator('.metro-tile');
  for (let turn = 0; await someoneActs(page, turn); turn++) {
    // The first tiles and the last ones; the match by key is whole.
    if (turn === 8) {
      await layOut(page, 2, 0.8);
      turn = await tiles.count();
      await page.reload();
      await someoneActs(page, turn);
    }
    if (turn % 7 === 3) {
      const draw = page.getByRole('button', { name: 'Keep it, draw another' });
      if ((await draw.count()) > 0) {
        await draw.click();
        await page.getByText('Stays in hand').waitFor();
      }
    }
    const square = page.locator('.metro-square.is-open').first();
    if (turn === 5 || turn === 55) {
      await carryByMouse(page, await middleOf(square));
      await page.mouse.up();
    } else await square.click();
  }
  await expect.poll(() => resultOf(page).getByRole('heading', { level: 2 }).textContent()).toMatch(/won|win/);
  const details = await openDetails(page);
  await expect.poll(() => details.locator('.metro-ending li').count()).toBe(32);
  await expect.poll(() => details.getByText(/^ended by (Player [12]|Rosa|Ada), tile \d+$/).count()).toBe(32);
  await expect.poll(() => tiles.count()).toBe(60);
  page.expectClean();
});

test('six computer players play to the end by themselves', async () => {
  const page = await openStill();
  await hurry(page);
  await setUp(page, 'Metro', ['bot', 'bot', 'bot', 'bot', 'bot', 'bot']);
  await resultOf(page).waitFor();
  await expect.poll(() => resultOf(page).getByRole('columnheader').count()).toBe(6);
  const details = await openDetails(page);
  await expect.poll(() => details.locator('.metro-ending h3').count()).toBe(6);
  await expect
    .poll(() => details.getByText(/^(Longest lines?:|The longest and best line) .*lines? \d+/).count())
    .toBe(1);
  page.expectClean();
});

test('a whole match against the computer with the keyboard alone', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await page.getByRole('button', { name: 'Play now Metro against' }).waitFor();
  await tabTo(page, '.card.is-metro .primary');
  await page.keyboard.press('Enter');
  const heights = new Set<number>();
  for (let tiles = 0; await someoneActs(page, tiles); ) {
    await tabTo(page, '.metro-square');
    await walkToOpenSquare(page);
    // With news of the other player or without, the first rounds move nothing.
    if (tiles < 10) heights.add(Math.round((await boxOf(page.locator('.prompt-body'))).height));
    tiles = 1 + (await page.locator('.metro-tile').count());
    await page.keyboard.press('Enter');
  }
  expect(heights.size, [...heights].join()).toBe(1);
  // The last square has nothing more to offer.
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.result h2'))).toBe(true);
  await reachRematch(page);
  page.expectClean();
});

test('a phone: one tap shows, the second places, and a finger may drag, to the end of a match', async () => {
  const page = await open('', { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await page.getByRole('button', { name: 'Play now Metro against' }).tap();
  await someoneActs(page);
  const tiles = page.locator('.metro-tile');
  // On the smallest phone they fit the corners of the board.
  await page.setViewportSize({ width: 320, height: 568 });
  const nearer = await boxOf(page.getByRole('button', { name: 'Zoom in' }));
  const station = await boxOf(page.locator('#station-24'));
  expect(nearer.x).toBeGreaterThanOrEqual(station.x + station.width);
  await page.setViewportSize({ width: 360, height: 740 });
  // A board brought near leaves a strip for the buttons.
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await page.getByRole('button', { name: 'Fit' }).waitFor();
  const [board, buttons] = [await boxOf(page.locator(BOARD)), await boxOf(page.locator('.zoom-buttons'))];
  expect(buttons.y).toBeGreaterThanOrEqual(board.y + board.height);
  await page.getByRole('button', { name: 'Fit' }).tap();
  const square = page.locator('.metro-square.is-open').nth(3);
  const score = await boxOf(page.locator('.scores'));
  await square.tap();
  await page.locator('.metro-ghost').waitFor();
  // What confirms the move neither covers nor moves the score.
  const confirm = await boxOf(page.locator('.place-here'));
  expect(await boxOf(page.locator('.scores'))).toEqual(score);
  expect(confirm.y + confirm.height).toBeLessThan(score.y);
  await expect.poll(() => tiles.count()).toBe(0);
  expect(await findOverflow(page, BOARD)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await square.tap();
  await tiles.first().waitFor();
  await someoneActs(page, 2);
  // The rest of a match, to its ending; the one by key is whole.
  await layOut(page, 2, 0.8);
  for (let lying = 1; await someoneActs(page, lying); ) {
    const free = page.locator('.metro-square.is-open').first();
    lying = 1 + (await tiles.count());
    if (lying % 10 === 3) {
      await dragByFinger(page, await middleOf(page.locator('.metro-drag')), await middleOf(free));
    } else {
      await free.tap();
    }
    // Dropped or tapped: either shows what the tile would do, and the button places it.
    await page.locator('.place-here').tap();
  }
  expect(await findOverflow(page, BOARD)).toEqual([]);
  page.expectClean();
});

/** Arrow keys from the focused square to the nearest lit one, as a person would. */
async function walkToOpenSquare(page: Page): Promise<void> {
  const nextKey = () =>
    page.evaluate(() => {
      const at = Number(document.activeElement?.id.slice('square-'.length));
      const open = [...document.querySelectorAll('.metro-square.is-open')].map((square) =>
        Number(square.id.slice('square-'.length)),
      );
      const far = (to: number) => Math.abs((to >> 3) - (at >> 3)) + Math.abs((to & 7) - (at & 7));
      const to = open.sort((a, b) => far(a) - far(b))[0];
      const down = (to >> 3) - (at >> 3);
      const right = (to & 7) - (at & 7);
      if (down !== 0) return down > 0 ? 'ArrowDown' : 'ArrowUp';
      return right === 0 ? undefined : right > 0 ? 'ArrowRight' : 'ArrowLeft';
    });
  for (let key = await nextKey(); key !== undefined; key = await nextKey()) await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('free for your tile');
}

test('tiles that may be turned are turned by button, key and wheel', async () => {
  const page = await openStill();
  await setUp(page, 'Metro', ['person', 'person'], (setting) => chooseOption(setting, 'Turn tiles freely', 'On'));
  const held = page.locator('.tile-card svg').first();
  const turn = page.getByRole('button', { name: '↻ Turn' });
  // Some tiles look the same any way round: one that does not is drawn soon.
  for (let laid = 0; (await turn.count()) === 0; laid++) {
    await page.locator('.metro-square.is-open').first().click();
    await someoneActs(page, laid + 1);
  }
  const before = await held.getAttribute('aria-label');
  await turn.click();
  const after = await held.getAttribute('aria-label');
  expect(after).not.toBe(before);
  await page.keyboard.press('Shift+R');
  await expect.poll(() => held.getAttribute('aria-label')).toBe(before);
  await page.locator('.metro-square.is-open').first().hover();
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(
    (label) => document.querySelector('.tile-card svg')?.getAttribute('aria-label') === label,
    after,
  );
  expect(await axe(page)).toEqual([]);
  const laid = await page.locator('.metro-tile').count();
  await page.locator('.metro-square.is-open').first().click();
  await someoneActs(page, laid + 1);
  page.expectClean();
});

test('M14: a square that takes the tile another way round is marked, turns it, and takes it the second time', async () => {
  const page = await openStill();
  await layOutLog(page, ['+accd'], { turning: 'on' });
  const turnable = page.locator('.metro-square.is-turnable');
  const square = `#${await turnable.first().getAttribute('id')}`;
  expect(await turnable.first().getAttribute('aria-label')).toMatch(/fits if turned$/);
  await page.locator(square).hover();
  await page.locator('.preview').getByText('It fits here if you turn it:').waitFor();
  await page.locator('.metro-aim.is-turnable').waitFor();
  await page.locator(square).click();
  await page.locator('.prompt').getByText('Turned to fit. Choose the same square again').waitFor();
  expect(await page.locator('.metro-no, .metro-tile').count()).toBe(0);
  // Turned away by hand it is shown as it was turned.
  for (let way = 0; way < 4 && (await page.locator('.metro-no').count()) === 0; way++) await page.keyboard.press('R');
  await page.locator('.preview').getByText('Not this way round.').waitFor();
  await page.locator(square).click();
  await page.locator(`${square}.is-open`).click();
  await someoneActs(page, 1);
  // By keys alike.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.metro-tile').waitFor({ state: 'detached' });
  await page.mouse.move(1, 1);
  await page.locator(`${square}.is-turnable`).focus();
  await page.keyboard.press('Enter');
  await page.locator('.prompt').getByText('Turned to fit').waitFor();
  await page.keyboard.press('Enter');
  await someoneActs(page, 1);
  page.expectClean();
});
