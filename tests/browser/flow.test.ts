import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { axe, findOverflow, hurry, open, QUIET_PAGE, resultOf, setUp, tabTo } from './harness.ts';

/** The first golden match of a game for so many, cut short; seats from `people` on are computer players. */
async function openKept(page: Page, game: string, seats: number, cut: number, people = seats): Promise<void> {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const { record } = lines.map((line) => JSON.parse(line)).find((golden) => golden.record.seats === seats);
  const log = record.log.slice(0, record.log.length - cut);
  const players = Array.from({ length: seats }, (_, seat) =>
    seat < people
      ? { kind: 'person', name: people === 1 ? 'You' : `Player ${seat + 1}` }
      : { kind: 'bot', name: ['', 'Ada', 'Blaise', 'Carl'][seat], level: 1 },
  );
  const saved = { id: `kept-${game}-${cut}`, record: { ...record, log }, players, changed: 0, over: cut === 0 };
  await page.evaluate((match) => localStorage.setItem(`boardwalk.match.${match.id}`, JSON.stringify(match)), saved);
  await page.goto(`${page.url().split('#')[0]}#/${game}/match/${saved.id}`);
  await page.locator('.table-board svg').first().waitFor();
}

test('an ending is played on the board before anybody is told who won, can be skipped and seen again', async () => {
  const page = await open(QUIET_PAGE);
  await openKept(page, 'metro', 2, 1);
  await page.locator('.metro-square.is-open').first().click();
  await page.locator('.moment').waitFor();
  await page.locator('.metro-finale .metro-shine').first().waitFor();
  await expect.poll(() => page.locator('.metro-shine').count()).toBeLessThan(32);
  await expect.poll(() => page.locator('.page').textContent()).not.toMatch(/won by|shared the win/);
  await expect.poll(() => resultOf(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await resultOf(page).waitFor();
  // What the ending showed stays: every line, its points on its sign, gold around the best.
  await expect.poll(() => page.locator('.metro-shine').count()).toBeGreaterThan(20);
  await expect.poll(() => page.locator('.metro-best').count()).toBe(1);
  await expect
    .poll(() => resultOf(page).getByRole('heading', { level: 2 }).textContent())
    .toMatch(/won by|shared the win/);
  await page.getByRole('button', { name: 'Show the ending again' }).click();
  await page.locator('.moment').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('.table-board').click();
  await resultOf(page).waitFor();
  page.expectClean();
});

test('where people want no motion the ending is its last picture', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 'metro', 2, 1);
  // The last tile ends lines: the hint shows them on the board, below its star.
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.metro-traced ~ .metro-hint').waitFor();
  await expect.poll(() => page.locator('.metro-idea .metro-way').count()).toBe(0);
  await page.locator('.metro-square.is-open').first().click();
  await resultOf(page).waitFor();
  await expect.poll(() => page.locator('.moment').count()).toBe(0);
  await expect.poll(() => page.locator('.metro-best + .metro-shine-gap').count()).toBe(1);
  // Lines of one colour stay apart where they cross.
  await expect.poll(() => page.locator('.metro-shine-gap + .metro-shine').count()).toBeGreaterThan(20);
  page.expectClean();
});

test.each(['metro', 'stratopolis', 'arboretum', 'blue-lagoon', 'race-to-the-raft'])(
  'the result of %s fits: beside the board, and on a phone as a sheet with its actions in sight',
  async (game) => {
    const page = await open(QUIET_PAGE, { reducedMotion: true });
    if (game === 'arboretum') {
      // The table of four has a row for every species.
      await openKept(page, game, 4, 0);
      await resultOf(page).waitFor();
      await expect.poll(() => hiddenPart(page)).toBe(0);
    }
    await openKept(page, game, game === 'race-to-the-raft' ? 1 : 2, 0);
    await resultOf(page).waitFor();
    await expect.poll(() => hiddenPart(page)).toBe(0);
    const captions = await page.locator('.swing-what').allTextContents();
    expect(captions.filter((words) => words.includes('(+'))).toEqual([]);
    expect(await page.locator('.swing-what').evaluateAll(findCut)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    const rematch = await resultOf(page).locator('.result-actions .primary').boundingBox();
    expect((rematch?.y ?? 999) + (rematch?.height ?? 0)).toBeLessThanOrEqual(740);
    const board = page.locator('.table-board');
    await page.getByRole('button', { name: 'Show the board' }).click();
    const sheet = await page.locator('.table-side').boundingBox();
    expect(sheet?.y).toBeGreaterThan(520);
    await expect.poll(() => board.isVisible()).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Show the result' }).click();
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  },
);

/** Runs in the page: words of which a part is hidden. */
function findCut(words: Element[]): (string | null)[] {
  return words.filter((each) => each.scrollHeight > each.clientHeight).map((each) => each.textContent);
}

/** How much of the result must be scrolled to. */
function hiddenPart(page: Page): Promise<number> {
  return page.locator('.result-body').evaluate((body) => body.scrollHeight - body.clientHeight);
}

test('a rematch one level up, and with swapped seats', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 'metro', 2, 0, 1);
  await page.getByRole('button', { name: 'Try level 2' }).click();
  await page.locator('.metro-square.is-open').first().waitFor();
  const players = await page.evaluate(() => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('boardwalk.match.'));
    return kept.map((key) => JSON.parse(localStorage.getItem(key) ?? '').players);
  });
  expect(players).toContainEqual([
    { kind: 'person', name: 'You' },
    { kind: 'bot', name: 'Ada', level: 2 },
  ]);
  page.expectClean();
});

test('what others did is told in the prompt, marked on the board and shown again; the log lights its places', async () => {
  const page = await open(QUIET_PAGE);
  await hurry(page);
  await setUp(page, 'Blue Lagoon', ['person', 'bot', 'bot']);
  await page.locator('.blue-lagoon-tile.is-open').first().waitFor();
  await page.locator('.blue-lagoon-tile.is-open').first().click();
  const told = page.locator('.news li');
  await told.nth(1).waitFor();
  await expect.poll(() => told.first().textContent()).toMatch(/^Move 1 Ada (sailed|placed a (boat|settler))/);
  const marks = page.locator('.board-mark.is-past');
  await expect.poll(() => marks.count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  const pieces = page.locator('.blue-lagoon-piece');
  const all = await pieces.count();
  const crumb = page.locator('.crumb');
  await expect.poll(() => crumb.textContent()).toContain('Move 4');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await expect.poll(() => crumb.textContent()).toContain('Move 2');
  // Neither the prompt nor the log is ahead of the board.
  const countSeen = () =>
    page.evaluate(() => {
      const isSeen = (line: Element) => getComputedStyle(line).visibility === 'visible';
      const [pieces, news, log] = ['.blue-lagoon-piece', '.news li', '.log li'];
      return [pieces, news, log].map((part) => [...document.querySelectorAll(part)].filter(isSeen).length);
    });
  await expect.poll(countSeen).toEqual([all - 2, 0, 1]);
  // Nobody plays in the past.
  await expect.poll(() => page.locator('.blue-lagoon-tile.is-open').count()).toBe(0);
  await page.getByRole('button', { name: 'Show again' }).waitFor();
  await expect.poll(() => pieces.count()).toBe(all);
  await expect.poll(() => crumb.textContent()).toContain('Move 4');
  await page.locator('.log li button').last().hover();
  await page.locator('.board-mark.is-lit').waitFor();
  await tabTo(page, '.log button');
  await expect.poll(() => page.locator('.board-mark.is-lit').count()).toBe(1);
  page.expectClean();
});

test('ideas cover neither the prompt nor the score, and their letters stand on the board', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openKept(page, 'metro', 2, 60);
  // The room of an answer stays where somebody has scrolled on: pointing covers nothing that was seen.
  const [list, room] = [page.locator('.table-facts'), page.locator('.preview-room')];
  const above = await room.boundingBox();
  await list.evaluate((facts) => facts.scrollBy(0, 60));
  expect(await list.evaluate((facts) => facts.scrollTop)).toBe(60);
  expect(await room.boundingBox()).toEqual(above);
  await list.evaluate((facts) => facts.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').first().waitFor();
  const boxes = await page.evaluate(() =>
    ['.prompt', '.hints', '.table-facts'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
  );
  const [prompt, hints, facts] = boxes;
  expect(prompt?.bottom).toBeLessThanOrEqual(hints?.top ?? 0);
  expect(hints?.bottom).toBeLessThanOrEqual(facts?.top ?? 0);
  expect(facts?.height).toBeGreaterThan(60);
  // In a low window too the hand stays above them and everybody's points below.
  const inSight = await page.evaluate(() => {
    const [hand, scores] = ['.prompt', '.scores'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return [
      (hand?.top ?? 0) - (document.querySelector('.bar')?.clientHeight ?? 0),
      innerHeight - (scores?.bottom ?? 0),
    ];
  });
  expect(Math.min(...inSight)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => page.locator('.hints > p').textContent()).toMatch(/^Likely score: about \d+ for /);
  const places = await page.locator('.hint').count();
  await expect.poll(() => page.locator('.board-mark:is(.is-idea, .is-chosen)').count()).toBeLessThanOrEqual(places);
  await expect.poll(() => page.locator('.board-mark:is(.is-idea, .is-chosen)').count()).toBeGreaterThan(0);
  // The arrows of lines that an idea makes longer are not in the middle of them.
  const arrows = page.locator('.is-traced .board-marks .metro-head');
  expect(
    await arrows.evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true }))),
  ).toEqual([]);
  // The numbers of moves that were made step back behind those at the ends of lines.
  const past = page.locator('.is-traced .board-mark-corner.is-past, .is-traced .board-mark.is-past');
  expect(await past.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))).toContain('0.3');
  // Pointing elsewhere is answered all the same.
  await page.locator('.metro-square.is-open[aria-label*="No line reaches it"]').first().hover();
  await page.locator('.preview').getByText('No line reaches this square yet').waitFor();
  page.expectClean();
});
