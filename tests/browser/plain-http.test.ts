import { expect, test } from 'vitest';
import { hurry, keptMatches, open, setUp } from './harness.ts';

const TITLES = ['Arboretum', 'Blue Lagoon', 'Metro', 'Race to the Raft', 'Stratopolis'];

test('F31: from another device of the local network every game begins, computer players move, and a reload keeps the match', async () => {
  const page = await open('', { reducedMotion: true, plainHttp: true });
  const missing = await page.evaluate(() =>
    ['serviceWorker', 'clipboard', 'locks'].filter((name) => !(name in navigator)).concat(typeof crypto.randomUUID),
  );
  // Otherwise this is a secure context, and the test proves nothing.
  expect(missing).toEqual(['serviceWorker', 'clipboard', 'locks', 'undefined']);
  await hurry(page);
  const table = page.getByRole('grid').first();
  for (const title of TITLES) {
    await page.getByRole('button', { name: new RegExp(`^Play now ${title} (against|alone)`) }).click();
    await table.waitFor({ state: 'attached' });
    await page.reload();
    await table.waitFor({ state: 'attached' });
    // A table that wins together has no opponents, but is told its chance by one.
    const isAlone = title === 'Race to the Raft';
    await setUp(page, title, isAlone ? ['person'] : ['bot', 'person']);
    if (isAlone) await page.locator('.chance').waitFor();
    else await page.locator('.actions button:enabled', { hasText: 'Hint' }).waitFor();
    await page.getByRole('link', { name: 'Boardwalk: all games' }).click();
  }
  await expect.poll(() => keptMatches(page)).toHaveLength(2 * TITLES.length);
  page.expectClean();
});

test('F31: there a link is copied all the same', async () => {
  const page = await open('#/metro/view/', { reducedMotion: true, plainHttp: true });
  const link = page.url();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.locator('#viewer-text').fill('');
  await page.locator('#viewer-text').press('ControlOrMeta+v');
  await expect.poll(() => page.locator('#viewer-text').inputValue()).toBe(link);
  page.expectClean();
});
