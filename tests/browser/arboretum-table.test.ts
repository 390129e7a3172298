import { expect, test } from 'vitest';
import {
  DISCARD,
  DRAW,
  findCutHands,
  findSmallText,
  findStraySigns,
  findTableOverflow,
  hand,
  lit,
  litPile,
  NOTHING,
  nextStep,
  openKept,
  PLANT,
  planted,
  playByMouse,
} from './arboretum-match.ts';
import { boxOf, dragByFinger, middleOf, moveMouse } from './gestures.ts';
import { axe, axeColours, hurry, open, QUIET_PAGE, SIZES, setUp, tabTo } from './harness.ts';

const [WIDEST, SMALLER, SMALLEST, PHONE] = SIZES;

test.each([
  // Axe looks at the last one: between it and a phone the layout is the same.
  { where: 'every desktop', sizes: [SMALLEST, SMALLER, WIDEST] },
  { where: 'a phone', sizes: [PHONE] },
])('fits $where, light and dark, and satisfies axe', async ({ sizes }) => {
  const page = await open(QUIET_PAGE, { ...sizes[0], reducedMotion: true });
  for (const [seats, part, next] of [
    [2, 0, DRAW],
    [2, 0.9, DISCARD],
    [3, 1, NOTHING],
    [4, 0.9, PLANT],
  ] as const) {
    await openKept(page, seats, part, next);
    for (const size of sizes) {
      await page.setViewportSize(size);
      // What is measured to be drawn has been drawn again.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const place = `${seats} at the table, ${size.width} wide`;
      expect(await findTableOverflow(page), place).toEqual([]);
      expect(await findSmallText(page), place).toEqual([]);
      expect(await findStraySigns(page), place).toEqual([]);
      // In small gardens the paths that scored run under the numerals.
      if (part === 1) expect(await page.locator('.arboretum-told + .arboretum-numerals').count()).toBe(seats);
      // Where three gardens leave room, the hands below them use it.
      if (part === 1 && size.width >= 1200)
        expect((await boxOf(page.locator('.arboretum-turned').first())).width).toBeGreaterThan(40);
    }
  }
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeColours(page)).toEqual([]);
  page.expectClean();
});

test('on a phone everything can be hit by a finger, and what others took openly is remembered', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  for (const seats of [2, 4]) {
    await openKept(page, seats, 0.9, PLANT);
    await hand(page).first().tap();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.arboretum-area button, .arboretum-square.is-open .arboretum-plot')]
        .map((target) => target.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24),
    );
    expect(small).toEqual([]);
    // What a rival has planted is seen: on a short phone where there is one of them.
    await page.setViewportSize({ width: 390, height: seats === 2 ? 740 : 844 });
    const gardens = page.locator('.arboretum-small:visible');
    await expect.poll(() => gardens.count()).toBe(seats - 1);
    for (const garden of await gardens.all()) expect((await garden.boundingBox())?.height).toBeGreaterThan(50);
    expect(await findTableOverflow(page)).toEqual([]);
    // On its side, too, every known card is in sight.
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await findCutHands(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.locator('.arboretum-known li').first().isVisible()).toBe(true);
    // What the number on a card's back and the flowers say is in the key.
    const key = page.locator('.arboretum-key li');
    await expect.poll(() => key.filter({ has: page.locator('.arboretum-backs') }).textContent()).toMatch(/face down$/);
    expect(await key.filter({ hasText: /^Flowers mark the best path/ }).count()).toBe(1);
    // The table below the prompt scrolls into view.
    const last = page.locator('.arboretum-row').last();
    await last.tap();
    await expect.poll(() => page.locator('.preview').textContent()).toMatch(/Rosa.*: /);
    // However far down, it is seen whose column it is.
    await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
    const [names, side] = await Promise.all([
      boxOf(page.locator('.arboretum-scores thead')),
      boxOf(page.locator('.table-side')),
    ]);
    expect(names.y).toBeGreaterThanOrEqual(side.y);
  }
  page.expectClean();
});

test('four at a phone: the news lead to a garden by their sign, one tap shows it, and the own one is the largest', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, 4, 0.7, PLANT);
  const [panels, lawn] = [page.locator('.arboretum-panel'), page.locator('.arboretum-lawn')];
  const signs = await page.locator('.news .mark-sign').allTextContents();
  expect(signs).toHaveLength(3);
  expect(await panels.locator('.mark-sign:visible').allTextContents()).toEqual(signs);
  // A sign is where the owner's shape was, beside the name.
  const indent = (panel: Element) =>
    (panel.querySelector('.arboretum-name')?.getBoundingClientRect().x ?? 99) - panel.getBoundingClientRect().x;
  expect(await panels.first().evaluate(indent)).toBeLessThan(28);
  // Two lines each: what goes on with a rival never pushes the garden down.
  const heights = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(64);
  const garden = await lawn.evaluate((element) => element.getBoundingClientRect());
  expect(garden.width * garden.height).toBeGreaterThan((360 * 740) / 4);
  const name = await panels.first().locator('.arboretum-name').textContent();
  await panels.first().locator('.arboretum-look').tap();
  await expect.poll(() => page.locator('.arboretum-field h2').textContent()).toContain(name);
  page.expectClean();
});

test('a card that is dragged elsewhere goes back, and the next click is a click again', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 0.5, PLANT);
  const card = hand(page).nth(2);
  const home = await middleOf(card);
  const carry = async (x: number, y: number) => {
    await page.mouse.move(home.x, home.y);
    await page.mouse.down();
    await page.mouse.move(home.x, home.y - 40);
    await page.mouse.move(x, y, { steps: 3 });
    await page.locator('.is-carried').waitFor();
  };
  const isBack = async () => {
    await page.locator('.is-carried').waitFor({ state: 'detached' });
    await expect.poll(() => hand(page).count()).toBe(9);
    await expect.poll(() => page.locator('.is-picked').count()).toBe(0);
    await expect.poll(() => middleOf(card)).toEqual(home);
  };
  // On the facts, on a planted square, which says why not, and on a pile that is not of this step.
  await carry(1100, 500);
  await page.mouse.up();
  await page.mouse.move(1100, 500);
  await isBack();
  const taken = await middleOf(page.locator('.arboretum-square.is-planted').first());
  await carry(taken.x, taken.y);
  await expect.poll(() => page.locator('.preview').textContent()).toMatch(/already grows here\. See the rule/);
  await page.mouse.up();
  await isBack();
  const pile = await middleOf(page.locator('#arboretum-pile-0'));
  await carry(pile.x, pile.y);
  await page.mouse.up();
  await isBack();
  await carry(taken.x, taken.y);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.move(1100, 500);
  await isBack();
  // The square of the last Escape must not have been chosen, and a click still selects.
  await card.click();
  await expect.poll(() => page.locator('.is-picked').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.is-picked').count()).toBe(0);
  // Another garden comes near without its trees being planted once more, and goes with the same key.
  const large = page.locator('.arboretum-field h2');
  const own = await large.textContent();
  await page.locator('.arboretum-look').first().click();
  await expect.poll(() => large.textContent()).not.toBe(own);
  // Nobody plants there: its outermost squares have trees.
  expect(await page.locator('.arboretum-grove [role=row]').first().locator('.is-planted').count()).toBeGreaterThan(0);
  expect(await page.locator('.is-growing').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => large.textContent()).toBe(own);
  page.expectClean();
});

test('a finger drags a card onto a lit square and onto the own pile; taps still only show', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, 2, 0.5, PLANT);
  const before = await planted(page).count();
  await hand(page).nth(1).tap();
  await expect.poll(() => page.locator('.is-picked').count()).toBe(1);
  // The prompt stays whole, and the card covers no name below the piles.
  await expect.poll(() => page.locator('.arboretum-preview').textContent()).toMatch(/total in hand|only/);
  expect(await page.locator('.table-side').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const picked = await boxOf(page.locator('.is-picked'));
  const name = await boxOf(page.locator('.arboretum-pile .arboretum-caption').last());
  expect(name.y + name.height).toBeLessThanOrEqual(picked.y);
  const square = await middleOf(lit(page).first());
  await dragByFinger(page, await middleOf(hand(page).nth(4)), { x: 180, y: 600 });
  await expect.poll(() => planted(page).count()).toBe(before);
  await expect.poll(() => hand(page).count()).toBe(9);
  await dragByFinger(page, await middleOf(hand(page).nth(4)), square);
  await planted(page).nth(before).waitFor();
  await expect.poll(() => nextStep(page)).toBe('discard');
  const seat = (await page.locator('.arboretum-field h2').getAttribute('id'))?.at(-1);
  const pile = await middleOf(page.locator(`#arboretum-pile-${seat}`));
  await dragByFinger(page, await middleOf(hand(page).nth(0)), pile);
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  // The page has not moved under the finger.
  await expect.poll(() => page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
  page.expectClean();
});

test('a click or a key ends a flight, and whoever asked for less motion sees none', async () => {
  const page = await open(QUIET_PAGE);
  await page.evaluate(recordFlights);
  await setUp(page, 'Arboretum', ['person', 'bot']);
  const turn = async () => {
    for (let step = 0; step < 4; step++) await playByMouse(page, await nextStep(page), step);
    await nextStep(page);
  };
  const factsTop = async () => (await boxOf(page.locator('.table-facts'))).y;
  await nextStep(page);
  const top = await factsTop();
  await turn();
  // What the rival has done finds its room in the prompt: nothing below it moves.
  await page.locator('.prompt .news').waitFor();
  expect(await factsTop()).toBeCloseTo(top, 0);
  const flights = () => page.evaluate(() => document.body.dataset.flights);
  // Two cards to the own hand, two to the computer's.
  const all = 'running finished, '.repeat(4);
  await expect.poll(() => flights()).toBe(all);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Without flights the rival need not take its time.
  await hurry(page);
  await page.reload();
  await page.evaluate(recordFlights);
  await turn();
  expect(await flights()).toBe('');
  page.expectClean();
});

/** Runs in the page: notes what each flight is doing in its first frame, and after a key. */
function recordFlights(): void {
  document.body.dataset.flights = '';
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...frames) {
    const flight = animate.apply(this, frames);
    if (!this.matches('.arboretum-flight')) return flight;
    requestAnimationFrame(() => {
      const before = flight.playState;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      document.body.dataset.flights += `${before} ${flight.playState}, `;
    });
    return flight;
  };
}

test('F17: a refused square and a refused step say why, with a link to the rule that can be reached', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 0.5, PLANT);
  const preview = page.locator('.preview');
  await page.locator('.arboretum-square').first().hover();
  await expect.poll(() => preview.textContent()).toContain('Select a card from your hand first.');
  // A click is answered where it was made, until something else is pointed at.
  const refused = page.locator('.refused-here');
  expect(await refused.count()).toBe(0);
  await page.locator('.arboretum-square').first().click({ force: true });
  await expect.poll(() => refused.textContent()).toBe('Select a card from your hand first.');
  await hand(page).nth(3).click();
  await expect.poll(() => refused.count()).toBe(0);
  await page.locator('.arboretum-square').first().hover();
  await expect.poll(() => preview.textContent()).toMatch(/Plant next to one of your trees.* See the rule$/);
  await moveMouse(page, preview.getByRole('link'), 25);
  await expect.poll(() => preview.textContent()).toMatch(/Plant next to one of your trees.* See the rule$/);
  await page.locator('.arboretum-square.is-planted').first().hover();
  await expect.poll(() => preview.textContent()).toMatch(/already grows here\. See the rule/);
  await page.locator('#arboretum-pile--1').click({ force: true });
  await expect.poll(() => preview.textContent()).toContain('Plant a card in your garden now. See the rule');
  await expect.poll(() => refused.textContent()).toBe('Plant a card in your garden now.');
  page.expectClean();
});

test('the keyboard stops once in an arboretum, and a sorted hand stays sorted', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 0.5, PLANT);
  // Arrow keys lead on from that one square.
  await tabTo(page, '.arboretum-square');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.arboretum-grove'))).toBe(null);
  const numbers = async () => (await hand(page).allTextContents()).map((name) => Number(/\d/.exec(name)));
  const inSpecies = await numbers();
  const sort = page.getByRole('button', { name: 'Sort hand by number' });
  // Beside the cards that it sorts.
  const [button, last] = [await boxOf(sort), await boxOf(hand(page).last())];
  expect(button.x).toBeGreaterThanOrEqual(last.x + last.width);
  expect(Math.abs(button.y + button.height / 2 - (last.y + last.height / 2))).toBeLessThan(last.height / 2);
  await sort.click();
  await expect.poll(() => numbers()).toEqual(inSpecies.toSorted());
  await expect.poll(() => numbers()).not.toEqual(inSpecies);
  await page.reload();
  await nextStep(page);
  await expect.poll(() => numbers()).toEqual(inSpecies.toSorted());
  // A digit selects a card as it lies there, and one that lies nowhere does nothing.
  await page.keyboard.press('3');
  await expect.poll(() => hand(page).nth(2).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await openKept(page, 2, 0.6, DRAW);
  const held = await hand(page).count();
  await page.keyboard.press('d');
  await expect.poll(() => hand(page).count()).toBe(held + 1);
  page.expectClean();
});

test('at the end hands are closed until their species is told, and the last picture shows all', async () => {
  const page = await open(QUIET_PAGE);
  await openKept(page, 2, 1, NOTHING);
  const turned = page.locator('.arboretum-turned.is-open');
  await expect.poll(() => turned.count()).toBe(14);
  const bloomed = await page.locator('.arboretum-blossom.is-sum').count();
  expect(bloomed).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show the ending again' }).click();
  await page.locator('.moment').waitFor();
  await expect.poll(() => turned.count()).toBeLessThan(14);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => turned.count()).toBe(14);
  await expect.poll(() => page.locator('.arboretum-blossom.is-sum').count()).toBe(bloomed);
  page.expectClean();
});

test('what everybody has seen of a hand stays open for the count, which traces nothing that was pointed at before', async () => {
  const page = await open(QUIET_PAGE);
  await openKept(page, 2, 0.94, DISCARD);
  const known = await page.locator('.arboretum-known li:not(.arboretum-backs)').count();
  expect(known).toBeGreaterThan(0);
  // What each card would change is told above the table, which keeps its place.
  const topOfTable = async () => (await page.locator('.arboretum-scores').boundingBox())?.y;
  await page.locator('.arboretum-row-room ul').first().waitFor({ state: 'attached' });
  const before = await topOfTable();
  for (const card of (await hand(page).all()).reverse()) {
    await card.click();
    await page.locator('.arboretum-preview li').first().waitFor();
    expect(await topOfTable()).toBe(before);
  }
  const rows = page.locator('tr:has(.arboretum-figure:not(.is-bare)) .arboretum-row');
  await rows.first().click();
  await page.getByRole('button', { name: /^Discard / }).focus();
  await rows.last().hover();
  await expect.poll(() => page.locator('.arboretum-ribbon').count()).toBeGreaterThan(0);
  // As the hands come, before any species is told.
  const opened = page.waitForFunction(() => {
    const others = document.querySelector('.arboretum-bed:not(:first-child)');
    return others && { cards: others.querySelectorAll('.is-open').length };
  });
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await (await opened).jsonValue())?.cards).toBe(known);
  await page.locator('.moment').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.result').waitFor();
  await expect.poll(() => page.locator('.arboretum-blossom.is-sum').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.arboretum-lit-card, .arboretum-lost').count()).toBe(0);
  page.expectClean();
});

test('whoever may have no further turn is told, and how many cards of a hand are hidden says that it counts cards', async () => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, 2, 0.4, PLANT);
  expect(await page.locator('.arboretum-last-turn').count()).toBe(0);
  expect(await page.locator('.arboretum-known .arboretum-backs').textContent()).toMatch(
    /hidden cards?(\+\d|\d cards?)$/,
  );
  expect(await page.locator('#arboretum-pile--1 .arboretum-caption').textContent()).toMatch(/^\d+ cards?$/);
  await openKept(page, 2, 0.94, DISCARD);
  expect(await page.locator('.arboretum-last-turn').textContent()).toMatch(/^This (is|may be) (your|the) last turn/);
  page.expectClean();
});

test('while the screen is passed on, no pile is framed in the colour of the one who has just played', async () => {
  const page = await open(QUIET_PAGE, { width: 1200, height: 700, reducedMotion: true });
  await openKept(page, 2, 0.6, DISCARD);
  await playByMouse(page, 'discard', 0);
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  await page.locator('.prompt:not(.is-ahead) .news').waitFor();
  expect(await page.locator('.arboretum-pile.is-marked').count()).toBe(0);
  page.expectClean();
});

test('four hands are told beside their gardens: no card that is held up covers a name or another card', async () => {
  const page = await open(QUIET_PAGE, { width: 1200, height: 700 });
  await openKept(page, 4, 1, NOTHING);
  await page.getByRole('button', { name: 'Show the ending again' }).click();
  const lifted = page.locator('.arboretum-turned.is-now');
  await lifted.first().waitFor();
  await expect.poll(() => lifted.first().evaluate((card) => getComputedStyle(card).transform)).toBe('none');
  page.expectClean();
});

test('in a low window all species of the table are in sight, and no row moves while one is told', async () => {
  const page = await open(QUIET_PAGE, { width: 1200, height: 700, reducedMotion: true });
  await hurry(page);
  await openKept(page, 2, 0.6, DRAW, 'rival');
  const rows = page.locator('.arboretum-row');
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  const before = await places();
  expect(before).toHaveLength(6);
  expect(Math.max(...before)).toBeLessThan(700);
  for (const row of await rows.all()) {
    await row.hover();
    await page.locator('.arboretum-preview.is-row').waitFor();
    expect(await places()).toEqual(before);
  }
  // Four at the table: the news of three others leave room for them, too, and what a card means comes up over the last.
  await openKept(page, 4, 0.5, PLANT);
  await expect.poll(() => rows.count()).toBe(10);
  const four = await places();
  expect(four.filter((bottom) => bottom <= 700).length).toBeGreaterThan(8);
  await hand(page).nth(1).hover();
  const told = await boxOf(page.locator('.preview-room:has(strong, ul)'));
  expect(told.y + told.height).toBeLessThanOrEqual(701);
  expect(await places()).toEqual(four);
  page.expectClean();
});

test('a row of the table traces the best paths; another arboretum can be brought near', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 0.9, PLANT);
  const small = page.locator('.arboretum-small .arboretum-ribbon');
  const large = page.locator('.arboretum-grove .arboretum-ribbon');
  const top = () => page.locator('.arboretum-scores').evaluate((table: HTMLElement) => table.offsetTop);
  const before = await top();
  let traced = 0;
  for (const row of await page.locator('.arboretum-row').all()) {
    await row.hover();
    traced += (await small.count()) + (await large.count());
    // What is told of a row comes above the table and must not move it away from the pointer.
    expect(await top()).toBe(before);
  }
  expect(traced).toBeGreaterThan(2);
  // Meanwhile the rival's last move stays marked; both newest trees have a frame around their own border.
  const past = page.locator('.arboretum-small .board-mark.is-past');
  await expect.poll(() => past.first().evaluate((mark) => getComputedStyle(mark).opacity)).toBe('1');
  expect(await page.locator('.arboretum-newest').count()).toBe(2);
  // A tree of the small garden answers, too.
  await moveMouse(page, page.locator('.arboretum-small [data-card]').first(), 2);
  await expect.poll(() => page.locator('.preview').textContent()).toMatch(/ in \w+’s garden: /);
  await page.locator('.arboretum-row').first().focus();
  await expect.poll(() => page.locator('.preview').textContent()).toMatch(/Rosa.*: /);
  // Why a path of one's own scores, or not, is said beside it.
  await page.locator('.arboretum-preview', { hasText: /(more than your|You hold) \d+: your path/ }).waitFor();
  const other = page.getByRole('button', { name: /^Show large/ });
  const name = (await other.textContent())?.match(/Rosa|Ada/)?.[0] ?? '';
  await other.click();
  await expect.poll(() => page.locator('.arboretum-field h2').textContent()).toContain(name);
  await expect.poll(() => lit(page).count()).toBe(0);
  await expect.poll(() => page.locator('.prompt').textContent()).toContain(`looking at ${name}’s garden`);
  // The own hand is in front of the person, and not once more beside the small garden.
  await expect.poll(() => page.locator('.arboretum-panel .arboretum-hand-row').count()).toBe(0);
  // Whoever selects a card is to plant it at home.
  await hand(page).first().click();
  await expect.poll(() => page.locator('.arboretum-field h2').textContent()).not.toContain(name);
  page.expectClean();
});

test('a hint is shown, and undo takes a planted card back', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 4, 0.9, PLANT);
  // Below the news of three others, all ten species are in sight.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const bottom = async () => (await page.locator('.arboretum-row').last().boundingBox())?.y ?? 999;
  await expect.poll(bottom).toBeLessThan(752);
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/^Hint: plant/).waitFor();
  // The columns of all four have their names, and none is cut off.
  const heads = page.locator('.arboretum-scores thead th:not(:first-child) > span');
  await expect.poll(() => heads.allInnerTexts()).toEqual(['Rosa', 'Ada', 'Blaise', 'Dorothy']);
  expect(await heads.evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth))).toEqual([]);
  await expect.poll(() => page.locator('.arboretum-hand-card.is-hinted').count()).toBe(1);
  await expect.poll(() => page.locator('.arboretum-hint').count()).toBe(1);
  // A card that is carried to a square is whole there: the letters of the ideas give way. All of them may be on one square,
  // which the chosen one's letter is on; so one is drawn by hand.
  const lawn = page.locator('.arboretum-lawn svg:has(.arboretum-hint)');
  const letter = '<g class="board-mark-corner is-idea"><rect width="9" height="9" /></g>';
  const letters = page.locator('.arboretum-lawn .board-mark-corner.is-idea').locator('visible=true');
  await lawn.evaluate((node, drawn) => node.insertAdjacentHTML('beforeend', drawn), letter);
  await expect.poll(() => letters.count()).toBeGreaterThan(0);
  await moveMouse(page, hand(page).first(), 1);
  await page.mouse.down();
  await moveMouse(page, page.locator('.arboretum-square:has(.arboretum-hint)'), 5);
  await page.locator('.arboretum-ghost').waitFor();
  await expect.poll(() => letters.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.getByRole('button', { name: 'Close the ideas' }).click();
  await hand(page).first().click();
  const before = await planted(page).count();
  await lit(page).first().click();
  await planted(page).nth(before).waitFor();
  // What was tall in the prompt for a moment keeps its room, until it is undone.
  const body = page.locator('.prompt-body');
  await body.evaluate((node) => {
    const tall = node.appendChild(document.createElement('p'));
    tall.id = 'tall';
    tall.style.height = '90px';
  });
  const empty = () => body.evaluate((node) => (node.parentElement?.clientHeight ?? 0) - node.clientHeight);
  await page.waitForFunction(() => {
    const room = Number.parseFloat(
      document.querySelector<HTMLElement>('.table-side')?.style.getPropertyValue('--prompt-room') ?? '',
    );
    return room === document.querySelector('.prompt-body')?.getBoundingClientRect().height;
  });
  await page.locator('#tall').evaluate((node) => node.remove());
  await expect.poll(empty).toBeGreaterThan(90);
  await page.getByRole('button', { name: 'Undo' }).click();
  await planted(page).nth(before).waitFor({ state: 'detached' });
  await expect.poll(empty).toBeLessThan(40);
  await expect.poll(() => litPile(page).count()).toBe(0);
  page.expectClean();
});

test('a hint and a move of your own bring your garden back, and a rival’s garden never shows the star', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 4, 0.9, PLANT);
  const [large, star] = [page.locator('.arboretum-field h2'), page.locator('.arboretum-hint')];
  const mine = (await large.textContent()) ?? '';
  const lookAtRival = async () => {
    await page
      .getByRole('button', { name: /^Show large/ })
      .first()
      .click();
    await expect.poll(() => large.textContent()).not.toBe(mine);
  };
  await lookAtRival();
  await page.getByRole('button', { name: 'Hint' }).click();
  await star.waitFor();
  await expect.poll(() => large.textContent()).toBe(mine);
  await lookAtRival();
  await expect.poll(() => star.count()).toBe(0);
  const name = mine.match(/[A-Z][a-z]+/)?.[0] ?? '';
  await page.getByRole('button', { name: 'Play A' }).click();
  await expect.poll(() => nextStep(page)).toBe('discard');
  await expect.poll(() => large.textContent()).toContain(name);
  page.expectClean();
});

test('F6, F15, F20: a double-click or a held key draws once, and the first tree goes anywhere in the garden', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Arboretum', ['person', 'bot']);
  await nextStep(page);
  const isSettled = (cards: number) => expect.poll(() => hand(page).count()).toBe(cards);
  await page.locator('#arboretum-pile--1').dblclick();
  await isSettled(8);
  await expect.poll(() => nextStep(page)).toBe('draw');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isSettled(7);
  await page.locator('.arboretum-do button').dblclick();
  await isSettled(8);
  await page.getByRole('button', { name: 'Undo' }).click();
  await isSettled(7);
  await page.locator('#arboretum-pile--1').focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await isSettled(8);
  // Two clicks that are no double-click, as a person makes who means both.
  await page.locator('#arboretum-pile--1').click();
  await isSettled(9);

  await expect.poll(() => page.locator('.prompt').textContent()).toContain('then the highlighted spot');
  const lawn = await boxOf(page.locator('.arboretum-lawn'));
  const corner = { x: lawn.x + 20, y: lawn.y + 20 };
  await page.mouse.move(corner.x, corner.y);
  await hand(page).first().click();
  await page.mouse.move(corner.x, corner.y);
  await page.locator('.arboretum-ghost').waitFor();
  await expect.poll(() => page.locator('.table').textContent()).not.toMatch(/C00|beside your trees/);
  const from = await middleOf(hand(page).nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40);
  await page.mouse.move(lawn.x + lawn.width - 30, lawn.y + lawn.height - 30, { steps: 3 });
  await page.locator('.is-carried').waitFor();
  await page.mouse.up();
  await planted(page).first().waitFor();
  await expect.poll(() => nextStep(page)).toBe('discard');
  // A hand that trembles after the drop is not told off.
  await page.mouse.move(lawn.x + lawn.width - 31, lawn.y + lawn.height - 30);
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  page.expectClean();
});

test('a pile that is pointed at shows all its cards, by mouse, by key and by finger', async () => {
  for (const touch of [false, true]) {
    const page = await open(QUIET_PAGE, { reducedMotion: true, touch, ...(touch && { width: 360, height: 740 }) });
    await openKept(page, 2, 0.3, DRAW);
    const pile = page.locator('.arboretum-pile', { hasText: 'under it' }).first();
    const shown = page.locator('.arboretum-fan .arboretum-card');
    await expect.poll(() => shown.count()).toBe(0);
    const named = /: (.+) on top, under it (.+)/.exec((await pile.locator('.sr-only').first().textContent()) ?? '');
    const cards = 1 + (named?.[2].split(', ').length ?? 0);
    if (touch) await pile.tap();
    else await pile.hover();
    await expect.poll(() => shown.count()).toBe(cards);
    if (touch) continue;
    await page.mouse.move(900, 690);
    await expect.poll(() => shown.count()).toBe(0);
    await pile.focus();
    await expect.poll(() => shown.count()).toBe(cards);
    page.expectClean();
  }
});

test('what you draw is marked as new until your turn ends, and a letter is on each card that an idea would discard', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await hurry(page);
  await setUp(page, 'Arboretum', ['person', 'bot']);
  const fresh = page.locator('.arboretum-hand-card:has(.arboretum-fresh)');
  await nextStep(page);
  const task = page.locator('.arboretum-do');
  const { height } = await boxOf(task);
  for (let drawn = 1; drawn <= 2; drawn++) {
    await playByMouse(page, await nextStep(page), 0);
    await expect.poll(() => fresh.count()).toBe(drawn);
  }
  // With a button or without one the prompt is as tall, and no taller than a button.
  await page.locator('.prompt').getByText('Choose your first tree').waitFor();
  await expect.poll(async () => (await boxOf(task)).height).toBe(height);
  expect(height).toBeLessThan(50);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1200, height: 700 },
  ]) {
    await page.setViewportSize(size);
    // Numeral and letter begin at a twelfth of the card's width below its upper edge, and need a little room.
    const covered = () =>
      fresh.evaluateAll((cards) =>
        cards.filter((card) => {
          const { top, width } = card.getBoundingClientRect();
          return (card.querySelector('.arboretum-fresh')?.getBoundingClientRect().bottom ?? 999) > top + width / 24;
        }),
      );
    await expect.poll(async () => (await covered()).length).toBe(0);
  }
  // The card to plant is shown on its square: the garden is empty no longer.
  const bare = page.locator('.arboretum-bare');
  await expect.poll(() => bare.count()).toBe(1);
  await hand(page).first().click();
  await expect.poll(() => bare.count()).toBe(0);
  await playByMouse(page, await nextStep(page), 3);
  await expect.poll(() => nextStep(page)).toBe('discard');
  await page.getByRole('button', { name: 'Hint' }).click();
  const letters = page.locator('.arboretum-hand-card .mark-sign');
  await expect.poll(async () => (await letters.allTextContents()).some((text) => text.endsWith('A'))).toBe(true);
  await expect.poll(() => page.locator('.arboretum-pile .mark-sign.is-idea').count()).toBe(0);
  await page.getByRole('button', { name: 'Play A' }).click();
  await expect.poll(() => fresh.count()).toBe(0);
  // Where the rival drew from is framed for those who draw, and no longer for those who plant.
  const framed = page.locator('.arboretum-pile.is-marked');
  await expect.poll(() => nextStep(page)).toBe('draw');
  await expect.poll(() => framed.count()).toBeGreaterThan(0);
  // One frame at a time.
  expect(await framed.first().evaluate((pile) => getComputedStyle(pile).boxShadow)).toBe('none');
  for (let drawn = 1; drawn <= 2; drawn++) {
    await playByMouse(page, await nextStep(page), 0);
    await expect.poll(() => fresh.count()).toBe(drawn);
  }
  await expect.poll(() => nextStep(page)).toBe('plant');
  await expect.poll(() => framed.count()).toBe(0);
  page.expectClean();
});

test('with ideas on the screen one button stands out: the one that plays the idea', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 2, 0.3, DRAW);
  const filled = () =>
    page.locator('.table button').evaluateAll((buttons) => {
      const accent = document.createElement('i');
      accent.style.color = 'var(--accent)';
      document.body.append(accent);
      const { color } = getComputedStyle(accent);
      accent.remove();
      return buttons
        .filter((button) => getComputedStyle(button).backgroundColor === color)
        .map((button) => button.textContent);
    });
  await expect.poll(filled).toEqual(['Draw from the deck']);
  // The button and the words beside it are one sentence to those who listen.
  await expect.poll(() => page.locator('.arboretum-draw > p').textContent()).toMatch(/^Draw from the deck or take a /);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Play A' }).waitFor();
  await expect.poll(filled).toEqual(['Play A']);
  page.expectClean();
});

test.each([2, 4])('on a phone what just happened is read without scrolling, with %d at the table', async (seats) => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, touch: true, reducedMotion: true });
  await openKept(page, seats, 0.5, DRAW);
  const news = page.locator('.news ol');
  await expect.poll(() => news.locator('li').count()).toBe(seats - 1);
  await expect.poll(() => news.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0);
  // What there is to do is in sight as well.
  const deck = await boxOf(page.getByRole('button', { name: 'Draw from the deck' }));
  expect(deck.y + deck.height).toBeLessThanOrEqual(740);
  page.expectClean();
});
