import { expect, test } from 'vitest';
import { below, layFinger, middleOf } from './gestures.ts';
import { axe, hurry, open, openDetails, QUIET_PAGE, reachRematch, resultOf, START, setUp, tabTo } from './harness.ts';
import {
  before,
  choose,
  expectFits,
  GOLDEN,
  OPEN,
  openGolden,
  resume,
  SIZES,
  someoneActs,
  TURNABLE,
  tilesLaid,
  waitForTiles,
  walkToOpenSquare,
} from './stratopolis-match.ts';

test('two people play a match with the mouse; undo, redo and reload lose nothing', async () => {
  const page = await open(QUIET_PAGE, { width: 960, height: 720, reducedMotion: true });
  await choose(page, 'above');
  await setUp(page, 'Stratopolis', ['person', 'person']);
  for (let turn = 0; await someoneActs(page); turn++) {
    if (turn === 12) {
      await waitForTiles(page, 12);
      await page.getByRole('button', { name: 'Undo' }).click();
      await waitForTiles(page, 11);
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.reload();
      await someoneActs(page);
      await expect.poll(() => tilesLaid(page)).toBe(12);
    }
    // The first tiles and the last ones.
    if (turn === 15) {
      await resume(page, before(GOLDEN[0], 10));
      await waitForTiles(page, 30);
    }
    if (turn % 5 === 4) await page.keyboard.press('r');
    await page
      .locator(OPEN)
      .nth(turn % 9)
      .click();
  }
  await expect.poll(() => resultOf(page).getByRole('heading', { level: 2 }).textContent()).toMatch(/won|win/);
  const ending = await openDetails(page);
  await expect
    .poll(() => ending.locator('.stratopolis-steps li').first().textContent())
    .toMatch(/Green · Rosa: largest region \d+ squares? × height \d+ = \d+\./);
  await expect.poll(() => page.locator('.log li').count()).toBe(40);
  await expect
    .poll(() => page.locator('.log li').last().textContent())
    .toMatch(/placed a tile next to .+ at column [A-Z], row [A-Z], arms \w+ and \w+/);
  await expectFits(page);
  page.expectClean();
});

test('a match with the keyboard alone, against the computer at first', async () => {
  const page = await open('#/stratopolis/new', { reducedMotion: true });
  await hurry(page);
  await choose(page, 'above');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  for (let turn = 0; await someoneActs(page); turn++) {
    // The first tiles and the last ones, of two people; the match of Metro by key is whole.
    if (turn === 6) {
      await resume(page, before(GOLDEN[0], 5));
      await waitForTiles(page, 35);
    }
    await tabTo(page, '.stratopolis-cell');
    if (turn % 3 === 1) await page.keyboard.press('r');
    await walkToOpenSquare(page);
    const laid = await tilesLaid(page);
    await page.keyboard.press('Enter');
    await waitForTiles(page, laid + (turn < 6 ? 2 : 1));
  }
  await reachRematch(page);
  // Whoever has played a match is no longer new to the game.
  await page.keyboard.press('Enter');
  await waitForTiles(page, 0);
  expect(await page.getByRole('link', { name: /^New to/ }).count()).toBe(0);
  page.expectClean();
});

test('a phone: one tap shows, the second places; where it fits only turned, the tap turns it', async () => {
  const page = await open('#/stratopolis/new', { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await choose(page, 'above');
  await page.getByRole('button', { name: START }).tap();
  await someoneActs(page);
  // The turn is as wide for whoever thinks: only then is its height kept, and nothing below it leaps.
  const paddings = await page.evaluate(() => {
    const hand = document.querySelector('.stratopolis-hand');
    const prompt = hand?.closest('.prompt');
    if (!hand || !prompt) return [];
    const padding = () => getComputedStyle(prompt).paddingInline;
    const own = padding();
    hand.classList.remove('stratopolis-hand');
    const others = padding();
    hand.classList.add('stratopolis-hand');
    return [own, others];
  });
  expect(paddings).toEqual(['12px', '12px']);
  const tiles = page.locator('.stratopolis-next p:visible');
  expect((await tiles.allInnerTexts()).sort()).toEqual(['in hand · 19 more', 'next tile · 19 more']);
  const square = page.locator(OPEN).nth(3);
  await square.tap();
  await page.locator('.stratopolis-ghost').waitFor();
  await expect.poll(() => tilesLaid(page)).toBe(0);
  await expectFits(page, [SIZES[3]]);
  expect(await axe(page)).toEqual([]);
  await page.locator(TURNABLE).first().tap();
  await expect.poll(() => page.locator('.preview').textContent()).toMatch(/^On the ground:/);
  await expect.poll(() => tilesLaid(page)).toBe(0);
  // Bare ground far from the city takes the tile back.
  await page.locator('.stratopolis-cell').first().tap();
  await page.locator('.stratopolis-ghost').waitFor({ state: 'detached' });
  await square.tap();
  await square.tap();
  await waitForTiles(page, 2);
  // The rest of a match, to its ending.
  await resume(page, before(GOLDEN[0], 8));
  await waitForTiles(page, 32);
  for (let turn = 1; await someoneActs(page); turn++) {
    await page
      .locator(OPEN)
      .nth(turn % 3)
      .tap();
    await page.locator('.stratopolis-ghost').waitFor();
    const names = page.locator('.stratopolis-card h3');
    expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
    await page.locator('.place-here').tap();
    await page.locator('.stratopolis-ghost').waitFor({ state: 'detached' });
  }
  const edges = () =>
    page.evaluate(() => {
      const [city, bar, sheet] = ['.stratopolis-city', '.stratopolis-bar', '.result'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return { city: city?.bottom ?? 0, bar: bar?.bottom ?? 0, sheet: sheet?.top ?? 0 };
    });
  // The sheet covers nothing of the city, and pulled down it leaves no empty strip.
  const raised = await edges();
  expect(raised.city).toBeLessThanOrEqual(raised.sheet);
  await page.getByRole('button', { name: 'Show the board' }).tap();
  await expect.poll(async () => (await edges()).city).toBeGreaterThan(raised.city);
  const low = await edges();
  expect(Math.abs(low.sheet - low.bar)).toBeLessThan(2);
  await expectFits(page, [SIZES[3]]);
  page.expectClean();
});

test('a wide city on a phone comes nearer where it is tapped, and is whole again after the move', async () => {
  const page = await openGolden(2, { width: 360, height: 740, touch: true });
  const wide = async () => (await page.locator(OPEN).first().boundingBox())?.width ?? 0;
  await expect.poll(() => wide()).toBeLessThan(24);
  const square = page.locator(`#${await page.locator(OPEN).nth(9).getAttribute('id')}`);
  await square.tap();
  await expect.poll(wide).toBeGreaterThanOrEqual(28);
  await expect.poll(() => tilesLaid(page)).toBe(38);
  await expect.poll(() => page.locator('.stratopolis-ghost').count()).toBe(1);
  const buttons = await page.locator('.zoom-buttons').boundingBox();
  const city = await page.locator('.stratopolis-city').boundingBox();
  expect(buttons?.y).toBeGreaterThanOrEqual((city?.y ?? 0) + (city?.height ?? 0));
  // A neighbour of the tapped square can be hit now, and the board stays where it is.
  const [column, row] = [await square.getAttribute('x'), await square.getAttribute('y')].map(Number);
  await page.locator(`.stratopolis-cell[x="${column + 24}"][y="${row}"]`).tap();
  await expect.poll(() => page.locator('.stratopolis-ghost').count()).toBe(1);
  await square.tap();
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await waitForTiles(page, 39);
  await expect.poll(wide).toBeLessThan(24);
  await expectFits(page, [SIZES[3]]);
  page.expectClean();
});

test('the tile in hand can be dragged onto the city, turned on the way', async () => {
  const page = await openGolden(20, { width: 960, height: 720 });
  const held = page.locator('.stratopolis-held');
  const turned = () => held.locator('[role=img]').getAttribute('aria-label');
  const first = await turned();
  await held.click();
  await expect.poll(() => turned()).not.toBe(first);
  await held.hover();
  await page.mouse.down();
  await page.locator(OPEN).first().hover();
  await page.locator('.stratopolis-ghost').waitFor();
  const carried = await turned();
  await page.mouse.wheel(0, 100);
  await expect.poll(turned).not.toBe(carried);
  const wheeled = await turned();
  await page.keyboard.press('r');
  await expect.poll(turned).not.toBe(wheeled);
  await expect.poll(() => tilesLaid(page)).toBe(20);
  // Where it goes is looked for only now, for turning changes where it fits.
  await page.locator(OPEN).nth(4).hover();
  await page.mouse.up();
  await waitForTiles(page, 21);
  // Let go outside the city, nothing happens.
  await held.hover();
  await page.mouse.down();
  await page.locator('.stratopolis-scores').hover();
  await page.mouse.up();
  await expect.poll(() => tilesLaid(page)).toBe(21);
  // Given up over the city, nothing happens either, and the tile is not turned by being let go.
  const still = await turned();
  await held.hover();
  await page.mouse.down();
  await page.locator(OPEN).first().hover();
  await page.locator('.stratopolis-held.is-over-city').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.stratopolis-held:not(.is-carried)').waitFor();
  await page.mouse.up();
  expect([await tilesLaid(page), await turned()]).toEqual([21, still]);
  page.expectClean();
});

test('a finger drags the tile, which is held above it, and is asked before it is placed', async () => {
  const page = await openGolden(34, { width: 360, height: 740, touch: true });
  const finger = await layFinger(page);
  const place = page.getByRole('button', { name: 'Place it here' });
  const square = page.locator(`#${await page.locator(OPEN).first().getAttribute('id')}`);
  // Dragged there once more, it is still only shown.
  for (let drags = 0; drags < 2; drags++) {
    await finger.drag(await middleOf(page.locator('.stratopolis-held')), below(await middleOf(square)));
    await page.locator('.stratopolis-ghost').waitFor();
    await finger.lift();
    await place.waitFor();
    await expect.poll(() => tilesLaid(page)).toBe(6);
  }
  await place.tap();
  await waitForTiles(page, 7);
  page.expectClean();
});

test('two computer players play to the end', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, colorScheme: 'dark' });
  await hurry(page);
  await resume(page, before(GOLDEN[0], 16), 'bot');
  const details = await openDetails(page);
  await expect.poll(() => details.locator('.stratopolis-steps li').count()).toBeGreaterThanOrEqual(3);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});
