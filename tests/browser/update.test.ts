import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveBuild } from './builds.ts';
import { axe, findOverflow, hurry, open } from './harness.ts';
import { someoneActs } from './metro-match.ts';

const PLAY_METRO = 'Play now Metro against the computer';
const versionOf = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

test('F3: a tab left open across an update goes on with its own version, and is offered the new one when it is quiet', async () => {
  const app = await serveBuild();
  const page = await open(app.url, { reducedMotion: true, offline: true });
  await hurry(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const version = await versionOf(page);
  const tookOver = page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const next = () => new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
    if (!serviceWorker.controller) await next();
    document.body.dataset.kept = 'yes';
    await next();
  });
  await page.locator('[data-kept]').waitFor();

  // Somebody is busy with the mouse all the while, however slow this machine is.
  const busy = await page.evaluate(() =>
    Number(setInterval(() => dispatchEvent(new PointerEvent('pointermove')), 200)),
  );
  app.update();
  // Files under their old names must come from the app's own store, not from the browser's.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  // As when somebody comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await tookOver;
  // A page opened now has the new version, and the old files are still kept.
  const second = await page.context().newPage();
  await second.goto(app.url);
  await expect.poll(() => versionOf(second)).not.toBe(version);
  await second.getByRole('heading', { level: 1 }).waitFor();

  await page.getByRole('button', { name: PLAY_METRO }).click();
  await someoneActs(page);
  await page.locator('.metro-square.is-open').first().click();
  await page.locator('.metro-tile').nth(1).waitFor();
  await someoneActs(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.evaluate((timer) => clearInterval(timer), busy);
  const notice = page.getByText('A new version is ready.');
  await page.waitForTimeout(5000);
  await expect.poll(() => notice.count()).toBe(0);
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Open as a page' }).click();
  await page.locator('.page > main #placing').waitFor();
  await page.getByRole('link', { name: 'Back to your match' }).click();
  await notice.waitFor();
  await expect.poll(() => versionOf(page)).toBe(version);
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reload' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.locator('.metro-tile').nth(1).waitFor();
  expect(await versionOf(page)).toBe(await versionOf(second));
  await someoneActs(page);
  await page.locator('.metro-square.is-open').first().click();
  await page.locator('.metro-tile').nth(3).waitFor();
  // The old files are no longer in use.
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  page.expectClean();
});

test('F3: without a service worker a part that is gone leads to a sentence and a reload, never to silence', async () => {
  const app = await serveBuild();
  const page = await open(app.url, { reducedMotion: true });
  await hurry(page);
  const version = await versionOf(page);
  const home = page.getByRole('link', { name: 'Boardwalk: all games' });
  await page.getByRole('button', { name: 'Play now Stratopolis against' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints li').first().waitFor();
  await home.click();
  await page.getByRole('button', { name: PLAY_METRO }).click();
  const square = page.locator('.metro-square.is-open').first();
  await square.waitFor();
  app.update();
  const notice = page.getByText('Part of Boardwalk didn’t load.');
  const dismiss = async () => {
    await page.getByRole('button', { name: 'Not now' }).click();
    await notice.waitFor({ state: 'detached' });
  };

  // The browser still has the computer player's program, but not Metro for it.
  await square.click();
  await notice.waitFor();
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await dismiss();

  // Not even the program.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.getByRole('button', { name: 'Undo' }).click();
  await square.click();
  await notice.waitFor();
  await dismiss();

  // A rule book.
  await home.click();
  await page.getByRole('link', { name: 'Rules of Metro' }).click();
  await notice.waitFor();
  await dismiss();

  // A table.
  await home.click();
  await page.getByRole('button', { name: 'Play now Arboretum against' }).click();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => versionOf(page)).not.toBe(version);
  await home.click();
  await page.getByRole('button', { name: 'Play now Arboretum against' }).click();
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
});
