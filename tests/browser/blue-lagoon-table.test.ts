import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NO_SETTLEMENT } from '../support/blue-lagoon-no-settlement.ts';
import { BOARD, countPieces, HALF_TIME, keepMatch, lookUp, openMatch } from './blue-lagoon-match.ts';
import { boxOf, dragByFinger, middleOf } from './gestures.ts';
import {
  axe,
  findOverflow,
  hurry,
  open,
  openDetails,
  openMatchFile,
  openStill,
  QUIET_PAGE,
  saveMatch,
  setUp,
} from './harness.ts';

const PHONE = { width: 360, height: 740, touch: true, reducedMotion: true } as const;

test('pointing shows what a piece would bring, who leads, which rule forbids it; links and islands are drawn', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  // As tall as a small laptop: below that the score gives way.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMatch(page, { until: 44 });
  const preview = page.locator('.preview');
  const total = page.locator('.blue-lagoon-total');
  const { y: atRest } = await boxOf(total);
  await page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-token)').first().hover();
  await expect.poll(() => preview.textContent()).toMatch(/worth \d+.*You take .*, your (first|second|third|fourth)/);
  await expect.poll(() => page.locator('.blue-lagoon-ghost').count()).toBe(1);
  await page.locator('.blue-lagoon-tile:not(.is-open):has(.blue-lagoon-piece)').first().hover();
  await expect.poll(() => preview.textContent()).toContain('is taken. See the rule');
  await page.locator('.blue-lagoon-tile:not(.is-open):not(:has(.blue-lagoon-piece))').first().hover();
  await expect.poll(() => preview.textContent()).toContain('Place next to one of your pieces. See the rule');
  // Around the tile, not over what is on it.
  await expect.poll(() => page.locator('.blue-lagoon-no').count()).toBe(1);
  // A click there is answered where the eyes are, until something else is pointed at.
  const refused = page.locator('.refused-here');
  expect(await refused.count()).toBe(0);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => refused.textContent()).toBe('Place next to one of your pieces.');
  // So is the next one, though the pointer comes nearer to the link of the first.
  const { x, y } = await middleOf(page.locator('.blue-lagoon-tile:has(.blue-lagoon-piece)').first());
  await page.mouse.move(x, y, { steps: 12 });
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => refused.textContent()).toContain('taken');
  expect(await preview.textContent()).toContain('is taken. See the rule');
  await page.locator('.blue-lagoon-tile.is-open').first().hover();
  await expect.poll(() => refused.count()).toBe(0);
  expect(await page.locator('.blue-lagoon-show').first().textContent()).toMatch(/^\d islands?/);
  await page.keyboard.press('v');
  await page.locator('.blue-lagoon-tile:has(.blue-lagoon-doom)').first().hover();
  await expect.poll(() => preview.textContent()).toContain('is washed away at half-time. See the rule');
  // It is built at the second asking, and carries its mark from then on.
  const built = await countPieces(page);
  await page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-doom)').first().click();
  await expect.poll(() => countPieces(page)).toBe(built);
  await preview.getByRole('button', { name: 'Build here anyway' }).waitFor();
  // The longest thing that is told while somebody points, and the score has not moved.
  expect((await boxOf(total)).y).toBe(atRest);
  await preview.getByRole('button', { name: 'Build here anyway' }).click();
  await expect.poll(() => countPieces(page)).toBe(built + 1);
  await expect.poll(() => page.locator('.blue-lagoon-tile:has(.blue-lagoon-piece) .blue-lagoon-doom').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.blue-lagoon-doom').count()).toBe(0);

  const show = page.locator('.blue-lagoon-show').first();
  await show.click();
  await expect.poll(() => show.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('.blue-lagoon-link-ground').getAttribute('d')).toMatch(/^M/);
  await show.click();
  await expect.poll(() => page.locator('.blue-lagoon-link').count()).toBe(0);
  // Asked for, it is drawn until a piece is placed.
  await show.click();
  await page.locator('.blue-lagoon-link').waitFor();
  await page.locator('.blue-lagoon-tile.is-open:not(:has(.blue-lagoon-token))').first().click();
  await expect.poll(() => countPieces(page)).toBe(built + 1);
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('.blue-lagoon-link').count()).toBe(0);
  await page.getByText('Most pieces on each island').click();
  await expect.poll(() => page.locator('.blue-lagoon-islands li').count()).toBe(8);
  // Opened at the lower edge of the window, it comes into sight whole.
  await expect.poll(async () => (await boxOf(page.locator('.blue-lagoon-islands li').last())).y).toBeLessThan(775);
  await page.locator('.blue-lagoon-islands button').nth(2).hover();
  await expect.poll(() => page.locator('.blue-lagoon-lit-coast').count()).toBe(1);
  await expect.poll(() => page.locator('.blue-lagoon-island-name').textContent()).toBe('Crab Island');
  // All of them on demand, by key or in the list.
  await page.keyboard.press('i');
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('.blue-lagoon-island-name').count()).toBe(8);
  await page.getByLabel('Names on the board').uncheck();
  await expect.poll(() => page.locator('.blue-lagoon-island-name').count()).toBe(0);
  // Words about water call it by the islands beside it: those are named where they are.
  const water = page.locator('.blue-lagoon-tile.is-open[aria-label*="water between"]').first();
  await water.hover();
  const told = page.locator('.blue-lagoon-where');
  await expect.poll(() => told.textContent()).toMatch(/^Water between /);
  const words = (await told.textContent()) ?? '';
  const names = await page.locator('.blue-lagoon-island-name').allTextContents();
  expect(words).toBe(`Water between ${names.map((name) => name.replace(' Island', '')).join(' and ')} Islands`);
  page.expectClean();
});

test('what a move brings is beside the total until it is taken back: undo brings nothing', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  // Ada is on no island yet.
  await openMatch(page, { until: 43 });
  const changes = page.locator('.blue-lagoon-total [data-change]');
  expect(await changes.count()).toBe(0);
  await page.locator('.blue-lagoon-tile.is-open[aria-label*="worth"]').first().click();
  await expect.poll(() => changes.last().getAttribute('data-change')).toMatch(/^\+\d/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).waitFor();
  await expect.poll(() => changes.count()).toBe(0);
  page.expectClean();
});

test.each([{ reducedMotion: true }, { reducedMotion: false }])(
  'Enter that ends the exploration and is held does not pass over half-time: %o',
  async (look) => {
    const page = await open(QUIET_PAGE, look);
    await openMatch(page, { until: 'half-time' });
    const { tile } = await lookUp(page);
    await page.locator(`[id="${tile}"]`).focus();
    const moment = page.locator('.moment');
    // As a keyboard repeats a key: before half-time has come and after.
    for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter');
    await moment.waitFor();
    for (let repeats = 0; repeats < 10; repeats++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => moment.isVisible()).toBe(true);
    if (!look.reducedMotion) await page.keyboard.press('Escape');
    // A press of its own, on its button, does.
    await page.locator(HALF_TIME).getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await moment.waitFor({ state: 'detached' });
    page.expectClean();
  },
);

test('half-time can be stopped, to be read for as long as somebody likes, and goes on from there', async () => {
  const page = await open(QUIET_PAGE);
  await openMatch(page, { until: 'half-time' });
  const { x, y } = await lookUp(page);
  await page.mouse.click(x, y);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  const caption = page.locator('.moment-caption');
  const read = await caption.textContent();
  // On a phone no total is told before it is counted.
  const size = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator('.blue-lagoon-strip').isVisible()).toBe(false);
  await page.setViewportSize(size);
  // Longer than any scene before the tide.
  await page.waitForTimeout(2000);
  expect(await caption.textContent()).toBe(read);
  await page.keyboard.press('p');
  await expect.poll(() => caption.textContent()).not.toBe(read);
  await page.keyboard.press('Escape');
  await page.locator(HALF_TIME).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  page.expectClean();
});

test('half-time is judged on the board, then the tide comes in; how it went can be read again', async () => {
  const page = await open(QUIET_PAGE);
  await hurry(page);
  await openMatch(page, { until: 'half-time' });
  const before = await countPieces(page);
  await page.locator('.blue-lagoon-tile.is-open').first().click();
  // Nothing is gone while the islands are judged: the last piece is there with the others.
  await page.locator('.blue-lagoon-verdict.is-now').first().waitFor();
  await expect.poll(() => countPieces(page)).toBe(before + 1);
  await expect.poll(() => page.locator('.moment-caption').textContent()).toMatch(/^\w+ (Island|\w+): .* scores? \d+/);
  // What stays is lit while the tide is in, and the islands keep their marks until the water is over them.
  const seen = await page.waitForFunction(() => {
    const count = (what: string) => document.querySelectorAll(`.blue-lagoon-${what}`).length;
    return count('flood') > 0 && [count('kept') - count('piece'), count('before-tide'), count('after-tide')];
  });
  expect(await seen.jsonValue()).toEqual([0, 1, 1]);
  await expect.poll(() => countPieces(page)).toBeLessThan(before);
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await page.locator('.blue-lagoon-washed').first().waitFor({ state: 'attached' });
  expect(await page.locator('.blue-lagoon-kept').count()).toBe(0);
  await page.locator(HALF_TIME).getByRole('button', { name: 'Continue' }).click();

  // What was just read is not told again by itself: the score that runs on is there.
  const sheet = page.getByRole('region', { name: 'Half-time', exact: true });
  await page.getByRole('button', { name: 'Half-time', exact: true }).waitFor();
  expect(await sheet.count()).toBe(0);
  await page.getByRole('button', { name: 'Half-time', exact: true }).click();
  const title = await sheet.getByRole('heading').textContent();
  expect(title).toMatch(/^Half-time: /);
  const cells = await sheet.locator('td').allTextContents();
  const total = await sheet.locator('.blue-lagoon-total td').allTextContents();
  // It stays where it is while the last turns are shown again.
  const at = await boxOf(sheet);
  await sheet.evaluate((node) => node.setAttribute('data-same', ''));
  await page.getByRole('button', { name: 'Show again' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  expect(await boxOf(sheet)).toEqual(at);
  await page.getByRole('button', { name: 'Show again' }).waitFor();
  expect(await boxOf(page.locator('.blue-lagoon-half[data-same]'))).toEqual(at);
  await expect.poll(() => page.getByRole('button', { name: /^Village/ }).count()).toBe(0);
  // A token that is taken flies to where it is counted, and the count lights up.
  await page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-token)').first().click();
  await page.locator('.blue-lagoon-flight').waitFor({ state: 'attached' });
  await expect
    .poll(() => page.locator('.blue-lagoon-hands .blue-lagoon-tick.is-changed').allTextContents())
    .toContain('1');
  await sheet.waitFor({ state: 'detached' });

  await page.reload();
  await lookUp(page);
  const row = page.locator('.blue-lagoon-scores tr', { hasText: 'Half-time' });
  await expect.poll(() => row.locator('td').allTextContents()).toEqual(total);
  await page.getByRole('button', { name: 'Half-time', exact: true }).click();
  await expect.poll(() => sheet.getByRole('heading').textContent()).toBe(title);
  await expect.poll(() => sheet.locator('td').allTextContents()).toEqual(cells);
  await sheet.getByRole('button', { name: 'Show the current score' }).click();
  await sheet.waitFor({ state: 'detached' });

  for (const pieces of [undefined, before]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    if (pieces) await expect.poll(() => countPieces(page)).toBe(pieces);
  }
  await page.getByRole('button', { name: 'Half-time', exact: true }).waitFor({ state: 'detached' });
  page.expectClean();
});

test.each(['Continue', 'Skip'])(
  'undo takes back half-time while it is shown (%s), and there is no hint behind it',
  async (shownButton) => {
    const page = await open(QUIET_PAGE, { reducedMotion: shownButton === 'Continue' });
    await openMatch(page, { until: 'half-time' });
    const before = await countPieces(page);
    const { x, y } = await lookUp(page);
    await page.mouse.click(x, y);
    await page.locator('.moment').getByRole('button', { name: shownButton }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.moment').waitFor({ state: 'detached' });
    await expect.poll(() => countPieces(page)).toBe(before);
    await expect.poll(() => page.getByRole('button', { name: /^Village/ }).count()).toBe(1);
    page.expectClean();
  },
);

test('the parts of the score explain themselves at the table: while pointed at, or kept by a click or a key', async () => {
  const page = await openStill();
  await openMatch(page, { until: 44 });
  const tip = page.locator('.blue-lagoon-tip:not([hidden])');
  await page.getByRole('button', { name: 'Islands', exact: true }).hover();
  await expect.poll(() => tip.textContent()).toMatch(/On 8 or more you score 20\..*Ada: \d islands?, \d points/);
  // Down the lines, through what is said of the one before.
  await page.getByRole('button', { name: 'Best link', exact: true }).hover();
  await expect.poll(() => tip.textContent()).toContain('5 points for each island');
  await page.getByRole('button', { name: 'Resources', exact: true }).focus();
  await page.mouse.move(2, 2);
  await expect.poll(() => tip.count()).toBe(0);
  await page.keyboard.press('Enter');
  await tip.getByRole('link', { name: 'See the rule' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => tip.count()).toBe(0);
  page.expectClean();
});

test('what is pointed at is told in sight, however far somebody has scrolled to the log', async () => {
  const page = await open(QUIET_PAGE, { width: 1280, height: 800, reducedMotion: true });
  await openMatch(page, { until: 90 });
  await page.locator('.table-facts').evaluate((facts) => facts.scrollTo(0, 400));
  await page.locator('.blue-lagoon-tile.is-open').first().hover();
  const where = page.locator('.blue-lagoon-where');
  await where.waitFor();
  const facts = await boxOf(page.locator('.table-facts'));
  const { y } = await boxOf(where);
  expect(y).toBeGreaterThanOrEqual(facts.y);
  expect(y).toBeLessThan(facts.y + 40);
  // Who plays by keys has only passed through the facts: on the board nothing is told over the score.
  await page.keyboard.press('n');
  await expect.poll(() => page.locator('.table-facts').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  page.expectClean();
});

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('four players, a phone: the button that places covers nothing of what it would bring: %o', async (size) => {
  const page = await open(QUIET_PAGE, { ...PHONE, ...size });
  await openMatch(page, { seats: 4, until: 56 });
  const { x, y } = await lookUp(page, 0.5);
  await page.touchscreen.tap(x, y);
  const button = page.locator('.place-here');
  await button.waitFor();
  await expect.poll(() => findOverflow(page, '.preview')).toEqual([]);
  const placing = await boxOf(button);
  for (const words of await page.locator('.preview > :not(.place-here)').all())
    expect((await boxOf(words)).y).toBeGreaterThanOrEqual(placing.y + placing.height);
  page.expectClean();
});

test('B15: a look back shows the end of the exploration before the tide, and the move after it without', async () => {
  const page = await openStill();
  await openMatch(page, { until: 140 });
  await page.locator('.log button').first().click();
  const step = page.getByRole('slider');
  // Thirty settlers and five villages each.
  await step.fill('70');
  await expect.poll(() => countPieces(page)).toBe(70);
  await expect
    .poll(() => page.locator('.blue-lagoon-half').textContent())
    .toContain('The tide washes away all settlers');
  await step.fill('71');
  await expect.poll(() => countPieces(page)).toBeLessThan(12);
  await expect.poll(() => page.locator('.blue-lagoon-half').count()).toBe(0);
  page.expectClean();
});

test('after half-time the running score is back once a piece is placed by a hint', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await hurry(page);
  await openMatch(page, { until: 'half-time' });
  const before = await countPieces(page);
  const { x, y } = await lookUp(page);
  await page.mouse.click(x, y);
  await page.locator(HALF_TIME).getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('region', { name: 'Half-time', exact: true });
  await page.getByRole('button', { name: 'Half-time', exact: true }).click();
  await sheet.waitFor();
  // Shown again, the piece that ended the exploration is back among the others, and then the present.
  const kept = await countPieces(page);
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect.poll(() => countPieces(page)).toBe(before + 1);
  await expect.poll(() => countPieces(page)).toBe(kept);
  await sheet.waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Play A' }).waitFor();
  // Ideas are for the board as it is now.
  const ideas = page.locator('.table-board :is(.is-idea, .is-chosen)');
  await expect.poll(() => ideas.count()).toBeGreaterThan(0);
  await page.keyboard.press('a');
  await expect.poll(() => ideas.count()).toBe(0);
  await page.keyboard.press('a');
  await expect.poll(() => ideas.count()).toBeGreaterThan(0);
  // Words that begin with a plus get no other before it.
  const gains = page.locator('.hint-gain:not(.is-signed)');
  expect((await gains.allTextContents()).filter((words) => words.includes(': +'))).toEqual([]);
  await page.getByRole('button', { name: 'Play A' }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.blue-lagoon-scores').first().textContent()).toContain('Points now');
  page.expectClean();
});

test('the end is judged on the board, island by island, and can be skipped', async () => {
  const page = await open(QUIET_PAGE);
  await hurry(page);
  await openMatch(page, { until: 'end' });
  const sea = await boxOf(page.locator(BOARD));
  await page.locator('.blue-lagoon-tile.is-open').first().click();
  await page.locator('.blue-lagoon-lit-coast').first().waitFor();
  expect(await boxOf(page.locator(BOARD))).toEqual(sea);
  await page.keyboard.press('Escape');
  await page.locator('.result').waitFor();
  expect(await boxOf(page.locator(BOARD))).toEqual(sea);
  // Every island that anybody is on keeps its verdict behind the result.
  await expect.poll(() => page.locator('.blue-lagoon-verdict').count()).toBeGreaterThan(4);
  page.expectClean();
});

test('the largest map can be brought nearer and dragged without placing; the focus stays in sight', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, { seats: 4, map: 'invaders', until: 100 });
  const pieces = await countPieces(page);
  const box = await page.locator('.zoom > svg').getAttribute('viewBox');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const near = await page.locator('.zoom > svg').getAttribute('viewBox');
  await page.mouse.move(400, 350);
  await page.mouse.down();
  await page.mouse.move(300, 250, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => countPieces(page)).toBe(pieces);
  await expect.poll(() => page.locator('.zoom > svg').getAttribute('viewBox')).not.toBe(near);
  await page.locator('#tile-0').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  const frame = await boxOf(page.locator('.zoom > svg'));
  const { x, y } = await middleOf(page.locator('.blue-lagoon-tile:focus'));
  expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(true);
  // The frame of the keys gives way to the mouse, and is back before a key places anything.
  const keyFrame = page.locator('.blue-lagoon-tile:focus .blue-lagoon-focus');
  const isFramed = () => keyFrame.evaluate((ring) => getComputedStyle(ring).display !== 'none');
  expect(await isFramed()).toBe(true);
  await page.mouse.move(320, 260);
  await expect.poll(isFramed).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(isFramed).toBe(true);
  expect(await countPieces(page)).toBe(pieces);
  await page.keyboard.press('0');
  await expect.poll(() => page.locator('.zoom > svg').getAttribute('viewBox')).toBe(box);
  page.expectClean();
});

test('on a phone a tap brings small tiles near, the second places, and the whole board is back', async () => {
  const page = await open(QUIET_PAGE, PHONE);
  await openMatch(page, { map: 'invaders', until: 60 });
  const whole = await page.locator('.zoom > svg').getAttribute('viewBox');
  const pieces = await countPieces(page);
  // The score sheet is below the fold: everybody's points are beside the buttons of the board.
  await expect.poll(() => page.locator('.blue-lagoon-strip > span > b').count()).toBe(2);
  const [strip, buttons] = [
    await boxOf(page.locator('.blue-lagoon-strip')),
    await boxOf(page.locator('.zoom-buttons')),
  ];
  expect(Math.abs(strip.y + strip.height / 2 - buttons.y - buttons.height / 2)).toBeLessThan(6);
  // And what one of them holds: it says who, and nothing of it is cut off.
  expect(await page.locator('.blue-lagoon-strip-hand > .seat-badge').count()).toBe(1);
  const hidden = page.locator('.blue-lagoon-strip').evaluate((all) => all.scrollWidth - all.clientWidth);
  expect(await hidden).toBe(0);
  const { x, y, tile } = await lookUp(page, 0.35);
  const ground = page.locator(`#${tile} .blue-lagoon-hit`);
  expect((await boxOf(ground)).width).toBeLessThan(16);
  await page.touchscreen.tap(x, y);
  await page.locator('.blue-lagoon-ghost').waitFor();
  expect((await boxOf(ground)).width).toBeGreaterThan(42);
  const now = await middleOf(ground);
  expect([Math.abs(now.x - x) < 2, Math.abs(now.y - y) < 2]).toEqual([true, true]);
  expect(await findOverflow(page, '.zoom > svg')).toEqual([]);
  // Near, another tile can be looked at without the board moving.
  const near = await page.locator('.zoom > svg').getAttribute('viewBox');
  await page.touchscreen.tap(x > 180 ? x - 44 : x + 44, y);
  await expect.poll(() => page.locator('.zoom > svg').getAttribute('viewBox')).toBe(near);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.locator('.blue-lagoon-ghost').waitFor({ state: 'detached' });
  await expect.poll(() => countPieces(page)).toBe(pieces + 1);
  await expect.poll(() => page.locator('.zoom > svg').getAttribute('viewBox')).toBe(whole);
  // Alone at the screen, too, it says whose the tokens are; nothing of it is cut off there either.
  await openMatch(page, { until: 44, bots: 1 });
  await expect.poll(() => page.locator('.blue-lagoon-strip-hand > .seat-badge').count()).toBe(1);
  expect(await page.locator('.blue-lagoon-strip').evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  page.expectClean();
});

test('a piece can be dragged from the prompt to a lit tile, by mouse and by finger', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, { until: 44 });
  const pieces = await countPieces(page);
  const settler = await middleOf(page.getByRole('button', { name: /^Settler/ }));
  const village = await middleOf(page.getByRole('button', { name: /^Village/ }));
  await page.mouse.move(village.x, village.y);
  await page.mouse.down();
  await page.mouse.move(village.x - 60, village.y, { steps: 3 });
  await expect.poll(() => page.locator('.blue-lagoon-held').count()).toBe(1);
  const shut = await middleOf(page.locator('.blue-lagoon-tile:has(.blue-lagoon-piece)').first());
  await page.mouse.move(shut.x, shut.y, { steps: 3 });
  const lit = await middleOf(page.locator('.blue-lagoon-tile.is-open').first());
  await page.mouse.move(lit.x, lit.y + 8, { steps: 3 });
  await expect.poll(() => page.locator('.blue-lagoon-ghost').count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => countPieces(page)).toBe(pieces + 1);
  // Dropped beside the board it goes back; the next click is a click again.
  await page.mouse.move(settler.x, settler.y);
  await page.mouse.down();
  await page.mouse.move(settler.x, settler.y + 200, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => countPieces(page)).toBe(pieces + 1);
  await expect.poll(() => page.locator('.blue-lagoon-held').count()).toBe(0);
  await page.getByRole('button', { name: /^Village/ }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Village/ }).getAttribute('aria-pressed')).toBe('true');
  page.expectClean();

  const phone = await open(QUIET_PAGE, PHONE);
  await openMatch(phone, { until: 44 });
  const from = await middleOf(phone.getByRole('button', { name: /^Settler/ }));
  const to = await lookUp(phone, 0.5);
  await dragByFinger(phone, from, to);
  await expect.poll(() => countPieces(phone)).toBe(pieces + 1);
  phone.expectClean();
});

/** How many letters of ideas are whole on the board. */
async function countInSight(page: Page, letters: string): Promise<number> {
  return page.locator(letters).evaluateAll((all) => {
    const frame = document.querySelector('.zoom > svg')?.getBoundingClientRect() ?? new DOMRect();
    return all.filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    }).length;
  });
}

test('a hint puts a letter on a tile and chooses its piece; undo and redo keep the board', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await hurry(page);
  await setUp(page, 'Blue Lagoon', ['person', 'person']);
  // B7: nobody has land yet, and the prompt says so.
  await expect.poll(() => page.getByRole('button', { name: /^Village/ }).isDisabled()).toBe(true);
  await page.locator('.prompt', { hasText: 'Villages need free land' }).waitFor();
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  for (let times = 0; times < 4; times++) await nearer.click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Hint: sail to A').waitFor();
  // Brought near, the board shows all ideas, with the islands that the words of the chosen one name; then the next chosen.
  await expect.poll(() => countInSight(page, '.board-mark-corner')).toBe(3);
  const idea = await page.locator('.hint').first().textContent();
  const named = await page.locator('.blue-lagoon-island-name').allTextContents();
  for (const name of named) expect(idea).toContain(name.split(' ')[0]);
  for (let times = 0; times < 6; times++) await nearer.click();
  await page.getByRole('button', { name: /^Idea B/ }).click();
  await expect.poll(() => countInSight(page, '.board-mark-corner.is-chosen')).toBe(1);
  await page.getByRole('button', { name: /^Idea A/ }).click();
  await page.getByText('Hint: sail to A').waitFor();
  await page.keyboard.press('0');
  // The letter is where the star of a lesson would be.
  await expect.poll(() => page.locator('.blue-lagoon-star').count()).toBe(0);
  await page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-hint)').click();
  await expect.poll(() => countPieces(page)).toBe(1);
  await expect.poll(() => page.locator('.blue-lagoon-hint').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countPieces(page)).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => countPieces(page)).toBe(1);
  page.expectClean();
});

test.each([
  ['desktop', { reducedMotion: true }],
  ['phone', PHONE],
] as const)('the lesson is walked to its end on a %s by doing what it asks for', async (_, look) => {
  const page = await open('#/blue-lagoon/learn', look);
  await hurry(page);
  const next = page.locator('.lesson-next');
  for (let step = 1; step <= 11; step++) {
    await page.getByText(`Lesson, step ${step} of 11`).waitFor({ state: 'attached' });
    expect(await findOverflow(page, BOARD)).toEqual([]);
    if (step === 2 && 'touch' in look) expect(await axe(page)).toEqual([]);
    // A click would leave a mouse on the phone, over whatever the next step puts there.
    if ((await next.count()) > 0) await ('touch' in look ? next.tap() : next.click());
    else await placeHinted(page, 'touch' in look);
  }
  // The first match begins at once.
  await page.waitForURL(/#\/blue-lagoon\/match\//);
  page.expectClean();
});

async function placeHinted(page: Page, isTouch: boolean): Promise<void> {
  const wanted = page.locator('.blue-lagoon-choice.is-hinted');
  // A lesson chooses no piece for the learner: a settler is what a turn begins with.
  if ((await wanted.textContent())?.startsWith('Village')) {
    expect(await wanted.getAttribute('aria-pressed')).toBe('false');
    await (isTouch ? wanted.tap() : wanted.click());
  }
  const tile = page.locator('.blue-lagoon-tile.is-open:has(.blue-lagoon-star)');
  // A mouse goes to the star itself, as the lesson says; a finger taps the tile, which may be brought near first.
  const { x, y } = await middleOf(isTouch ? tile : tile.locator('.blue-lagoon-star'));
  if (!isTouch) return page.mouse.click(x, y);
  await page.touchscreen.tap(x, y);
  await page.locator('.blue-lagoon-ghost').waitFor();
  await page.touchscreen.tap(x, y);
}

test('a match is saved as a file, opened elsewhere, looked at move by move, and shared as a link', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, { until: 44 });
  const pieces = await countPieces(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const file = await saveMatch(page);
  expect(JSON.parse(readFileSync(file, 'utf8')).record.game).toBe('blue-lagoon');

  const other = await openMatchFile(file);
  await lookUp(other);
  await expect.poll(() => countPieces(other)).toBe(pieces);
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('link', { name: 'Open in the viewer' }).click();
  await other.getByText('12 of 12').first().waitFor();
  await other.getByRole('slider', { name: 'Move' }).fill('10');
  await expect.poll(() => countPieces(other)).toBe(pieces - 2);
  other.expectClean();

  await page.getByRole('link', { name: 'This position as text' }).click();
  const line = await page.getByLabel('This position as one line').inputValue();
  const third = await open(page.url().slice(page.url().indexOf('#')), { reducedMotion: true });
  await expect.poll(() => third.getByLabel('This position as one line').inputValue()).toBe(line);
  await expect.poll(() => countPieces(third)).toBe(pieces);
  third.expectClean();
  page.expectClean();
});

test('the viewer shows an official state string', async () => {
  const state =
    'a 7 2; c 0 E; i 4 0,0 0,1 1,0 1,1; i 20 0,5 1,5 1,6; s 0,0 1,1 1,5; r C 1,5 B W P S; p 0 0 1 0 0 0 0 S 1,2 T 1,1; p 1 0 0 0 0 0 0 S 0,4 T;';
  const page = await open(`#/blue-lagoon/view/${encodeURIComponent(state)}`, { reducedMotion: true });
  await page.getByRole('grid').waitFor();
  await expect.poll(() => countPieces(page)).toBe(3);
  await page.locator('#tile-1').hover();
  await expect.poll(() => page.locator('.preview').textContent()).toContain('Island A, worth 4');
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('F6, F15, F19: a double-click places once and is not told off; an end at half-time is foretold and explained', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await keepMatch(page, NO_SETTLEMENT, NO_SETTLEMENT.log.length - 38);
  const pieces = await countPieces(page);
  await page.locator('.blue-lagoon-tile.is-open:not(:has(.blue-lagoon-token))').first().dblclick();
  await expect.poll(() => countPieces(page)).toBe(pieces + 1);
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  // Pressed, the piece of the next move is still there: it goes down under the pointer.
  await page.locator('.blue-lagoon-tile.is-open').last().hover();
  await page.locator('.blue-lagoon-ghost').waitFor();
  await page.mouse.down();
  await page.locator('.blue-lagoon-tile:focus .blue-lagoon-ghost').waitFor();
  await page.mouse.up();
  await expect.poll(() => page.locator('.prompt').textContent()).toContain('nobody has a village that will survive');

  await keepMatch(page, NO_SETTLEMENT, NO_SETTLEMENT.log.length);
  await page.getByText('The game ended at half-time: no village was left.').waitFor();
  const ending = await openDetails(page);
  await expect.poll(() => ending.textContent()).toContain('The game ended at half-time. Nobody had built a village');
  await expect.poll(() => ending.getByRole('columnheader').allTextContents()).toEqual(['First half', 'First half']);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('in a low window a replay shows every line of the facts, down to the most pieces on each island', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, width: 1200, height: 700 });
  for (const { seats, ...size } of [
    { seats: 4, width: 1200, height: 700 },
    { seats: 2, width: 960, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await openMatch(page, { seats, until: 60 });
    await page.keyboard.press('l');
    await page.locator('.stepper').waitFor();
    const [facts, line] = [
      await boxOf(page.locator('.table-facts')),
      await boxOf(page.getByText('Most pieces on each')),
    ];
    expect(line.y + line.height, `${seats}`).toBeLessThanOrEqual(facts.y + facts.height);
  }
  page.expectClean();
});
