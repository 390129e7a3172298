import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { axe, findOverflow, open, QUIET_PAGE, setUp } from './harness.ts';
import { openForTwo } from './metro-match.ts';

/** Each game with what counts what was placed. */
const GAMES = [
  { title: 'Metro', placed: '.metro-tile', place: '.metro-square.is-open' },
  { title: 'Blue Lagoon', placed: '.log li', place: '.blue-lagoon-tile.is-open' },
  { title: 'Stratopolis', placed: '.log li', place: '.stratopolis-cell.is-open' },
] as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test('keys play, undo, redo, ask, look back, open the menu and the list; none does so where one writes', async () => {
  const page = await openForTwo();
  await page.keyboard.press('n');
  const first = await focused(page);
  expect(first).toMatch(/^square-\d+$/);
  await page.keyboard.press('n');
  await expect.poll(() => focused(page)).not.toBe(first);
  await page.keyboard.press('Shift+N');
  await expect.poll(() => focused(page)).toBe(first);
  await page.keyboard.press('Enter');
  const tile = page.locator('.metro-tile');
  await tile.first().waitFor();
  await page.keyboard.press('u');
  await tile.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+Z');
  await tile.first().waitFor();
  await page.keyboard.press('Control+z');
  await tile.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+Z');
  await tile.first().waitFor();
  await page.keyboard.press('l');
  await page.locator('.stepper output', { hasText: /^Turn 1 of 1/ }).waitFor();
  // The slider has the focus, and Space still plays.
  await page.keyboard.press('Home');
  await page.locator('.stepper output', { hasText: /^Start · 1 turn$/ }).waitFor();
  await page.keyboard.press(' ');
  await page.locator('.stepper output', { hasText: /^Turn 1 of 1/ }).waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.stepper output', { hasText: /^Turn 1 of 1/ }).count()).toBe(1);
  await page.keyboard.press('l');
  await page.keyboard.press('h');
  // The board goes to the ideas when they come: what is zoomed before would be out of its hands.
  await page.locator('.hints li').first().waitFor();
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => tile.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  // Wherever the focus is.
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Fit' }).waitFor();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Fit' }).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor();
  for (const words of [
    'Zoom in',
    'Show the whole board',
    'Get a hint',
    'Undo',
    'Show the last moves again',
    'Replay the match',
    'Go to the next legal place',
    'Open the menu',
  ])
    await expect.poll(() => sheet.getByText(words, { exact: true }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  page.expectClean();
});

test.each(['#/', '#/matches'])('? shows the keys of tables on %s, too', async (path) => {
  const page = await open(path, { reducedMotion: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // A page listens to keys a moment after it is seen.
  const ask = async () => {
    await page.keyboard.press('?');
    return sheet.count();
  };
  await expect.poll(ask).toBe(1);
  await sheet.getByRole('heading', { name: 'At every table' }).waitFor();
  await expect.poll(() => sheet.getByText('Undo', { exact: true }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // Another page is not covered by the list of this one.
  await expect.poll(ask).toBe(1);
  await page.evaluate(() => (location.hash = '#/build'));
  await page.getByRole('heading', { level: 1, name: 'Build a bot or a game' }).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('the list of shortcuts names the keys of the game, and a key of the game is no other', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Stratopolis', ['person', 'person']);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('heading', { name: 'Stratopolis' }).waitFor();
  const keys = await sheet.locator('.key').allTextContents();
  expect(new Set(keys).size).toBe(keys.length);
  await expect.poll(() => sheet.getByText('Turn the tile', { exact: true }).count()).toBe(1);
  page.expectClean();
});

const TITLES = ['Arboretum', 'Blue Lagoon', 'Metro', 'Race to the Raft', 'Stratopolis'];

/** Against such a rival, where the game has one. */
async function sitDown(title: string, rival: 'person' | 'bot') {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, title, title === 'Race to the Raft' ? ['person'] : ['person', rival]);
  return page;
}

test.each(TITLES)('N and Shift+N go round the legal places of %s, and none of them is a losing one', async (title) => {
  const page = await sitDown(title, 'person');
  const lift = page.getByRole('button', { name: /^I am / });
  if (await lift.isVisible()) await lift.click();
  const seen: string[] = [];
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('n');
    seen.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        const name = at?.id || at?.getAttribute('aria-label') || at?.textContent;
        return at?.matches('.table *:not(.is-deadly)') ? (name ?? '') : 'nowhere';
      }),
    );
  }
  expect(seen).not.toContain('nowhere');
  // Arboretum begins with one place to draw from.
  if (title !== 'Arboretum') expect(new Set(seen).size).toBeGreaterThan(1);
  await page.keyboard.press('Shift+N');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.id || at?.getAttribute('aria-label') || at?.textContent;
      }),
    )
    .toBe(seen[2]);
  page.expectClean();
});

test.each(TITLES)('an arrow key reaches the board of %s at once, also after a reload', async (title) => {
  const page = await sitDown(title, 'bot');
  await page.reload();
  // A page listens to keys a moment after it is seen.
  const reach = async () => {
    await page.keyboard.press('ArrowRight');
    return page.evaluate(() => document.activeElement?.closest('.table') !== null);
  };
  await page.locator('.table').waitFor();
  await expect.poll(reach).toBe(true);
  page.expectClean();
});

test('Metro has a key for keeping the tile and drawing another', async () => {
  const page = await openForTwo();
  await page.keyboard.press('k');
  await page.locator('.tile-card.is-kept').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  page.expectClean();
});

test('fire is never offered first where it loses the game', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await page.evaluate((match) => localStorage.setItem('boardwalk.match.fire', JSON.stringify(match)), burning());
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/match/fire`);
  await page.locator('.raft-square.is-deadly').first().waitFor({ state: 'attached' });
  const first = page.locator('.raft-square[tabindex="0"]');
  await expect.poll(() => first.getAttribute('class')).not.toContain('is-deadly');
  page.expectClean();
});

test.each(GAMES)('confirm before placing in $title: the first click and the first Enter only show', async (look) => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await page.evaluate(() => localStorage.setItem('boardwalk.confirms', 'yes'));
  await setUp(page, look.title, ['person', 'person']);
  await page.reload();
  const place = page.locator(look.place).nth(2);
  await place.click();
  await page.locator('.place-here').waitFor();
  await expect.poll(() => page.locator(look.placed).count()).toBe(0);
  await page.locator('.place-here').click();
  await page.locator(look.placed).first().waitFor();
  const before = await page.locator(look.placed).count();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(look.placed).count()).toBe(before);
  await page.keyboard.press('Enter');
  await page.locator(look.placed).nth(before).waitFor();
  page.expectClean();
});

test('confirm before placing in Arboretum and Race to the Raft, chosen in the menu', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Arboretum', ['person', 'bot']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Confirm before placing' }).getByRole('radio', { name: 'On' }).check();
  await page.keyboard.press('Escape');
  const deck = page.locator('#arboretum-pile--1');
  const hand = page.locator('.arboretum-hand-card');
  const held = await hand.count();
  await deck.click();
  await page.locator('.place-here').first().waitFor();
  await expect.poll(() => hand.count()).toBe(held);
  await deck.click();
  await hand.nth(held).waitFor();
  await setUp(page, 'Race to the Raft', ['person']);
  await page.getByRole('button', { name: /evenly/i }).click();
  await page.locator('.prompt .primary').first().click();
  await page.locator('.raft-card').first().click();
  const square = page.locator('.raft-square.is-open').nth(5);
  await square.click();
  await page.locator('.raft-lay').waitFor();
  await expect.poll(() => page.locator('.raft-card').count()).toBe(6);
  await square.click();
  await page.locator('.raft-aside-card').first().waitFor();
  page.expectClean();
});

/** A golden match up to a moment when some fires lose the game. */
function burning(): object {
  const [line] = readFileSync(`${root}games/race-to-the-raft/matches/long.jsonl`, 'utf8').split('\n');
  const { record } = JSON.parse(line);
  const players = [{ kind: 'person', name: 'You' }];
  const at = record.log.findLastIndex((text: string) => /^[a-zA-Z]\d{4}[FT]/.test(text));
  return { id: 'fire', record: { ...record, log: record.log.slice(0, at) }, players, changed: 0, over: false };
}

test('ideas that were asked for by key are the next stop; closed by key, what there is to do is', async () => {
  const page = await openForTwo();
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('class') ?? '');
  await page.keyboard.press('h');
  await page.locator('.hint:focus').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focus).toContain('prompt');
  await page.keyboard.press('h');
  await page.locator('.hint:focus').waitFor();
  const ideas = await page.locator('.hint').count();
  for (let idea = 0; idea < ideas; idea++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.metro-tile').first().waitFor();
  // Those who point keep what they have.
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').first().waitFor();
  await expect.poll(() => page.locator('.hint:focus').count()).toBe(0);
  page.expectClean();
});

test('the menu of a phone begins with the rules, names no keys, and says how a finger confirms', async () => {
  const page = await open(QUIET_PAGE, { width: 390, height: 844, touch: true, reducedMotion: true });
  await setUp(page, 'Race to the Raft', ['person']);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => menu.locator('h3').first().textContent()).toBe('Help');
  await menu.getByText('On a touch screen the first tap shows a move').waitFor();
  for (const words of ['Keyboard shortcuts', 'Confirm before placing', 'Other players’ speed'])
    await expect.poll(() => menu.getByText(words).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('Enter plays the idea that the key for hints has led to, and another one after it was looked at', async () => {
  const page = await openForTwo();
  const play = page.locator('.hints > .primary');
  // Ideas that were played are gone; not every one of them places a tile.
  const ideas = () => page.locator('.hint').count();
  await page.keyboard.press('h');
  await page.locator('.hint:focus').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(ideas).toBe(0);
  await page.keyboard.press('h');
  await page.locator('.hint:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => play.textContent()).toBe('Play B');
  await page.keyboard.press('Enter');
  await expect.poll(ideas).toBe(0);
  page.expectClean();
});

test('an idea that is pointed at is on the board only as long as that lasts', async () => {
  const page = await openForTwo();
  await page.getByRole('button', { name: 'Hint' }).click();
  const play = page.locator('.hints > .primary');
  const second = page.locator('.hint').nth(1);
  // As where ideas appear below a mouse at rest: nobody has pointed at one.
  await second.dispatchEvent('pointerenter', { pointerType: 'mouse' });
  await expect.poll(() => play.textContent()).toBe('Play A');
  await second.hover();
  await expect.poll(() => play.textContent()).toBe('Play B');
  await play.hover();
  await expect.poll(() => play.textContent()).toBe('Play A');
  page.expectClean();
});
