import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BOARD, countPieces, findCoveredTiles, HALF_TIME, lookUp, nextTurn, openMatch } from './blue-lagoon-match.ts';
import {
  axe,
  axeColours,
  findOverflow,
  hurry,
  open,
  openDetails,
  QUIET_PAGE,
  reachRematch,
  resultOf,
  SIZES,
  tabTo,
} from './harness.ts';

test('two people play with the mouse, over half-time to the ending', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, { map: 'sides', until: 'dealt' });
  const halfTime = page.locator(HALF_TIME);
  let halfTimes = 0;
  // The beginning, the middle and the end of a match of 139 lines; the one by key is whole.
  const leaps = new Map([
    [8, 70],
    [24, 131],
  ]);
  for (let turn = 0; ; turn++) {
    const until = leaps.get(turn);
    if (until !== undefined) await openMatch(page, { map: 'sides', until });
    let sight = await lookUp(page);
    if (sight.news.startsWith('Half-time')) {
      halfTimes++;
      // The breakdown is there at once, as at the end.
      await expect.poll(() => halfTime.textContent()).toContain('Only villages remain');
      await expect.poll(() => halfTime.locator('.result-parts tr').count()).toBe(5);
      expect(await axe(page)).toEqual([]);
      await halfTime.getByRole('button', { name: 'Continue' }).click();
      await halfTime.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Half-time', exact: true }).click();
      await page.getByRole('row', { name: /^Villages kept/ }).waitFor();
      expect(await axe(page)).toEqual([]);
      continue;
    }
    if (sight.news !== '') break;
    if (turn % 5 > 2 && sight.canBuild) {
      await page.getByRole('button', { name: /^Village/ }).click();
      sight = await lookUp(page);
    }
    await page.mouse.click(sight.x, sight.y);
    // Most of this map are stone circles, where a village asks first.
    const anyway = page.locator('.place-here', { hasText: 'Build here anyway' });
    if (await anyway.isVisible()) await anyway.click();
  }
  expect(halfTimes).toBe(1);
  await expect.poll(() => resultOf(page).getByRole('heading', { level: 2 }).textContent()).toMatch(/won|win/);
  expect(await axe(page)).toEqual([]);
  await openDetails(page);
  await expectEndingAddsUp(page);
  await expect.poll(() => countPieces(page)).toBeGreaterThan(10);
  page.expectClean();
});

/** Both phases part by part: the parts make the sum of a phase, the phases the score. */
async function expectEndingAddsUp(page: Page): Promise<void> {
  const tables = await page.locator('.blue-lagoon-ending section').evaluateAll((sections) =>
    sections.map((section) => {
      const lastNumber = (cell: Element) => Number(cell.textContent?.match(/(\d+)\s*$/)?.[1]);
      const rows = [...section.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(lastNumber),
      );
      return {
        player: section.querySelector('h3')?.textContent ?? '',
        score: Number(section.querySelector('h3 b')?.textContent),
        heads: [...section.querySelectorAll('thead th')].map((head) => head.textContent),
        parts: rows.slice(0, -1),
        sums: rows[rows.length - 1],
      };
    }),
  );
  // In the order of the overview, whoever has won.
  expect(tables.map(({ player }) => /Rosa|Ada/.exec(player)?.[0])).toEqual(['Rosa', 'Ada']);
  for (const { score, heads, parts, sums } of tables) {
    expect(heads).toEqual(['First half', 'Second half']);
    expect(parts.length).toBeGreaterThan(3);
    expect(sums.map((_, phase) => parts.reduce((sum, part) => sum + part[phase], 0))).toEqual(sums);
    expect(sums[0] + sums[1]).toBe(score);
  }
}

test('four computer players play over half-time to the end by themselves', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await hurry(page);
  await openMatch(page, { seats: 4, map: 'sides', until: 'half-time', bots: 0 });
  // Half-time is there to be read while they play on behind it, and the head of the page is where the reader is.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('boardwalk.match.shown') ?? '{}').over);
  await page.locator(HALF_TIME).waitFor();
  expect(await page.locator('.crumb-words').textContent()).not.toContain('finished');
  await expect.poll(() => nextTurn(page)).toBeUndefined();
  await expect.poll(() => resultOf(page).getByRole('columnheader').count()).toBe(4);
  page.expectClean();
});

test('a whole match against the computer with the keyboard alone, from the front page', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await tabTo(page, 'a[href="#/blue-lagoon/new"]');
  await page.keyboard.press('Enter');
  await page.locator('input[name="picture-map"]').first().waitFor();
  await tabTo(page, 'input[name="picture-map"]');
  await tabTo(page, 'input[name="picture-map"][value="sides"]', 'ArrowRight');
  await tabTo(page, 'input[name="option-short"]');
  await tabTo(page, 'input[name="option-short"]:not([value="off"])', 'ArrowRight');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  for (let turn = 0; await nextTurn(page); turn++) {
    await tabTo(page, '.blue-lagoon-tile');
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][turn % 4]);
    if (turn === 2) await page.keyboard.press('v');
    if (!(await focused(page)).isOpen) await page.keyboard.press('n');
    const { label, moves } = await focused(page);
    expect(label).toMatch(turn === 2 ? /free for your village\. [+\w]/ : /free for your (settler|village)\. [+\w]/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
      moves,
    );
  }
  await reachRematch(page);
  page.expectClean();
});

async function focused(page: Page): Promise<{ isOpen: boolean; label: string; moves: string }> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return {
      isOpen: active?.classList.contains('is-open') ?? false,
      label: active?.getAttribute('aria-label') ?? '',
      moves: document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move ?? '',
    };
  });
}

test('a phone: one tap shows, the second places, over half-time to the end of a match', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await openMatch(page, { map: 'sides', short: true, until: 56, bots: 1 });
  await page.getByRole('button', { name: /^Village/ }).waitFor();
  for (let turn = 0; ; turn++) {
    const sight = await nextTurn(page, 0.4);
    if (!sight) break;
    const before = await countPieces(page);
    await page.touchscreen.tap(sight.x, sight.y);
    await page.locator('.blue-lagoon-ghost').waitFor();
    await expect.poll(() => countPieces(page)).toBe(before);
    if (turn % 2 === 0) await page.touchscreen.tap(sight.x, sight.y);
    else await page.locator('.place-here', { hasText: 'Place it here' }).tap();
    await page.locator('.blue-lagoon-ghost').waitFor({ state: 'detached' });
  }
  expect(await findOverflow(page, BOARD)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

const [WIDEST, SMALLER, SMALLEST, PHONE] = SIZES;

test.each([
  { where: 'every desktop', sizes: [SMALLEST, SMALLER, WIDEST] },
  { where: 'a phone', sizes: [PHONE] },
])('the table fits $where late in the game', async ({ sizes }) => {
  const isPhone = sizes[0] === PHONE;
  const page = await open(QUIET_PAGE, { ...sizes[0], reducedMotion: true });
  const expectFits = async (place: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      // What is measured to be drawn has been drawn again.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await findOverflow(page, BOARD), `${place}, ${size.width} wide`).toEqual([]);
      expect(await findCoveredTiles(page), `${place}, ${size.width} wide`).toEqual([]);
    }
  };
  await openMatch(page, { seats: 4, map: 'invaders', until: 'end' });
  await expectFits('before the end');
  await openMatch(page, { seats: 4, until: 'half-time' });
  await expectFits('before half-time');
  const { x, y } = await lookUp(page, 0.3);
  await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
  await page.locator('.blue-lagoon-ghost').waitFor();
  await page.getByText('Most pieces on each island').click();
  await page.locator('.blue-lagoon-show').first().click();
  await page.locator('.blue-lagoon-link').waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Brought near for a finger, the board is cut off by its frame, and only there.
    await expect.poll(() => findOverflow(page, '.zoom > svg')).toEqual([]);
  }
  // What axe measures depends on the layout, of which there are two, and on the colours.
  expect(await axe(page)).toEqual([]);
  if (isPhone) return page.expectClean();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeColours(page)).toEqual([]);
  page.expectClean();
});

test('every other map fits a phone and can be played', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, reducedMotion: true });
  for (const map of ['wheels', 'face', 'sides']) {
    await openMatch(page, { seats: 3, map, until: 60 });
    expect(await findOverflow(page, BOARD)).toEqual([]);
    expect(await findCoveredTiles(page)).toEqual([]);
    const before = await countPieces(page);
    const { x, y } = await lookUp(page);
    await page.mouse.click(x, y);
    await expect.poll(() => countPieces(page)).toBe(before + 1);
  }
  page.expectClean();
});
