import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { boxOf } from './gestures.ts';
import {
  axe,
  chooseOption,
  findOverflow,
  hurry,
  keptMatches,
  open,
  openMatchFile,
  openStill,
  QUIET_PAGE,
  saveMatch,
  setUp,
  tabTo,
} from './harness.ts';
import { layOut, openForTwo, someoneActs } from './metro-match.ts';

const TITLES = ['Arboretum', 'Blue Lagoon', 'Metro', 'Race to the Raft', 'Stratopolis'];

test('the rules open where they explain the rule that a refusal names', async () => {
  const page = await openForTwo();
  // The square is marked as disabled, which is what makes Playwright wait.
  await page.locator('#square-27').click({ force: true });
  await page.getByRole('link', { name: 'See the rule' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('#placing.is-wanted').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Open as a page' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('How to play Metro');
  await page.getByRole('link', { name: 'Back to your match' }).press('Enter');
  // The focus is at the table, although what opened it is gone.
  await page.locator('.prompt:focus').waitFor();
  page.expectClean();
});

test.each([
  ['Arboretum', 2],
  ['Arboretum', 4],
  ['Blue Lagoon', 4],
  ['Metro', 6],
  ['Stratopolis', 2],
] as const)('%s with %i people: no name is cut off at any size, or two would look the same', async (title, seats) => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, title, Array<'person'>(seats).fill('person'));
  await expectWholeNames(page);
  if (title === 'Arboretum') {
    // With an open hand, its button is beside the name.
    await page.getByRole('button', { name: /^I am/ }).click();
    await page.locator('.arboretum-sort').waitFor();
    await expectWholeNames(page);
  }
  page.expectClean();
});

async function expectWholeNames(page: Page): Promise<void> {
  // What explains itself where the mouse happens to be is longer than its row.
  await page.mouse.move(-1, -1);
  for (const [width, height] of [
    [1200, 700],
    [1024, 768],
    [960, 720],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Upright, a board has the whole width of a tablet, too.
    if (height > width) expect((await boxOf(page.locator('.table-board'))).width).toBe(width);
    // By the words themselves: an element that wants half a pixel more says that it has room enough.
    const cut = await page.evaluate(() => {
      const words = document.createRange();
      return [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { textOverflow, clipPath } = getComputedStyle(element);
          return textOverflow === 'ellipsis' && clipPath === 'none' && element.clientWidth > 0;
        })
        .filter((element) => {
          words.selectNodeContents(element);
          return words.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.1;
        })
        .map((element) => element.textContent);
    });
    expect([width, ...cut]).toEqual([width]);
  }
}

test('moves that come faster than they are painted are all told, and the score is of the last', async () => {
  const page = await openForTwo();
  const behind = await page.evaluate(async () => {
    let missing = 0;
    for (let move = 1; move <= 8; move++) {
      document.querySelector('.metro-square.is-open')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 20));
      missing = Math.max(missing, move - document.querySelectorAll('.log li').length);
    }
    return missing;
  });
  // The log had to catch up, or this would prove nothing.
  expect(behind).toBeGreaterThan(0);
  await page.locator('.log li').nth(7).waitFor();
  const scores = await page.locator('.scores').first().textContent();
  await page.reload();
  await page.locator('.log li').nth(7).waitFor();
  await expect.poll(() => page.locator('.scores').first().textContent()).toBe(scores);
  page.expectClean();
});

test('hints: three moves with reasons, each shown on the board, one played', async () => {
  // In the middle of a match, because an opening tile may leave fewer ideas that differ.
  const page = await open(QUIET_PAGE, { reducedMotion: true, patient: true });
  await layOut(page, 2, 0.5);
  const told = await page.locator('.log li').count();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.locator('.hints li');
  await hints.nth(2).waitFor();
  await expect.poll(() => hints.count()).toBe(3);
  await expect.poll(() => hints.first().textContent()).toMatch(/Place your tile|Keep the tile/);
  await expect.poll(() => page.locator('.hints').textContent()).toMatch(/about \d+%|likely/i);
  const marked = page.locator('.metro-square.is-open:has(.metro-idea), .is-hinted');
  await expect.poll(() => marked.count()).toBe(1);
  await hints.nth(1).getByRole('button').first().click();
  await expect.poll(() => hints.nth(1).getByRole('button').first().getAttribute('aria-pressed')).toBe('true');
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  // What another square would do is told below the scores.
  const scores = await boxOf(page.locator('.scores'));
  await page.locator('.metro-square.is-open[aria-label*=would]').first().hover();
  await page.locator('.preview ul').waitFor();
  expect(await boxOf(page.locator('.scores'))).toEqual(scores);
  // A refusal covers no score, in a low window either, and goes with the next idea that is looked at.
  await page.setViewportSize({ width: 1280, height: 660 });
  await page.mouse.move(1, 1);
  const unasked = await boxOf(page.locator('.scores'));
  // The square is marked as disabled, which is what makes Playwright wait.
  await page.locator('#square-27').click({ force: true });
  await page.locator('.metro-no').waitFor();
  const [refusal, points] = [await boxOf(page.locator('.preview')), await boxOf(page.locator('.scores'))];
  expect(points).toEqual(unasked);
  expect(points.y + points.height).toBeLessThanOrEqual(refusal.y);
  // Of what the numbers are is said in that window too.
  await hints.getByText('to win').or(hints.getByText('likely')).first().waitFor();
  await hints.first().getByRole('button').first().click();
  await expect.poll(() => page.locator('.metro-no, .refusal').count()).toBe(0);
  await hints.nth(1).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Play B' }).click();
  await hints.first().waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log li').count()).toBe(told + 1);
  page.expectClean();
});

test('a thought is broken off at once by undo, and hints close by key', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, patient: true });
  await hurry(page);
  await setUp(page, 'Metro', ['person', 'person']);
  await page.locator('.metro-square.is-open').first().click();
  await page.locator('.metro-tile').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints[aria-busy=true]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.hints').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints li').first().getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await page.locator('.hints').waitFor({ state: 'detached' });
  page.expectClean();
});

test('a table that wins together is told its chance', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true, patient: true });
  await setUp(page, 'Race to the Raft', ['person']);
  const meter = page.locator('.chance meter');
  await meter.waitFor();
  expect(Number(await meter.getAttribute('value'))).toBeGreaterThan(0);
  // An estimate promises nothing.
  expect(Number(await meter.getAttribute('value'))).toBeLessThan(100);
  await expect.poll(() => page.locator('.chance').textContent()).toMatch(/^Chance to win(very high|very low|\d+%)/);
  // Where there is room for the words, they are not said twice.
  await expect.poll(() => page.locator('.chance small').isVisible()).toBe(false);
  // What it means is not only for a mouse that rests on it.
  await page.locator('.chance').press('Enter');
  await page.getByText('An estimate: how often you would win').waitFor();
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('a match is saved as a file and opened again in another browser, and what was removed comes back', async () => {
  const page = await openForTwo(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  const file = await saveMatch(page);
  await page.getByRole('button', { name: 'Saved as a file' }).waitFor();
  expect(JSON.parse(readFileSync(file, 'utf8')).record.game).toBe('metro');

  const other = await openMatchFile(file);
  await someoneActs(other);
  await expect.poll(() => other.locator('.metro-tile').count()).toBe(2);
  await other.getByRole('link', { name: 'Boardwalk: all games' }).click();
  const kept = other.locator('.first-match');
  const remove = other.getByRole('button', { name: /^Remove Metro/ });
  await remove.focus();
  await other.keyboard.press('Enter');
  await kept.waitFor({ state: 'detached' });
  await expect.poll(() => other.locator('.removed').textContent()).toContain('Removed Metro');
  expect(await axe(other)).toEqual([]);
  await other.locator('.removed button:focus').press('Enter');
  await kept.waitFor();
  await remove.click();
  await kept.waitFor({ state: 'detached' });
  await other.reload();
  await other.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => kept.count()).toBe(0);
  other.expectClean();
});

test.each([
  ['not JSON at all', 'match.json isn’t a Boardwalk match file.'],
  ['{"shopping":["bread"]}', 'match.json isn’t a Boardwalk match file.'],
  [
    '{"record":{"game":"chess","rulesVersion":1,"seats":2,"settings":{},"log":[]}}',
    'There is no game called "chess" here',
  ],
  ['{"record":{"game":"metro","rulesVersion":1,"seats":2,"settings":{},"log":["+zzzz"]}}', 'Line 1'],
  ['{"record":{"game":"metro","rulesVersion":1,"seats":9,"settings":{},"log":[]}}', '2 to 6 players'],
])('a match file that does not fit is refused with a reason: %s', async (text, why) => {
  const page = await open('', { reducedMotion: true });
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toContain(why);
  page.expectClean();
});

test('after the first visit a match can be played without a network', async () => {
  const page = await open('', { reducedMotion: true, offline: true });
  await hurry(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now Metro against the computer' }).click();
  for (const tiles of [2, 4]) {
    await someoneActs(page);
    await page.locator('.metro-square.is-open').first().click();
    await page
      .locator('.metro-tile')
      .nth(tiles - 1)
      .waitFor();
  }
});

/** At the end of a lesson nothing is asked, so nothing in the rules is what matters now. */
async function readRulesFromStart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.getByRole('dialog').locator('.rules-book h2').first().waitFor();
  expect(await page.locator('.rules-book .is-wanted').count()).toBe(0);
  await page.keyboard.press('Escape');
}

test('the first lesson of Metro can be taken to its end', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await page.getByRole('link', { name: 'Learn Metro', exact: true }).click();
  for (let step = 1; step <= 9; step++) {
    await page.getByText(`Lesson, step ${step} of 9`).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    if (step === 1) expect(await axe(page)).toEqual([]);
    // The prompt asks for what the note asks for.
    if (step === 4) expect(await page.locator('.metro-do > p').first().textContent()).toMatch(/^Keep this tile/);
    if (step === 9) await readRulesFromStart(page);
    const next = page.locator('.lesson-next');
    // The same as Play now offers on the front page.
    if (step === 9)
      expect(await page.locator('.lesson-first').textContent()).toMatch(/^Level 2, good for a first game/);
    if ((await next.count()) > 0) await next.click();
    else await page.locator('.metro-square:has(.metro-idea), button.is-hinted').click();
  }
  // The first match begins at once, and nobody is offered the lesson again.
  await page.waitForURL(/#\/metro\/match\//);
  await page.locator('.log').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^New to Metro/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Boardwalk' }).first().click();
  await page.getByTitle('Lesson finished').waitFor();
  await expect.poll(() => page.locator('.way', { hasText: 'Learn Metro' }).count()).toBe(0);
  page.expectClean();
});

test('whoever looks up a rule during a lesson comes back to the same step, and a step can be read again', async () => {
  const page = await open('#/metro/learn', { reducedMotion: true });
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.locator('.prompt:focus').waitFor();
  await page.locator('#square-27').click({ force: true });
  await page.getByRole('link', { name: 'See the rule' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open as a page' }).click();
  const back = page.getByRole('link', { name: 'Back to the lesson' });
  await back.waitFor();
  // One way to the lesson is enough.
  expect(await page.getByRole('link', { name: 'Learn by playing' }).count()).toBe(0);
  await back.click();
  await page.getByText('Lesson, step 2 of 9').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Lesson, step 1 of 9').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
  page.expectClean();
});

test('one click on the front page begins a match of each game', async () => {
  const page = await open('', { reducedMotion: true });
  for (const title of TITLES) {
    await page.getByRole('button', { name: new RegExp(`^Play now ${title} (against|alone)`) }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    // The button that opened the dialog has the focus again.
    await page.locator('button:focus', { hasText: 'Menu' }).waitFor();
    await page.getByRole('link', { name: 'Boardwalk: all games' }).click();
  }
  await expect.poll(() => keptMatches(page)).toHaveLength(TITLES.length);
  // Nobody has played at any of them, so there is none to continue.
  expect(await page.locator('.home-matches').count()).toBe(0);
  page.expectClean();
});

test('set-up shows a picture of each board, chosen by keyboard alone, and asks who goes first', async () => {
  const page = await open('#/race-to-the-raft/new', { reducedMotion: true });
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await chooseOption(page, 'Who goes first?', 'Ada');
  await tabTo(page, '.gallery input');
  await page.locator('.gallery img').nth(2).waitFor();
  // Only what can be seen is drawn: the list is long.
  await expect.poll(() => page.locator('.gallery img').count()).toBeLessThan(39);
  for (const press of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(press);
  await expect.poll(() => page.locator('.gallery input:checked').inputValue()).toBe('crossed-paths');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  const [match] = await keptMatches(page);
  expect(match.record.settings.challenge).toBe('crossed-paths');
  expect(match.players.map((player) => player.name)).toEqual(['Ada', 'You']);
  page.expectClean();
});

test('a move makes a sound, undo makes none, and silence is kept', async () => {
  const page = await openForTwo();
  await page.evaluate(() => {
    const { createGain } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createGain = function (this: BaseAudioContext) {
      document.body.dataset.heard = String(Number(document.body.dataset.heard ?? 0) + 1);
      return createGain.call(this);
    };
  });
  const heard = () => page.evaluate(() => Number(document.body.dataset.heard ?? 0));
  const tile = page.locator('.metro-tile').first();
  await page.locator('.metro-square.is-open').first().click();
  await tile.waitFor();
  const first = await heard();
  expect(first).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await tile.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await chooseOption(page, 'Sounds', 'Off');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('.metro-square.is-open').first().click();
  await tile.waitFor();
  await expect.poll(() => heard()).toBe(first);
});

test('animations can be turned off here, where the system does not ask for it', async () => {
  const page = await openForTwo();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lasts = () =>
    page.evaluate(() => {
      const note = document.body.appendChild(document.createElement('i'));
      note.style.cssText = 'transition: opacity 2s; animation: metro-count 2s';
      const { transitionDuration, animationDuration } = getComputedStyle(note);
      note.remove();
      return [transitionDuration, animationDuration].map((time) => Number.parseFloat(time));
    });
  expect(await lasts()).toEqual([2, 2]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await chooseOption(page, 'Animations', 'Off');
  await page.reload();
  await someoneActs(page);
  expect(Math.max(...(await lasts()))).toBeLessThan(0.01);
});

test('when the curtain rises the focus is at the table, not at the top of the page', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Metro', ['person', 'person'], async (form) => {
    await chooseOption(form, 'Secret hands', 'On');
  });
  // Its title has the focus, and the first stop is the button.
  await page.getByRole('dialog').locator(':focus', { hasText: 'Player 1’s turn' }).waitFor();
  await page.keyboard.press('Tab');
  await page.locator('button:focus', { hasText: 'I am Player 1' }).press('Enter');
  await page.locator('.table-board :focus, .prompt:focus').waitFor();
  page.expectClean();
});

test('a challenge that is won leads to the next one, and the campaign remembers it', async () => {
  const page = await openStill();
  await page.evaluate((match) => localStorage.setItem('boardwalk.match.kept', JSON.stringify(match)), almostWon());
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/match/kept`);
  // Row 13, from column 5 to column 15 of 18: the last cat walks onto the raft.
  await page.locator('#raft-square-239').click();
  await page.locator('#raft-square-249').click();
  await page.locator('.raft-card').first().click();
  await page.getByRole('button', { name: 'Next: 2. Ancient trail' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const challenges = (await keptMatches(page)).map((match) => match.record.settings.challenge);
  expect(challenges.sort()).toEqual(['ancient-trail', 'first-steps']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByText('1 of 39 won').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: '1. First steps' }).textContent())
    .toContain('Won in 3 rounds');
  expect(await axe(page)).toEqual([]);
  await tabTo(page, '.step.is-next');
  await expect.poll(() => page.locator('.step:focus').textContent()).toContain('2. Ancient trail');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  page.expectClean();
});

test.each(['#/', '#/race-to-the-raft/campaign', '#/race-to-the-raft/new', '#/metro/view/', '#/nothing'])(
  'nothing is cut off on a phone in a dark room: %s',
  async (path) => {
    const page = await open(path, { width: 360, height: 740, touch: true, colorScheme: 'dark', reducedMotion: true });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await findOverflow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  },
);

/** A golden match of the first challenge, but for its last move. */
function almostWon(): object {
  const [line] = readFileSync(`${root}games/race-to-the-raft/matches/long.jsonl`, 'utf8').split('\n');
  const { record } = JSON.parse(line);
  const players = [{ kind: 'person', name: 'You' }];
  return { id: 'kept', record: { ...record, log: record.log.slice(0, -1) }, players, changed: 0, over: false };
}
