import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import type { Puzzle } from '../../study/puzzle.ts';
import { boxOf } from './gestures.ts';
import { axe, findOverflow, open, QUIET_PAGE, type WatchedPage } from './harness.ts';
import { confirm, copiedBy, isReviewed, keepFinished, openReviewed, squareOf, visit } from './study-match.ts';

const puzzles = readFileSync(`${root}study/puzzles/metro.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line): Puzzle => JSON.parse(line));
const isPlacement = (move: string) => move !== 'draw';
const placed = puzzles.filter(({ accepted, others }) => isPlacement(accepted[0].move) && isPlacement(others[0].move));

const PHONE = { width: 390, height: 844, touch: true } as const;
const SIZES = [
  { width: 1200, height: 700 },
  { width: 360, height: 740, touch: true },
] as const;

async function choose(page: WatchedPage, move: string): Promise<void> {
  await squareOf(page, move).click();
  await confirm(page);
}

test.each(SIZES)('a puzzle is failed and solved, its answer explained, and another one follows: %o', async (size) => {
  const [failed, solved] = placed;
  const page = await open(`#/metro/puzzle/${failed.id}`, { ...size, reducedMotion: true });
  const status = page.locator('.puzzle [role=status]');
  const standing = page.locator('.puzzle-standing dd');
  const streak = standing.and(page.locator(':last-of-type > dd'));
  await standing.first().waitFor();
  const rating = Number(await standing.first().textContent());
  expect(await axe(page)).toEqual([]);
  const tiles = await page.locator('.metro-tile').count();
  if ('touch' in size) {
    // What a tap would do is told beside the button that plays it, and the board stays under the finger.
    await squareOf(page, failed.others[0].move).tap();
    await page.getByRole('button', { name: 'Place it here' }).waitFor();
    expect(await page.locator('.study').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    // No half of a button looks out from behind it.
    expect(await page.getByRole('button', { name: 'See the answer' }).isVisible()).toBe(false);
    // Nothing covers the question.
    const [asked, prompt, sheet] = await Promise.all(
      ['.study-question', '.prompt .metro-do', '.preview'].map((name) => boxOf(page.locator(name))),
    );
    expect(prompt.y).toBeGreaterThanOrEqual(asked.y + asked.height);
    expect(sheet.y).toBeGreaterThanOrEqual(prompt.y + prompt.height);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(size.height);
  }
  await choose(page, failed.others[0].move);
  // What was tried is on the board.
  await expect.poll(() => page.locator('.metro-tile').count()).toBe(tiles + 1);
  const [most, left] = [failed.accepted, failed.others].map(([{ win }]) => Math.round(100 * win));
  await status.filter({ hasText: `Your chance to win drops from ${most}% to ${left}%.` }).waitFor();
  expect(Number(await standing.first().textContent())).toBeLessThan(rating);
  await page.getByRole('button', { name: 'Try again' }).click();
  await choose(page, failed.accepted[0].move);
  await status.filter({ hasText: 'Right!' }).waitFor();
  await expect.poll(() => streak.textContent()).toBe('0');
  // Found at the second try is found: it is not left among what is still to solve.
  await expect
    .poll(() => page.locator('.puzzle-history').textContent())
    .toMatch(/Your puzzles: 1 tried(?!,).*Solved on a later try$/);
  await expect
    .poll(() => page.getByRole('table', { name: 'What each move is worth' }).getByRole('rowheader').count())
    .toBe(failed.accepted.length + failed.others.length);
  // The reason is told with the verdict, and not again beside the move that was found.
  const because = (await status.textContent())?.match(/That’s the move\. (?:It )?([^.]+)\./)?.[1];
  expect(await page.locator('.puzzle-right').first().textContent()).not.toContain(because ?? 'Nothing is told');
  expect(await findOverflow(page, '.nothing')).toEqual([]);
  expect(await axe(page)).toEqual([]);
  // The way on is in sight, however much is told of the answer.
  const onward = await boxOf(page.getByRole('button', { name: 'Next puzzle' }));
  expect(onward.y + onward.height).toBeLessThanOrEqual(size.height);
  // What follows is shown and counted alike at any size.
  if ('touch' in size) return page.expectClean();
  // What follows is played on the board, move by move.
  await page.getByRole('button', { name: 'What happens next' }).click();
  await page
    .locator('.stepper output')
    .filter({ hasText: /Turn 1 of [1-9]/ })
    .waitFor();
  // A tile that is kept belongs to the turn that places the next one.
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Next move' }).click();
  await page
    .locator('.stepper output')
    .filter({ hasText: /Turn [23] of / })
    .waitFor();
  await page.getByRole('button', { name: 'Back to the answer' }).click();
  await page.keyboard.press('j');
  await page.waitForURL((url) => !url.hash.endsWith(failed.id));
  await visit(page, `#/metro/puzzle/${solved.id}`);
  await choose(page, solved.accepted[0].move);
  await status.filter({ hasText: 'Right!' }).waitFor();
  await expect.poll(() => streak.textContent()).toBe('1');
  page.expectClean();
});

test('the puzzle of the day is reached from the front page', async () => {
  const page = await open('', { reducedMotion: true });
  const way = page.getByRole('link', { name: /Solve today’s puzzle/ });
  const today = (await way.textContent()) ?? '';
  // A match of another game changes nothing about today's.
  const other = today.includes('Metro') ? 'arboretum' : 'metro';
  await keepFinished(page, other);
  await page.reload();
  await expect.poll(() => way.textContent()).toBe(today);
  await way.click();
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  // Under the address of its day: a link to it is the same puzzle tomorrow.
  expect(page.url()).toMatch(/\/puzzle\/\d{4}-\d\d-\d\d$/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'See the answer' }).click();
  expect(await copiedBy(page, page.getByRole('button', { name: 'Share' }))).toBe(page.url());
  // From one puzzle of the day on to the others.
  const also = page.getByRole('navigation', { name: 'Also today' }).getByRole('link');
  await expect.poll(() => also.count()).toBe(4);
  await also.first().click();
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  expect(await also.count()).toBe(0);
  page.expectClean();
});

test('a puzzle is tried by keyboard alone', async () => {
  // One of which a hint can tell what its best move does.
  const page = await open('#/metro/puzzle/0-104', { reducedMotion: true });
  await page.getByRole('heading', { name: /^Puzzle \d+ of / }).waitFor();
  // A hint tells what the best move does, another one marks its place.
  await page.keyboard.press('h');
  await page.getByText(/^Hint: /).waitFor();
  expect(await page.locator('.board-mark').count()).toBe(0);
  await page.keyboard.press('h');
  await page.getByText('The best move is marked now.').waitFor();
  expect(await page.locator('.board-mark').count()).toBeGreaterThan(0);
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.activeElement?.matches('.metro-square'));
  await page.keyboard.press('Enter');
  await page
    .locator('.puzzle [role=status]')
    .filter({ hasText: /Right!|Not the best/ })
    .waitFor();
  page.expectClean();
});

test.each(readdirSync(`${root}study/puzzles`).map((name) => name.replace('.jsonl', '')))(
  'the puzzle of the day of %s tells its answer on a phone, and another one follows',
  async (game) => {
    const page = await open(`#/${game}/puzzle`, { ...PHONE, reducedMotion: true });
    // The first that somebody meets is none of the hardest.
    await page.getByText(/^\d+ \w+ · (Easy|Medium)$/).waitFor();
    // Board, what is to be played and the ways to an answer are in one sight.
    const ways = await boxOf(page.getByRole('button', { name: 'See the answer' }));
    expect(ways.y + ways.height).toBeLessThanOrEqual(PHONE.height);
    const ask = await boxOf(page.locator('.table-side > .prompt'));
    expect(ways.y).toBeGreaterThanOrEqual(ask.y + ask.height);
    await page.getByRole('button', { name: 'See the answer' }).tap();
    const answers = page.getByRole('table', { name: 'What each move is worth' });
    // A letter is only told where it is on the board.
    const told = (await page.locator('.puzzle [role=status]').textContent()) ?? '';
    expect(told).toContain('The best move: ');
    const marks = await page.locator('.table-board .board-mark.is-chosen').count();
    expect(/ at A\./.test(told) && marks === 0).toBe(false);
    await expect.poll(() => answers.getByText('Best', { exact: true }).count()).toBe(1);
    // Of every other move something is said.
    const wrong = answers.locator('tbody tr:not(.puzzle-right)');
    await expect.poll(() => wrong.locator('.puzzle-why').count()).toBe(await wrong.count());
    expect(await findOverflow(page, '.nothing')).toEqual([]);
    expect(await axe(page)).toEqual([]);
    const rating = page.locator('.puzzle-standing dd').first();
    await expect.poll(async () => Number(await rating.textContent())).toBeLessThan(1200);
    await page.getByRole('button', { name: 'Next puzzle' }).tap();
    await page.getByRole('heading', { name: /^Puzzle \d+ of \d+$/ }).waitFor();
    await page.getByRole('button', { name: 'See the answer' }).waitFor();
    // The bar keeps to two lines: a title one letter wide would take half of the phone.
    await expect.poll(() => page.locator('.bar').evaluate((bar) => bar.clientHeight)).toBeLessThan(60);
    await page.getByRole('link', { name: 'Puzzle of the day' }).tap();
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
    page.expectClean();
  },
);

test('where nothing can be said at once, how the match ends says what the best move is for: a hint names the place, the answer the points', async () => {
  const page = await open('#/stratopolis/puzzle/206-64', { reducedMotion: true, patient: true });
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('.puzzle-hint');
  await hint.filter({ hasText: /look at .*, which can score more\./ }).waitFor();
  // What it is for comes first; where it is, only to somebody who asks again.
  expect(await page.locator('.board-mark').count()).toBe(0);
  await page.getByRole('button', { name: 'Show where' }).click();
  await expect.poll(() => page.locator('.board-mark').count()).toBeGreaterThan(0);
  const place = ((await hint.textContent()) ?? '').match(/look at (.*), which/)?.[1] ?? 'none';
  await page.getByRole('button', { name: 'See the answer' }).click();
  await page
    .locator('.puzzle-right .puzzle-why')
    .filter({ hasText: /By the end you have \d+ points more.* than with [B-H]/ })
    .filter({ hasText: `mainly through ${place}` })
    .waitFor();
  page.expectClean();
});

test('the reply that a wrong move allows is marked on the board', async () => {
  const page = await open('#/metro/puzzle/29-98', { reducedMotion: true });
  await choose(page, 'aacb42');
  await page.locator('.study-wrong').filter({ hasText: 'best reply then brings 22 points' }).waitFor();
  // The move itself, and the reply.
  await expect.poll(() => page.locator('.board-mark.is-past').count()).toBe(2);
  page.expectClean();
});

test('a draw is called a draw', async () => {
  const page = await open('#/blue-lagoon/puzzle/378-192', { reducedMotion: true });
  await page.getByText('one move saves the draw').waitFor();
  await page.getByRole('button', { name: 'See the answer' }).click();
  const results = page.locator('.puzzle-answers tbody td');
  await expect.poll(() => results.allTextContents()).toEqual(['Draw', 'Loss', 'Loss', 'Loss']);
  page.expectClean();
});

test('the answers to a puzzle name no squares that the board does not show; pointing at one lights its place', async () => {
  const page = await open('#/stratopolis/puzzle/340-76', { reducedMotion: true });
  await page.getByRole('button', { name: 'See the answer' }).click();
  const rows = page.locator('.puzzle-answers tbody tr');
  const seen = await rows.locator('[aria-hidden=true]').allTextContents();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.join(' ')).not.toMatch(/\b[A-Z]{2}\b/);
  const lit = page.locator('.board-mark.is-lit');
  await page.mouse.move(5, 5);
  await expect.poll(() => lit.count()).toBe(0);
  await rows.nth(1).hover();
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => lit.count()).toBe(0);
  // By keyboard, and it stays there.
  await rows.nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await rows.nth(1).locator('[aria-pressed=true]').waitFor();
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('a finger shows an answer where it taps: the board is out of sight', async () => {
  // The best answer of this day has a reason that comes late and takes three lines.
  const page = await open('#/metro/puzzle/2026-11-19', { width: 360, height: 740, touch: true, reducedMotion: true });
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  await page.getByRole('button', { name: 'See the answer' }).click();
  const row = page.locator('.puzzle-answers tbody tr').first();
  // The average final score comes late, and moves nothing.
  const tall = () => page.locator('.puzzle-answers').evaluate((table) => table.getBoundingClientRect().height);
  const before = await tall();
  await row.getByText(/ends ≈?\d+ – \d+/).waitFor();
  expect(await tall()).toBe(before);
  await row.tap();
  await row.locator('.study-crop').waitFor();
  await row.tap();
  await row.locator('.study-crop').waitFor({ state: 'detached' });
  page.expectClean();
});

test('a miss that the puzzle does not name has its row, and a solved puzzle stays solved', async () => {
  const named = ({ accepted, others }: Puzzle) => [...accepted, ...others].map(({ move }) => move.slice(-2));
  const [puzzle] = placed;
  const page = await open(`#/metro/puzzle/${puzzle.id}`, { reducedMotion: true });
  await page.locator('.metro-square.is-open').first().waitFor();
  const squares = await page
    .locator('.metro-square')
    .evaluateAll((all) =>
      all.flatMap((square, at) => (square.classList.contains('is-open') ? [`${Math.floor(at / 8)}${at % 8}`] : [])),
    );
  const other = squares.find((square) => !named(puzzle).includes(square));
  if (other === undefined) throw new Error(`All squares of ${puzzle.id} are named.`);
  await choose(page, other);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'See the answer' }).click();
  const rows = page.locator('.puzzle-answers tbody tr');
  await expect.poll(() => rows.count()).toBe(puzzle.accepted.length + puzzle.others.length + 1);
  await rows.getByText('Your try').waitFor();
  await page.getByRole('link', { name: 'Study this position' }).click();
  await page.waitForURL(/\/study\//);
  // Everybody is called as at the puzzle.
  await page
    .locator('.study-standing')
    .filter({ hasText: /You.*Ada/ })
    .waitFor();
  await page.goBack();
  await rows.getByText('Your try').waitFor();
  await page.reload();
  await page.getByText('You missed this one on the first try.').waitFor();
  // It is in the list of what was tried; another day it can be solved.
  await page.getByText('Your puzzles: 1 tried, 1 still to solve').click();
  await page.locator('.puzzle-history li', { hasText: /^Puzzle \d+Missed$/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await choose(page, puzzle.accepted[0].move);
  await page.locator('.puzzle-history li', { hasText: /^Puzzle \d+Solved on a later try$/ }).waitFor();
  page.expectClean();
});

test('a match from a file counts as nobody’s result, is kept once, and with notes it opens as a study', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await keepFinished(page, 'metro');
  const kept = await page.evaluate(() => localStorage.getItem('boardwalk.match.kept') ?? '');
  await page.evaluate(() => localStorage.removeItem('boardwalk.match.kept'));
  const { record, players } = JSON.parse(kept);
  const file = (match: object) => ({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  });
  for (const _ of ['once', 'again']) {
    await visit(page, '#/matches');
    await page.getByLabel('Open a match file').setInputFiles(file({ record, players }));
    await page.waitForURL(/#\/metro\/match\//);
  }
  await visit(page, '#/matches');
  await expect.poll(() => page.locator('.match-row').count()).toBe(1);
  await page
    .getByLabel('Open a match file')
    .setInputFiles(file({ record, players, comments: { 1: 'A match to remember.' } }));
  await page.waitForURL(/#\/metro\/study\//);
  await page.locator('.stepper').waitFor();
  await page.keyboard.press('Home');
  await page.locator('.study-note', { hasText: 'A match to remember.' }).waitFor();
  await visit(page, '#/history');
  await page.getByText('Finish a match, and it shows up here').waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  page.expectClean();
});

test('a study of a position is found again in the list of studies, and can be removed and brought back', async () => {
  const [{ position }] = puzzles;
  const page = await open(`#/metro/study/${encodeURIComponent(position)}`, { reducedMotion: true });
  await page.getByRole('button', { name: 'Comment' }).click();
  await page.getByLabel('Comment on the start').fill('Why not the corner?');
  const row = page.locator('.study-own .match-row').filter({ hasText: '“Why not the corner?”' });
  await visit(page, '#/history');
  await row.getByRole('button', { name: 'Remove Metro position' }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  expect(await axe(page)).toEqual([]);
  await visit(page, '#/metro/study/');
  await row.getByRole('link').click();
  await page.getByText('Why not the corner?').waitFor();
  page.expectClean();
});

test('your history tells results by level, accuracy over time and puzzles', async () => {
  const page = await openReviewed('metro');
  await visit(page, '#/history');
  await page.getByRole('heading', { name: 'Metro' }).first().waitFor();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '3', exact: true }) });
  // Won and lost: nothing was shared.
  await expect.poll(() => row.getByRole('cell').allTextContents()).toHaveLength(2);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /% accuracy/ }).click();
  await isReviewed(page);
  // A match that was reviewed and gave no accuracy says so.
  await page.evaluate(() => {
    const key = 'boardwalk.reviews';
    const { kept, ...others } = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...others, kept: { ...kept, accuracy: [null, null] } }));
  });
  await visit(page, '#/history');
  await page.getByText('None yet: too few close decisions.').waitFor();
  page.expectClean();
});

test.each(['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'])(
  'what wins in %s is told with intervals and numbers of matches',
  async (game) => {
    const page = await open(`#/${game}/openings`, { reducedMotion: true, width: 360, height: 740 });
    await page.getByRole('heading', { name: /^What wins in/ }).waitFor();
    // What to take away comes before the figures; how to read them, after.
    await page.getByText(/^The clearest sign of a win(ner)?: .*\d+%.*\d+%\.$/).waitFor();
    const cards = page.locator('.what-wins-card');
    await expect.poll(() => cards.count()).toBeGreaterThan(1);
    for (const card of await cards.all()) {
      await expect.poll(() => card.textContent()).toMatch(/\d \(±\d.*\d+% to \d+%.*\d times/);
      await expect.poll(() => card.locator('svg').first().locator('path, rect, circle').count()).toBeGreaterThan(0);
    }
    // Neither the page nor a table in it goes on beyond the edge of a phone.
    const wide = () =>
      [document.documentElement, ...document.querySelectorAll('.openings-scroll')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length;
    await expect.poll(() => page.evaluate(wide)).toBe(0);
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  },
);
