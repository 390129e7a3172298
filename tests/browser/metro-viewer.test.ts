import { expect, test } from 'vitest';
import { axe, findOverflow, open } from './harness.ts';
import { BOARD, openForTwo, someoneActs } from './metro-match.ts';

test('a placement sequence is shown, stepped through and shared as a link', async () => {
  const page = await open('#/metro/view/', { reducedMotion: true });
  const field = page.getByLabel('Paste a position or a saved match');
  await field.fill('baac01ddbc30bbad37cccc72');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('4 of 4').waitFor();
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(4);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(3);
  await expect.poll(() => page.getByText('3 of 4 · Tile 3: bbad37').count()).toBe(1);
  await expect
    .poll(() => page.getByLabel('This position as one line').inputValue())
    .toBe('metro baac01ddbc30bbad37 -,- 2+');
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page, BOARD)).toEqual([]);
  // The link remembers the step.
  await page.waitForURL(/cccc72\/3$/);
  const link = page.url();
  const other = await open(link.slice(link.indexOf('#')), { reducedMotion: true });
  await other.getByText('3 of 4').waitFor();
  await expect.poll(() => other.locator('.metro-tile').count()).toBe(3);
  page.expectClean();
  other.expectClean();
});

const WRONG_TEXTS = [
  ['aacb01cbaa09', 'Placement 2: "cbaa09" is not', 1],
  ['abcd01', 'There is no tile "abcd"', 0],
  ['dddd00dddd01dddd02', 'copy 3 of dddd', 2],
  ['metro - aacb 1', 'Metro has 2 to 6 seats', 0],
  ['metro - aacb,- 7', 'The turn "7"', 0],
  ['%E0%A4%A', 'is not four letters', 0],
] as const;

test('F9: a wrong text is answered with where and why, and drawn as far as it is right', async () => {
  const page = await open('#/metro/view/', { reducedMotion: true });
  for (const [text, why, tiles] of WRONG_TEXTS) {
    await page.getByLabel('Paste a position or a saved match').fill(text);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: why }).waitFor();
    await expect.poll(() => page.locator('.metro-tile').count()).toBe(tiles);
  }
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('a sequence that was not played by the rules is shown with a remark', async () => {
  const page = await open('#/metro/view/aaaa11aaaa10', { reducedMotion: true });
  await page.locator('.metro-tile').nth(1).waitFor();
  await expect
    .poll(() => page.locator('.viewer-notes').textContent())
    .toContain('Placement 1, aaaa11: Place it next to another tile or on the edge.');
});

test('a match opens in the viewer where it stands', async () => {
  const page = await openForTwo();
  await page.locator('.metro-square.is-open').first().click();
  await someoneActs(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'This position as text' }).click();
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(1);
  page.expectClean();
});

test('a wrong address is answered kindly', async () => {
  const page = await open();
  for (const path of ['#/nowhere', '#/metro/match/none', '#/chess/new', '#/chess/view/x', '#/metro/view/%E0%A4%A']) {
    // By way of the front page, so that an answer is never the one before it.
    for (const address of ['#/', path]) await page.goto(`${page.url().split('#')[0]}${address}`);
    await page.getByRole('heading', { name: 'not found' }).or(page.getByRole('alert')).first().waitFor();
    expect(await axe(page)).toEqual([]);
  }
  page.expectClean();
});

test('a match is replayed move by move from a link', async () => {
  const page = await openForTwo(3);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Open in the viewer' }).click();
  await page.getByText('3 of 3').first().waitFor();
  await page.getByRole('slider', { name: 'Move' }).fill('1');
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(1);
  await expect.poll(() => page.locator('.stepper output').textContent()).toMatch(/1 of 3 · Player 1 placed a tile/);
  page.expectClean();
});
