import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurry, open, tabTo } from './harness.ts';

/** What the table's own regions say now, as a screen reader would. */
function heard(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > p.sr-only[role=status]')]
      .map((region) => region.textContent ?? '')
      .join(' ')
      .trim(),
  );
}

/** Begins a match from the front page by keys alone. */
async function sitDown(game: string): Promise<Page> {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await tabTo(page, `.card.is-${game} .primary`);
  await page.keyboard.press('Enter');
  await page.locator('.prompt:focus').waitFor();
  return page;
}

test('keys lead to the prompt, which says how they go on; pointing hides that', async () => {
  const page = await sitDown('metro');
  const tip = page.locator('.prompt-keys');
  await expect.poll(() => tip.isVisible()).toBe(true);
  await page.keyboard.press('n');
  await expect.poll(() => tip.isVisible()).toBe(false);
});

test('a listener hears what to do, what was done, and why a place is refused', async () => {
  const page = await sitDown('metro');
  await expect.poll(() => heard(page)).toMatch(/^Your turn\. Choose a highlighted square/);
  // The Tab key comes to a square that takes the tile.
  await tabTo(page, '.metro-square');
  await expect.poll(() => page.locator('.metro-square:focus').getAttribute('class')).toContain('is-open');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => heard(page)).toContain('Place it next to another tile or on the edge');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toMatch(/Ada .+ Your turn\. Choose a highlighted square/);
});

test('a listener hears a place by its column and row, and what the tile touches, in the city, the log and the hints', async () => {
  const page = await sitDown('stratopolis');
  await tabTo(page, '[role=gridcell]');
  const square = page.locator('[role=gridcell]:focus');
  await page.keyboard.press('n');
  await expect
    .poll(() => square.getAttribute('aria-label'))
    .toMatch(/^Column [A-Z], row [A-Z]: empty, next to .+, fits\. Green/);
  await page.keyboard.press('h');
  await page.locator('.hint').first().waitFor();
  const idea = /^Place the tile next to .+ at column [A-Z], row [A-Z], arms \w+ and \w+$/;
  expect(await page.locator('.hint-title .sr-only').first().textContent()).toMatch(idea);
  await page.keyboard.press('Escape');
  await tabTo(page, '[role=gridcell]');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const played = 'placed a tile next to .+ at column [A-Z], row [A-Z], arms';
  await expect.poll(() => heard(page)).toMatch(new RegExp(`^(You ${played}.+)?Ada ${played}.+Your turn\\.`));
});

test('a listener hears the card that came from the deck, and each step of a turn', async () => {
  const page = await sitDown('arboretum');
  await expect.poll(() => heard(page)).toBe('Your turn. Draw from the deck. No discards to take.');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => heard(page))
    .toMatch(/^You drew [A-Z].*\s\d from the deck\. Draw from the deck\. No discards to take/);
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toMatch(/^You drew .+\s\d from the deck\. Choose your first tree/);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  // What only changed in mind tells nothing twice.
  await expect.poll(() => heard(page)).toMatch(/^Plant .+ on the highlighted spot\.$/);
});
