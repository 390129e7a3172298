import { expect, inject, test } from 'vitest';
import { below, boxOf, layFinger, middleOf } from './gestures.ts';
import { axe, chooseOption, findOverflow, hurry, open, openDetails, QUIET_PAGE, setUp } from './harness.ts';
import { BOARD, carryByMouse, layOut, layOutLog, layTiles, openForTwo, someoneActs } from './metro-match.ts';

const PHONE = { width: 360, height: 740, touch: true, reducedMotion: true } as const;

test.each([
  {
    look: { colorScheme: 'light' },
    sizes: [
      [1200, 700],
      [1024, 768],
      [960, 720],
    ],
  },
  { look: { ...PHONE, colorScheme: 'dark' }, sizes: [[360, 740]] },
] as const)('six players late in the match and at its end fit $sizes, and satisfy axe', async ({ look, sizes }) => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, ...look });
  await layOut(page, 6, 0.9);
  await page.locator('.metro-square.is-open').first().focus();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // Everybody's score is in sight, without scrolling; on a phone it is a strip.
    expect(await findOverflow(page, 'touch' in look ? BOARD : `${BOARD}, .scores`)).toEqual([]);
    await expect.poll(() => page.locator('.zoom-buttons button, .metro-station').evaluateAll(findCovered)).toEqual([]);
  }
  // Their scores are below the fold of a phone, but not their points.
  const strip = page.locator('.metro-strip');
  await expect.poll(() => strip.isVisible()).toBe('touch' in look);
  if ('touch' in look) {
    // With a line of what a tap would do below them: to bring that up would scroll them away.
    await page.locator('.metro-square.is-open').first().blur();
    expect(await findOverflow(page, '.metro-strip, .preview-room')).toEqual([]);
  }
  expect(await axe(page)).toEqual([]);
  await layOut(page, 6, 1);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await findOverflow(page, `${BOARD}, dialog`)).toEqual([]);
    expect(await page.locator('.result-sum').evaluateAll(findBroken)).toEqual([]);
    // Nothing of the board is under the sheet: its words speak of a line that is gold there.
    const [board, side] = [await boxOf(page.locator(BOARD)), await boxOf(page.locator('.table-side'))];
    expect(Math.min(board.x + board.width - side.x, board.y + board.height - side.y)).toBeLessThanOrEqual(0);
  }
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

/** Buttons and stations whose middle lies under something else; runs in the page. */
function findCovered(pieces: Element[]): string[] {
  return pieces
    .filter((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return !piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map((piece) => `${piece.id || piece.textContent} is covered`);
}

/** Numbers that break or are wider than their cell; runs in the page. */
function findBroken(numbers: Element[]): string[] {
  return numbers
    .filter((number) => {
      const { width } = number.getBoundingClientRect();
      return number.getClientRects().length > 1 || width > (number.parentElement?.clientWidth ?? 0);
    })
    .map(({ textContent }) => `${textContent} does not fit`);
}

const CENTRE = 'No tile goes on the central station. Lines that end there count double. See the rule';

test('pointing shows what the tile would do, or which rule forbids it; a carried tile does the same', async () => {
  const page = await openForTwo();
  const preview = page.locator('.preview');
  const tiles = page.locator('.metro-tile');
  await page.locator('#square-27').hover();
  await expect.poll(() => preview.textContent()).toContain(CENTRE);
  await page.locator('#square-18').hover();
  await expect
    .poll(() => preview.textContent())
    .toContain('Place it next to another tile or on the edge. See the rule');
  const free = page.locator('.metro-square.is-open').nth(5);
  await free.hover();
  await expect.poll(() => preview.textContent()).toMatch(/line \d+ starts: 1 tile/);
  await expect.poll(() => page.locator('.metro-ghost').count()).toBe(1);
  await expect.poll(() => page.locator('.metro-trace').count()).toBeGreaterThan(0);

  const home = await middleOf(page.locator('.metro-drag'));
  // Dropped beside the board, or given up: back in the hand, and nothing is pointed at.
  await carryByMouse(page, await middleOf(free));
  await page.locator('.metro-drag.is-over').waitFor();
  await expect.poll(() => page.locator('.metro-ghost').count()).toBe(1);
  await page.mouse.move(home.x, home.y + 300);
  await page.locator('.metro-drag.is-carried:not(.is-over)').waitFor();
  await page.mouse.up();
  await page.locator('.metro-drag:not(.is-carried)').waitFor();
  await expect.poll(() => middleOf(page.locator('.metro-drag'))).toEqual(home);
  await carryByMouse(page, await middleOf(free));
  await page.keyboard.press('Escape');
  await page.locator('.metro-drag:not(.is-carried)').waitFor();
  await page.mouse.up();
  await expect.poll(() => tiles.count()).toBe(0);

  // Dropped where it may not lie: the reason stays to be read.
  await carryByMouse(page, await middleOf(page.locator('#square-18')));
  await page.mouse.up();
  await page.mouse.move(home.x, home.y);
  await expect
    .poll(() => preview.textContent())
    .toContain('Place it next to another tile or on the edge. See the rule');
  await expect.poll(() => tiles.count()).toBe(0);

  // With the board brought nearer the tile lands on the square that is seen.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const middle = page.locator(':is(#square-24, #square-31, #square-32, #square-39).is-open').first();
  const id = await middle.getAttribute('id');
  await carryByMouse(page, await middleOf(middle));
  await page.mouse.up();
  await page.locator(`#${id} .metro-tile`).waitFor();
  page.expectClean();
});

test('the middle of the central station answers; a refusal goes with a click beside the squares, and leaves no frame', async () => {
  const page = await openForTwo();
  const preview = page.locator('.preview');
  await page.locator('#square-18').hover();
  const middle = (await page.locator('.metro-centre').boundingBox()) ?? expect.fail();
  await page.mouse.move(middle.x + middle.width / 2, middle.y + middle.height / 2);
  await expect.poll(() => preview.textContent()).toContain(CENTRE);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('.refused-here').getByText('No tile goes on the central station.').waitFor();
  const cross = await middleOf(page.locator('.metro-no'));
  expect(Math.hypot(cross.x - middle.x - middle.width / 2, cross.y - middle.y - middle.height / 2)).toBeLessThan(2);
  await page.locator('.zoom').click({ position: { x: 3, y: 3 } });
  await expect.poll(() => page.locator('.metro-no').count()).toBe(0);
  await expect.poll(() => preview.textContent()).not.toContain(CENTRE);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.table'))).toBe(null);
  // By keys it is one thing, too: one frame around it, and one step into it and out of it.
  await page.locator('#square-26').focus();
  await page.keyboard.press('ArrowRight');
  const frame = await boxOf(page.locator('#square-27 .metro-focus-line'));
  expect(Math.abs(frame.width - middle.width)).toBeLessThan(6);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('square-29');
  page.expectClean();
});

test('a finger drags the tile, and neither the page nor the board moves under it', async () => {
  const page = await open(QUIET_PAGE, PHONE);
  await setUp(page, 'Metro', ['person', 'person']);
  const finger = await layFinger(page);
  const board = page.locator(BOARD);
  const frame = await board.getAttribute('viewBox');
  const hand = await middleOf(page.locator('.metro-drag'));
  // A tap on the tile is no drag.
  await page.locator('.metro-drag').tap();
  await expect.poll(() => page.locator('.metro-ghost').count()).toBe(0);
  // Where it can't go it says why, on the board, until the tile is taken up again.
  await finger.drag(hand, below(await middleOf(page.locator('#square-18'))));
  await finger.lift();
  await page.locator('.refused-here').getByText('Place it next to another tile or on the edge.').waitFor();
  expect(await findOverflow(page, '.refused-here')).toEqual([]);
  await page.locator('.metro-drag').tap();
  await page.locator('.refused-here').waitFor({ state: 'detached' });
  // A tap says so at once, and the ideas that are being read stay where they are.
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.hint').first().waitFor();
  const ideas = await boxOf(page.locator('.hints'));
  await page.locator('.metro-centre').tap({ force: true });
  await page.locator('.refused-here').getByText('No tile goes on the central station.').waitFor();
  expect(await boxOf(page.locator('.hints'))).toEqual(ideas);
  await page.locator('.hints header button').tap();
  await page.locator('.hints').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.preview').textContent()).toContain('Tap a square');
  await finger.drag(hand, { x: hand.x + 100, y: hand.y + 60 });
  await page.locator('.metro-drag.is-carried').waitFor();
  await finger.lift();
  await page.locator('.metro-drag:not(.is-carried)').waitFor();
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(0);
  const free = page.locator('.metro-square.is-open').nth(2);
  const id = await free.getAttribute('id');
  await finger.drag(hand, below(await middleOf(free)));
  await page.locator(`#${id} .metro-ghost`).waitFor();
  // Framed, or it would look like a tile that has been placed.
  await page.locator(`#${id} .metro-aim`).waitFor();
  // Nothing is offered to be pressed before the finger lets go.
  await expect.poll(() => page.locator('.place-here').isVisible()).toBe(false);
  await finger.lift();
  await page.locator('.place-here').tap();
  await page.locator(`#${id} .metro-tile`).waitFor();
  await expect.poll(() => board.getAttribute('viewBox')).toBe(frame);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  page.expectClean();
});

test('pointing at a station traces its line and names its owner', async () => {
  const page = await open('#/metro/view/aaaa03aaaa13', { reducedMotion: true });
  await page.locator('#station-5').hover();
  await page.locator('.preview').getByText('Player 1’s line 5: 2 tiles so far').waitFor();
  await expect.poll(() => page.locator('.metro-trace').count()).toBe(1);
  await page.locator('#station-5').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('station-4');
  // A mouse that moves takes over from the keys, which have their frame again with the next one.
  const frame = () => page.locator('#square-3 .metro-focus').evaluate((ring) => getComputedStyle(ring).visibility);
  await page.locator('#square-2').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(frame).toBe('visible');
  await page.locator('#square-40').hover();
  await expect.poll(frame).toBe('hidden');
  await page.keyboard.press('Shift');
  await expect.poll(frame).toBe('visible');
  page.expectClean();
});

test('the lesson is walked to its end on a phone', async () => {
  const page = await open('#/metro/learn', PHONE);
  await hurry(page);
  for (let step = 1; step <= 9; step++) {
    await page.getByText(`Lesson, step ${step} of 9`).waitFor();
    expect(await findOverflow(page, `${BOARD}, .prompt`)).toEqual([]);
    const next = page.locator('.lesson-next');
    if ((await next.count()) > 0) await next.tap();
    else {
      const marked = page.locator('.metro-square:has(.metro-idea)');
      if ((await marked.count()) === 0) await page.locator('button.is-hinted').tap();
      else {
        // What is not asked for cannot be pressed.
        expect(await page.getByRole('button', { name: 'Keep it, draw another', disabled: false }).count()).toBe(0);
        await marked.tap();
        // Seen without scrolling.
        expect(await findOverflow(page, '.place-here')).toEqual([]);
        await page.getByRole('button', { name: 'Place it here' }).tap();
      }
    }
  }
  // The first match begins at once.
  await page.waitForURL(/#\/metro\/match\//);
  page.expectClean();
});

test('undo, redo, reload and restart lose nothing', async () => {
  const page = await openForTwo();
  const tiles = page.locator('.metro-tile');
  const column = page.locator('.scores th').nth(1);
  const { x } = await boxOf(column);
  await layTiles(page, 3);
  // The points stay in their place while the words beside them grow.
  await page
    .locator('.metro-open', { hasText: /^\d+ lines?, \d+ tiles?$/ })
    .first()
    .waitFor();
  expect(Math.abs((await boxOf(column)).x - x)).toBeLessThan(2);
  // A line of the log that is pointed at has another frame than the last move, also of the same player.
  const frameOf = (kind: string) =>
    page.locator(`.board-mark.${kind} .board-mark-line`).evaluate((line) => getComputedStyle(line).stroke);
  await page.locator('.log li button').last().hover();
  expect(await frameOf('is-lit')).not.toBe(await frameOf('is-past'));
  // What is opened beside the board stays open after a look back.
  await page.locator('.stations > summary').click();
  await page.keyboard.press('l');
  await page.locator('.stepper').waitFor();
  await page.keyboard.press('l');
  await page.locator('.stepper').waitFor({ state: 'detached' });
  await page.locator('.stations[open]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tiles.count()).toBe(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => tiles.count()).toBe(3);
  await page.reload();
  await someoneActs(page);
  await expect.poll(() => tiles.count()).toBe(3);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect.poll(() => tiles.count()).toBe(3);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'New match' }).click();
  await tiles.first().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Boardwalk: all games' }).click();
  await expect.poll(() => page.locator('.first-match, .home-others li').count()).toBe(2);
  page.expectClean();
});

test('secret hands: a curtain falls between people, and nothing shows while passing', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Metro', ['person', 'person'], async () => {
    await chooseOption(page, 'Secret hands', 'On');
  });
  const lift = page.getByRole('button', { name: 'I am Player 1' });
  await lift.waitFor();
  await expect.poll(() => page.locator('.tile-card').count()).toBe(0);
  await expect.poll(() => page.getByRole('img', { name: /^a tile (from|that)/ }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await lift.click();
  await page.getByRole('button', { name: 'Keep it, draw another' }).click();
  await page.getByText('Stays in hand').waitFor();
  await page.locator('.metro-square.is-open').first().click();
  const next = page.getByRole('button', { name: 'I am Player 2' });
  await next.waitFor();
  await expect.poll(() => page.locator('.tile-card').count()).toBe(0);
  await next.click();
  // One more than the deck beside it has.
  await page.getByText('Tiles to come: 58, 1 in hidden hands').waitFor();
  page.expectClean();
});

test('the first visit fetches less than 240 kB, with a picture of every game', async () => {
  const page = await open(QUIET_PAGE);
  // What tests before this one have left in the browser may be counted as it is unpacked.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('about:blank');
  await page.goto(inject('app'));
  await page.locator('.card-picture :is(svg, img)').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
      .reduce((sum, size) => sum + size, 0),
  );
  console.log(`first visit: ${Math.round(bytes / 1000)} kB`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(240_000);
  await devtools.detach();
});

test.each(['dark', 'light'] as const)(
  'F28: on the %s page the board has that mode’s ground, and what is drawn on it can be seen',
  async (colorScheme) => {
    const page = await open(QUIET_PAGE, { reducedMotion: true, colorScheme });
    await layOut(page, 6, 0.9);
    const { ground, drawn, faint } = await page.evaluate(findFaint);
    if (colorScheme === 'dark') expect(ground).toBeLessThan(0.05);
    else expect(ground).toBeGreaterThan(0.7);
    expect(drawn).toBeGreaterThan(200);
    expect(faint).toEqual([]);
    page.expectClean();
  },
);

test('F28: on a dark page the pictures of the board are dark, too', async () => {
  const page = await open('#/metro/new', { reducedMotion: true, colorScheme: 'dark' });
  const ground = encodeURIComponent('#1f272a');
  await expect.poll(() => page.locator('.start-picture img').getAttribute('src')).toContain(ground);
  await page.goto(`${page.url().split('#')[0]}#/`);
  const shelf = page.locator('.is-metro .card-picture img');
  await shelf.scrollIntoViewIfNeeded();
  await expect.poll(() => shelf.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('night');
  page.expectClean();
});

/** Runs in the page: how light the board’s ground is, and what stands out too little from what lies under it. */
function findFaint() {
  const read = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const light = (channels: readonly number[]) => {
    const [r, g, b] = channels.map((each) => (each <= 10 ? each / 3295 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: readonly number[], b: readonly number[]) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const fillOf = (element: Element | null) => read(getComputedStyle(element ?? document.body).fill);
  const strokeOver = (element: Element, under: readonly number[]) => {
    const { stroke, strokeOpacity } = getComputedStyle(element);
    return read(stroke).map((channel, at) => channel * Number(strokeOpacity) + under[at] * (1 - Number(strokeOpacity)));
  };
  const paper = fillOf(document.querySelector('.metro-board .metro-paper'));
  const all = (selector: string) => [...document.querySelectorAll(`.metro-board ${selector}`)];
  const compared = [
    ...all('.metro-idle, .metro-line').map((track) => [track, contrast(strokeOver(track, paper), paper), 3] as const),
    ...all('.metro-dash').map((dash) => {
      const line = strokeOver(dash.previousElementSibling ?? dash, paper);
      return [dash, contrast(strokeOver(dash, line), line), 3] as const;
    }),
    ...all('.metro-number path').map((number) => {
      const plate = fillOf(number.closest('.metro-plate')?.querySelector('.metro-enamel') ?? null);
      return [number, contrast(strokeOver(number, plate), plate), 4.5] as const;
    }),
  ];
  const faint = compared.filter(([, found, wanted]) => found < wanted);
  return {
    drawn: compared.length,
    ground: light(fillOf(document.querySelector('.metro-ground'))),
    faint: [
      ...new Set(
        faint.map(([element, found]) => `${element.closest('[class]')?.getAttribute('class')} ${found.toFixed(2)}`),
      ),
    ],
  };
}

test('on a finished board pointing at a station, a tile or a row of the details traces lines', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await layOut(page, 2, 1);
  const traced = page.locator('.metro-traced');
  await page.locator('#station-7').hover();
  await expect.poll(() => traced.count()).toBe(1);
  await page.locator('.metro-square[aria-label*="a tile with"]').nth(20).hover();
  await expect.poll(() => traced.count()).toBeGreaterThan(0);
  // In a low window the buttons are beside the board, not on its frame.
  await page.setViewportSize({ width: 1100, height: 620 });
  const ground = await boxOf(page.locator('.metro-ground').first());
  for (const button of await page.locator('.zoom-buttons button').all()) {
    const { x, width } = await boxOf(button);
    expect(x + width < ground.x || x > ground.x + ground.width).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const details = await openDetails(page);
  await details.locator('.metro-ending li').first().hover();
  await expect.poll(() => traced.count()).toBe(1);
  // What the details call a station by is still on its sign, beside its points.
  await expect.poll(() => page.locator('.metro-plate.is-counted .metro-number path').count()).toBe(64);
  page.expectClean();
});

test('points come to the sign and to the scores with the train that counts them', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: false });
  const log = ['+aaaa', 'aaaa03', '+cbcb', 'cbcb50', '+aacb', 'aacb13', '+bcbc', 'bcbc47', '+acba'];
  await layOutLog(page, log);
  const points = page.locator('.scores tbody tr').first().locator('td').first();
  await page.locator('#square-19').hover();
  await page.locator('.preview').getByText('Rosa’s line 5 ends at the centre: 3 tiles × 2').waitFor();
  await points.evaluate((cell) => {
    const seen = new Set<string | null>();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(cell.textContent)).observe(cell, { characterData: true, subtree: true });
  });
  await page.locator('#square-19').click();
  await page.waitForFunction(
    () =>
      document.querySelector('.metro-train:not(.is-done) .metro-count') !== null &&
      document.querySelector('.scores tbody td')?.textContent === '0' &&
      document.querySelector('#station-5 .is-running') !== null,
  );
  await expect.poll(() => points.textContent()).toBe('6');
  // Points that the scores don't have yet are not taken off them.
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter((shown) => shown !== '0')).toEqual(['6']);
  // A train makes room for the line that is pointed at, for as long as it would be seen.
  const train = page.locator('.metro-train');
  await train.evaluate((element) => element.getAnimations().map((leaving) => leaving.cancel()));
  const visibility = () => train.evaluate((element) => getComputedStyle(element).visibility);
  expect(await visibility()).toBe('visible');
  await page.locator('#station-9').hover();
  await expect.poll(visibility).toBe('hidden');
  await page.locator('#station-5 .is-finished').waitFor({ state: 'attached' });
  const laying = () => page.locator('.metro-tile.is-new').evaluate((tile) => getComputedStyle(tile).animationName);
  expect(await laying()).toBe('metro-lay');
  // The tile before it was there all along: nobody lays it once more.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(laying).toBe('none');
  page.expectClean();
});

test('a tile that a finger carries over the board is as large as its squares', async () => {
  const page = await open(QUIET_PAGE, PHONE);
  await setUp(page, 'Metro', ['person', 'person']);
  const finger = await layFinger(page);
  const refusing = page.locator('#square-18');
  const { width } = (await refusing.boundingBox()) ?? expect.fail();
  await finger.drag(await middleOf(page.locator('.metro-drag')), below(await middleOf(refusing)));
  await expect
    .poll(async () => Math.round((await page.locator('.metro-drag').boundingBox())?.width ?? 0))
    .toBe(Math.round(width));
  await finger.lift();
  page.expectClean();
});
