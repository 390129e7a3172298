import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { axe, findOverflow, open, QUIET_PAGE, tabTo, type WatchedPage } from './harness.ts';

interface Kept {
  readonly id: string;
  readonly players: readonly object[];
  readonly changed: number;
  readonly over: boolean;
}

const you = { kind: 'person', name: 'You' };
const ada = { kind: 'bot', name: 'Ada', level: 3 };
const HOUR = 3_600_000;

/** A golden match of so many seats, up to the first moment after `part` of it when seat 0 must act. */
function keep(game: string, id: string, players: readonly object[], changed: number, part = 0.5): Kept {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line).record);
  const record = records.find(({ seats }) => seats === players.length);
  const log = record.log.slice(0, Math.ceil(record.log.length * part));
  return { id, record: { ...record, log }, players, changed, over: part === 1 } as Kept;
}

async function openHome(matches: readonly Kept[], look: Parameters<typeof open>[1] = {}): Promise<WatchedPage> {
  const page = await open(QUIET_PAGE, { reducedMotion: true, ...look });
  await page.evaluate((all) => {
    for (const match of all) localStorage.setItem(`boardwalk.match.${match.id}`, JSON.stringify(match));
  }, matches);
  await page.goto(`${page.url().split('#')[0]}?home#/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const now = Date.now();
const SEVERAL = [
  keep('metro', 'm', [you, ada], now - 30 * HOUR),
  keep('blue-lagoon', 'b', [you, ada], now - 2 * HOUR),
  keep('stratopolis', 's', [you, ada], now - 3 * HOUR),
  // Only from then on it has more to tell than cards that were drawn.
  keep('race-to-the-raft', 'r', [you], now - 4 * HOUR, 0.7),
  keep('metro', 'over', [you, ada], now - 90 * HOUR, 1),
];

const titles = (page: Page, selector: string) => page.locator(selector).allTextContents();

test.each([
  {
    touch: false,
    day: [1200, 700],
    night: [1920, 1080],
    others: [
      [600, 350],
      [1024, 768],
    ],
  },
  { touch: true, day: [360, 740], night: [740, 360], others: [] },
] as const)('the front page with matches: nothing is cut off, axe finds nothing: %o', async (look) => {
  const { touch, day, night, others } = look;
  const page = await openHome(SEVERAL, { width: day[0], height: day[1], touch });
  await page.locator('.first-match .match-turn').waitFor();
  await page.locator('.first-match img').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [width, height] of [day, ...others, night]) {
    await page.setViewportSize({ width, height });
    expect([width, ...(await findOverflow(page))]).toEqual([width]);
  }
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('on a touch screen the buttons of all games are level, also where the links below them take two lines', async () => {
  const page = await openHome(SEVERAL, { touch: true });
  const tops = await page
    .locator('.shelf-actions .primary')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops.length).toBe(5);
  expect(new Set(tops).size).toBe(1);
  page.expectClean();
});

test('on the smallest phone one other match and the way to all of them are whole', async () => {
  const page = await openHome(SEVERAL.slice(0, 2), { width: 360, height: 740, touch: true });
  const others = page.locator('.home-others');
  await others.getByRole('link', { name: 'Your matches (2)' }).waitFor();
  await expect.poll(() => others.locator('li').count()).toBe(1);
  expect(await others.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  page.expectClean();
});

test('in a low window the menu of a match is whole', async () => {
  const page = await openHome([keep('metro', 'over', [you, ada], now, 1)], { touch: true });
  await page.goto(`${page.url().split('#')[0]}#/metro/match/over`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const body = page.getByRole('dialog', { name: 'Menu' }).locator('.dialog-body');
  await body.getByRole('link', { name: 'Review this match' }).waitFor();
  expect(await body.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  page.expectClean();
});

test('the match that was played last is large and one click away; others and finished ones are told apart', async () => {
  const page = await openHome(SEVERAL);
  const first = page.locator('.first-match');
  // Of those whose turn it is: the computer acts first in the others.
  await page.locator('.home-others .match-turn').nth(2).waitFor();
  const waiting = (await titles(page, '.home-others .match-turn.is-waiting, .first-match .match-turn.is-waiting'))
    .length;
  expect(waiting).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.home-greeting .lead').textContent()).toContain('waiting for you');
  await expect.poll(() => first.locator('.match-turn').textContent()).toContain('Your turn');
  await expect.poll(() => page.locator('.home-others li').count()).toBe(3);
  for (const row of await page.locator('.home-others li').all())
    await expect.poll(() => row.locator('img').count()).toBe(1);
  await page.getByRole('link', { name: 'Your matches (5)' }).click();
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  const finished = page.locator('section', { has: page.getByRole('heading', { name: 'Finished' }) });
  await expect.poll(() => finished.locator('li').count()).toBe(1);
  const replay = finished.getByRole('link', { name: 'Replay Metro with Ada' });
  await page.setViewportSize({ width: 390, height: 844 });
  // Below the words: beside them they would leave no room for a name.
  const words = await finished.locator('.match-words').boundingBox();
  expect((await replay.boundingBox())?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(words?.width).toBeGreaterThan(200);
  await replay.click();
  await page.getByText(/^Start · \d+ turns/).waitFor();
  // The match and nothing to edit; then its result.
  await expect.poll(() => page.locator('textarea').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.locator('.result').waitFor();
  page.expectClean();
});

test('people who share a device: the front page shows no card of a hand', async () => {
  const people = [you, { kind: 'person', name: 'Bo' }];
  // A table that was only looked at says whose turn it is, but nobody waits there.
  const page = await openHome([keep('arboretum', 'a', people, now), keep('metro', 'm', people, now - HOUR, 0)]);
  await page.getByText('One match is waiting for you.').waitFor();
  const image = page.locator('.first-match img');
  await image.waitFor();
  await page.goto(`${page.url().split('#')[0]}#/arboretum/match/a`);
  // The curtain is down there, too: the same board is drawn for both.
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await page.getByRole('link', { name: 'Boardwalk: all games' }).press('Enter');
  await expect.poll(() => page.locator('.first-scores').count()).toBe(0);
  page.expectClean();
});

test('many matches: a few letters find one, and a removed one comes back', async () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    keep('metro', `m${at}`, [you, { ...ada, name: at === 4 ? 'Zoë' : 'Ada' }], now - at * HOUR),
  );
  const page = await openHome(many.slice(0, 5));
  await page.getByRole('link', { name: 'Your matches (5)' }).click();
  await page.locator('.match-row').nth(4).waitFor();
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
  await page.evaluate((match) => localStorage.setItem(`boardwalk.match.${match.id}`, JSON.stringify(match)), many[5]);
  await page.reload();
  await page.getByRole('textbox', { name: 'Search by game or player' }).fill('met zoe');
  await expect.poll(() => page.locator('.match-row').count()).toBe(1);
  await page.getByText('1 match', { exact: true }).waitFor();
  // Together with it: a choice that it does not fit, and one that it does.
  await page.getByLabel('Game', { exact: true }).selectOption('Arboretum');
  await expect.poll(() => page.locator('.match-row').count()).toBe(0);
  await page.getByLabel('Game', { exact: true }).selectOption('Metro');
  await page.getByRole('radio', { name: 'In progress' }).check();
  await expect.poll(() => page.locator('.match-row').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Metro with Zoë' }).click();
  await expect.poll(() => page.locator('.match-row').count()).toBe(0);
  await page.locator('.removed button:focus').press('Enter');
  // The keyboard goes on from what came back.
  await page.locator('.match-row .match-remove:focus').waitFor();
  page.expectClean();
});

test('with nothing to go on with there are the ways in and every game; a card leads to its set-up, its buttons play and teach', async () => {
  const page = await openHome([]);
  await expect.poll(() => page.locator('.home-matches').count()).toBe(0);
  await expect.poll(() => page.locator('.way').count()).toBe(6);
  for (const name of ['Play now Metro against', 'Play now Race to the Raft alone'])
    await expect.poll(() => page.getByRole('button', { name }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Learn Metro', exact: true }).last().waitFor();
  await page.locator('footer').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog').getByText('At every table').waitFor();
  await page.getByRole('dialog').getByText('Some games have more keys').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('footer').getByRole('link', { name: 'About and install' }).getAttribute('href')).toBe(
    '#/about',
  );
  expect(await page.locator('footer').getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('#/privacy');
  // The picture belongs to the link of the title.
  await page.locator('.card.is-metro .card-picture').scrollIntoViewIfNeeded();
  const picture = await page.locator('.card.is-metro .card-picture').boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20);
  await page.getByRole('button', { name: 'Start Metro with Ada' }).waitFor();
  await page.goBack();
  await tabTo(page, '.shelf-actions button');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
  page.expectClean();
});

test.each(['light', 'dark'] as const)('a theme that was chosen beats the system’s, which is %s', async (system) => {
  const page = await openHome(SEVERAL.slice(0, 1), { colorScheme: system });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seat = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--seat-0'));
  const before = [await ground(), await seat()];
  await page.goto(`${page.url().split('#')[0]}#/metro/match/m`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: system === 'light' ? 'Dark' : 'Light' }).check();
  const after = [await ground(), await seat()];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect([await ground(), await seat()]).toEqual(after);
  // The game's own dark rules follow, too.
  const board = await page.locator('.metro-ground').evaluate((element) => getComputedStyle(element).fill);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => ground()).toBe(before[0]);
  await expect
    .poll(() => page.locator('.metro-ground').evaluate((element) => getComputedStyle(element).fill))
    .not.toBe(board);
  page.expectClean();
});

test.each([
  { width: 1200, height: 700, touch: false },
  { width: 360, height: 740, touch: true },
])('an address that leads nowhere says so, and leads on to every game: %o', async (look) => {
  const page = await open('#/nowhere/at/all', look);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.locator('.shelf img').nth(4).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Your matches' }).click();
  await page.getByRole('heading', { name: 'Your matches' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await page.getByRole('heading', { name: 'Ways to start' }).waitFor({ state: 'attached' });
  page.expectClean();
});

test('every page that is gone to begins at its top, and Back returns to where the front page was left', async () => {
  const page = await openHome(SEVERAL, { width: 390, height: 844 });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const leave = async (link: string, heading: string) => {
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(scrolled).toBeGreaterThan(400);
    // Playwright's own click would scroll the link into sight first.
    await page.getByRole('link', { name: link }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await scrolled()).toBe(0);
  };
  await leave('Set up a match of Metro', 'Metro');
  await page.goBack();
  await page.locator('.shelf').waitFor();
  // Not to the pixel: what is told of the matches comes a moment later and moves what is below it.
  await expect.poll(scrolled).toBeGreaterThan(400);
  await leave('Campaign 0/39 of Race to the Raft', 'Race to the Raft: the campaign');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('link', { name: 'Boardwalk: all games' }).dispatchEvent('click');
  await page.locator('.shelf').waitFor();
  expect(await scrolled()).toBe(0);
});
