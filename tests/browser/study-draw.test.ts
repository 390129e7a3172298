import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';
import { openMore, openStart, openUnjudged, shareLink } from './study-match.ts';

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'] as const;
/** Two spots that are in sight after some moves. */
const SPOTS = {
  arboretum: ['1 C00C00', '1 N01C00'],
  'blue-lagoon': ['5,5', '7,3'],
  metro: ['11', 'centre'],
  'race-to-the-raft': ['0304', '0607'],
  stratopolis: ['MM', 'ML'],
} as const;

async function openAfter(page: Page, game: string, moves: number): Promise<void> {
  await openStart(page, game);
  for (let move = 0; move < moves; move++) await page.getByRole('button', { name: 'Next move', exact: true }).click();
}

function draw(page: Page) {
  return page.getByRole('button', { name: 'Mark the board', exact: true });
}

async function middleOf(page: Page, spot: string): Promise<[number, number]> {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
  if (!box) throw new Error(`${spot} is not on the screen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.each(GAMES)('marks and arrows are drawn on the board of %s by the right mouse button', async (game) => {
  const page = await openUnjudged(game, { width: 1200, height: 700 });
  // In Arboretum it is the rival's turn then, and the player's own garden is still the large one, where one draws.
  await openAfter(page, game, 4);
  const [from, to] = SPOTS[game];
  // Where spots are is only known while somebody draws.
  await draw(page).click();
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await draw(page).click();
  await page.mouse.click(...start, { button: 'right' });
  await page.mouse.move(...start);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...end, { steps: 3 });
  // The arrow is seen before the button is let go.
  await expect.poll(() => page.locator('.spots .sketch.is-purple').count()).toBe(2);
  await page.keyboard.down('Shift');
  await page.mouse.up({ button: 'right' });
  await page.keyboard.up('Shift');
  await expect.poll(() => page.locator('.spots .sketch.is-purple').count()).toBe(1);
  await expect.poll(() => page.locator('.spots .sketch.is-red').count()).toBe(1);
  await draw(page).click();
  await expect.poll(() => page.locator('.study-drawn li').count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  // The end of a match, shown scored, can be drawn on like any other position.
  await page.keyboard.press('End');
  await page.locator('.study-drawn').waitFor({ state: 'detached' });
  await page.locator('.spot').first().waitFor();
  page.expectClean();
});

test('the pens take the place of the words: the table beside the board stays where it is', async () => {
  const page = await openUnjudged('metro', { width: 1200, height: 700 });
  await openAfter(page, 'metro', 1);
  const topOf = () => page.locator('.study-scroll').evaluate((part) => part.getBoundingClientRect().top);
  const before = await topOf();
  await draw(page).click();
  await page.getByRole('region', { name: 'Mark the board' }).waitFor();
  expect(await topOf()).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Mark the board' }).waitFor({ state: 'detached' });
  expect(await topOf()).toBe(before);
  page.expectClean();
});

test('drawing by keyboard alone, and the drawing opens from a copied link', async () => {
  const page = await openUnjudged('metro', { width: 1200, height: 700 });
  await openAfter(page, 'metro', 1);
  await draw(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-spot="00"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  await page.getByText('An arrow from Row 2, column 2').waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const drawn = page.locator('.study-drawn li');
  await expect
    .poll(() => drawn.allTextContents())
    .toEqual(['Purple mark: Row 2, column 2Delete', 'Purple arrow from row 2, column 2 to row 4, column 2Delete']);
  const link = new URL(await shareLink(page)).hash;
  const other = await open(link, { width: 360, height: 740, touch: true, unjudged: true });
  await other.locator('.spots .sketch').nth(1).waitFor();
  await expect.poll(() => other.locator('.spots .sketch').count()).toBe(2);
  await openMore(other);
  await other.getByRole('button', { name: 'Mark the board', exact: true }).tap();
  await other.touchscreen.tap(...(await middleOf(other, '66')));
  await expect.poll(() => other.locator('.spots .sketch').count()).toBe(3);
  await other.getByRole('button', { name: /^Delete: Purple mark: Row 7, column 7/ }).tap();
  await expect.poll(() => other.locator('.spots .sketch').count()).toBe(2);
  expect(await axe(other)).toEqual([]);
  page.expectClean();
  other.expectClean();
});

test('an arrow leads from one garden to another, by mouse and by keyboard, and follows the boards', async () => {
  const page = await openUnjudged('arboretum', { width: 1200, height: 700 });
  await openAfter(page, 'arboretum', 8);
  await draw(page).click();
  const [x, y] = await middleOf(page, '1 C00C00');
  const card = await page.locator('.arboretum-small .arboretum-planted').first().boundingBox();
  if (!card) throw new Error('The other garden has no card in it.');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2, { steps: 3 });
  await page.mouse.up();
  const far = page.locator('.far-arrows .sketch');
  await expect.poll(() => far.count()).toBe(1);
  const begins = () => far.first().evaluate((arrow) => (arrow as SVGGElement).getScreenCTM()?.e ?? 0);
  await expect.poll(async () => Math.abs((await begins()) - x)).toBeLessThan(2);
  await page.locator('[data-spot="1 N01C00"]').press('a');
  await page.locator('.arboretum-look').press('Enter');
  await page.locator('[data-spot="2 C00C00"]').press('Enter');
  await expect.poll(() => far.count()).toBe(2);
  // The gardens have changed places.
  await expect.poll(async () => (await begins()) - x).toBeGreaterThan(100);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});
