import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from './gestures.ts';
import { axe, findOverflow, open, QUIET_PAGE, resultOf } from './harness.ts';
import { DEADLY, openKept, stepNow, WALK, type Wanted } from './race-to-the-raft-match.ts';

const WON: Wanted = { end: / won/ };
const LOST: Wanted = { end: /cut-off/, challenge: 'running-into-fire' };

/** Opens a finished match and plays its last move once more. Only to undo a loss costs a star. */
async function playTheLast(page: Page, wanted: Wanted): Promise<void> {
  await openKept(page, wanted);
  const island = await boxOf(page.locator('.raft-board'));
  await page.getByRole('button', { name: wanted === LOST ? 'Undo costs a star' : 'Undo', exact: true }).click();
  await resultOf(page).waitFor({ state: 'detached' });
  // As large and where it was in play: the end must not jump.
  await expect.poll(() => boxOf(page.locator('.raft-board'))).toEqual(island);
  await page.keyboard.press('Control+Shift+Z');
}

test('won: cats are called by colour, the raft casts off and the island burns, before any result', async () => {
  const page = await open(QUIET_PAGE);
  await playTheLast(page, WON);
  await page
    .getByRole('status')
    .filter({ hasText: /^All three cats are aboard\.$/ })
    .waitFor();
  await expect.poll(() => page.locator('.raft-sailor').count()).toBe(3);
  await expect.poll(() => resultOf(page).count()).toBe(0);
  await page
    .getByRole('status')
    .filter({ hasText: /casts off/ })
    .waitFor();
  await expect.poll(() => page.locator('.raft-blaze').count()).toBeGreaterThan(1);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await resultOf(page).waitFor();
  // The last picture stays: the raft at sea, and no square to point at.
  await expect.poll(() => page.locator('.raft-crew.is-away .raft-sailor').count()).toBe(3);
  await expect.poll(() => page.getByRole('img', { name: /^The raft at sea with the blue cat/ }).count()).toBe(1);
  await expect.poll(() => page.locator('.raft-square').count()).toBe(0);
  page.expectClean();
});

test('won: where people want no motion, the raft is at sea at once', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await playTheLast(page, WON);
  await resultOf(page).waitFor();
  await expect.poll(() => page.locator('.moment').count()).toBe(0);
  await expect.poll(() => page.locator('.raft-crew.is-away').count()).toBe(1);
  page.expectClean();
});

test('lost: the tile, the cats and the path that is gone are shown; the last move can be taken back', async () => {
  const page = await open(QUIET_PAGE);
  await playTheLast(page, LOST);
  await page.getByRole('status').filter({ hasText: 'The last fire closes the last path.' }).waitFor();
  await expect.poll(() => page.locator('.raft-culprit .raft-last').count()).toBe(1);
  await page
    .getByRole('status')
    .filter({ hasText: 'The blue cat and the red cat can no longer reach the raft.' })
    .waitFor();
  await expect.poll(() => page.locator('.raft-gone .raft-no').count()).toBe(2);
  await page.keyboard.press('Escape');
  const result = resultOf(page);
  await result.waitFor();
  await expect.poll(() => page.locator('.raft-gone .raft-no').count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => result.getByRole('button', { name: 'Try again' }).count()).toBe(1);
  // A replay begins at the start, as it does from the lists, and leads back to the result.
  await result.getByRole('button', { name: 'Replay' }).click();
  await page
    .locator('.stepper output')
    .filter({ hasText: /^Start · \d+ moves/ })
    .waitFor();
  // After the last card: the fire that was drawn for it is still to be placed.
  await page.locator('.log li button').nth(1).click();
  await page.locator('.prompt').getByText('Next: the fire tile.').waitFor();
  expect(await page.locator('.prompt .raft-fire-tile').getAttribute('aria-label')).toMatch(/^Fire tile: .*fire/);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await result.getByRole('button', { name: 'Undo last move' }).click();
  await expect.poll(() => stepNow(page)).toBe('fire');
  await expect.poll(() => page.locator('.raft-veil').count()).toBe(0);
  // Every spot loses by now, so nobody is sent to look for another.
  await page.locator(DEADLY).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  page.expectClean();
});

test.each([
  { width: 1200, height: 700 },
  { width: 960, height: 720 },
  { width: 360, height: 740, touch: true },
  { width: 740, height: 360, touch: true },
])('both endings fit $width × $height', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const wanted of [WON, LOST]) {
    await openKept(page, wanted);
    await resultOf(page).waitFor();
    expect(await findOverflow(page, '.raft-board')).toEqual([]);
    expect(await findBroken(page)).toEqual([]);
    await page.locator('.raft-course-face').first().waitFor();
    await expect.poll(() => findCutCats(page)).toEqual([]);
  }
  page.expectClean();
});

test('two cats of one colour are told apart on the island, on their buttons and in words', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, { end: / won/, challenge: 'down-the-river' }, WALK);
  await expect.poll(() => page.locator('.raft-square[aria-label*="cat with a scarf"]').count()).toBe(1);
  await expect.poll(() => page.locator('.raft-watch').textContent()).toMatch(/blue 1.+blue \(scarf\)/);
  await expect.poll(() => page.locator('.page').textContent()).not.toMatch(/cat in row/);
  page.expectClean();
});

test('challenges of the campaign are alike in size, and say what was reached', async () => {
  const page = await open('#/');
  const tallies = {
    'first-steps': { played: 2, won: true, rounds: 4, last: 'a' },
    'ancient-trail': { played: 3, won: false, reached: { done: 2, all: 3 }, last: 'b' },
  };
  await page.evaluate(
    (kept) => localStorage.setItem('boardwalk.campaign.race-to-the-raft', JSON.stringify(kept)),
    tallies,
  );
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/campaign`);
  const steps = page.locator('.step');
  await steps.nth(38).waitFor();
  const sizes = await steps.evaluateAll((all) =>
    all.map((step) => `${Math.round(step.clientWidth)} × ${Math.round(step.clientHeight)}`),
  );
  expect(new Set(sizes).size).toBe(1);
  await expect.poll(() => steps.nth(0).textContent()).toContain('Won in 4 rounds');
  await expect.poll(() => steps.nth(1).textContent()).toContain('Best: 2 of 3 cats aboard');
  await expect.poll(() => steps.nth(2).textContent()).toContain('Not played yet');
  await expect.poll(() => page.locator('.campaign').textContent()).toContain('You play alone. Change players');
  expect(await axe(page)).toEqual([]);
  // A new match begins with what is next, and says what was won.
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/new`);
  await expect.poll(() => page.locator('.gallery input:checked').inputValue()).toBe('ancient-trail');
  await expect.poll(() => page.locator('.gallery-choice:has(.step-stars)').textContent()).toContain('1. First steps');
  page.expectClean();
});

/** Faces in the chart of the result that are not wholly in it. */
function findCutCats(page: Page): Promise<string[]> {
  return page.locator('.raft-course-face').evaluateAll((faces) =>
    faces.flatMap((face) => {
      const [cat, chart] = [face, face.closest('svg') as Element].map((each) => each.getBoundingClientRect());
      const isWhole = cat.top >= chart.top && cat.bottom <= chart.bottom && cat.right <= chart.right;
      return isWhole ? [] : [`${cat.top} to ${cat.bottom}, in ${chart.top} to ${chart.bottom}`];
    }),
  );
}

/** What to do next in more than one line. */
function findBroken(page: Page): Promise<string[]> {
  return page
    .locator('.result-actions > :is(button, .button)')
    .evaluateAll((all) =>
      all.filter(({ clientHeight }) => clientHeight > 48).map(({ textContent }) => `${textContent}`),
    );
}
