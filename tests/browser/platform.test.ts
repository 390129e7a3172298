import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';
import { findOverflow, hurry, setUp, someoneActs } from './metro-match.ts';

test('the rules open at the rule that a refusal names', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person']);
  // The square is marked as disabled, which is what makes Playwright wait.
  await page.locator('#square-27').click({ force: true });
  await page.getByRole('link', { name: 'Rule M5' }).click();
  await page.locator('#M5.is-wanted').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Metro: the rules');
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  page.expectClean();
});

test('a hint names a legal move', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person']);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Hint:').waitFor();
  const square = page.locator('.metro-square.is-open:has(.metro-hint)');
  expect((await square.count()) + (await page.locator('.is-hinted').count())).toBe(1);
  page.expectClean();
});

test('a match is saved as a file and opened again, also in another browser', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person']);
  for (const count of [1, 2]) {
    await page.locator('.metro-square.is-open').first().click();
    await page
      .locator('.metro-tile')
      .nth(count - 1)
      .waitFor();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match as a file' }).click();
  const file = join(tmpdir(), `boardwalk-${process.pid}.json`);
  await (await downloading).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).record.game).toBe('metro');

  const other = await open('', { reducedMotion: true });
  await other.getByLabel('Open a match file').setInputFiles(file);
  await someoneActs(other);
  expect(await other.locator('.metro-tile').count()).toBe(2);
  other.expectClean();
});

test.each([
  ['not JSON at all', 'This is not JSON'],
  ['{"record":{"game":"chess","rulesVersion":1,"seats":2,"settings":{},"log":[]}}', 'There is no game "chess" here'],
  ['{"record":{"game":"metro","rulesVersion":1,"seats":2,"settings":{},"log":["+zzzz"]}}', 'Line 1'],
  ['{"record":{"game":"metro","rulesVersion":1,"seats":9,"settings":{},"log":[]}}', '2 to 6 players'],
])('a match file that does not fit is refused with a reason: %s', async (text, why) => {
  const page = await open('', { reducedMotion: true });
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain(why);
  page.expectClean();
});

test('after the first visit a match can be played without a network', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now Metro against the computer' }).click();
  for (const tiles of [2, 4]) {
    await someoneActs(page);
    await page.locator('.metro-square.is-open').first().click();
    await page
      .locator('.metro-tile')
      .nth(tiles - 1)
      .waitFor();
  }
});

test('the first lesson of Metro can be taken to its end', async () => {
  const page = await open('', { reducedMotion: true });
  await page.getByRole('link', { name: 'Learn Metro' }).click();
  const lesson = page.locator('.lesson');
  for (let step = 1; step <= 7; step++) {
    await page.getByText(`Lesson ${step} of 7`).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    if (step === 1) expect(await axe(page)).toEqual([]);
    const next = lesson.getByRole('button');
    if ((await next.count()) > 0) await next.click();
    else await page.locator('.metro-square:has(.metro-hint), button.is-hinted').click();
  }
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  page.expectClean();
});
