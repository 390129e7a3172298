import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { boxOf } from './gestures.ts';
import { axe, findOverflow, open, QUIET_PAGE, tabTo, type WatchedPage } from './harness.ts';

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];

interface Kept {
  readonly record: { readonly seats: number; readonly log: readonly string[] };
}

/** Half of the longest match that the tests keep anyway, with people in all seats. */
function halfOf(game: string): object {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const matches = lines.map((line) => (JSON.parse(line) as Kept).record);
  const record = matches.reduce((longest, match) => (match.log.length > longest.log.length ? match : longest));
  const players = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person', name: `Person ${seat + 1}` }));
  const log = record.log.slice(0, Math.floor(record.log.length / 2));
  return { id: game, record: { ...record, log }, players, changed: 0, over: false };
}

async function openHalf(page: WatchedPage, game: string) {
  const match = JSON.stringify(halfOf(game));
  await page.evaluate(([id, kept]) => localStorage.setItem(`boardwalk.match.${id}`, kept), [game, match] as const);
  await page.goto(`${page.url().split('#')[0]}#/${game}/match/${game}`);
  await page.locator(`.page.is-${game} .table`).waitFor({ state: 'attached' });
}

test.each([
  { width: 1200, height: 700 },
  { width: 360, height: 740, touch: true },
  { width: 740, height: 360, touch: true },
])('the longest sentence of a match has room beside its board: %o', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const game of ['metro', 'blue-lagoon']) {
    await openHalf(page, game);
    await page.locator('.log li').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const lines = [...document.querySelectorAll<HTMLElement>('.log .log-line')];
      lines.toSorted((a, b) => b.textContent.length - a.textContent.length)[0].click();
    });
    const cut = page.locator('.stepper output').evaluate((output) => {
      const seen = document.createRange();
      seen.selectNodeContents(output.querySelector('[aria-hidden]') ?? output);
      return seen.getBoundingClientRect().bottom - output.getBoundingClientRect().bottom;
    });
    // Nothing but the air below the last line.
    expect(await cut).toBeLessThan(3);
  }
  page.expectClean();
});

test.each([
  { width: 1200, height: 700, touch: false },
  { width: 360, height: 740, touch: true },
])('every line of the log shows the board as it was then, and the way back is one key: %o', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const game of GAMES) {
    await openHalf(page, game);
    const lines = page.locator('.log li');
    const lift = page.getByRole('button', { name: /^I am / });
    await lines.first().or(lift).first().waitFor({ state: 'attached' });
    if (await lift.isVisible()) await lift.click();
    // In Arboretum each has a garden: the one in front of somebody stays there.
    const garden = page.locator('.arboretum-field h2');
    const own = game === 'arboretum' ? await garden.getAttribute('id') : '';
    // As those hear it who listen: the eye is told less. And who is alone at the screen has a name in the log but is
    // "you" in a sentence.
    const told = await lines.nth(2).evaluate((line) => {
      const heard = line.cloneNode(true) as Element;
      for (const part of heard.querySelectorAll('b, [aria-hidden]')) part.remove();
      return heard.textContent?.trim();
    });
    await lines.nth(2).getByRole('button').click();
    const output = page.locator('.stepper output');
    await expect.poll(() => output.textContent()).toContain(told);
    if (own) expect(await garden.getAttribute('id')).toBe(own);
    const slider = page.getByRole('slider');
    const step = Number(await slider.inputValue());
    // Each game at one of the sizes: axe takes longer than all the rest.
    const isItsSize = GAMES.indexOf(game) % 2 === (look.touch ? 0 : 1);
    if (isItsSize) expect(await axe(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    // All of the bar is side by side where there is room; a phone gives it two lines.
    await expect.poll(() => rowsOf(page, '.stepper > *')).toBe(look.touch ? 2 : 1);
    // The slider has the focus: the arrow keys step at once.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slider.inputValue()).toBe(`${step - 1}`);
    // However long the words are, they do not move the board.
    const topOf = () => page.locator('.viewer .table-board').evaluate((board) => board.getBoundingClientRect().top);
    const top = await topOf();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.inputValue()).toBe('0');
    expect(await topOf()).toBe(top);
    // At the start the first moves are in sight, the last of the list.
    const below = () => page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    await expect.poll(below).toBeLessThan(2);
    // Nor does the way back by keys depend on the size, and Tab after Tab is dear.
    if (!isItsSize) continue;
    await tabTo(page, '.stepper .primary');
    await page.keyboard.press('Escape');
    await page.locator('.log button:focus').waitFor();
    // One stop for Tab, however long the match was; the arrow keys lead from line to line.
    await expect.poll(() => page.locator('.log button:not([tabindex="-1"])').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.locator('.log li:nth-child(2) button:focus').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(true);
  }
  page.expectClean();
});

test('the first moves of a long match lie folded below the others, and arrow keys lead there too', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openHalf(page, 'blue-lagoon');
  const lines = page.locator('.log li');
  await page.locator('.log summary').waitFor();
  const away = await page.locator('.log details li').count();
  expect(away).toBeGreaterThan(0);
  const inSight = (await lines.count()) - away;
  const newest = lines.nth(inSight);
  await expect.poll(() => newest.isVisible()).toBe(false);
  const told = await newest.textContent();
  // A number of three digits takes one line, also where its line is looked at.
  const tall = await lines.first().evaluate((line: HTMLElement) => {
    const button = line.querySelector('button');
    button?.replaceChildren('placed');
    const height = () => line.offsetHeight;
    const before = height();
    line.dataset.number = '188';
    button?.setAttribute('aria-current', 'step');
    return height() - before;
  });
  expect(tall).toBe(0);
  await lines
    .nth(inSight - 1)
    .getByRole('button')
    .focus();
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.stepper output').textContent()).toContain(told?.trim());
  page.expectClean();
});

/** Lines that elements take: each begins below all of the one before. */
function rowsOf(page: WatchedPage, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all) => {
    let [rows, bottom] = [0, 0];
    for (const { top, bottom: low } of all.map((each) => each.getBoundingClientRect())) {
      if (top >= bottom) rows++;
      bottom = Math.max(bottom, low);
    }
    return rows;
  });
}

test('whoever points comes back from a look back to the score, and the log leads from one moment to another', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openHalf(page, 'metro');
  const facts = page.locator('.table-facts');
  await page.locator('.log li button').nth(3).hover();
  await page.locator('.board-mark.is-lit').first().waitFor();
  await page.keyboard.press('l');
  const output = page.locator('.stepper output');
  const first = await output.textContent();
  await expect.poll(() => page.locator('.crumb').textContent()).toContain('Replay');
  await page.locator('.table-side > .log li button').nth(1).click();
  await expect.poll(() => output.textContent()).not.toBe(first);
  // The line that the board shows is marked and in sight, wherever the slider goes.
  const marked = page.locator('.table-side > .log [aria-current]');
  await expect
    .poll(() => page.locator('.table-side > .log li button').nth(1).getAttribute('aria-current'))
    .toBe('step');
  await page.getByRole('button', { name: 'First move' }).click();
  await marked.waitFor({ state: 'detached' });
  await page.getByRole('slider').fill('6');
  await marked.waitFor();
  expect(await isWithin(marked, page.locator('.table-side > .log'))).toBe(true);
  await page.getByRole('button', { name: 'Return to the match' }).click();
  await facts.waitFor();
  expect(await facts.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // The pointer is at the log no longer, so that nothing of it is lit on the board.
  expect(await page.locator('.board-mark.is-lit').count()).toBe(0);
  page.expectClean();
});

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = [await boxOf(inner), await boxOf(outer)];
  return one.y >= other.y && one.y + one.height <= other.y + other.height;
}
