import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listMoves } from '../../core/list-moves.ts';
import { raceToTheRaft as game } from '../../games/race-to-the-raft/game.ts';
import { fromOf, WALKS } from '../../games/race-to-the-raft/moves.ts';
import type { RaftPosition } from '../../games/race-to-the-raft/position.ts';
import { longWalk } from '../support/raft-long-walk.ts';
import { boxOf, middleOf } from './gestures.ts';
import { axe, open, QUIET_PAGE, tabTo } from './harness.ts';
import {
  CARD,
  DEADLY,
  FIRE,
  findMisfits,
  openKept,
  openMatch,
  REQUEST,
  SAFE,
  starOf,
  stepNow,
  WALK,
} from './race-to-the-raft-match.ts';

const WON = { end: / won/ };
const PHONE = { width: 360, height: 740, touch: true } as const;

test.each([{}, PHONE])(
  'F12: a lesson says what was wrong, loses nothing and keeps the island in its place, %o',
  async (look) => {
    const page = await open('#/race-to-the-raft/learn/4', { ...look, reducedMotion: true });
    const isPhone = 'touch' in look;
    const press = async ({ x, y }: { readonly x: number; readonly y: number }) => {
      await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      if (isPhone) await page.locator('.raft-lay').click();
    };
    const board = page.locator('.raft-board');
    const nudge = page.locator('.lesson-nudge');
    await board.waitFor();
    const before = await boxOf(board);
    await press(await middleOf(page.locator(DEADLY).first()));
    // Nothing is lost in a lesson, so it says what is wrong without asking.
    await expect.poll(() => nudge.textContent()).toContain('That would lose the game. Use the starred square.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => boxOf(board)).toEqual(before);
    expect(await axe(page)).toEqual([]);
    // Said until something else is tried.
    await press(await starOf(page));
    await page.getByText('Lesson, step 5 of 9').waitFor();
    await expect.poll(() => nudge.textContent()).not.toContain('starred');

    const then = await boxOf(board);
    await page.getByRole('button', { name: 'Card Bp' }).click();
    await press(await starOf(page));
    await expect.poll(() => nudge.textContent()).toContain('First turn card Bp twice with the Turn button.');
    await expect.poll(() => boxOf(board)).toEqual(then);
    expect(await findMisfits(page)).toEqual([]);
    // It accuses nobody who is about to mend it.
    await page.keyboard.press('r');
    await expect.poll(() => nudge.textContent()).toBe('');
    page.expectClean();
  },
);

test('F13, F17: pointing at a cat shows where it can go and for how many cards, or why it cannot', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, WALK);
  const preview = page.locator('.raft-preview');
  await page.getByText('Or move', { exact: true }).waitFor();
  const cat = page.locator('.raft-square.is-cat').first();
  const says = /^The \w+ cat can walk to (\d+) squares? for [12] cards?/;
  const reach = page.locator('.raft-reach-floor');
  await cat.hover();
  await expect.poll(() => preview.textContent()).toMatch(says);
  const words = (await preview.textContent()) ?? '';
  const squares = (await reach.getAttribute('d'))?.match(/M/g) ?? [];
  expect(squares.length).toBe(Number(says.exec(words)?.[1]));
  // Only looked at: nothing is chosen.
  await expect.poll(() => page.locator('[aria-pressed="true"]').count()).toBe(0);
  await page.mouse.move(5, 300);
  await expect.poll(() => reach.count()).toBe(0);

  const button = `#raft-cat-${await cat.getAttribute('data-square')}`;
  await page.locator(button).hover();
  await expect.poll(() => preview.textContent()).toBe(words);
  await page.mouse.move(5, 300);
  await tabTo(page, button);
  await expect.poll(() => preview.textContent()).toBe(words);
  await cat.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => preview.textContent()).toBe(words);
  // The mouse points now: two lit squares would be one too many. The keys go on from where they were.
  const frame = () => cat.evaluate((square) => getComputedStyle(square).stroke !== 'none');
  await expect.poll(frame).toBe(true);
  const elsewhere = await middleOf(page.locator('.raft-square').last());
  await page.mouse.move(elsewhere.x, elsewhere.y);
  await expect.poll(frame).toBe(false);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(frame).toBe(true);

  // What is said of a square is about the walk there, not about another one.
  await openKept(page, WON, WALK, -1);
  await page.locator('.raft-cat-button').first().click();
  await page.locator('.raft-square.is-open:not([aria-label*="on the raft"])').first().hover();
  await expect.poll(() => preview.textContent()).toContain('stops short of the raft');
  expect(await preview.textContent()).not.toContain('can board');

  // One on the raft stays there.
  await openKept(page, WON, CARD, -1);
  await page.locator('.raft-square[aria-label*="cat on a ring"]').first().hover();
  await expect.poll(() => preview.textContent()).toMatch(/See the rule$/);
  // F17: the way to the rule leads over other squares, which must not take its link away.
  const link = await middleOf(preview.locator('a'));
  await page.mouse.move(link.x, link.y, { steps: 25 });
  await expect.poll(() => preview.textContent()).toMatch(/See the rule$/);
  await page.mouse.click(link.x, link.y);
  await page.getByRole('dialog').locator('.rules-book .is-wanted').waitFor();
  page.expectClean();
});

test('F18: no button of the table drops the focus when it switches itself off or goes away', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  await openKept(page, WON, REQUEST, 1);
  await tabTo(page, '[aria-label="One more circle card"]');
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toBe('One more circle card');
  await tabTo(page, '[aria-label="One fewer circle card"]', 'Shift+Tab');
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toBe('One fewer circle card');
  await tabTo(page, '.raft-narrow:not(.primary)');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Draw six cards' }).waitFor();
  await expect.poll(() => focused()).toBe('Spread evenly');
  // What comes next is the next stop.
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe('Draw six cards');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Card /);

  await page.keyboard.press('Tab');
  const card = await focused();
  await page.keyboard.press('Enter');
  await tabTo(page, '.raft-buttons .quiet');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe(card);
  page.expectClean();
});

test('the key for the next legal place leads to cats and cards, and with a card chosen to where it goes', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, CARD);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('class'));
  const seen = new Set<string>();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('n');
    seen.add((await focused())?.includes('raft-card') ? 'card' : 'cat');
  }
  expect([...seen].sort()).toEqual(['card', 'cat']);
  await page.locator('.raft-card').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.raft-square.is-open').first().waitFor();
  await page.keyboard.press('n');
  await expect.poll(focused).toMatch(/is-open/);
  page.expectClean();
});

test('by keyboard “Show me” leads to the star: one more press places the card', async () => {
  const page = await open('#/race-to-the-raft/learn/3', { reducedMotion: true });
  await page.locator('.raft-hint').waitFor();
  await tabTo(page, '.raft-hint-words button');
  await page.keyboard.press('Enter');
  await page.locator('.raft-square:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('step 4 of').waitFor();
  page.expectClean();
});

test('after a hint that was played by mouse, R turns the fire under the pointer', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, { end: /won/ }, CARD);
  await page.getByRole('button', { name: 'Hint' }).click();
  // The star for no hints is spent.
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play A' }).click();
  await page.locator('.raft-fire').waitFor();
  const { x, y } = await middleOf(page.locator(SAFE).last());
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  const corner = () => page.locator('.raft-ghost').getAttribute('transform');
  const near = async () => {
    const box = await boxOf(page.locator('.raft-ghost .raft-edge').last());
    return x > box.x - 60 && x < box.x + box.width + 60 && y > box.y - 60 && y < box.y + box.height + 60;
  };
  await expect.poll(corner).not.toBeNull();
  for (let turns = 0; turns < 4; turns++) {
    await page.keyboard.press('r');
    await expect.poll(near).toBe(true);
  }
  // Where a tile may not go, the cross is on the square that is pointed at: the middle of the tile may be beside it.
  const burning = await middleOf(page.locator('#raft-square-92'));
  await page.mouse.move(burning.x, burning.y);
  const crossed = async () => {
    const cross = await middleOf(page.locator('.raft-ghost .raft-no'));
    return Math.hypot(cross.x - burning.x, cross.y - burning.y);
  };
  await expect.poll(crossed).toBeLessThan(6);
  await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('raft-square'))).toBe(false);
  page.expectClean();
});

test('F6: a double-click, or a key that is held, places a card and not the fire as well', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const placed = await placeWhereFireFits(page);
  const { x, y } = await middleOf(placed);
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await paint(page);
  await expect.poll(() => stepNow(page)).toBe('fire');

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.raft-hand').waitFor();
  await page.locator('.raft-card').first().click();
  await placed.focus();
  await page.keyboard.down('Enter');
  await page.locator('.raft-fire').waitFor();
  await placed.focus();
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await paint(page);
  await expect.poll(() => stepNow(page)).toBe('fire');
  // A click of its own places it.
  await page.mouse.click(x, y);
  await page.locator('.raft-hand').waitFor();
  page.expectClean();
});

/** Whatever the last event led to is on the screen. */
async function paint(page: Page): Promise<void> {
  for (let frames = 0; frames < 4; frames++)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Places a card by a click, around a square on which the fire can be placed next. */
async function placeWhereFireFits(page: Page) {
  await page.locator('.raft-card').first().click();
  const ids = await page.locator(SAFE).evaluateAll((squares) => squares.map(({ id }) => id));
  for (const id of ids) {
    const square = page.locator(`#${id}`);
    await square.click();
    await page.locator('.raft-fire').waitFor();
    if (/is-open/.test((await square.getAttribute('class')) ?? '')) return square;
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.raft-hand').waitFor();
    await page.locator('.raft-card').first().click();
  }
  throw new Error('No card can be placed where fire could follow.');
}

test('cats of one colour have buttons that can be told apart', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openMatch(page, matchWithTwins());
  const labels = await page
    .locator('.raft-cat-button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const colours = labels.map((label) => /(\w+) cat/.exec(label)?.[1]);
  expect(new Set(colours).size).toBeLessThan(colours.length);
  expect(new Set(labels).size).toBe(labels.length);
  // The price covers no face, and what tells twins apart makes no row taller.
  const covered = await page.locator('.raft-cat-button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const [face, price] = [...button.children].map((part) => part.getBoundingClientRect());
      return Math.min(face.right - price.left, face.bottom - price.top);
    }),
  );
  expect(Math.max(...covered)).toBeLessThan(4);
  await page.getByText('Or move', { exact: true }).waitFor();
  // The list calls them by the same names.
  for (const [side] of labels.join().matchAll(/left|right|upper|lower/g))
    await page.locator('.raft-watch').getByText(`(${side})`).first().waitFor();
  const heights = await page
    .locator('.raft-watch tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  expect(await findMisfits(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

/** A match that stops where two cats of one colour can move. */
function matchWithTwins() {
  const challenge = 'meet-the-twins';
  const walk = longWalk(1, challenge, 'twins');
  const positions = walk.positions as RaftPosition[];
  const at = positions.findIndex((position) => {
    const cats = new Set(
      listMoves(game, position)
        .filter((move) => move >= WALKS)
        .map(fromOf),
    );
    const colours = [...cats].map((cat) => position.catAt(cat));
    return new Set(colours).size < colours.length;
  });
  if (at < 0) throw new Error('No twins can move.');
  const log = walk.moves.slice(0, at).map((move, before) => game.formatMove(positions[before], move));
  return { game: game.id, rulesVersion: game.rulesVersion, seats: 1, settings: { challenge }, log };
}

test.each([
  { width: 600, height: 350 },
  { width: 740, height: 360, touch: true },
])('F27: in short, wide windows a step of the turn fits beside the island, %o', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const step of [REQUEST, FIRE]) {
    await openKept(page, WON, step, 1);
    expect(await findMisfits(page), `${step}`).toEqual([]);
  }
  if (look.touch) {
    const cats = await boxOf(page.locator('.raft-watch'));
    await page.locator(SAFE).first().tap();
    const place = page.getByRole('button', { name: 'Place it here' });
    expect((await boxOf(place)).y + (await boxOf(place)).height).toBeLessThan(look.height);
    // What the fire would change is above the edge, beside nothing that hides it, and pushes nothing down.
    const words = await boxOf(page.locator('.raft-changes'));
    expect(words.y).toBeGreaterThan((await boxOf(place)).y + (await boxOf(place)).height);
    expect(words.y + words.height).toBeLessThan(look.height);
    expect(await boxOf(page.locator('.raft-watch'))).toEqual(cats);
    await place.tap();
    await page.locator('.raft-hand').waitFor();
  }
  page.expectClean();
});

test.each([
  { width: 360, height: 740, touch: true },
  { width: 640, height: 360, touch: true },
])('what the others did and the whole step are in sight on a phone, %o', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const step of [REQUEST, CARD, FIRE, WALK]) {
    await openKept(page, { ...WON, seats: 3 }, step, -1);
    await expect.poll(() => page.locator('.news li').first().isVisible()).toBe(true);
    expect(await findMisfits(page), `${step}`).toEqual([]);
  }
  page.expectClean();
});

test('decks and cats have keys, as cards have', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, REQUEST, 2);
  // The second deck stops at six cards in all.
  for (const key of '11112222') await page.keyboard.press(key);
  expect(await page.locator('.raft-stepper output').allTextContents()).toEqual(['4', '2', '0', '0']);
  await page.getByRole('button', { name: 'Draw six cards' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.raft-stepper output').first().textContent()).toBe('0');
  await openKept(page, WON, WALK);
  const cats = await page.locator('.raft-cat-button').count();
  const chosen = new Set<string>();
  for (let press = 0; press <= cats; press++) {
    await page.keyboard.press('c');
    await page.locator('.raft-cat-button[aria-pressed=true]').waitFor();
    chosen.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(chosen.size).toBe(cats);
  page.expectClean();
});
