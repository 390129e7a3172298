import { expect, test } from 'vitest';
import { axe, chooseOption, findOverflow, hurry, open, QUIET_PAGE, setUp } from './harness.ts';
import { openForTwo, someoneActs } from './metro-match.ts';

test('F1: only its button lifts the curtain, and no hand is behind it', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Arboretum', ['person', 'person']);
  const curtain = page.getByRole('dialog');
  await curtain.waitFor();
  const hands = () => page.locator('.arboretum-hand-card').count();
  for (const key of ['Escape', 'Escape', 'Escape', 'Space', 'Escape']) {
    await page.keyboard.press(key);
    expect([key, await curtain.isVisible(), await hands()]).toEqual([key, true, 0]);
  }
  await page.mouse.click(5, 5);
  expect([await curtain.isVisible(), await hands()]).toEqual([true, 0]);
  // A key that is still held from the move before does nothing; pressed again, it is the button's.
  const title = curtain.getByRole('heading');
  await title.dispatchEvent('keydown', { key: 'Enter', repeat: true });
  expect([await curtain.isVisible(), await hands()]).toEqual([true, 0]);
  await title.focus();
  await page.keyboard.press('Enter');
  await page.locator('.arboretum-hand-card').nth(6).waitFor();
  page.expectClean();
});

test('F2: where storage is denied everything works, and it is said once', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  const denial = await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await page.goto(`${page.url().split('#')[0]}#/`);
  const notice = page.locator('.notice');
  await notice.waitFor();
  await expect.poll(() => notice.textContent()).toContain('blocks storage');
  expect(await axe(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play now Metro against' }).click();
  await someoneActs(page);
  await page.locator('.metro-square.is-open').first().click();
  await page.locator('.log li').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await chooseOption(page, 'Sounds', 'Off');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await page.getByRole('link', { name: 'Boardwalk: all games' }).click();
  await expect.poll(() => page.locator('.first-match').count()).toBe(1);
  await denial.dispose();
  page.expectClean();
});

test('F2: where storage is full matches start and play; a spoiled entry and a broken page leave a way out', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await page.evaluate(() => {
    localStorage.setItem('boardwalk.match.spoiled', '{"id":"spoiled","record":null}');
    localStorage.setItem('boardwalk.match.cut-off', '{"id":"cut-off","rec');
    localStorage.setItem('boardwalk.set-up.metro', '{"players":[null],"settings":7}');
    localStorage.setItem('boardwalk.campaign.race-to-the-raft', '[null]');
    // As full as a browser is when it refuses the next letter.
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await setUp(page, 'Metro', ['person', 'person']);
  await page.locator('.metro-square.is-open').first().click();
  await page.locator('.log li').first().waitFor();
  await expect.poll(() => page.locator('.notice').textContent()).toContain('No space left');
  expect(await findOverflow(page)).toEqual([]);
  await page.goto(`${page.url().split('#')[0]}#/metro/match/spoiled`);
  await page.getByText('can’t be read').waitFor();
  await page.goto(`${page.url().split('#')[0]}#/matches`);
  const rows = page.locator('.match-row');
  await rows.nth(2).waitFor();
  await expect.poll(() => rows.filter({ hasText: 'can’t be read' }).count()).toBe(2);
  await rows
    .last()
    .getByRole('button', { name: /^Remove / })
    .click();
  await rows.nth(2).waitFor({ state: 'detached' });
  page.expectClean();
  // Something that nobody has thought of.
  await page.evaluate(() => {
    Array.prototype.toReversed = () => {
      throw new Error('unforeseen');
    };
  });
  await rows.first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.locator('.first-match').waitFor();
});

test('F4: a second tab follows the match and can take it over; the first then follows', async () => {
  const first = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(first, 'Metro', ['person', 'person']);
  const second = await first.context().newPage();
  await second.goto(first.url());
  const tiles = (page: typeof second) => page.locator('.metro-tile').count();
  const lay = (page: typeof second) => page.locator('.metro-square.is-open').first().click();
  await second.getByText('You are playing this match in another tab.').waitFor();
  await expect.poll(() => second.locator('.metro-square.is-open').count()).toBe(0);
  await expect.poll(() => second.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  expect(await axe(second)).toEqual([]);
  await lay(first);
  await second.locator('.metro-tile').first().waitFor();
  await second.getByRole('button', { name: 'Play here' }).click();
  await first.getByText('You are playing this match in another tab.').waitFor();
  await expect.poll(() => first.locator('.metro-square.is-open').count()).toBe(0);
  await lay(second);
  await first.locator('.metro-tile').nth(1).waitFor();
  expect([await tiles(first), await tiles(second)]).toEqual([2, 2]);
  await second.getByRole('button', { name: 'Undo' }).click();
  await first.locator('.metro-tile').nth(1).waitFor({ state: 'detached' });
  await second.close();
  // The tab that is left can play on.
  await lay(first);
  await first.locator('.metro-tile').nth(1).waitFor();
  await expect.poll(() => first.locator('.banner').count()).toBe(0);
  // As if another tab had taken the match while this one was frozen: a move here does not count, and the page says so.
  await first.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith('boardwalk.holder.'));
    localStorage.setItem(key, 'another');
  });
  await lay(first);
  await first.getByRole('alert').filter({ hasText: 'in another tab' }).waitFor();
  await expect.poll(() => tiles(first)).toBe(2);
  first.expectClean();
});

test('F4: over plain http, where browsers have no locks, the tabs agree as well', async () => {
  const first = await open(QUIET_PAGE, { reducedMotion: true, plainHttp: true });
  await expect.poll(() => first.evaluate(() => 'locks' in navigator)).toBe(false);
  await setUp(first, 'Metro', ['person', 'person']);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.locator('.metro-square.is-open').first().click();
  await first.getByText('You are playing this match in another tab.').waitFor();
  await first.locator('.metro-tile').first().waitFor();
  await second.close();
  await first.locator('.metro-square.is-open').first().click();
  await first.locator('.metro-tile').nth(1).waitFor();
  first.expectClean();
});

test('F7: after a reload redo goes on, and the log shows in grey what was undone', async () => {
  const page = await openForTwo(3);
  // The log follows a moment after the board.
  await page.locator('.log li').nth(2).waitFor();
  const told = await page.locator('.log li').allTextContents();
  for (const tile of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.metro-tile').nth(tile).waitFor({ state: 'detached' });
  }
  await page.reload();
  const undone = page.locator('.log-undone li');
  await undone.nth(2).waitFor();
  await expect.poll(() => undone.allTextContents()).toEqual(told.map((line) => `Undone: ${line}`));
  expect(await page.getByText('Nothing has happened yet.').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  for (const tile of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.locator('.metro-tile').nth(tile).waitFor();
  }
  await undone.first().waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log li').allTextContents()).toEqual(told);
  await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
  page.expectClean();
});

test('F16: the prompt names the next player when the tile has landed; the next move need not wait for it', async () => {
  const page = await open(QUIET_PAGE);
  await hurry(page);
  await setUp(page, 'Metro', ['person', 'bot']);
  await someoneActs(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const moves = document.getAnimations().some((each) => (each as CSSAnimation).animationName === 'metro-lay');
      const title = document.querySelector('.prompt h2')?.textContent?.trim() ?? '';
      if (moves && title === 'Ada' && document.querySelector('.metro-square.is-open'))
        document.body.dataset.early = document.querySelector('.prompt')?.textContent ?? '';
      const entry = `${moves ? 'moving' : 'still'}: ${title}`;
      if (seen.at(-1) !== entry) seen.push(entry);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('.metro-square.is-open').first().click();
  await someoneActs(page, 2);
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.at(-1) === 'still: Your turn');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  // Whoever has moved is not told that it is their turn. Ada's tile had landed when the prompt turned from her.
  expect(seen).not.toContain('moving: Your turn');
  const last = seen.findLastIndex((entry) => entry.startsWith('moving'));
  expect(seen[last]).toBe('moving: Ada');
  // A quick player can play meanwhile; under her name there is nothing but hers: what she thinks about, and her tile.
  await expect.poll(() => page.evaluate(() => document.body.dataset.early)).toBe(' AdaAda is thinking…In hand');
  page.expectClean();
});

test('F22: a hint that fails says so', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, wired: true });
  await page.route(/worker/, (route) => route.abort());
  await setUp(page, 'Metro', ['person', 'person']);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('No suggestion this time.').waitFor();
  await expect.poll(() => page.getByText('A strong player is thinking').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
});
