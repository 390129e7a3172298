import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findTableOverflow, NOTHING, nextStep, openKept, PLANT, planted } from './arboretum-match.ts';
import { boxOf } from './gestures.ts';
import { axe, hurry, open, openMatchFile, QUIET_PAGE, saveMatch } from './harness.ts';

test('F29: a running match is saved as a file that shows no hidden card, and opened again in another browser', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 3, 0.6, PLANT);
  const cards = await planted(page).count();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axe(page)).toEqual([]);
  const file = await saveMatch(page);
  const text = readFileSync(file, 'utf8');
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['game', 'note', 'players', 'sealed']);
  const { secret } = await page.evaluate(() => {
    const [kept] = Object.entries(localStorage).filter(([key]) => key.startsWith('boardwalk.match.'));
    return JSON.parse(kept[1]);
  });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(text).not.toContain(secret);

  const other = await openMatchFile(file);
  await expect.poll(() => nextStep(other)).toBe('plant');
  await expect.poll(() => planted(other).count()).toBe(cards);
  other.expectClean();
  page.expectClean();
});

test('a position opens in the viewer, hides what its viewer did not know, and is the same from its link', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 0.6, PLANT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'This position as text' }).click();
  const line = await page.getByLabel('This position as one line').inputValue();
  expect(line).toMatch(/^arboretum [AB],A.*\?.* place/);
  expect(await axe(page)).toEqual([]);
  const link = page.url();
  const other = await open(link.slice(link.indexOf('#')), { reducedMotion: true });
  await expect.poll(() => other.getByLabel('This position as one line').inputValue()).toBe(line);
  expect(await planted(other).count()).toBe(await planted(page).count());
  other.expectClean();
  page.expectClean();
});

test('a finished match is replayed move by move', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 1, NOTHING);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Open in the viewer' }).click();
  const step = page.getByRole('slider', { name: 'Move' });
  const said = page.locator('.stepper output');
  await step.fill('3');
  await expect.poll(() => said.textContent()).toMatch(/^Turn 1 of \d+ · Rosa planted /);
  await expect.poll(() => planted(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect.poll(() => planted(page).count()).toBe(0);
  page.expectClean();
});

test('a finished match of four is replayed with every hand open, and keeps no room above the table', async () => {
  const page = await open(QUIET_PAGE, { width: 1200, height: 700, reducedMotion: true });
  await openKept(page, 4, 1, NOTHING);
  await page.getByRole('button', { name: 'Replay' }).click();
  const step = page.getByRole('slider', { name: 'Move' });
  await step.fill('40');
  const hands = page.locator('.arboretum-known');
  const sizes = () =>
    hands.evaluateAll((all) => all.map((hand) => hand.querySelectorAll('li:not(.arboretum-backs)').length));
  await expect.poll(sizes).toHaveLength(3);
  for (const size of await sizes()) expect(size).toBeGreaterThanOrEqual(7);
  expect(await page.locator('.arboretum-backs').locator('visible=true').count()).toBe(0);
  expect(await hands.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length)).toBe(
    0,
  );
  const [side, table] = [await boxOf(page.locator('.table-side')), await boxOf(page.locator('.arboretum-scores'))];
  expect(table.y - side.y).toBeLessThan(30);
  // A turn has four moves and more: with Shift the arrow keys pass them at once.
  const said = page.locator('.stepper output');
  await step.fill('0');
  for (const name of ['Rosa', 'Ada']) {
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => said.textContent()).toMatch(new RegExp(`^Turn 1 of .* ${name} discarded `));
  }
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => said.textContent()).toMatch(/ Rosa discarded /);
  page.expectClean();
});

/** Of the lesson. */
const STEPS = 12;

test.each([
  { width: 1200, height: 700 },
  { width: 360, height: 740, touch: true },
])('the lesson is taken to its end at $width × $height', async (size) => {
  const page = await open('', { ...size, reducedMotion: true });
  await hurry(page);
  await page.getByRole('link', { name: 'Learn Arboretum' }).click();
  const touch = 'touch' in size;
  const act = (thing: Locator) => (touch ? thing.tap() : thing.click());
  for (let step = 1; step <= STEPS; step++) {
    await page.getByText(`Lesson, step ${step} of ${STEPS}`).waitFor();
    expect(await findTableOverflow(page)).toEqual([]);
    if (step === 1 || step === STEPS) expect(await axe(page)).toEqual([]);
    // Only what was done since the first step is marked.
    if (step === 1) expect(await page.locator('.is-past').count()).toBe(0);
    // The lesson speaks of open hands: they are.
    if (step === STEPS) await expect.poll(() => page.locator('.arboretum-turned.is-open').count()).toBe(14);
    if (step === STEPS && !touch) {
      const last = await boxOf(page.locator('.arboretum-row').last());
      expect(last.y + last.height).toBeLessThanOrEqual(size.height);
    }
    const next = page.locator('.lesson-next');
    if ((await next.count()) > 0) await act(next);
    else await doAsHinted(page, act, touch);
  }
  // The first match begins at once.
  await page.waitForURL(/#\/arboretum\/match\//);
  page.expectClean();
});

/** Does what the mark asks for: a pile, a card and its square, or a card to throw away. */
async function doAsHinted(page: Page, act: (thing: Locator) => Promise<void>, touch: boolean): Promise<void> {
  const step = await nextStep(page);
  if (step === 'draw') {
    const pile = page.locator('.arboretum-pile.is-hinted');
    // One tap draws from the deck; what a pile brings is shown first.
    const asks = touch && (await pile.getAttribute('id')) !== 'arboretum-pile--1';
    await act(pile);
    if (asks) await act(pile);
    return;
  }
  await act(page.locator('.arboretum-hand-card.is-hinted'));
  if (step === 'discard') return act(page.getByRole('button', { name: /^Discard / }));
  const square = page.locator('.arboretum-square:has(.arboretum-hint)');
  await act(square);
  if (touch) await act(square);
}
