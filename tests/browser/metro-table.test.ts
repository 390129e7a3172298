import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';
import { findOverflow, setUp, someoneActs } from './metro-match.ts';

const SIZES = [
  { width: 1200, height: 700 },
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
  { width: 360, height: 740, touch: true },
] as const;

test.each(SIZES)('every page fits $width × $height, light and dark, and satisfies axe', async (size) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open('', { ...size, colorScheme, reducedMotion: true });
    await page.locator('.card-picture svg').first().waitFor();
    expect(await findOverflow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set up a match of Metro' }).click();
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await setUp(page, ['person', 'person', 'person', 'person', 'person', 'person']);
    expect(await findOverflow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  }
});

test('pointing at a square shows what the tile would do, or which rule forbids it', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person']);
  await page.locator('#square-27').hover();
  expect(await page.locator('.preview').textContent()).toContain(
    'The central station is not a place for tiles. Rule M5',
  );
  await page.locator('#square-18').hover();
  expect(await page.locator('.preview').textContent()).toContain('neither on the rim nor beside a tile. Rule M5');
  await page.locator('.metro-square.is-open').nth(5).hover();
  expect(await page.locator('.preview').textContent()).toMatch(/line \d+: 0 → 1/);
  expect(await page.locator('.metro-ghost').count()).toBe(1);
  expect(await page.locator('.metro-trace').count()).toBeGreaterThan(0);
  page.expectClean();
});

test('pointing at a station traces its line and names its owner', async () => {
  const page = await open('#/metro/view/aaaa03aaaa13', { reducedMotion: true });
  await page.locator('#station-5').hover();
  await page.getByText('Station 5, Player 1: 2 tiles so far, not finished.').waitFor();
  expect(await page.locator('.metro-trace').count()).toBe(1);
  await page.locator('#station-5').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('station-6');
  page.expectClean();
});

test('undo, redo, reload and restart lose nothing', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person']);
  const tiles = page.locator('.metro-tile');
  for (const count of [1, 2, 3]) {
    await page.locator('.metro-square.is-open').first().click();
    await tiles.nth(count - 1).waitFor();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await tiles.count()).toBe(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await tiles.count()).toBe(3);
  await page.reload();
  await someoneActs(page);
  expect(await tiles.count()).toBe(3);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Go on with this one' }).click();
  expect(await tiles.count()).toBe(3);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'New match' }).click();
  await tiles.first().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Boardwalk: all games' }).click();
  expect(await page.locator('.saved li').count()).toBe(2);
  page.expectClean();
});

test('secret hands: a curtain falls between people, and nothing shows while passing', async () => {
  const page = await open('', { reducedMotion: true });
  await page.getByRole('link', { name: 'Set up a match of Metro' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('person');
  await page.getByLabel('Secret hands').selectOption('on');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const lift = page.getByRole('button', { name: 'I am You' });
  await lift.waitFor();
  expect(await page.locator('.tile-card').count()).toBe(0);
  expect(await page.getByRole('img', { name: /^[abcd]{4}$/ }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await lift.click();
  await page.locator('.metro-square.is-open').first().click();
  await page.getByRole('button', { name: 'I am Player 2' }).waitFor();
  expect(await page.locator('.tile-card').count()).toBe(0);
  page.expectClean();
});

test('the first visit fetches less than 200 kB', async () => {
  const page = await open();
  await page.locator('.card-picture svg').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
      .reduce((sum, size) => sum + size, 0),
  );
  console.log(`first visit: ${Math.round(bytes / 1000)} kB`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(200_000);
});
