import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { SEAT_MARKS } from '../../kit/draw/seats.ts';
import { boxOf } from './gestures.ts';
import { axe, chooseOption, findOverflow, open, openStill, QUIET_PAGE, START, setUp, tabTo } from './harness.ts';

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];
const VIOLET = SEAT_MARKS[4];

const LOOKS = [
  { width: 1200, height: 700, colorScheme: 'dark' },
  { width: 600, height: 350, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'light', touch: true },
] as const;

test.each(LOOKS)('set-up of every game: nothing is cut off, axe finds nothing: %o', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const game of GAMES) {
    await page.goto(`${page.url().split('#')[0]}#/${game}/new`);
    await page.getByRole('button', { name: START }).waitFor();
    expect([game, ...(await findOverflow(page))]).toEqual([game]);
    // Each game in one of the looks: axe takes longer than all the rest.
    if (GAMES.indexOf(game) % LOOKS.length === LOOKS.indexOf(look))
      expect([game, ...(await axe(page))]).toEqual([game]);
  }
  page.expectClean();
});

test('a colour is chosen by key, all stay different, and table, board and front page follow; it is remembered', async () => {
  const page = await open('#/metro/new', { reducedMotion: true });
  await tabTo(page, '.seat-mark');
  await page.keyboard.press('Enter');
  await page.locator('.hue input:focus').waitFor();
  expect(await axe(page)).toEqual([]);
  // Blue is Ada's, and changes hands.
  await page.getByRole('radio', { name: 'Blue, swaps with Ada' }).check();
  await page.getByRole('button', { name: /^Colour of Ada: Red/ }).waitFor();
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.seat-mark:focus').waitFor();
  await page.getByRole('button', { name: START }).click();
  await page.getByRole('grid').first().waitFor();
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  const sign = page.locator('.metro-plate.is-seat-0 .metro-enamel').first();
  await expect.poll(() => sign.evaluate((element) => getComputedStyle(element).stroke)).toBe(rgb(VIOLET.colour));
  const badge = page.locator('.prompt .seat-badge path').first();
  await expect.poll(() => badge.evaluate((element) => getComputedStyle(element).fill)).toBe(rgb(VIOLET.colour));
  await page.locator('.metro-square.is-open').first().click();
  await page.getByRole('link', { name: 'Boardwalk: all games' }).click();
  const picture = page.locator('.first-match img');
  await picture.waitFor();
  expect(decodeURIComponent((await picture.getAttribute('src')) ?? '')).toContain(VIOLET.colour);
  await page.goto(`${page.url().split('#')[0]}#/metro/new`);
  await page.getByRole('button', { name: 'Colour of You: Violet. Change it' }).waitFor();
  page.expectClean();
});

test('in Blue Lagoon the pieces on the board wear the chosen colours and keep their shapes', async () => {
  const page = await open('#/blue-lagoon/new', { reducedMotion: true });
  // The picture begins where the words above it do.
  const picture = page.locator('.start-picture img');
  await picture.waitFor();
  expect((await boxOf(picture)).x).toBeCloseTo((await boxOf(page.locator('.set-up h1'))).x, 0);
  await page.getByRole('button', { name: /^Colour of You/ }).click();
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.getByRole('button', { name: START }).click();
  await page.locator('.blue-lagoon-tile.is-open').first().click();
  const painted = () =>
    page.evaluate(
      (colour) =>
        [...document.querySelectorAll('.blue-lagoon-tile *')].filter(
          (element) => getComputedStyle(element).fill === colour,
        ).length,
      'rgb(122, 62, 157)',
    );
  await page.locator('.log li').first().waitFor();
  await expect.poll(() => painted()).toBeGreaterThan(0);
  page.expectClean();
});

test('Stratopolis keeps the colours of its box and says so; there is no choice of one number of players', async () => {
  const page = await open('#/stratopolis/new', { reducedMotion: true });
  await page.getByText('The first player is Green.').waitFor();
  await expect.poll(() => page.locator('.seat-colour').count()).toBe(0);
  await expect.poll(() => page.getByRole('group', { name: 'How many players?' }).count()).toBe(0);
  page.expectClean();
});

test('no heading without an option, and a partner is no hindrance', async () => {
  const page = await open('#/arboretum/new', { reducedMotion: true });
  await page.getByRole('group', { name: 'Options' }).waitFor();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect.poll(() => page.getByRole('group', { name: 'Options' }).count()).toBe(0);
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/new`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByText('Level 6 Thinks ahead').waitFor();
  page.expectClean();
});

test('each level says what it plays like, and the button says what starts', async () => {
  const page = await open('#/blue-lagoon/new', { reducedMotion: true });
  const said = page.locator('.seat-level p');
  const lines = new Set<string>();
  for (let level = 1; level <= 8; level++) {
    await page.getByRole('radio', { name: new RegExp(`^Level ${level}:`) }).check();
    lines.add((await said.textContent()) ?? '');
  }
  expect(lines.size).toBe(8);
  // The strongest stays in sight where it knows no better than the next, and says so.
  await page.getByRole('radio', { name: /^Level 9:/ }).check();
  await expect.poll(() => said.textContent()).toContain('The strongest here.');
  await chooseOption(page, 'Exploration only', 'On');
  await expect.poll(() => said.textContent()).toContain('plays like level 8 here.');
  await page.getByRole('button', { name: 'Start Blue Lagoon with Ada' }).waitFor();
  await page.locator('input[name="kind-1"][value=person]').check();
  await page.getByRole('button', { name: 'Start Blue Lagoon with 2 players' }).waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Start Blue Lagoon with 3 players' }).waitFor();
  await chooseOption(page, 'Who goes first?', 'Random');
  await page.getByRole('button', { name: START }).click();
  await page.getByRole('grid').waitFor();
  // Rules that are read from here lead to a new match, not to one that was left before.
  await page.goBack();
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.getByRole('link', { name: 'Play now' }).waitFor();
  page.expectClean();
});

test.each([
  ['Arboretum', 4],
  ['Blue Lagoon', 4],
  ['Metro', 6],
  ['Race to the Raft', 4],
  ['Stratopolis', 2],
] as const)('%s with %i long names: the limit is told, and nothing breaks at any size', async (title, seats) => {
  const page = await openStill();
  const name = 'Wilhelmina Montgomery-Ashby';
  await setUp(page, title, Array<'person'>(seats).fill('person'), async (form) => {
    const first = form.getByLabel('Name of player 1');
    await first.fill('');
    await first.pressSequentially(name);
    await expect.poll(() => first.inputValue()).toBe(name.slice(0, 24));
    await form.getByText('Names can have up to 24 letters.').waitFor();
    for (let seat = 2; seat <= seats; seat++) await form.getByLabel(`Name of player ${seat}`).fill(`${seat}${name}`);
  });
  const lift = page.getByRole('button', { name: /^I am / });
  if (await lift.isVisible()) await lift.click();
  for (const [width, height] of [
    [1200, 700],
    [1024, 768],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, ...(await findOverflow(page))]).toEqual([width]);
  }
  page.expectClean();
});

test('Arboretum’s species can be picked: exactly as many as the table needs, fitted when somebody joins, and played', async () => {
  const page = await open('#/arboretum/new', { width: 360, height: 740, touch: true, reducedMotion: true });
  await page.getByRole('radio', { name: 'Let me choose' }).check();
  const group = page.getByRole('group', { name: 'Species' }).last();
  const ticked = () => group.locator('input:checked').count();
  await expect.poll(() => ticked()).toBe(6);
  await expect.poll(() => group.getByRole('checkbox', { name: 'Willow' }).isDisabled()).toBe(true);
  // The list is in sight as soon as it is asked for, with a picture of each species.
  await expect.poll(() => inSight(group)).toBe(true);
  await expect.poll(() => group.locator('img').count()).toBe(10);
  // At the end of the page nothing moves while somebody ticks, though the bar below says what is missing.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = () => group.evaluate((list) => list.getBoundingClientRect().y);
  const before = await place();
  await group.getByRole('checkbox', { name: 'Maple' }).uncheck();
  await page.getByText('5 of 6 chosen').waitFor();
  expect(await place()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  const missing = page.getByText('Species: choose 1 more before you start.');
  await expect.poll(() => inSight(missing)).toBe(true);
  await page.getByRole('button', { name: START }).click();
  await group.locator('input:focus:enabled:not(:checked)').waitFor();
  await expect.poll(() => inSight(group)).toBe(true);
  await expect.poll(() => inSight(missing)).toBe(true);
  await group.getByRole('checkbox', { name: 'Willow' }).check();
  await expect.poll(() => missing.count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect.poll(() => ticked()).toBe(8);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect.poll(() => page.getByRole('radio', { name: 'Let me choose' }).count()).toBe(0);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect.poll(() => ticked()).toBe(6);
  await page.getByRole('button', { name: START }).click();
  await page.getByRole('grid').first().waitFor();
  const kept = await page.evaluate(() => Object.values(localStorage).join('\n'));
  expect(kept).toMatch(/"species":"[abcdjmortw]{6}"/);
  page.expectClean();
});

/** Whole in the window, with nothing over its first and its last line. */
function inSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 4, y)));
  });
}
