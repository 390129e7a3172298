import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { below, boxOf, dragByFinger, layFinger, middleOf, moveMouse } from './gestures.ts';
import { axe, findOverflow, open, openDetails, QUIET_PAGE, saveMatch } from './harness.ts';
import { CARD, FIRE, findMisfits, moveOn, openKept, REQUEST, SAFE, stepNow, WALK } from './race-to-the-raft-match.ts';

const WON = { end: / won/ };

test('pointing shows what a card would do, or which rule forbids it', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const preview = page.locator('.raft-preview');
  const below = () => page.locator('.raft-watch').evaluate((cats) => cats.getBoundingClientRect().top);
  const before = await below();
  // A cat's row shows on the island what its path still lacks.
  await page.locator('.raft-watch tbody tr').first().hover();
  await expect.poll(() => page.locator('.raft-best-edge:not(.is-under)').count()).toBe(2);
  await page.locator('.raft-card').first().click();
  await page.locator('#raft-square-37').hover();
  await expect.poll(() => preview.textContent()).toMatch(/it would cover fire\. See the rule/);
  expect(await below()).toBe(before);
  await page.locator(SAFE).nth(3).hover();
  await expect.poll(() => page.locator('.raft-ghost:not(.is-refused)').count()).toBe(1);
  // What would help a cat can be told from what would harm it.
  const change = page.locator('.raft-change > span').first();
  await expect.poll(() => change.getAttribute('class')).toMatch(/^raft-(good|worse)$/);
  const [was, would] = ((await change.textContent()) ?? '').split(' → ').map(Number);
  expect(await change.getAttribute('class')).toBe(would < was ? 'raft-good' : 'raft-worse');
  // The wheel turns the card and leaves the island as large as it is.
  const face = await page.locator('.raft-card').first().getAttribute('aria-label');
  await page.mouse.wheel(0, 100);
  await page.waitForFunction((old) => document.querySelector('.raft-card')?.getAttribute('aria-label') !== old, face);
  await expect.poll(() => page.getByRole('button', { name: 'Fit' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.raft-ghost').count()).toBe(0);
  page.expectClean();
});

test('a card and a fire tile are dragged onto the island, turned and flipped on the way', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const card = page.locator('.raft-card').nth(1);
  const before = await page.locator('.raft-card').count();
  const straight = await card.getAttribute('aria-label');
  await moveMouse(page, card);
  await page.mouse.down();
  await page.mouse.move(780, 300, { steps: 3 });
  await expect.poll(() => page.locator('.raft-carried').count()).toBe(1);
  await page.keyboard.press('r');
  await moveMouse(page, page.locator('#raft-square-174'), 3);
  await expect.poll(() => page.locator('.raft-carried').count()).toBe(0);
  await expect.poll(() => page.locator('.raft-ghost').count()).toBe(1);
  await expect.poll(() => card.getAttribute('aria-label')).not.toBe(straight);
  await page.mouse.up();
  // It brings no cat closer to the raft, and its fire would be drawn at once: only a click places it.
  await expect.poll(() => page.locator('.prompt').textContent()).toMatch(/Place card \w+ here/);
  await expect.poll(() => page.locator('.raft-preview').textContent()).toMatch(/no cat closer/);
  await moveOn(page, () => page.locator('#raft-square-174').click());
  await page.locator('.raft-fire').waitFor();
  await expect.poll(() => page.locator('.raft-aside-card').count()).toBe(before - 1);

  const tile = page.locator('.raft-fire-tile');
  // It says which of its squares goes on a dot of the island.
  await tile.locator('.raft-dots').waitFor({ state: 'attached' });
  const lying = await tile.getAttribute('aria-label');
  await moveMouse(page, tile);
  await page.mouse.down();
  await page.mouse.move(780, 300, { steps: 3 });
  await page.keyboard.press('f');
  await page.keyboard.press('r');
  await expect.poll(() => tile.getAttribute('aria-label')).not.toBe(lying);
  await moveMouse(page, page.locator(SAFE).first(), 3);
  await moveOn(page, () => page.mouse.up());
  await page.locator('.raft-hand').waitFor();
  page.expectClean();
});

test('a card let go where it may not lie stays in hand, also over a cat', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, WALK);
  const card = page.locator('.raft-card').first();
  await card.dragTo(page.locator('.raft-square.is-cat').first());
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('.raft-hand.is-paying, .raft-reach').count()).toBe(0);
  await expect.poll(() => page.locator('.raft-preview').textContent()).toMatch(/See the rule/);
  await card.dragTo(page.locator('#raft-square-0'));
  await expect.poll(() => page.locator('.raft-preview').textContent()).toMatch(/See the rule/);
  page.expectClean();
});

test('a finger drags too; letting go shows, the button lays', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const finger = await layFinger(page);
  const [fire, land] = [
    await middleOf(page.locator('#raft-square-37')),
    await middleOf(page.locator('#raft-square-174')),
  ];
  await finger.drag(await middleOf(page.locator('.raft-card').nth(1)), below(fire), below(land));
  // What is told is about where the card is now: a finger that carries it down does not make for the link of a refusal.
  await expect.poll(() => page.locator('.raft-ghost:not(.is-refused)').count()).toBe(1);
  await finger.lift();
  await expect.poll(() => page.locator('.raft-ghost').count()).toBe(1);
  // At once: the swift drag was no fling, which the tap would only stop.
  await moveOn(page, () => page.getByRole('button', { name: 'Place it here' }).tap());
  await dragByFinger(page, await middleOf(page.locator('.raft-fire-tile')), await middleOf(page.locator(SAFE).nth(2)));
  await moveOn(page, () => page.getByRole('button', { name: 'Place it here' }).tap());
  await page.locator('.raft-hand').waitFor();
  page.expectClean();
});

test('on a phone a tap brings the squares near, the next is for the one that is meant, and the whole island is back', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const view = () => page.locator('.raft-board').getAttribute('viewBox');
  const whole = await view();
  const land = page.locator('#raft-square-174');
  await page.locator('.raft-card').first().tap();
  const at = await middleOf(land);
  expect((await boxOf(land)).width).toBeLessThan(20);
  await page.touchscreen.tap(at.x, at.y);
  await page.locator('.raft-ghost').waitFor();
  await expect.poll(async () => (await boxOf(land)).width).toBeGreaterThan(32);
  const now = await middleOf(land);
  expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(3);
  const near = await view();
  await page.touchscreen.tap(at.x - 34, at.y);
  await expect.poll(view).toBe(near);
  await page.touchscreen.tap(at.x, at.y);
  await moveOn(page, () => page.getByRole('button', { name: 'Place it here' }).tap());
  await expect.poll(view).toBe(whole);
  page.expectClean();
});

test('the hand stays where it is while a finger chooses a card and its square', async () => {
  const page = await open(QUIET_PAGE, { width: 390, height: 844, touch: true, reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const prompt = page.locator('.raft-do');
  const top = () => page.locator('.raft-hand').evaluate((hand) => hand.getBoundingClientRect().top);
  const tall = async () => Math.round((await boxOf(page.locator('.prompt'))).height);
  const height = await tall();
  const before = await top();
  await page.locator('.raft-card').first().tap();
  await expect.poll(() => prompt.textContent()).toMatch(/^Where does the middle of card/);
  // The chance to win comes a moment later, and fits the bar.
  await page.locator('.chance').waitFor();
  expect(await top()).toBe(before);
  expect(await tall()).toBe(height);
  await page.locator(SAFE).nth(3).tap();
  await expect.poll(() => prompt.textContent()).toMatch(/^Place card \w+ here/);
  expect(await top()).toBe(before);
  await expect.poll(() => page.locator('.crumb .stars').isVisible()).toBe(true);
  // On a narrow phone, too, the longest chance keeps the name and its stars in the bar's height.
  const bar = async () => (await boxOf(page.locator('.bar'))).height;
  const high = await bar();
  await expect.poll(() => page.locator('.chance').textContent()).toContain('very high');
  await page.setViewportSize({ width: 360, height: 844 });
  expect(await bar()).toBe(high);
  await page.setViewportSize({ width: 390, height: 844 });
  // The bar has no room for the challenge and its round.
  await expect.poll(() => page.getByText(/^First steps · round [1-3]$/).isVisible()).toBe(true);
  // For a hint, and to undo the fire that was drawn before.
  await expect.poll(() => page.locator('.star-cost').count()).toBe(2);
  // Large enough to be read as a star that is lost, and whole.
  for (const cost of await page.locator('.star-cost').all()) {
    const { y, height } = await boxOf(cost);
    expect(Math.min(height, 16)).toBe(16);
    expect(y).toBeGreaterThanOrEqual(0);
  }
  // The fire takes as much room as the hand, however many cards are left.
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await page.locator('.raft-fire').waitFor();
  expect(await tall()).toBe(height);
  // With a puzzle above the hand the island keeps still, too.
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/puzzle/9-187`);
  await page.locator('.puzzle').waitFor();
  await page.locator('.raft-card').first().tap();
  const island = () => page.locator('.raft-board').evaluate((board) => board.getBoundingClientRect().top);
  const still = await island();
  await page.locator(SAFE).first().tap();
  await page.getByRole('button', { name: 'Place it here' }).waitFor();
  expect(await island()).toBe(still);
  page.expectClean();
});

test('a near island moves to the cat that is chosen by its button', async () => {
  const page = await open(QUIET_PAGE, { width: 390, height: 844, touch: true, reducedMotion: true });
  await openKept(page, WON, WALK);
  for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Zoom in' }).tap();
  const isWhole = (square: string) =>
    page.evaluate((id) => {
      const [cat, board] = [`#${id}`, '.raft-board'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return cat && board ? cat.left >= board.left && cat.right <= board.right && cat.bottom <= board.bottom : false;
    }, square);
  const buttons = page.locator('.raft-cat-button');
  const squares = (await buttons.evaluateAll((all) => all.map(({ id }) => id))).map((id) =>
    id.replace('cat', 'square'),
  );
  expect(await Promise.all(squares.map(isWhole))).toContain(false);
  for (const [at, square] of squares.entries()) {
    await buttons.nth(at).tap();
    await expect.poll(() => isWhole(square)).toBe(true);
  }
  // The buttons go nearer to the cat that is chosen, not to the middle of the island.
  await page.getByRole('button', { name: 'Fit' }).tap();
  for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(() => isWhole(squares[squares.length - 1])).toBe(true);
  page.expectClean();
});

test('keys go to what can be pressed, and to the card whose number was pressed', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, REQUEST, 1);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('n');
  await expect.poll(focused).toBe('One more circle card');
  await openKept(page, WON, CARD, 5);
  // From nowhere it leads to the island, where arrow keys go on.
  await page.keyboard.press('1');
  await page.locator('.raft-square:focus').waitFor();
  await page.locator('.raft-card').first().focus();
  await page.keyboard.press('4');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('raft-card-3');
  // From the card in hand arrow keys lead to a place for it.
  await page.keyboard.press('ArrowDown');
  await page.locator('.raft-square.is-open:focus, .raft-square.is-near:focus').waitFor();
  page.expectClean();
});

test('a cat is dragged, or moved step by step: cat, square, card; undo and reload lose nothing', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, WALK);
  const cards = page.locator('.raft-card');
  const before = await cards.count();
  // Dragged to a square where it can't go, the cat stays chosen and is told why; to one where it can, it asks for a card.
  const cat = page.locator(`#${await page.locator('.raft-square.is-cat').first().getAttribute('id')}`);
  await cat.dragTo(page.locator('#raft-square-0'));
  await expect.poll(() => page.locator('.raft-preview').textContent()).toMatch(/See the rule/);
  await cat.dragTo(page.locator(SAFE).first());
  await expect.poll(() => page.locator('.prompt').textContent()).toMatch(/Discard one card to move the \w+ cat\./);
  await page.keyboard.press('Escape');
  await cat.click();
  await expect.poll(() => page.locator('.raft-shade').count()).toBe(1);
  await page.locator(SAFE).first().hover();
  await expect.poll(() => page.locator('.raft-way').count()).toBe(2);
  await page.locator(SAFE).first().click();
  await expect.poll(() => page.locator('.prompt').textContent()).toMatch(/Discard one card to move the \w+ cat\./);
  expect(await axe(page)).toEqual([]);
  await cards.first().click();
  await expect.poll(() => cards.count()).toBe(before - 1);
  // The ring around the exhausted cat leaves the sign at its ear alone.
  const asleep = page.locator('.raft-square[aria-label*="exhausted"]');
  await expect.poll(() => asleep.getAttribute('class')).toContain('is-cat');
  await expect.poll(() => asleep.evaluate(countCrossed)).toBe(0);
  await asleep.hover();
  await expect.poll(() => page.locator('.raft-preview').textContent()).toMatch(/for 2 cards\. Two, because/);
  await page.reload();
  await expect.poll(() => cards.count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cards.count()).toBe(before);
  page.expectClean();
});

test('the island comes nearer by button, key and wheel, is dragged then, and fits again', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, CARD, 5);
  const box = async () =>
    ((await page.locator('.raft-board').getAttribute('viewBox')) ?? '').split(' ').map(Number) as number[];
  const whole = await box();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const near = await box();
  expect(near[2]).toBeLessThan(whole[2]);
  const { x, y } = await middleOf(page.locator('.raft-board'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 3 });
  await page.mouse.up();
  const dragged = await box();
  expect([dragged[2], dragged[0] > near[0], dragged[1] > near[1]]).toEqual([near[2], true, true]);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await box())[2]).toBeLessThan(near[2]);
  // What is chosen on the near island is what lies under the pointer.
  await page.locator('.raft-card').first().click();
  await page.mouse.move(x, y);
  await expect.poll(() => page.locator('.raft-ghost').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(() => box()).toEqual(whole);
  await page.locator('.raft-square[tabindex="0"]').focus();
  await page.keyboard.press('+');
  expect((await box())[2]).toBeLessThan(whole[2]);
  await page.keyboard.press('0');
  await expect.poll(() => box()).toEqual(whole);
  page.expectClean();
});

test('R15: a stuck hand is given up by its button, and only then is there one', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, { end: /no-cards/ }, /^discard$/);
  const give = page.getByRole('button', { name: /^Discard your last (card|\d cards)$/ });
  await expect.poll(() => page.locator('.prompt').textContent()).toContain('You can’t place a card or move a cat.');
  expect(await findMisfits(page)).toEqual([]);
  await moveOn(page, () => give.click());
  await page.locator('.log li', { hasText: /had no move left and discarded \d cards?/ }).waitFor();
  await expect.poll(() => give.count()).toBe(0);
  page.expectClean();
});

test('R16: three at one table see whose turn it is, whose hand, and who is next', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  const three = { end: / won/, seats: 3 };
  const title = page.locator('.prompt h2');
  const shared = page.locator('.raft-shared');
  await openKept(page, three, REQUEST, 1);
  await expect.poll(() => title.textContent()).toContain('Your turn, Ada');
  await expect.poll(() => shared.textContent()).toContain('Ada plays it now, then Blaise.');
  await openKept(page, three, REQUEST, 2);
  await expect.poll(() => title.textContent()).toContain('Your turn, Blaise');
  await expect.poll(() => shared.textContent()).toContain('Blaise plays it now, then Player 1.');
  // What is below the prompt keeps still when the hand is drawn.
  const top = async () => Math.round((await boxOf(page.locator('.raft-watch'))).y);
  const before = await top();
  await page.getByRole('button', { name: 'Spread evenly' }).click();
  await page.getByRole('button', { name: 'Draw six cards' }).click();
  await page.locator('.raft-hand').waitFor();
  await expect.poll(top).toBe(before);
  // How much time is left: that of 100 cards, six a round, two rounds and this hand are gone.
  await expect.poll(() => page.getByRole('region', { name: 'Decks' }).textContent()).toContain('for 13 more rounds');
  // The hand stays with whoever drew it until its last card is spent.
  await openKept(page, three, CARD, 6);
  const acts = await title.textContent();
  await moveOn(page, async () => {
    await page.locator('.raft-card').first().click();
    await page.locator(SAFE).first().click();
  });
  await page.locator('.raft-fire').waitFor();
  await expect.poll(() => title.textContent()).toBe(acts);
  page.expectClean();
});

test.each([
  {
    wanted: { end: /cut-off/, challenge: 'running-into-fire' },
    verdict: /^Fire has cut off the blue cat and the red cat\.$/,
    fate: /red cat\s*cut off by the last fire/,
    outlined: 1,
  },
  {
    wanted: { end: /no-room\+A/ },
    verdict: /^The fire tile you drew doesn’t fit anywhere\.$/,
    fate: /cat\s*(its path was open|\d+ squares? to recolour)/,
    outlined: 0,
  },
  {
    wanted: { end: /no-cards/ },
    verdict: /^There aren’t enough cards left for another round\.$/,
    fate: /cat\s*(its path was open|\d+ squares? to recolour)/,
    outlined: 0,
  },
])('R13: the ending says why: $verdict', async ({ wanted, verdict, fate, outlined }) => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, wanted);
  const ending = await openDetails(page);
  await expect.poll(() => ending.locator('.raft-verdict').textContent()).toMatch(verdict);
  await expect.poll(() => ending.locator('.raft-ending-list').first().textContent()).toMatch(fate);
  await expect.poll(() => page.locator('.table-board .raft-last').count()).toBe(outlined);
  if (outlined > 0) expect(await axe(page)).toEqual([]);
  // Nobody goes back to a match that is over.
  await page.evaluate(() => {
    location.hash = '#/race-to-the-raft/rules';
  });
  await page.getByRole('link', { name: 'Back to the result' }).waitFor();
  page.expectClean();
});

test('a match goes out as a file and comes back, and its moves and positions as links', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, WON, FIRE, 3);
  const burning = await page.locator('.raft-land.is-fire').count();
  await page.getByRole('button', { name: 'Menu' }).click();
  const file = await saveMatch(page);
  expect(JSON.parse(readFileSync(file, 'utf8')).record.game).toBe('race-to-the-raft');

  await page.getByRole('link', { name: 'Open in the viewer' }).click();
  await page.getByRole('slider', { name: 'Move' }).waitFor();
  const line = page.getByLabel('This position as one line');
  const last = await line.inputValue();
  await page.getByRole('button', { name: 'First' }).click();
  await expect.poll(() => line.inputValue()).not.toBe(last);
  await page.getByRole('button', { name: 'Last' }).click();
  await expect.poll(() => line.inputValue()).toBe(last);
  // The link remembers the step.
  await page.waitForURL(/\/\d+$/);
  expect(await axe(page)).toEqual([]);
  const link = page.url();

  const other = await open(link.slice(link.indexOf('#')), { reducedMotion: true });
  await expect.poll(() => other.getByLabel('This position as one line').inputValue()).toBe(last);
  await expect.poll(() => other.locator('.raft-land.is-fire').count()).toBe(burning);
  await other.goto(link.split('#')[0]);
  await other.getByLabel('Open a match file').setInputFiles(file);
  await expect.poll(() => stepNow(other)).toBe('fire');
  await expect.poll(() => other.locator('.raft-land.is-fire').count()).toBe(burning);
  page.expectClean();
  other.expectClean();
});

const DESKTOPS = [
  { width: 1200, height: 700 },
  { width: 1100, height: 650 },
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
] as const;

/** The broadest and the tallest islands, late; every step and both ends. */
const SIGHTS = [
  { wanted: { end: /cut-off/, challenge: 'running-in-circles' }, steps: [REQUEST, CARD, FIRE, undefined] },
  { wanted: { end: /cut-off/, challenge: 'running-into-fire' }, steps: [REQUEST, CARD, FIRE, WALK, undefined] },
  { wanted: { end: / won/, seats: 4 }, steps: [CARD, undefined] },
] as const;

test('every step fits every desktop, on the largest islands', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  for (const { wanted, steps } of SIGHTS) {
    for (const step of steps) {
      await openKept(page, wanted, step, -1);
      for (const size of DESKTOPS) {
        await page.setViewportSize(size);
        expect(await findMisfits(page), `${size.width} × ${size.height}, ${wanted.end}, ${step}`).toEqual([]);
      }
    }
  }
  page.expectClean();
});

test('six cats are in sight together below a hand, and the round beside a long name', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, { end: / lost/, challenge: 'in-the-wrong-place' }, CARD, 3);
  await expect.poll(() => page.getByText('In the wrong place · round 1', { exact: true }).isVisible()).toBe(true);
  const below = await page.locator('.raft-watch tbody tr').evaluateAll((rows) => {
    const facts = (document.querySelector('.table-facts') as Element).getBoundingClientRect();
    return rows.map((row) => row.getBoundingClientRect().bottom <= facts.bottom);
  });
  expect(below).toEqual(Array(6).fill(true));
});

test('every step fits a phone, on the largest islands', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  for (const { wanted, steps } of SIGHTS) {
    for (const step of steps) {
      await openKept(page, wanted, step, -1);
      expect(await findMisfits(page), `${wanted.end}, ${step}`).toEqual([]);
      // One who plays alone has no news to read, so every share says its per cent.
      if (step === REQUEST && wanted === SIGHTS[1].wanted)
        expect(await page.locator('.prompt .raft-share-number:visible').count()).toBe(
          await page.locator('.prompt .raft-share').count(),
        );
    }
  }
  page.expectClean();
});

test('the bars of the decks can be read in every window, also below what the others did', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, { end: /cut-off/, challenge: 'the-protector' }, REQUEST, 5);
  await page.locator('.prompt .news').waitFor();
  for (const { least, ...size } of [
    { width: 1280, height: 800, least: 280 },
    { width: 1024, height: 768, least: 220 },
    { width: 844, height: 390, least: 120 },
    { width: 740, height: 360, least: 120 },
    { width: 640, height: 400, least: 80 },
    { width: 390, height: 844, least: 160 },
  ]) {
    await page.setViewportSize(size);
    const { bars, cut, numbers, shares } = await page.evaluate(() => {
      const widthOf = (element: Element) => element.getBoundingClientRect().width;
      const shares = [...document.querySelectorAll('.prompt .raft-share')];
      // Side by side, or one below the other.
      const isCut = (share: Element) => {
        const inside = [...share.children].map(widthOf);
        const isColumn = getComputedStyle(share).flexDirection === 'column';
        return (isColumn ? Math.max(...inside) : inside.reduce((sum, part) => sum + part, 0)) > widthOf(share) + 0.5;
      };
      const all = [...document.querySelectorAll('.prompt .raft-odds')].map(widthOf);
      const numbers = [...document.querySelectorAll('.prompt .raft-share-number')].filter(
        (number) => widthOf(number) > 0,
      );
      return {
        bars: Math.min(...all),
        cut: shares.filter(isCut).length,
        numbers: numbers.length,
        shares: shares.length,
      };
    });
    // On a phone on its side the per cent goes below the pattern; held upright, news leave room for the colours alone.
    if (size.height < 400) expect(numbers, `${size.width} × ${size.height}`).toBeGreaterThan(7);
    if (size.height >= 768 && size.width >= 1024) expect(numbers, `${size.width} × ${size.height}`).toBe(shares);
    expect({ size, cut }).toEqual({ size, cut: 0 });
    expect(bars, `${size.width} × ${size.height}`).toBeGreaterThan(least);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // Which cards to draw depends on what the cats' paths lack.
  await page.locator('.raft-watch tbody tr').first().hover();
  await page.locator('.raft-best').waitFor({ state: 'attached' });
  // Four cats, a hand and all decks beside a look back.
  await page.locator('.log li button').nth(1).click();
  await page.locator('.stepper').waitFor();
  const hidden = await page.locator('.table-facts').evaluate((facts) => {
    const decks = [...facts.querySelectorAll('.raft-deck')].map((deck) => deck.getBoundingClientRect().bottom);
    return Math.max(...decks) - facts.getBoundingClientRect().bottom;
  });
  expect(hidden).toBeLessThanOrEqual(0);
  page.expectClean();
});

test('the viewer shows a board of 18 by 18 whole', async () => {
  const rows = Array.from({ length: 18 }, (_, row) =>
    row < 15
      ? 'Rrrrrrrrrbbbbbbbbb'.replace('R', row === 0 ? 'R' : 'r')
      : `fffffffffyyyyyy${row === 16 ? 'wow' : 'www'}`,
  );
  const line = `race-to-the-raft ${rows.join('/')} AabcdefghBCD ABCD - ab - 1/1 ask challenge=?`;
  for (const look of [{}, { width: 360, height: 740, touch: true }]) {
    const page = await open(`#/race-to-the-raft/view/${encodeURIComponent(line)}`, { ...look, reducedMotion: true });
    await page.locator('.raft-board').waitFor();
    expect(await findOverflow(page, '.raft-board')).toEqual([]);
    page.expectClean();
  }
});

// Light, and the other steps, are asked in the tests above.
test.each([
  { look: { colorScheme: 'dark' }, step: FIRE, end: WON },
  { look: { colorScheme: 'dark', width: 360, height: 740, touch: true }, step: CARD, end: undefined },
] as const)('axe finds nothing by night, $look', async ({ look, step, end }) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  await openKept(page, WON, step, 1);
  // What is pointed at shows a ghost and its words.
  if (step === FIRE) await page.locator(SAFE).first().hover();
  expect(await axe(page)).toEqual([]);
  if (end) {
    await openKept(page, end);
    expect(await axe(page)).toEqual([]);
  }
  page.expectClean();
});

/** Points of rings on the upper right corner of a square, where the sign of an exhausted cat is. */
function countCrossed(square: Element): number {
  const { right, top, width } = square.getBoundingClientRect();
  const isCrossed = ({ x, y }: DOMPoint) => Math.hypot(x - right + width * 0.15, y - top - width * 0.14) < width * 0.18;
  return [...document.querySelectorAll<SVGGeometryElement>('.raft-ring')].flatMap((ring) => {
    const toScreen = ring.getScreenCTM() ?? new DOMMatrix();
    const points = Array.from({ length: 100 }, (_, at) => ring.getPointAtLength((ring.getTotalLength() * at) / 99));
    return points.map((point) => point.matrixTransform(toScreen)).filter(isCrossed);
  }).length;
}
