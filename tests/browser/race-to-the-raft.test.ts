import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middleOf } from './gestures.ts';
import { axe, hurry, open, openDetails, QUIET_PAGE, reachRematch, START, setUp, tabTo } from './harness.ts';
import {
  CARD,
  DEADLY,
  findMisfits,
  moveOn,
  openKept,
  REQUEST,
  SAFE,
  starOf,
  stepNow,
  TITLE,
} from './race-to-the-raft-match.ts';

const HINTS = 4;

test('two people play a whole match with the mouse, following hints and then none', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, TITLE, ['person', 'person']);
  for (let turn = 0; ; turn++) {
    const step = await stepNow(page);
    if (step === 'over') break;
    if (turn === 3) expect(await axe(page)).toEqual([]);
    await moveOn(page, () => (turn < HINTS ? playHint(page) : playCarelessly(page, step)));
  }
  const ending = await openDetails(page);
  await expect.poll(() => ending.locator('.raft-verdict').textContent()).toMatch(/^Fire has cut off the \w+ cat/);
  await expect.poll(() => page.locator('.table-board .raft-lost').count()).toBeGreaterThanOrEqual(1);
  await expect.poll(() => page.locator('.table-board .raft-last').count()).toBe(1);
  page.expectClean();
});

/** Whatever kind of move it is, the best hint is marked and can be played where it is explained. */
async function playHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page
    .locator('.hints')
    .getByRole('button', { name: /^Play A/ })
    .click();
}

/** Lays whatever fits, and fire where it loses if there is such a place: asked once more, said why. */
async function playCarelessly(page: Page, step: string): Promise<void> {
  if (step === 'ask') {
    await page.getByRole('button', { name: 'Spread evenly' }).click();
    return page.getByRole('button', { name: 'Draw six cards' }).click();
  }
  if (step === 'stuck') return page.getByRole('button', { name: /^Discard your last/ }).click();
  if (step === 'play') await page.locator('.raft-card').first().click();
  const loses = step === 'fire' && (await turnUntil(page, DEADLY));
  if (!loses) await turnUntil(page, SAFE);
  // Keys were on another square before: the press takes the focus from it, and nothing else.
  if (loses) await page.locator('.raft-square').first().focus();
  await page
    .locator(loses ? DEADLY : SAFE)
    .first()
    .click();
  if (!loses) return;
  const warning = page.getByRole('dialog');
  await expect.poll(() => warning.textContent()).toMatch(/Fire would cut off the \w+ cat/);
  // The tile it is about stays on the island.
  await page.mouse.move(1, 1);
  await expect.poll(() => page.locator('.raft-ghost.is-deadly').count()).toBe(1);
  await warning.getByRole('button', { name: 'Place it and lose' }).click();
}

/** Turns and mirrors what is held until it fits somewhere of the wanted kind; false when no way does. */
async function turnUntil(page: Page, goal: string): Promise<boolean> {
  for (let way = 0; way <= 8; way++) {
    if ((await page.locator(goal).count()) > 0) return true;
    await page.keyboard.press(way === 3 ? 'f' : 'r');
  }
  return false;
}

test('a whole match with the keyboard alone, from the front page', async () => {
  const page = await open('', { reducedMotion: true });
  await tabTo(page, 'a[href$="race-to-the-raft/new"]');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: START }).waitFor();
  await page.keyboard.press('Tab');
  await tabTo(page, 'button.primary');
  await page.keyboard.press('Enter');
  const played: string[] = [];
  for (let step = await stepNow(page); step !== 'over'; step = await stepNow(page)) {
    played.push(step);
    await moveOn(page, () => (played.length === 4 ? walkByKeys(page) : playByKeys(page, step, played.length > 6)));
  }
  // The dice are seeded, so this is always the same match.
  expect(played.slice(0, 6)).toEqual(['ask', 'play', 'fire', 'play', 'play', 'fire']);
  await reachRematch(page);
  page.expectClean();
});

async function playByKeys(page: Page, step: string, homeward: boolean): Promise<void> {
  if (step === 'ask') {
    await tabTo(page, '.raft-buttons button:not(.primary)');
    await page.keyboard.press('Enter');
    await tabTo(page, '.raft-buttons .primary', 'Shift+Tab');
    return page.keyboard.press('Enter');
  }
  if (step === 'stuck') {
    await tabTo(page, '.prompt .primary');
    return page.keyboard.press('Enter');
  }
  if (step === 'play') {
    for (const card of '123456') {
      await page.keyboard.press(card);
      if (await turnUntil(page, SAFE)) break;
    }
    return walkTo(page, SAFE);
  }
  const loses = homeward && (await turnUntil(page, DEADLY));
  if (!loses) await turnUntil(page, SAFE);
  await walkTo(page, loses ? DEADLY : SAFE);
  if (!loses) return;
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'dialog button:not(.primary)');
  await page.keyboard.press('Enter');
}

/** A cat, where it goes, and the first card to pay with. */
async function walkByKeys(page: Page): Promise<void> {
  await tabTo(page, '.raft-cat-button');
  await page.keyboard.press('Enter');
  await walkTo(page, SAFE);
  await page.keyboard.press('1');
}

/** Tab to the island, arrow keys to the nearest such square, Enter. */
async function walkTo(page: Page, goal: string): Promise<void> {
  await tabTo(page, '.raft-square');
  const keys = await page.evaluate((selector) => {
    const place = (id: string) => Number(id.slice('raft-square-'.length));
    const at = place(document.activeElement?.id ?? '');
    const down = (to: number) => Math.floor(to / 18) - Math.floor(at / 18);
    const right = (to: number) => (to % 18) - (at % 18);
    const far = (to: number) => Math.abs(down(to)) + Math.abs(right(to));
    const [to] = [...document.querySelectorAll(selector)].map(({ id }) => place(id)).sort((a, b) => far(a) - far(b));
    return [
      ...Array(Math.abs(down(to))).fill(down(to) > 0 ? 'ArrowDown' : 'ArrowUp'),
      ...Array(Math.abs(right(to))).fill(right(to) > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ];
  }, goal);
  for (const key of keys) await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('can be chosen');
  await page.keyboard.press('Enter');
}

test('keys pressed faster than the screen is drawn are all counted', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, { end: / won/ }, CARD, 1);
  const face = () => page.locator('.raft-card').first().getAttribute('aria-label');
  const straight = await face();
  const press = (keys: string) =>
    page.evaluate(async (all) => {
      for (const key of all) {
        dispatchEvent(new KeyboardEvent('keydown', { key }));
        // The state is drawn, but no frame has been painted in between.
        await Promise.resolve();
      }
    }, keys);
  await press('1rrr');
  const thrice = await face();
  await press('r');
  expect([await face(), thrice === straight]).toEqual([straight, false]);
  page.expectClean();
});

test('a phone: one tap shows, the next or the button lays; a whole match by touch', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, { end: / won/ }, REQUEST);
  for (let turn = 0; ; turn++) {
    const step = await stepNow(page);
    expect(await findMisfits(page)).toEqual([]);
    if (step === 'over') break;
    await moveOn(page, () => (step === 'ask' ? askByTouch(page) : layByTouch(page, step, turn > 4)));
  }
  page.expectClean();
});

async function askByTouch(page: Page): Promise<void> {
  for (const deck of ['circle', 'cross', 'square', 'square', 'triangle', 'triangle'])
    await page.getByRole('button', { name: `One more ${deck} card` }).tap();
  await page.getByRole('button', { name: 'Draw six cards' }).tap();
}

async function layByTouch(page: Page, step: string, homeward: boolean): Promise<void> {
  if (step === 'play') await page.locator('.raft-card').first().tap();
  const places = page.locator(homeward ? `${DEADLY}, ${SAFE}` : SAFE);
  while ((await places.count()) === 0) await page.getByRole('button', { name: 'Turn' }).tap();
  await places.first().tap();
  await page.locator('.raft-ghost').waitFor();
  const lay = page.getByRole('button', { name: /^Place it/ });
  // Also where it loses: the button says so, and that is enough.
  await lay.tap();
}

test('three computer players save or lose the cats together', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await hurry(page);
  await setUp(page, TITLE, ['bot', 'bot', 'bot']);
  await expect.poll(() => stepNow(page)).toBe('over');
  expect(await (await openDetails(page)).locator('.raft-ending-row').count()).toBeGreaterThan(6);
  page.expectClean();
});

test.each([{}, { width: 360, height: 740, touch: true }])(
  'the lesson is walked to its end by hand, %o',
  async (look) => {
    const page = await open('#/race-to-the-raft/learn', { ...look, reducedMotion: true });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    const phone = 'touch' in look;
    const pressStar = async () => {
      const { x, y } = await starOf(page);
      await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    const layAtStar = async () => {
      await pressStar();
      if (phone) await press('Place it here');
    };
    const steps: (() => Promise<void>)[] = [
      () => press('Next'),
      async () => {
        for (const deck of ['circle', 'circle', 'circle', 'cross', 'cross', 'cross'])
          await press(`One more ${deck} card`);
        await press('Draw six cards');
      },
      () => press('Card Bh').then(layAtStar),
      async () => {
        // The pointer rests where the card was laid: nobody has asked for anything there yet, so nothing is refused.
        await expect.poll(() => page.locator('.raft-preview a, .raft-ghost.is-refused').count()).toBe(0);
        await layAtStar();
      },
      async () => {
        await press('Card Bp');
        await press('Turn');
        await press('Turn');
        await layAtStar();
      },
      layAtStar,
      async () => {
        await press('Move the blue cat');
        // Another ring would do as well, but not here: it says so before a card is spent on it.
        const star = await page.locator('.raft-hint').getAttribute('data-hinted');
        const { x, y } = await middleOf(page.locator(`.raft-square.is-open[aria-label*=ring]:not(#${star})`).first());
        await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await page.getByText('Use the starred square.').waitFor();
        await pressStar();
        await press('Discard Ag');
      },
      () => press('Next'),
      () => press('Play on from here'),
    ];
    for (const [at, step] of steps.entries()) {
      await page.getByText(`Lesson, step ${at + 1} of ${steps.length}`).waitFor();
      expect(await findMisfits(page)).toEqual([]);
      if (at === 4 && phone) expect(await axe(page)).toEqual([]);
      // A page with a single button is no taller than that.
      if (at === 7 && !phone) expect((await page.locator('.prompt').boundingBox())?.height).toBeLessThan(160);
      await step();
    }
    // The first match begins at once.
    await page.waitForURL(/#\/race-to-the-raft\/match\//);
    page.expectClean();
  },
);
