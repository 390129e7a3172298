import { expect, test } from 'vitest';
import { boxOf, middleOf } from './gestures.ts';
import { axe, hurry, open, QUIET_PAGE, resultOf, setUp, tabTo } from './harness.ts';
import {
  before,
  choose,
  expectFits,
  GOLDEN,
  inSight,
  OPEN,
  openGolden,
  resume,
  SIZES,
  TURNABLE,
  tiedMatch,
  tilesLaid,
  waitForTiles,
} from './stratopolis-match.ts';

const DEPTH = 'The city in depth';

test('in depth a tile is pointed at, refused, turned and placed by mouse, from every corner; the choice is remembered', async () => {
  const page = await openGolden(20);
  await page.getByRole('button', { name: 'Depth' }).click();
  await page.getByRole('group', { name: DEPTH }).waitFor();
  const words = page.locator('.preview');
  const [refused] = await inSight(page, '.stratopolis-cell:not(.is-open):not(.is-turnable)');
  await page.mouse.move(refused.x, refused.y);
  await expect.poll(() => words.textContent()).toMatch(/Not here\. .*See the rule/);
  const [turnable] = await inSight(page, TURNABLE);
  await page.mouse.move(turnable.x, turnable.y);
  await expect.poll(() => words.textContent()).toContain('It fits here if you turn it');
  const held = () => page.locator('.stratopolis-hand [role=img]').getAttribute('aria-label');
  const first = await held();
  await page.mouse.wheel(0, 100);
  await expect.poll(held).not.toBe(first);
  await expect.poll(() => page.locator(`#${turnable.id}`).getAttribute('class')).toContain('is-open');
  // From another corner something else is under the pointer.
  await page.locator('.stratopolis-ghost').first().waitFor();
  await page.keyboard.press('w');
  await page.locator('.stratopolis-ghost').waitFor({ state: 'detached' });
  for (let corner = 0; corner < 4; corner++) {
    const [place] = await inSight(page, OPEN);
    await page.mouse.move(place.x, place.y);
    await expect.poll(() => words.textContent()).toMatch(/^On (the ground|top).*Green (\d+ → \d+|stays at \d+)/);
    await expect.poll(() => page.locator('.stratopolis-ghost').count()).toBe(3);
    await page.mouse.click(place.x, place.y);
    await waitForTiles(page, 21 + corner);
    await page.keyboard.press('w');
  }
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await page.getByRole('group', { name: DEPTH }).waitFor();
  await expect.poll(() => tilesLaid(page)).toBe(24);
  // The next match is seen from the usual corner, where the first square comes first.
  await page.keyboard.press('w');
  await page.keyboard.press('w');
  await setUp(page, 'Stratopolis', ['person', 'person']);
  await waitForTiles(page, 0);
  const ids = await page.locator('.stratopolis-cell').evaluateAll((cells) => cells.map(({ id }) => id));
  expect(ids.indexOf('square-405')).toBeLessThan(ids.indexOf('square-406'));
  page.expectClean();
});

test('a review shows the city from the side that was chosen at the result', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, unjudged: true });
  await resume(page, GOLDEN[0]);
  await resultOf(page).waitFor();
  await page.keyboard.press('w');
  await page.keyboard.press('w');
  await resultOf(page).getByRole('link', { name: 'Review' }).click();
  await page.locator('.study .stratopolis-view').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('group', { name: 'The city from above' }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('group', { name: DEPTH }).waitFor();
  const ids = await page.locator('.stratopolis-cell').evaluateAll((cells) => cells.map(({ id }) => id));
  expect(ids.indexOf('square-405')).toBeGreaterThan(ids.indexOf('square-406'));
  page.expectClean();
});

test('in depth the keyboard walks from square to square as they are seen, and places', async () => {
  const page = await openGolden(30, { width: 960, height: 720 });
  await page.keyboard.press('d');
  await page.keyboard.press('w');
  await tabTo(page, '.stratopolis-cell');
  const middle = () =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  const from = await middle();
  await page.keyboard.press('ArrowRight');
  const right = await middle();
  expect(right.x).toBeGreaterThan(from.x);
  await page.keyboard.press('ArrowDown');
  expect((await middle()).x).toBeLessThan(right.x);
  await page.keyboard.press('r');
  // The key that jumps from legal place to legal place.
  await page.keyboard.press('n');
  await page.locator(`${OPEN}:focus`).waitFor();
  await page.keyboard.press('Enter');
  await waitForTiles(page, 11);
  page.expectClean();
});

test('in depth a finger taps, comes nearer, and places; everything fits a phone and a small window', async () => {
  const page = await openGolden(4, { width: 360, height: 740, touch: true });
  await page.getByRole('button', { name: 'Depth' }).tap();
  await page.getByRole('group', { name: DEPTH }).waitFor();
  await expectFits(page, [SIZES[3], { width: 740, height: 360 }, SIZES[3]]);
  const wide = async () => (await page.locator(OPEN).first().boundingBox())?.width ?? 0;
  const before1 = await wide();
  const [place] = await inSight(page, OPEN);
  await page.touchscreen.tap(place.x, place.y);
  await page.locator('.stratopolis-ghost').first().waitFor();
  await expect.poll(wide).toBeGreaterThan(before1);
  // Come nearer there are three buttons of the zoom in the bar: they cover none of the others.
  const [last, first] = ['.stratopolis-bar button >> nth=-1', '.zoom-buttons button:nth-child(3)'].map((part) =>
    boxOf(page.locator(part)),
  );
  expect((await last).x + (await last).width).toBeLessThanOrEqual((await first).x);
  await expect.poll(() => tilesLaid(page)).toBe(36);
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await waitForTiles(page, 37);
  await expect.poll(wide).toBeLessThan(before1 * 1.2);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('in depth the star is on the tile that it suggests, and a click on it places that tile; then the other one answers', async () => {
  const page = await open('#/stratopolis/learn/2', { reducedMotion: true });
  const suggested = page.locator('.stratopolis-idea');
  await expect.poll(() => suggested.count()).toBe(3);
  // The first tile of the lesson must be turned.
  await page.locator('.prompt').getByText('Turn the tile to match the outline').waitFor();
  // What is said about a wrong square just above the star leaves the star in sight.
  const drawn = await boxOf(page.locator('.stratopolis-star'));
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - drawn.x, y + 40 - drawn.y);
  const [wrong] = (await inSight(page, OPEN)).toSorted((one, other) => away(one) - away(other));
  await page.mouse.click(wrong.x, wrong.y);
  const said = await boxOf(page.locator('.lesson-nudge', { hasText: 'on the star' }));
  expect(said.y > drawn.y + drawn.height || said.y + said.height < drawn.y || said.x > drawn.x + drawn.width).toBe(
    true,
  );
  // Where the pointer is, a key turns the tile on to the next way that fits there.
  await page.mouse.move(1, 1);
  await page.keyboard.press('r');
  await page.locator('.prompt').getByText('Put the ringed corner on the star').waitFor();
  const star = await middleOf(page.locator('.stratopolis-star'));
  await page.mouse.move(star.x, star.y);
  await expect
    .poll(() => page.locator('.preview').textContent())
    .toMatch(/^On the ground:.*Green 1 → 3 \(3 × height 1\)/);
  await expect.poll(() => suggested.count()).toBe(0);
  await page.mouse.click(star.x, star.y);
  const placed = page.locator('.stratopolis-scores h2');
  await expect.poll(() => page.locator('.prompt').textContent()).toContain('Ada takes a turn');
  await expect.poll(() => page.locator('.lesson-note p:not(.lesson-room)').textContent()).toBe('Watch Ada’s turn.');
  await expect.poll(() => placed.textContent()).toContain('1 of 40 placed');
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await expect.poll(() => placed.textContent()).toContain('2 of 40 placed');
  await expect.poll(() => page.locator('.board-mark.is-past').count()).toBe(1);
  // From where the lesson was looked at is no choice for a match.
  await page.keyboard.press('w');
  await resume(page, before(GOLDEN[0], 20));
  await page.keyboard.press('d');
  const depth = page.getByRole('group', { name: DEPTH });
  const box = await depth.getAttribute('viewBox');
  await page.reload();
  await expect.poll(() => depth.getAttribute('viewBox')).toBe(box);
  page.expectClean();
});

test.each([
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('by finger, a tapped square can be confirmed inside the prompt, and nothing moves, $width wide', async (look) => {
  const page = await openGolden(20, { ...look, touch: true });
  await page.keyboard.press('d');
  await page.getByRole('group', { name: DEPTH }).waitFor();
  const scores = page.locator('.stratopolis-scores h2');
  const still = await boxOf(scores);
  // A phone explains every mark, on its side too.
  const explained = page.locator('.preview .stratopolis-legend > span:visible');
  expect(await explained.count()).toBe(look.width === 1024 ? 0 : 6);
  const [square] = await inSight(page, OPEN);
  await page.touchscreen.tap(square.x, square.y);
  const place = page.getByRole('button', { name: 'Place it here' });
  await place.waitFor();
  const [button, prompt] = await Promise.all([place.boundingBox(), page.locator('.prompt').boundingBox()]);
  if (!button || !prompt) throw new Error('The button or the prompt cannot be seen.');
  expect(button.x + button.width).toBeLessThan(prompt.x + prompt.width);
  expect(button.y + button.height).toBeLessThan(prompt.y + prompt.height);
  expect(await place.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  expect(await boxOf(scores)).toEqual(still);
  page.expectClean();
});

test('a phone: ideas take the place of what was tapped, and no two have the same name', async () => {
  const page = await openGolden(20, { width: 390, height: 844, touch: true });
  await page.keyboard.press('d');
  await page.getByRole('group', { name: DEPTH }).waitFor();
  const [square] = await inSight(page, OPEN);
  await page.touchscreen.tap(square.x, square.y);
  await expect.poll(() => page.locator('.stratopolis-ghost').count()).toBe(3);
  // What is seen of the tile belongs to the square that was tapped.
  const ring = await middleOf(page.locator('.stratopolis-over circle').last());
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.id, ring);
  expect(hit).toBe(square.id);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.hint').first().waitFor();
  await expect.poll(() => page.locator('.stratopolis-ghost').count()).toBe(0);
  await expect.poll(() => page.locator('.stratopolis-idea').count()).toBe(3);
  // However near the board is, another idea is in sight as soon as it is looked at.
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).tap();
  const board = (await page.locator('.stratopolis-board').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const at of [1, 2, 0]) {
    await page.locator('.hint').nth(at).tap();
    await expect
      .poll(async () => {
        const { x, y } = await middleOf(page.locator('.stratopolis-star'));
        return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
      })
      .toBe(true);
  }
  const titles = await page.locator('.hint-title [aria-hidden]').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  page.expectClean();
});

test('the city turns and the regions rise before anybody is told who won; it can be skipped and seen again', async () => {
  const page = await open(QUIET_PAGE);
  await hurry(page);
  await setUp(page, 'Stratopolis', ['person', 'person']);
  await resume(page, before(GOLDEN[0], 1));
  const said = page.locator('.moment-caption');
  await page.locator(OPEN).first().click();
  await page.locator('.stratopolis-film').waitFor();
  await said.filter({ hasText: 'All 40 tiles are down' }).waitFor();
  await said.filter({ hasText: /’s largest region: \d+ squares? × height \d+\./ }).waitFor();
  await expect.poll(() => resultOf(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await resultOf(page).waitFor();
  await expect.poll(() => page.locator('.stratopolis-film').count()).toBe(0);
  const picture = page.locator('.stratopolis-board');
  await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/ wins \d+–\d+!$/);
  // What stays can be walked round, and left for the board from above.
  const drawn = await picture.innerHTML();
  await page.keyboard.press('w');
  await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
  await page.getByRole('button', { name: 'Show the ending again' }).click();
  await page.locator('.stratopolis-film').waitFor();
  await page.keyboard.press(' ');
  await resultOf(page).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('grid').waitFor();
  page.expectClean();
});

test('with reduced motion the ending is its last picture at once, and a tie names the regions that broke it', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, colorScheme: 'dark' });
  await resume(page, tiedMatch());
  await resultOf(page).waitFor();
  await resultOf(page)
    .getByRole('rowheader', { name: /^Tie-break/ })
    .waitFor();
  await expect.poll(() => page.locator('.stratopolis-film').count()).toBe(0);
  // Both regions that tied, and those that decided.
  await expect.poll(() => page.locator('.stratopolis-board > g > g > rect').count()).toBeGreaterThan(2);
  expect(await axe(page)).toEqual([]);
  // The ending faces as the match did, from another corner too: towers that do not count are where they were.
  await choose(page, 'depth');
  await page.reload();
  await resultOf(page).waitFor();
  await page.keyboard.press('w');
  await page.evaluate(() => location.assign('#/stratopolis/new'));
  await resultOf(page).waitFor({ state: 'detached' });
  await page.goBack();
  await resultOf(page).waitFor();
  const drawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.stratopolis-board path')].map((path) => path.getAttribute('d')),
    );
  const atTheEnd = await drawn();
  await page.keyboard.press('d');
  await page.getByRole('grid').waitFor();
  const here = await drawn();
  await page.keyboard.press('w');
  const elsewhere = new Set(await drawn());
  const onlyHere = new Set(here.filter((outline) => !elsewhere.has(outline)));
  expect(atTheEnd.filter((outline) => onlyHere.has(outline)).length).toBeGreaterThan(0);
  page.expectClean();
});

test('looking from elsewhere by key leaves the focus on its square, and what was done before fades while a tile is tried', async () => {
  const page = await openGolden(20);
  await page.getByRole('button', { name: 'Depth' }).click();
  await page.getByRole('group', { name: DEPTH }).waitFor();
  await tabTo(page, '.stratopolis-cell');
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const square = await focused();
  expect(square).toMatch(/^square-\d+$/);
  // The focus is drawn where the corner of the tile would be.
  await page.locator('.stratopolis-focus').waitFor();
  for (const key of ['w', 'd', 'd', 'w']) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(square);
  }
  const faded = page.locator('.stratopolis-faded');
  await expect.poll(() => faded.count()).toBeGreaterThan(0);
  // Without the tile, too, it is around a roof and not across the towers in front.
  await page.keyboard.press('Escape');
  await expect.poll(() => faded.count()).toBe(0);
  const strokeOf = (node: Element) => getComputedStyle(node).stroke;
  expect(await page.locator(`#${square}`).evaluate(strokeOf)).toBe('none');
  expect(await page.locator('.stratopolis-focus').evaluate(strokeOf)).not.toBe('none');
  page.expectClean();
});
