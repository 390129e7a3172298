import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPuzzles } from '../support/puzzles.ts';
import { boxOf } from './gestures.ts';
import { axe, findOverflow, open, openStill, QUIET_PAGE, tabTo, type WatchedPage } from './harness.ts';
import {
  confirm,
  isReviewed,
  isReviewedFor,
  keepFinished,
  openFinished,
  openFirstMove,
  openMore,
  openReviewed,
  openStart,
  openUnjudged,
  recallReview,
  shareLink,
  squareOf,
  visit,
} from './study-match.ts';

const SIZES = [
  { width: 1200, height: 700 },
  { width: 360, height: 740, touch: true },
] as const;

test.each(SIZES)(
  'a finished match is reviewed from its result at once, and every big swing leads to its move: %o',
  async (size) => {
    const page = await openFinished('metro', size);
    await visit(page, '#/metro/match/kept');
    await page.getByRole('link', { name: 'Review this match' }).click();
    // The chances are in one sight with the board, and nothing below them moves while the review goes on.
    const chances = page.locator('.study-time .study-chart');
    const inSight = () => chances.evaluate((chart) => chart.getBoundingClientRect().bottom <= innerHeight);
    expect(await inSight()).toBe(true);
    const players = page.getByRole('list', { name: 'How well everyone played' }).getByRole('listitem');
    const tops = () =>
      page.evaluate(() =>
        ['.study-told', '.study-players', '.study-turns-title']
          .map((part) => document.querySelector(part)?.getBoundingClientRect().top)
          .join(),
      );
    await page.locator('.study-turns-title').waitFor();
    const firstTops = await tops();
    await isReviewedFor(page, 'metro');
    expect(await tops()).toBe(firstTops);
    const rated = players.filter({ hasText: /% accuracy/ });
    await expect.poll(() => rated.count()).toBe(2);
    await expect.poll(() => rated.first().textContent()).toMatch(/You.*\d+% accuracy/);
    // How it was judged is there for those who ask.
    await page.getByText('How this was judged').click();
    await page
      .getByText(
        /Over \d+ decisions that mattered, the best move would have raised your chance to win by \d+\.\d percentage points/,
      )
      .waitFor();
    expect(await findOverflow(page, '.nothing')).toEqual([]);
    expect(await axe(page)).toEqual([]);
    // It opens with the result and the way to what is worth seeing, and leads back without a search.
    const summary = page.locator('.study-summary');
    await summary.getByRole('heading', { name: /^(You|Ada) won by / }).waitFor();
    expect(await page.getByRole('link', { name: /^(Back to|To) the result$/ }).isVisible()).toBe(true);
    expect(await summary.getByRole('button', { name: 'Share this match' }).isVisible()).toBe(true);
    expect(await summary.getByRole('button', { name: 'Learn from your mistakes' }).isEnabled()).toBe(true);
    await summary.getByRole('button', { name: 'See the first one' }).click();
    await mistakeIsTold(page);
    // Where the numbers and the names lead does not depend on the size.
    if ('touch' in size) {
      expect(await axe(page)).toEqual([]);
      return page.expectClean();
    }
    // Each number leads to the next such move of that player.
    const count = rated.first().getByRole('button', { name: /^Your (mistakes|blunders): [1-9]/ });
    const kind = /mistake|blunder/.exec((await count.first().getAttribute('aria-label')) ?? '')?.[0];
    await count.first().click();
    await page
      .locator('.study-verdict')
      .getByRole('heading', { name: `Your ${kind}` })
      .waitFor();
    // A name chooses whose chances are shown.
    await rated.last().getByRole('button', { name: 'Ada', exact: true }).click();
    await page
      .locator('.study-time')
      .getByRole('heading', { name: 'Ada’s chance to win' })
      .waitFor({ state: 'attached' });
    await rated.first().getByRole('button', { name: 'You', exact: true }).click();
    const turn = page.locator('.study-turn').first();
    const number = /Turn (\d+) /.exec((await turn.textContent()) ?? '')?.[1];
    await turn.click();
    await page
      .locator('.stepper output')
      .filter({ hasText: `Turn ${number} of ` })
      .waitFor();
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  },
);

test('a review can be stopped, goes on, and is still there another day', async () => {
  const page = await openFinished('arboretum');
  await page.evaluate(() => localStorage.removeItem('boardwalk.review-care'));
  await visit(page, '#/arboretum/study/kept');
  await page.getByText(/Reviewing: [1-9]/).waitFor();
  // One that was only left goes on by itself.
  await visit(page, QUIET_PAGE);
  await visit(page, '#/arboretum/study/kept');
  await page.getByText(/Reviewing: [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/Stopped at/).waitFor();
  await page.locator('.study-summary', { hasText: 'The review is paused at' }).waitFor();
  await page.reload();
  await page.getByText(/Stopped at [1-9]/).waitFor();
  // A click, not `check`: once a review is at work, what it is made with is folded away.
  await page.getByRole('radio', { name: 'Quick' }).click();
  // What was stopped is no longer at work, either.
  await page.getByText(/Stopped at/).waitFor({ state: 'detached' });
  await isReviewedFor(page, 'arboretum');
  await page.reload();
  await isReviewed(page);
  await page.getByText('How this was judged').click();
  await expect.poll(() => page.getByRole('radio', { name: 'Quick' }).isChecked()).toBe(true);
  page.expectClean();
});

test('the keys walk through the match, and a mark beside a move says in words what it cost', async () => {
  const page = await openReviewed('metro');
  const told = page.locator('.stepper output');
  await page.keyboard.press('End');
  await told.filter({ hasText: /Turn (\d+) of \1 / }).waitFor();
  await page.keyboard.press('Home');
  await told.filter({ hasText: /^Start · \d+ turns$/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await told.filter({ hasText: 'Turn 1 of' }).waitFor();
  // A mouse that has chosen a tab leaves the arrow keys to the match, and nothing moves from step to step.
  await clickTab(page, 'Moves');
  const tops = new Set<string>();
  for (let move = 2; move <= 12; move++) {
    await page.keyboard.press('ArrowRight');
    await told.filter({ hasText: `Turn ${move} of` }).waitFor();
    tops.add(await topsOf(page));
  }
  expect([...tops]).toHaveLength(1);
  // The next mistake is one click away from any move.
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await mistakeIsTold(page);
  expect(await topsOf(page)).toBe([...tops][0]);
  const blunder = page.locator('.study-move:has(.is-blunder)').first();
  await blunder.click();
  const verdict = page.locator('.study-verdict');
  await expect
    .poll(() => verdict.textContent())
    .toMatch(
      /This move lowered (your|Ada’s) chance to win from (about )?\d+% to \d+%\. On average, the final score is \d+ points? worse for (you|Ada)\./,
    );
  // What would have been better is not told unasked: it can still be found by trying again.
  expect(await page.locator('.board-mark.is-chosen').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  const ringAt = () => page.locator('.study-here').getAttribute('cy');
  const ring = await ringAt();
  await verdict.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => page.locator('.board-mark.is-chosen').count()).toBeGreaterThan(0);
  // It is on the board with its tile, and goes again.
  const tileAt = (mark: string) =>
    page.evaluate((kind) => {
      const { x, y, width, height } =
        document.querySelector(`.board-mark.is-${kind}`)?.getBoundingClientRect() ?? new DOMRect();
      const hits = document.elementsFromPoint(x + width / 2, y + height / 2);
      return hits.some((hit) => hit.closest('.metro-tile') !== null);
    }, mark);
  const isOnBoard = [await tileAt('chosen'), await tileAt('past')];
  // Both bars tell a chance, and the points beside the names are those of the board that is shown.
  expect(await verdict.locator('.study-bar').allTextContents()).toEqual([
    expect.stringMatching(/^(Best|After the best moveYou )\d+%$/),
    expect.stringMatching(/^(Played|After the move playedYou )\d+%$/),
  ]);
  // So does the number above the curve.
  const best = (await verdict.locator('.study-bar.is-best b').textContent())?.match(/\d+%/)?.[0] ?? 'none';
  expect(await page.locator('.study-chance-now b').textContent()).toBe(best);
  expect(await ringAt()).not.toBe(ring);
  const pointsIn = (list: string) => page.locator(`${list} b`).allTextContents();
  await clickTab(page, 'Table');
  // Facts come after the paint.
  await expect.poll(() => pointsIn('.study-facts .scores')).toEqual(await pointsIn('.study-standing'));
  await clickTab(page, 'Moves');
  await told.filter({ hasText: 'The better move is shown' }).waitFor();
  // Who asks, tries or plays on does so on the board that is seen; nothing is added to the study until a move is made there.
  const stood = await page.locator('.study-standing').textContent();
  await page.getByRole('button', { name: 'Computer’s opinion' }).click();
  await page.locator('.study-in-variation').waitFor();
  expect(await page.locator('.study-moves .study-variation').count()).toBe(0);
  expect(await page.locator('.study-standing b').allTextContents()).toEqual(stood?.match(/\d+/g));
  await page.getByRole('button', { name: 'Computer’s opinion' }).click();
  // Of that board the review knows nothing: the computer tells the chance all the same.
  await page.locator('.study-chance-now').filter({ hasText: /\d+%/ }).waitFor();
  // The way back leads to the mistake, not to the move before it.
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await verdict.getByRole('button', { name: 'Hide it' }).click();
  await verdict.getByRole('button', { name: 'Show it' }).waitFor();
  expect([isOnBoard, [await tileAt('chosen'), await tileAt('past')]]).toEqual([
    [true, false],
    [false, true],
  ]);
  // The next one begins closed, and neither what is below nor the button to go on jumps.
  const nextTop = () => page.locator('.study-next').evaluate((row) => row.getBoundingClientRect().top);
  const closed = await nextTop();
  await verdict.getByRole('button', { name: 'Show it' }).click();
  await page.locator('.study-better').waitFor();
  const opened = await topsOf(page);
  expect(await nextTop()).toBe(closed);
  await page.keyboard.press('j');
  await page.locator('.study-better').waitFor({ state: 'detached' });
  await verdict.getByRole('button', { name: 'Show it' }).waitFor();
  expect([await topsOf(page), await nextTop()]).toEqual([opened, closed]);
  await page.keyboard.press('Shift+J');
  await page.locator('.study-better').waitFor();
  // On a phone, board and answer are in one sight.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => verdict.locator('.study-bar.is-best').evaluate((bar) => bar.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(844);
  await page.setViewportSize({ width, height });
  // Trying again begins with the one that is looked at, not with the first. A rival's is tried in the rival's seat.
  await page
    .locator('.study-move:is(:has(.is-mistake), :has(.is-blunder))')
    .filter({ has: page.locator('.sr-only', { hasText: /^Ada $/ }) })
    .last()
    .click();
  await verdict.getByRole('button', { name: 'Learn from it' }).click();
  await page.getByRole('heading', { name: /^(Mistake|Blunder) · (\d\d?) of \2$/ }).waitFor();
  await page.getByText('You play Ada here. In the match, Ada ').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('radio', { name: 'Moves' }).isChecked()).toBe(true);
  // Whose chances are shown stays as it was.
  await page.getByRole('radio', { name: 'Review' }).check();
  await page.getByRole('heading', { name: 'Your chance to win', exact: true }).waitFor();
  page.expectClean();
});

test.each(SIZES)(
  'moves are tried from anywhere; variation and comment travel in a link and open elsewhere: %o',
  async (size) => {
    const page = await openFinished('metro', size);
    await openStart(page, 'metro');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Next move', exact: true }).click();
    await page.getByRole('button', { name: 'Try a move' }).click();
    const before = await page.locator('.metro-tile').count();
    await page.locator('.metro-square.is-open').last().click();
    await confirm(page);
    await page.locator('.metro-tile').nth(before).waitFor();
    // The chance follows what is tried.
    await page.getByText(/^Your chance to win \d+%$/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('radio', { name: 'Moves' }).check();
    const variation = page.locator('.study-variation');
    await expect.poll(() => variation.locator('.study-move').count()).toBe(1);
    if (size.width < 1000) await openMore(page);
    await page.getByRole('button', { name: 'Comment' }).click();
    await page.getByLabel('Comment on turn 2').fill('What if?');
    expect(await axe(page)).toEqual([]);
    const link = await shareLink(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    // Right where it was shared, and nobody who gets it is told of moves of their own.
    await page.locator('.study-note', { hasText: 'What if?' }).waitFor();
    await page.getByText('Instead of turn 2').waitFor();
    if ('touch' in size) return page.expectClean();
    // Only the list follows: the page keeps the board in sight.
    expect(await page.locator('.study').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.keyboard.press('End');
    await page.locator('.study-move[aria-current]').waitFor();
    expect(await page.locator('.study').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.getByRole('radio', { name: 'Review' }).check();
    await page.getByRole('heading', { name: 'Player 1’s chance to win', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Moves' }).check();
    await expect.poll(() => variation.textContent()).toContain('What if?');
    await variation.getByRole('button', { name: 'Put first' }).click();
    await variation.getByRole('button', { name: 'Delete' }).waitFor({ state: 'detached' });
    await variation.getByRole('button', { name: 'Put first' }).click();
    await variation.getByRole('button', { name: 'Delete' }).click();
    await variation.waitFor({ state: 'detached' });
    page.expectClean();
  },
);

test.each(SIZES)(
  'what was added to a match is still there after the page was closed, until it is removed: %o',
  async (size) => {
    const page = await openUnjudged('metro', size);
    await openFirstMove(page, 'metro');
    if (size.width < 1000) await openMore(page);
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    await page.getByRole('button', { name: 'Comment' }).click();
    // The button leads into the field: typing goes there at once, and Done leads back.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('Too early.');
    await expect.poll(() => page.getByLabel('Comment on turn 1').inputValue()).toBe('Too early.');
    await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
    await page.locator('.study-note', { hasText: 'Too early.' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(size.width < 1000 ? 'More' : 'Edit comment');
    await page.reload();
    await page.getByRole('radio', { name: 'Moves' }).check();
    await page.locator('.study-said', { hasText: 'Too early.' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove everything added' }).click();
    await page.locator('.study-said').waitFor({ state: 'detached' });
    expect(await axe(page)).toEqual([]);
    // To take back and to forget is the same at any size.
    if ('touch' in size) return page.expectClean();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('.study-said', { hasText: 'Too early.' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove everything added' }).click();
    await page.locator('.study-said').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await page.locator('.study-said', { hasText: 'Too early.' }).waitFor();
    await page.getByRole('button', { name: 'Remove everything added' }).click();
    await page.locator('.study-said').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('radio', { name: 'Moves' }).check();
    await page.locator('.study-move').first().waitFor();
    await expect.poll(() => page.locator('.study-said').count()).toBe(0);
    page.expectClean();
  },
);

test('a study that is too long for a link opens from its file', async () => {
  const page = await openUnjudged('metro');
  const long = await page.evaluate((length) => {
    const { record, players } = JSON.parse(localStorage.getItem('boardwalk.match.kept') ?? '');
    // Noise, which no packing makes shorter.
    const words = [...crypto.getRandomValues(new Uint8Array(60_000))]
      .map((byte) => String.fromCharCode(33 + (byte % 90)))
      .join('');
    const comments: Record<number, string> = Object.fromEntries(
      Array.from({ length: 120 }, (_each, at) => [at, words.slice(length * at, length * (at + 1))]),
    );
    // The walk begins behind the first rolls.
    for (let at = 0; at < 8; at++) comments[at] = 'From a file.';
    return JSON.stringify({ record, players, comments });
  }, 500);
  await visit(page, '#/metro/study/');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).click();
  await (await chosen).setFiles({ name: 'study.json', mimeType: 'application/json', buffer: Buffer.from(long) });
  await page.locator('.stepper').waitFor();
  await page.keyboard.press('Home');
  await page.locator('.study-note', { hasText: 'From a file.' }).waitFor();
  await page.reload();
  await page.locator('.stepper').waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Edit comment' }).click();
  await expect.poll(() => page.getByLabel('Comment on the start').inputValue()).toBe('From a file.');
  page.expectClean();
});

test('the computer’s opinion is marked on the board with how sure it is, and can be played', async () => {
  const page = await openUnjudged('metro');
  await visit(page, '#/metro/study/kept/0');
  await page.getByRole('button', { name: 'Computer’s opinion' }).click();
  const ideas = page.getByRole('region', { name: 'What the computer would do' }).getByRole('button');
  await ideas.first().waitFor();
  await page.getByRole('heading', { name: 'Your move: ideas' }).waitFor();
  await expect.poll(() => ideas.first().textContent()).toMatch(/\d+%( ±\d+)?|unclear/);
  await expect.poll(() => page.locator('.board-mark').count()).toBeGreaterThan(0);
  // Each with the tile it would place, not as an empty frame.
  await expect.poll(() => page.locator('.metro-idea').count()).toBeGreaterThan(0);
  // The list of moves keeps some rows in sight.
  const list = page.locator('.study-scroll');
  await expect.poll(() => list.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(100);
  await ideas.first().click();
  await page.locator('.stepper output').filter({ hasText: 'Turn 1 of' }).waitFor();
  page.expectClean();
});

test('on a low phone the whole board is seen beside what is said', async () => {
  const page = await openUnjudged('metro', { width: 390, height: 664, touch: true });
  await openFirstMove(page, 'metro');
  const [frame, board] = [await boxOf(page.locator('.table-board')), await boxOf(page.locator('.metro-board'))];
  expect(board.y).toBeGreaterThanOrEqual(frame.y);
  expect(board.y + board.height).toBeLessThanOrEqual(frame.y + frame.height);
  // It stays while what the computer thinks is read, which lies over nothing, and while the moves are.
  await page.getByRole('button', { name: 'Computer’s opinion' }).tap();
  await page.locator('.study-idea').first().waitFor();
  const bottomOf = (part: string) => page.locator(part).evaluate((box) => box.getBoundingClientRect().bottom);
  expect(await bottomOf('.study-ideas')).toBeLessThanOrEqual((await boxOf(page.locator('.study-tabs'))).y);
  expect(await bottomOf('.study-walk')).toBeLessThanOrEqual((await boxOf(page.locator('.study-ideas'))).y);
  await page.locator('.segment', { hasText: 'Moves' }).tap();
  await page.locator('.study-move').nth(3).tap();
  await page.locator('.stepper output', { hasText: /^(Turn|Move) 4 of/ }).waitFor();
  expect(await boxOf(page.locator('.metro-board'))).toEqual(board);
  // Whose chance it is has a sign where there is no room for the words.
  expect(await page.locator('.study-chance-now .seat-badge').isVisible()).toBe(true);
  page.expectClean();
});

test('play goes on from any position against the computer', async () => {
  const page = await openUnjudged('metro');
  await visit(page, '#/metro/study/kept/20');
  await page.locator('.metro-tile').first().waitFor();
  const opened = await page.locator('.stepper output').textContent();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.stepper output').textContent()).not.toBe(opened);
  const left = await page.locator('.stepper output').textContent();
  const tiles = await page.locator('.metro-tile').count();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.metro-square.is-open').first().waitFor();
  await expect.poll(() => page.locator('.metro-tile').count()).toBeGreaterThanOrEqual(tiles);
  expect(page.url()).toContain('/metro/match/');
  // The way back leads to the move that was left, not to the one that the address names.
  await page.goBack();
  await expect.poll(() => page.locator('.stepper output').textContent()).toBe(left);
  // What a rival holds is dealt where nobody knows it: the computer moves, and then oneself can.
  await visit(page, `#/arboretum/study/${encodeURIComponent(readPuzzles('arboretum')[0].position)}`);
  await page.getByRole('option', { name: 'All known cards' }).waitFor({ state: 'attached' });
  expect(await page.locator('.study-standing b').count()).toBe(0);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').filter({ hasText: 'dealt at random' }).waitFor();
  await page.getByRole('radio', { name: 'Player 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.table button.is-lit').first().waitFor();
  page.expectClean();
});

test.each(SIZES)(
  'a mistake is tried again: the move of the match is wrong, the better one is right: %o',
  async (size) => {
    const page = await openReviewed('metro', size);
    const mistake = await firstMistake(page);
    await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
    const status = page.locator('.study-question [role=status]');
    // Where that went is marked, until something else is tried.
    await page.locator('.board-mark.is-idea').first().waitFor();
    await choose(page, mistake.played);
    await status.filter({ hasText: 'That’s the move from the match.' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await choose(page, mistake.best);
    await status.filter({ hasText: 'Right!' }).waitFor();
    // Both moves are beside each other, with their chances; a final score would be another number than the review's points.
    const rows = page.locator('.puzzle-answers tbody tr');
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        expect.stringMatching(/Your try.*Best.*\d+%$/),
        expect.stringMatching(/Your try.*In the match.*\d+%$/),
      ]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: /(Mistake|Blunder) · 2 of/ }).waitFor();
    await page.getByRole('button', { name: 'See the answer' }).click();
    await status.filter({ hasText: 'The best move:' }).waitFor();
    await page.keyboard.press('Escape');
    // Back in the study one is at the mistake that one left, not at the start.
    await mistakeIsTold(page);
    page.expectClean();
  },
);

test('after the last mistake it is told how many were found, and the others can be tried again', async () => {
  const page = await openReviewed('metro');
  await page.getByRole('radio', { name: 'Moves' }).check();
  await page.locator('.study-move:is(:has(.is-mistake), :has(.is-blunder))').last().click();
  await page.locator('.study-verdict').getByRole('button', { name: 'Learn from it' }).click();
  await page.getByRole('button', { name: 'See the answer' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const end = page.getByRole('dialog', { name: 'Not found this time' });
  expect(await axe(page)).toEqual([]);
  await end.getByRole('button', { name: 'Try it again' }).click();
  await page.getByRole('heading', { name: /^(Mistake|Blunder) · 1 of 1$/ }).waitFor();
  // As in a puzzle, a hint tells first what the best move does, then where it is.
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.puzzle-hint').filter({ hasText: 'Hint: ' }).waitFor();
  expect(await page.locator('.board-mark.is-chosen').count()).toBe(0);
  await page.getByRole('button', { name: 'Show where' }).click();
  await page.locator('.puzzle-hint').filter({ hasText: 'The best move is marked now.' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the study' }).click();
  await mistakeIsTold(page);
  page.expectClean();
});

test('a match opens at its end, its curve tells what is pointed at, and the ways to show it stay in sight', async () => {
  const page = await openReviewed('metro', { width: 1280, height: 800 });
  await page
    .locator('.stepper output')
    .filter({ hasText: /Turn (\d+) of \1 / })
    .waitFor();
  // Nothing can be played after the end.
  expect(await page.getByRole('button', { name: 'Try a move' }).isDisabled()).toBe(true);
  const chart = page.locator('.study-chart').first();
  await chart.hover();
  await page
    .locator('.study-readout', { hasText: /^Turn \d+: (your|Ada’s) (move|inaccuracy|mistake|blunder)$/ })
    .waitFor();
  // The board follows a mouse that is drawn along.
  await page.mouse.down();
  await page.locator('.stepper output', { hasText: /^Turn [23]\d of/ }).waitFor();
  await page.mouse.up();
  await page.getByRole('radio', { name: 'Moves' }).check();
  // What a move did, as the log of the match tells it.
  await page
    .locator('.study-move-words', { hasText: /(ended|extended) (your|Ada’s) line/ })
    .first()
    .waitFor();
  await expect
    .poll(() => page.getByRole('radio', { name: 'Moves' }).evaluate((tab) => tab.getBoundingClientRect().top > 0))
    .toBe(true);
  const switched = await page.locator('.study-side .segments').last().boundingBox();
  const list = await page.locator('.study-scroll').boundingBox();
  expect((switched?.y ?? 0) + (switched?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
  // Each tab has a place of its own, however far the list of moves was scrolled.
  const scrolled = () => page.locator('.study-scroll').evaluate((box) => box.scrollTop);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('radio', { name: 'Review' }).check();
  await page.locator('.study-scroll').evaluate((box) => box.scrollTo(0, 120));
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('radio', { name: 'Review' }).check();
  await expect.poll(scrolled).toBe(120);
  // On a phone held sideways, too, the list follows.
  await page.setViewportSize({ width: 740, height: 360 });
  await clickTab(page, 'Moves');
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('.stepper output').textContent()).toMatch(key === 'Home' ? /^Start/ : /60 of/);
  }
  await expect
    .poll(() => page.locator('.study-move[aria-current]').evaluate((row) => row.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(360);
  page.expectClean();
});

/** With a mouse, which leaves the focus in what it has chosen. */
async function clickTab(page: WatchedPage, name: string): Promise<void> {
  await page.locator('.segment', { hasText: name }).click();
  await page.waitForFunction(() => document.activeElement?.matches('.study-scroll'));
}

/** Where the parts of the side that must keep still begin. */
async function topsOf(page: WatchedPage): Promise<string> {
  return page.evaluate(() =>
    ['.table-board', '.study-told', '.study-tabs', '.study-scroll']
      .map((part) => document.querySelector(part)?.getBoundingClientRect().top)
      .join(),
  );
}

interface Reviewed {
  readonly played: string;
  readonly best: string;
}

async function firstMistake(page: WatchedPage): Promise<Reviewed> {
  return page.evaluate(() => {
    const { report } = JSON.parse(localStorage.getItem('boardwalk.review.kept') ?? '');
    const decisions = report.lines.flatMap((line: { decision?: object }) => line.decision ?? []);
    return decisions.find(
      ({ seat, mark }: { seat: number; mark?: string }) => seat === 0 && /mistake|blunder/.test(mark ?? ''),
    );
  });
}

/** Plays a move of Metro. */
async function choose(page: WatchedPage, move: string): Promise<void> {
  if (move === 'draw') return page.getByRole('button', { name: /draw another/ }).click();
  await squareOf(page, move).click();
  await confirm(page);
}

test('a match that is still played is not reviewed, nor is the computer asked about it', async () => {
  const page = await openStill();
  await keepFinished(page, 'metro', 0.5);
  await visit(page, '#/metro/study/kept');
  await page.getByRole('heading', { name: 'This match is still being played' }).waitFor();
  const text = await page.evaluate(() => localStorage.getItem('boardwalk.match.kept') ?? '');
  await page.getByLabel(/Paste a match or a position/).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This match isn’t over.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Computer’s opinion' }).count()).toBe(0);
  await expect.poll(() => page.locator('.study-review').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Try a move' }).count()).toBe(0);
  page.expectClean();
});

test.each(['arboretum', 'blue-lagoon', 'race-to-the-raft', 'stratopolis'])(
  'a match of %s is reviewed, walked, tried and learnt from without a complaint',
  async (game) => {
    const page = await openReviewed(game);
    expect(await findOverflow(page, '.nothing')).toEqual([]);
    // On a phone, too, the chance stands below the board: one who plays alone has no points for it to stand beside.
    const wide = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 390, height: 844 });
    const edgeOf = (part: string, edge: 'top' | 'bottom') =>
      page.locator(part).evaluate((box, side) => box.getBoundingClientRect()[side], edge);
    await expect
      .poll(async () => (await edgeOf('.study-chance-now', 'top')) - (await edgeOf('.table-board', 'bottom')))
      .toBeGreaterThanOrEqual(0);
    await page.setViewportSize(wide);
    await page.getByRole('radio', { name: 'Moves' }).check();
    await page.locator('.study-move:has(.study-mark)').first().click();
    await page.locator('.study-verdict').waitFor();
    expect(await axe(page)).toEqual([]);
    // The move before it: a mark may be on the last one of all.
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Try a move' }).click();
    await page.locator('.prompt').waitFor();
    expect(await axe(page)).toEqual([]);
    // As in a match, a key leads to the board.
    await page.keyboard.press('n');
    await page.locator('.table :focus:not(.study-row *)').waitFor();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('radio', { name: 'Review' }).check();
    await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
    await page.getByRole('button', { name: 'See the answer' }).click();
    await page.locator('.study-question [role=status]').filter({ hasText: 'The best move:' }).waitFor();
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  },
);

test('a match with hidden cards is seen with anybody’s eyes, by keyboard', async () => {
  const page = await openUnjudged('arboretum');
  // At the end everything is known: every hand is open.
  await visit(page, '#/arboretum/study/kept');
  const hands = page.locator('.arboretum-open-hand');
  await expect.poll(() => hands.locator('.is-open').count()).toBeGreaterThan(7);
  expect(await hands.locator('.arboretum-turned:not(.is-open)').count()).toBe(0);
  // On a phone the end is as tall as what came before it.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  const boardHeight = () => page.locator('.table-board').evaluate((board) => board.clientHeight);
  const heightAtEnd = await boardHeight();
  await page.keyboard.press('Home');
  await page.locator('.arboretum-area').waitFor();
  await expect.poll(boardHeight).toBe(heightAtEnd);
  await page.setViewportSize({ width, height });
  const eyes = page.getByRole('combobox', { name: 'Seen by' }).first();
  await eyes.waitFor();
  await tabTo(page, 'select');
  const before = await page.locator('.table-board').innerHTML();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((old) => document.querySelector('.table-board')?.innerHTML !== old, before);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('the page to open a study begins with your finished matches of the game', async () => {
  const page = await openFinished('metro', { width: 360, height: 740, touch: true });
  await recallReview(page, 'metro');
  await visit(page, '#/metro/study/');
  await page.getByRole('heading', { name: 'Your finished matches' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /^Metro with Ada/ }).click();
  await isReviewed(page);
  await visit(page, '#/arboretum/study/');
  await page.getByLabel(/Paste a match or a position/).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Your finished matches' }).count()).toBe(0);
  page.expectClean();
});

test('what is no match says why, and a position can be studied from its line', async () => {
  const page = await open('#/metro/study/', { reducedMotion: true });
  const field = page.getByLabel(/Paste a match or a position/);
  await field.fill('nothing at all');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('alert').waitFor();
  const [line] = readFileSync(new URL('../../study/puzzles/metro.jsonl', import.meta.url), 'utf8').split('\n');
  await field.fill(JSON.parse(line).position);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.metro-tile').first().waitFor();
  await page.getByRole('radio', { name: 'Review' }).check();
  await page.getByText('Only a whole match can be reviewed').waitFor();
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

/** The card of a mistake is in sight. */
async function mistakeIsTold(page: WatchedPage): Promise<void> {
  const verdict = page.locator('.study-verdict');
  await verdict.getByRole('heading', { name: /^(Your|Ada’s) (mistake|blunder)$/ }).waitFor();
}
