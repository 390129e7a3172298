import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';
import { findOverflow, hurry, setUp, someoneActs } from './metro-match.ts';

test('two people play a whole match with the mouse', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person']);
  for (let turn = 0; await someoneActs(page); turn++) {
    const draw = page.getByRole('button', { name: 'Keep it, draw another' });
    if (turn % 7 === 3 && (await draw.count()) > 0) {
      await draw.click();
      await page.getByText('Stays in hand').waitFor();
    }
    if (turn === 20) expect(await axe(page)).toEqual([]);
    await page.locator('.metro-square.is-open').first().click();
  }
  const ending = page.getByRole('dialog');
  expect(await ending.getByRole('heading', { level: 2 }).textContent()).toMatch(/win/);
  expect(await ending.getByRole('listitem').count()).toBe(32);
  expect(await axe(page)).toEqual([]);
  await ending.getByRole('button', { name: 'Look at the board' }).click();
  expect(await page.locator('.metro-tile').count()).toBe(60);
  page.expectClean();
});

test('one person plays five computer players to the end', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await setUp(page, ['person', 'one-ply', 'random', 'one-ply', 'random', 'one-ply']);
  while (await someoneActs(page)) await page.locator('.metro-square.is-open').last().click();
  expect(await page.getByRole('dialog').getByRole('heading', { level: 3 }).count()).toBe(6);
  page.expectClean();
});

test('a whole match against the computer with the keyboard alone', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await tabTo(page, (name) => name.startsWith('Play now Metro'));
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  while (await someoneActs(page)) {
    if (!(await page.evaluate(() => document.activeElement?.id.startsWith('square-')))) {
      await tabTo(page, (_, id) => id.startsWith('square-'));
    }
    await walkToOpenSquare(page);
    const before = await page.locator('.metro-tile').count();
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('.metro-tile').length > count, before);
  }
  // The result takes the focus; Escape closes it and the board is there.
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  page.expectClean();
});

test('a phone: one tap shows, the second places', async () => {
  const page = await open('', { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await page.getByRole('button', { name: 'Play now Metro' }).tap();
  await someoneActs(page);
  const square = page.locator('.metro-square.is-open').nth(3);
  await square.tap();
  await page.locator('.metro-ghost').waitFor();
  expect(await page.locator('.metro-tile').count()).toBe(0);
  expect(await findOverflow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await square.tap();
  await page.locator('.metro-tile').first().waitFor();
  while (await someoneActs(page)) {
    await page.locator('.metro-square.is-open').first().tap();
    await page.getByRole('button', { name: 'Place it here' }).tap();
    await page.locator('.metro-ghost').waitFor({ state: 'detached' });
  }
  expect(await findOverflow(page)).toEqual([]);
  page.expectClean();
});

async function tabTo(page: Page, wanted: (name: string, id: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const [name, id] = await page.evaluate(() => [
      document.activeElement?.textContent ?? '',
      document.activeElement?.id ?? '',
    ]);
    if (wanted(name, id)) return;
  }
  throw new Error('The Tab key never got there.');
}

/** Arrow keys from the focused square to the nearest lit one, as a person would. */
async function walkToOpenSquare(page: Page): Promise<void> {
  const keys = await page.evaluate(() => {
    const at = Number(document.activeElement?.id.slice('square-'.length));
    const open = [...document.querySelectorAll('.metro-square.is-open')].map((square) =>
      Number(square.id.slice('square-'.length)),
    );
    const far = (to: number) => Math.abs((to >> 3) - (at >> 3)) + Math.abs((to & 7) - (at & 7));
    const to = open.sort((a, b) => far(a) - far(b))[0];
    const down = (to >> 3) - (at >> 3);
    const right = (to & 7) - (at & 7);
    return [
      ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
      ...Array(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ];
  });
  for (const key of keys) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('free for your tile');
}
