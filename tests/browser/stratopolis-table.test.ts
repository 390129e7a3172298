import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxOf, middleOf } from './gestures.ts';
import { axe, hurry, open, openDetails, openMatchFile, openStill, QUIET_PAGE, saveMatch, setUp } from './harness.ts';
import {
  choose,
  expectFits,
  inSight,
  OPEN,
  openGolden,
  resume,
  SIZES,
  someoneActs,
  TURNABLE,
  tiedMatch,
  tilesLaid,
  waitForTiles,
} from './stratopolis-match.ts';

test('the widest city fits every size late in the game and satisfies axe in the dark, from above and in depth', async () => {
  const page = await openGolden(2);
  await page.locator(OPEN).nth(9).hover();
  await expect
    .poll(() => page.locator('.preview').textContent())
    .toMatch(/Green (\d+ → \d+|stays at \d+).*Red (\d+ → \d+|stays at \d+)/);
  await expectFits(page);
  await page.getByText('Tiles still to come').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(SIZES[2]);
  await page.keyboard.press('s');
  await expect.poll(() => page.getByRole('button', { name: 'Sizes' }).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('d');
  const depth = page.getByRole('group', { name: 'The city in depth' });
  const box = await depth.getAttribute('viewBox');
  await expectFits(page);
  await page.keyboard.press('w');
  await expect.poll(() => depth.getAttribute('viewBox')).not.toBe(box);
  await page.keyboard.press('d');
  const above = page.getByRole('group', { name: 'The city from above' });
  await above.waitFor();
  // The key that rotates the view does not change how somebody chose to see the city.
  await page.keyboard.press('w');
  await page.keyboard.press('s');
  await expect.poll(() => page.getByRole('button', { name: 'Sizes' }).getAttribute('aria-pressed')).toBe('false');
  await above.waitFor();
  page.expectClean();
});

test('a turned tile stays turned after a look back, and the sizes stay from match to match', async () => {
  const page = await openGolden(20);
  const fits = () =>
    page
      .locator('.stratopolis-cell')
      .evaluateAll((cells) => cells.map(({ classList }) => classList.contains('is-open')));
  const unturned = await fits();
  await page.keyboard.press('s');
  await page.keyboard.press('r');
  await expect.poll(fits).not.toEqual(unturned);
  const turned = await fits();
  await page.keyboard.press('l');
  await page.locator('.stepper').waitFor();
  await page.keyboard.press('Escape');
  await page.locator(OPEN).first().waitFor();
  expect(await fits()).toEqual(turned);
  await page.reload();
  await page.locator(OPEN).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Sizes' }).getAttribute('aria-pressed')).toBe('true');
  page.expectClean();
});

test('an illegal square says why with the rule; key, wheel and buttons turn the tile, and the wheel does not zoom', async () => {
  const page = await openGolden(20, { width: 960, height: 720 });
  const words = page.locator('.preview');
  await page.locator('.stratopolis-cell:not(.is-open):not(.is-turnable)').first().hover();
  await expect
    .poll(() => words.textContent())
    .toMatch(/Not here\. Place next to the city: an edge must touch it, .*\. See the rule/);
  await expect.poll(() => words.getByRole('link').getAttribute('href')).toContain('S7');
  // A click there does not make the tile stick: it is gone with the mouse.
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.locator('.stratopolis-ghost').waitFor({ state: 'detached' });
  // Nor does a key before the mouse leaves in one jump: no key leads to the link of what was refused.
  await page.locator('.stratopolis-cell:not(.is-open):not(.is-turnable)').first().hover();
  await page.locator('.stratopolis-ghost').first().waitFor();
  await page.keyboard.press('s');
  await page.locator('.stratopolis-scores h2').hover();
  await page.locator('.stratopolis-ghost').waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  const turnable = await page.locator(TURNABLE).first().getAttribute('id');
  const square = page.locator(`#${turnable}`);
  await square.hover();
  await expect.poll(() => words.textContent()).toMatch(/^It fits here if you turn it:.*Turn it/);
  // The button is beside these words: a line of its own would leave an empty one wherever there is none.
  const [button, score] = await Promise.all(['button', 'li'].map((part) => words.locator(part).first().boundingBox()));
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((score?.y ?? 0) + 1);
  const view = () => page.locator('.stratopolis-board').getAttribute('viewBox');
  const box = await view();
  await page.keyboard.press('r');
  await expect.poll(() => square.getAttribute('class')).toContain('is-open');
  await expect.poll(() => tilesLaid(page)).toBe(20);
  await expect.poll(() => words.textContent()).toMatch(/^On (the ground|top)/);
  const turned = () => page.locator('.stratopolis-hand [role=img]').getAttribute('aria-label');
  const held = await turned();
  await page.mouse.wheel(0, 100);
  await expect.poll(turned).not.toBe(held);
  await expect.poll(() => view()).toBe(box);
  const wheeled = await turned();
  await page.getByRole('button', { name: 'Turn the tile clockwise' }).click();
  await expect.poll(() => turned()).not.toBe(wheeled);
  await page.getByRole('button', { name: 'Turn the tile anticlockwise' }).click();
  await expect.poll(() => turned()).toBe(wheeled);
  const other = page.locator(`#${await page.locator(TURNABLE).last().getAttribute('id')}`);
  await other.click();
  await expect.poll(() => other.getAttribute('class')).toContain('is-open');
  await expect.poll(() => tilesLaid(page)).toBe(20);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.prompt').getByText('Put the ringed corner on the star').waitFor();
  // The card says what the idea that is shown would score, as it does of a tile that is pointed at.
  await expect.poll(() => page.locator('.stratopolis-points').first().textContent()).toMatch(/^\d+ → \d+$/);
  // So does the board: its labels are those of the regions that would score.
  await page.locator('.stratopolis-would .stratopolis-tab').first().waitFor();
  // An idea that is chosen on the board is chosen in the list.
  await page.locator('.hint').nth(1).click();
  const star = await middleOf(page.locator('.stratopolis-star'));
  await page.locator('.hint').nth(0).click();
  await page.mouse.click(star.x, star.y);
  const isSecondChosen = () => page.locator('.hint').nth(1).getAttribute('aria-pressed');
  await expect.poll(isSecondChosen).toBe('true');
  // It stays so when another has only been pointed at.
  await page.locator('.hint').nth(0).hover();
  await expect.poll(isSecondChosen).toBe('false');
  await page.mouse.move(0, 0);
  await expect.poll(isSecondChosen).toBe('true');
  await expect.poll(() => tilesLaid(page)).toBe(20);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => view()).not.toBe(box);
  page.expectClean();
});

test.each([
  ['two', 2],
  ['open', 10],
] as const)('with the option piles=%s the mover picks a tile', async (piles, most) => {
  const page = await openGolden(40, { width: 360, height: 740, piles });
  const tiles = page.getByRole('group', { name: /Choose/ }).getByRole('button');
  await expect.poll(() => tiles.count()).toBe(most);
  const named = (nodes: Element[]) => nodes.map((node) => node.getAttribute('aria-label'));
  const shown = await page.locator('.stratopolis-card.is-acting .stratopolis-next [role=img]').evaluateAll(named);
  if (piles === 'two') expect(await tiles.evaluateAll(named)).toEqual(shown);
  await tiles.nth(most - 1).click();
  await expect.poll(() => tiles.nth(most - 1).getAttribute('aria-pressed')).toBe('true');
  await expectFits(page);
  if (piles === 'open') expect(await axe(page)).toEqual([]);
  else {
    await page.keyboard.press('d');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('d');
  }
  await page.locator(OPEN).first().click();
  await waitForTiles(page, 1);
  page.expectClean();
});

test('a tie is explained rank by rank', async () => {
  const page = await openStill();
  await resume(page, tiedMatch());
  const details = await openDetails(page);
  const steps = details.locator('.stratopolis-steps li');
  await expect.poll(() => steps.nth(2).textContent()).toMatch(/(\d+)–\1: a tie/);
  await expect.poll(() => steps.nth(3).textContent()).toMatch(/The second-largest regions: .* against /);
  await expect.poll(() => steps.last().textContent()).toMatch(/ won the tie with the better [a-z]+-largest region\.$/);
  page.expectClean();
});

test.each([
  { width: 1200, height: 700, touch: false },
  { width: 360, height: 740, touch: true },
])('the lesson is walked to its end by doing what it asks, $width wide', async (look) => {
  const page = await open('', { ...look, reducedMotion: true });
  await hurry(page);
  await page.getByRole('link', { name: 'Learn Stratopolis' }).click();
  const tops = new Set<number>();
  const topOf = (scores: Element) => Math.round(scores.getBoundingClientRect().top);
  for (let step = 1; step <= 8; step++) {
    await page.getByText(`Lesson, step ${step} of 8`).waitFor();
    await expectFits(page, [look]);
    // A step to read is as high as one that places a tile: the scores keep their place.
    if (!look.touch && step < 8) tops.add(await page.locator('.stratopolis-scores').evaluate(topOf));
    const next = page.locator('.lesson-next');
    if ((await next.count()) > 0) {
      await next.click();
      continue;
    }
    if (step === 2) await page.getByRole('button', { name: 'Turn the tile clockwise' }).click();
    const { x, y } = await middleOf(page.locator('.stratopolis-star'));
    if (!look.touch) await page.mouse.click(x, y);
    else {
      const turn = page.getByRole('button', { name: 'Turn the tile clockwise' });
      const before = await middleOf(turn);
      await page.touchscreen.tap(x, y);
      const place = page.getByRole('button', { name: 'Place it here' });
      await place.waitFor();
      // Whoever taps Turn twice taps the same place twice.
      expect(await middleOf(turn)).toEqual(before);
      await place.tap();
    }
  }
  expect(tops.size).toBeLessThanOrEqual(1);
  // The first match begins at once.
  await page.waitForURL(/#\/stratopolis\/match\//);
  page.expectClean();
});

test('a match is saved as a file and opened elsewhere; the viewer shows any move; a link shows the same position', async () => {
  const page = await openStill();
  await setUp(page, 'Stratopolis', ['person', 'person']);
  for (const tiles of [1, 2, 3]) {
    await page.locator(OPEN).first().click();
    await waitForTiles(page, tiles);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  const file = await saveMatch(page);
  expect(JSON.parse(readFileSync(file, 'utf8')).record.game).toBe('stratopolis');

  const other = await openMatchFile(file);
  await waitForTiles(other, 3);

  await page.getByRole('link', { name: 'Open in the viewer' }).click();
  // The zoom has its room in the bar, as at the table: a strip of its own would take it from the city.
  const [bar, zoom] = [await boxOf(page.locator('.stratopolis-bar')), await boxOf(page.locator('.zoom-buttons'))];
  expect(zoom.y).toBeGreaterThan(bar.y);
  expect(zoom.x + zoom.width).toBeLessThan(bar.x + bar.width);
  await page.getByRole('slider', { name: 'Move' }).fill('1');
  await expect.poll(() => tilesLaid(page)).toBe(1);
  await expect
    .poll(() => page.locator('.stepper output').textContent())
    .toMatch(/1 of 3 · .+ placed a tile next to .+ at column [A-Z], row [A-Z]/);
  await page.goBack();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'This position as text' }).click();
  const line = page.getByLabel('This position as one line');
  await line.waitFor({ state: 'attached' });
  // On a phone the viewer's page scrolls: the text is above the board.
  await expectFits(page, [SIZES[2]]);
  const link = page.url();
  const third = await open(link.slice(link.indexOf('#')), { reducedMotion: true });
  expect(await third.getByLabel('This position as one line').inputValue()).toBe(await line.inputValue());
  await expect.poll(() => tilesLaid(third)).toBe(3);
  for (const opened of [page, other, third]) opened.expectClean();
});

test('from above no label and no letter covers the star of an idea, on a phone too', async () => {
  const page = await openGolden(14, { width: 360, height: 740, touch: true });
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.hint').first().waitFor();
  for (const at of [1, 2, 0]) {
    await page.locator('.hint').nth(at).tap();
    await expect.poll(() => page.locator('.hint').nth(at).getAttribute('aria-pressed')).toBe('true');
    const covered = () =>
      page.evaluate(() => {
        const star = document.querySelector('.stratopolis-star')?.getBoundingClientRect();
        if (!star) return ['no star'];
        const [x, y] = [star.x + star.width / 2, star.y + star.height / 2];
        return [...document.querySelectorAll('.stratopolis-board :is(.stratopolis-tab, .board-mark-sign)')]
          .map((label) => label.getBoundingClientRect())
          .filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
      });
    await expect.poll(covered).toEqual([]);
  }
  page.expectClean();
});

test.each([
  { width: 1200, height: 700 },
  { width: 1024, height: 768 },
])(
  'the turn card is as high before there is news as with it, and Replay shows all piles whole, $width wide',
  async (size) => {
    const page = await open(QUIET_PAGE, { ...size, reducedMotion: true });
    await hurry(page);
    await setUp(page, 'Stratopolis', ['person', 'bot']);
    const heights: number[] = [];
    for (let turn = 0; turn < 3 && (await someoneActs(page)); turn++) {
      heights.push(await page.locator('.prompt').evaluate((card) => card.getBoundingClientRect().height));
      const [{ x, y }] = await inSight(page, OPEN);
      await page.mouse.click(x, y);
      await waitForTiles(page, 2 * turn + 2);
    }
    // Two lines of news have room from the start; what is longer is seldom.
    expect(Math.max(...heights) - heights[0]).toBeLessThan(24);
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'First move' }).click();
    await page.getByText('Tiles still to come').click();
    await page.locator('.stratopolis-piles[open]').waitFor();
    const hidden = () => page.locator('.table-facts').evaluate((facts) => facts.scrollHeight - facts.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    page.expectClean();
  },
);

test.each(['above', 'depth'] as const)(
  'F14: turn after turn a tile stays where it was clicked, and the city never jumps, seen from %s',
  async (view) => {
    const page = await open(QUIET_PAGE);
    await hurry(page);
    await choose(page, view);
    await setUp(page, 'Stratopolis', ['person', 'bot']);
    const TURNS = 7;
    const recorded = await page.evaluateHandle(recordViews);
    for (let turn = 0; turn < TURNS && (await someoneActs(page)); turn++) {
      // Up and down by turns, so that the city spreads.
      const cells = await inSight(page, OPEN);
      const { x, y } = cells[turn % 2 === 0 ? 0 : cells.length - 1];
      await page.mouse.click(x, y);
      // Now and then somebody thinks, and the frame has time to grow.
      await page.waitForTimeout(turn % 3 === 2 ? 1700 : 300);
    }
    const { clicks, jump, growths } = await recorded.evaluate(({ views, clicks }) => {
      const far = (from: number, to: number) => Math.hypot(views[to].x - views[from].x, views[to].y - views[from].y);
      const steps = views.map((_, at) => (at === 0 ? 0 : far(at - 1, at)));
      const isStill = (from: number, to: number) => steps.slice(Math.max(0, from), to).every((step) => step === 0);
      const begins = steps.filter((step, at) => step > 0 && isStill(at - 10, at));
      return {
        clicks: clicks.map(({ at, until }) => far(at, until)),
        // By the time that has passed over four pictures: on a busy machine some are left out.
        jump: Math.max(
          ...views.slice(4).map(({ time }, at) => far(at, at + 4) / Math.max(4, (time - views[at].time) / 17)),
        ),
        growths: begins.length,
      };
    });
    expect(clicks.length).toBe(TURNS);
    expect(Math.max(...clicks)).toBeLessThan(2);
    // The whole way is some dozens of pixels; the glide has eighteen steps or more.
    expect(jump).toBeLessThan(25);
    expect(growths).toBeGreaterThan(0);
    expect(growths).toBeLessThan(5);
    page.expectClean();
  },
);

/** Runs in the page: where the board is on the screen, picture by picture, and for each click from which to which of them. */
function recordViews() {
  const views: { x: number; y: number; time: number }[] = [];
  const clicks: { at: number; until: number }[] = [];
  // A corner of what is shown at first, so that a change of scale shows too.
  const place = new DOMPoint(200, 200);
  const look = (time: number) => {
    const board = document.querySelector<SVGSVGElement>('.stratopolis-board')?.getScreenCTM();
    const { x, y } = board ? place.matrixTransform(board) : place;
    views.push({ x: Math.round(x), y: Math.round(y), time });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', () => {
    // The next picture: what the last one showed may have gone on before the click.
    const click = { at: views.length, until: views.length };
    clicks.push(click);
    setTimeout(() => {
      click.until = views.length - 1;
    }, 280);
  });
  return { views, clicks };
}
