import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { type MatchRecord, replay } from '../../core/timeline.ts';
import { arboretum } from '../../games/arboretum/game.ts';
import { worldsLike } from '../support/two-worlds.ts';
import { axe, open, QUIET_PAGE, type WatchedPage } from './harness.ts';
import { openReviewed, visit } from './study-match.ts';

const RIVAL = 1;

/** A match of two that was given up after so many lines, and one that its first player cannot tell from it. */
function twoWorlds(): readonly [MatchRecord, MatchRecord] {
  const lines = readFileSync(new URL('../../games/arboretum/matches/random.jsonl', import.meta.url), 'utf8');
  const records: MatchRecord[] = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).record);
  const record = records.find(({ seats }) => seats === 2);
  if (!record) throw new Error('No golden match of two.');
  const whole = must(replay(arboretum, record));
  for (let length = Math.round(whole.length * 0.6); length > 0; length--) {
    const match = whole.fork(length);
    if (match.position.turn !== RIVAL) continue;
    const [world] = worldsLike(arboretum, match, 0);
    if (world) return [{ ...record, log: match.log }, world];
  }
  throw new Error('No other world.');
}

/** A study of such a match, seen by its first player. */
async function openSeen(record: MatchRecord): Promise<WatchedPage> {
  const page = await open(QUIET_PAGE, { width: 1200, height: 700, reducedMotion: true, unjudged: true });
  const players = ['Rosa', 'Ada'].map((name) => ({ kind: 'person', name }));
  await visit(page, '#/arboretum/study/');
  await page.getByLabel(/Paste a match or a position/).fill(JSON.stringify({ record, players, ended: true }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('0');
  return page;
}

/** What is on the page, all at once: whether it is the rival's turn, and the numbers that tell what moves bring. */
function look(page: WatchedPage): Promise<{ html: string; isRivals: boolean; numbers: number }> {
  return page.locator('.study').evaluate((study) => ({
    html: study.innerHTML,
    isRivals: study.textContent.includes('What Ada could do depends on hidden cards.'),
    numbers: study.querySelectorAll('.study-brings, .study-standing b').length,
  }));
}

const seen = (page: WatchedPage) => page.locator('.study').evaluate((study) => study.innerHTML);

test('what one player may not know is told nowhere: two matches that look alike to her read alike', async () => {
  const [match, other] = twoWorlds();
  const pages = [await openSeen(match), await openSeen(other)];
  for (const page of pages) await page.getByRole('button', { name: 'Computer’s opinion' }).click();
  let compared = 0;
  // At every turn of the rival, whose ideas would name the other card.
  const walk = async (key: string, steps: number) => {
    for (let step = 0; step < steps; step++) {
      const [one, another] = await Promise.all(pages.map(look));
      if (one.isRivals) {
        expect(one.html).toBe(another.html);
        compared++;
      }
      // Rosa's own ideas are of her own cards, and no number says what the hidden ones make of them.
      expect(one.numbers).toBe(0);
      for (const page of pages) await page.keyboard.press(key);
    }
  };
  // Back from the end, and on from where the other card came.
  await walk('ArrowLeft', 30);
  for (const page of pages) await page.keyboard.press('Home');
  await walk('ArrowRight', 24);
  expect(compared).toBeGreaterThan(18);
  // Nor may she play from Ada's hand, unless all cards are opened.
  for (const page of pages) {
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Try a move' }).click();
    await page.getByText('It’s Ada’s turn.').waitFor();
  }
  expect(await seen(pages[0])).toBe(await seen(pages[1]));
  expect(await axe(pages[0])).toEqual([]);
  const [page] = pages;
  await page.getByRole('button', { name: 'Open all cards' }).click();
  await page.locator('.arboretum-hand-card.is-live, .arboretum-pile.is-lit').first().waitFor();
  for (const each of pages) each.expectClean();
});

test('a rival’s mistake is explained only to somebody who sees the hand it was made with', async () => {
  const page = await openReviewed('arboretum');
  await page
    .getByRole('button', { name: /Ada’s blunder|Ada’s mistake/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show it', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('0');
  const verdict = page.locator('.study-verdict');
  await verdict.getByText('How good this was depends on Ada’s hidden cards.').waitFor();
  expect(await verdict.getByRole('button', { name: /Show it|Find a better move/ }).count()).toBe(0);
  await verdict.getByRole('button', { name: 'Open all cards' }).click();
  await page.getByRole('button', { name: 'Show it', exact: true }).waitFor();
  page.expectClean();
});
