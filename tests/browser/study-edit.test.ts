import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';
import { openMore, openStart, openUnjudged, visit } from './study-match.ts';

/** Where a piece cannot be, by its number in the palette, and what is said about it. */
const WRONG = {
  arboretum: { piece: 0, spot: '1 C00C00', says: /must be/ },
  'blue-lagoon': { piece: 6, spot: '5,2', says: /is on water/ },
  metro: { piece: 0, spot: '22', says: /next to|touch/i },
  'race-to-the-raft': { piece: 0, spot: '0001', says: /where the rules allow/ },
  stratopolis: { piece: 0, spot: 'OO', says: /next to the city/ },
} as const;
type GameId = keyof typeof WRONG;

function verdict(page: Page) {
  return page.locator('.edit-verdict [role=status]');
}

async function put(page: Page, spot: string): Promise<void> {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
  if (!box) throw new Error(`${spot} is not on the screen.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.each(Object.keys(WRONG) as GameId[])(
  'a position of %s is set up by hand, and what cannot be says why',
  async (game) => {
    const page = await open(`#/${game}/edit/`, { reducedMotion: true, width: 1200, height: 700 });
    await verdict(page).filter({ hasText: 'Every piece is where the rules allow it.' }).waitFor();
    // It begins with a piece that is not used up.
    expect(await page.locator('.edit-piece.is-gone :checked').count()).toBe(0);
    const { piece, spot, says } = WRONG[game];
    await page.locator('.edit-palette input').nth(piece).check({ force: true });
    await put(page, spot);
    await verdict(page).filter({ hasText: says }).waitFor();
    // The board rings the place: where it is in the text of the position is nothing to a player.
    expect(await verdict(page).textContent()).not.toMatch(/placement \d/i);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdict(page).filter({ hasText: 'Every piece is where the rules allow it.' }).waitFor();
    page.expectClean();
  },
);

test('on a phone: tiles are laid, the position is studied, and the computer answers there', async () => {
  const page = await open('#/metro/study/', { reducedMotion: true, width: 360, height: 740, touch: true });
  await page.getByRole('link', { name: 'Set up a position by hand' }).tap();
  for (const spot of ['03', '73']) await put(page, spot);
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Study this position' }).tap();
  await openMore(page);
  await page.getByRole('button', { name: 'Play on from here' }).last().tap();
  // In the list of words that it comes from, its buttons still look like buttons.
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button').last().tap();
  await page.locator('.metro-square.is-open').first().tap();
  await page.getByRole('button', { name: 'Place it here' }).tap();
  // The tile of the one who plays, and the computer's.
  await page.locator('.metro-tile').nth(3).waitFor();
  // Before a tile is drawn there is nothing to have an opinion of: the way there is offered instead.
  await visit(page, `#/metro/study/${encodeURIComponent('metro - -,- 1+')}`);
  await page.getByRole('button', { name: 'Computer’s opinion' }).tap();
  const opinion = page.getByRole('region', { name: 'What the computer would do' });
  await opinion.filter({ hasText: 'Chance comes first here.' }).waitFor();
  await opinion.getByRole('button', { name: 'Let chance decide' }).tap();
  await opinion.filter({ hasText: 'Player 1 to move: ideas' }).waitFor();
  page.expectClean();
});

test('by keyboard alone, with the eraser, a hand and the position as text', async () => {
  const page = await open('#/metro/edit/', { reducedMotion: true, width: 1200, height: 700 });
  // What is against the rules leads to the rule; back from there, nothing is lost.
  await page.locator('[data-spot="22"]').press('Enter');
  await verdict(page).getByRole('link', { name: 'See the rule' }).press('Enter');
  await verdict(page).waitFor({ state: 'detached' });
  await page.goBack();
  await verdict(page).filter({ hasText: WRONG.metro.says }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.locator('[data-spot="00"]').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(1);
  await page.getByRole('button', { name: /^Add .+ to Player 2’s tile/ }).press('Enter');
  const text = page.getByLabel('As text');
  await expect.poll(() => text.inputValue()).toMatch(/^metro aaaa02 \w{4},aaaa 1$/);
  await page.getByRole('radio', { name: 'Eraser' }).press(' ');
  await page.locator('[data-spot="02"]').press('Enter');
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(0);
  // No more copies than there are, and it says so; what was set up is still there when somebody comes back.
  await text.fill('metro aaaa01aaaa02aaaa03aaaa04 -,- 1+');
  await page.getByRole('button', { name: 'Read this text' }).press('Enter');
  await page.locator('.metro-tile').nth(3).waitFor();
  await page.locator('.edit-palette input').first().press(' ');
  await page.locator('[data-spot="05"]').press('Enter');
  await verdict(page).filter({ hasText: 'There are none of these left.' }).waitFor();
  await visit(page, '#/metro/study/');
  await page.getByRole('link', { name: 'Set up a position by hand' }).press('Enter');
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(4);
  await page.reload();
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(4);
  await text.fill('metro aaaa22 -,- 1+');
  await page.getByRole('button', { name: 'Read this text' }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'aaaa22' }).waitFor();
  await text.fill('aaaa02aaaa03');
  await page.getByRole('button', { name: 'Read this text' }).press('Enter');
  await page.locator('.metro-tile').nth(1).waitFor();
  page.expectClean();
});

test('in Race to the Raft the fire tile to place and the bag are set by hand', async () => {
  const page = await open('#/race-to-the-raft/edit/', { reducedMotion: true, width: 1200, height: 700 });
  const text = page.getByLabel('As text');
  await page.getByRole('radio', { name: /^Fire tile m,/ }).check();
  await page.getByRole('button', { name: / to Fire tile to place$/ }).click();
  await expect.poll(() => text.inputValue()).toMatch(/ abcdefghijklnopqrstuvwxyzABCDE .* fire\+m/);
  await page.getByRole('radio', { name: /^Fire tile x,/ }).check();
  await page.getByRole('button', { name: /^Add .+ to Used fire tiles$/ }).click();
  await expect.poll(() => text.inputValue()).toMatch(/ abcdefghijklnopqrstuvwyzABCDE .* fire\+m/);
  await verdict(page).filter({ hasText: 'Every piece is where the rules allow it.' }).waitFor();
  await page.getByRole('button', { name: 'Remove Fire tile m from Fire tile to place' }).click();
  await expect.poll(() => text.inputValue()).toMatch(/ abcdefghijklmnopqrstuvwyzABCDE .* spark/);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('from a move of a study to the editor and back: the study is as it was left', async () => {
  const page = await openUnjudged('metro');
  await openStart(page, 'metro');
  for (let move = 0; move < 3; move++) await page.getByRole('button', { name: 'Next move', exact: true }).click();
  await page.getByRole('button', { name: 'Computer’s opinion' }).click();
  await page.locator('.study-idea').last().click();
  await page
    .locator('.stepper output')
    .filter({ hasText: /Turn (\d) of \1 / })
    .waitFor();
  await openMore(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await verdict(page).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  // In the variation, with the computer's opinion.
  await page
    .locator('.stepper output')
    .filter({ hasText: /Turn (\d) of \1 / })
    .waitFor();
  await page.getByRole('button', { name: 'Computer’s opinion', pressed: true }).waitFor();
  page.expectClean();
});
