import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';
import { middleOf, type Point } from './gestures.ts';
import { findOverflow } from './harness.ts';

export const TITLE = 'Race to the Raft';
export const REQUEST = /^([A-D]\d)+$/;
export const CARD = /^[A-D][a-y]\d{4}[NESW]$/;
export const FIRE = /^[a-zA-E]\d{4}[TF][NESW]$/;
export const WALK = /^[BGPRY]\d{8}/;

/** Squares where what is held can be laid, or the chosen cat can go, without losing the game. */
export const SAFE = '.raft-square.is-open';
export const DEADLY = '.raft-square.is-deadly';

export type Step = 'ask' | 'play' | 'fire' | 'stuck' | 'over';

/** Waits until a person may act or the match is over, and says which step it is. */
export async function stepNow(page: Page): Promise<Step> {
  // One question to the page, so that whole matches take seconds.
  const step = await page.waitForFunction((): Step | undefined => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const offers = [...document.querySelectorAll('.prompt .primary')].map(({ textContent }) => textContent ?? '');
    if (has('.result')) return 'over';
    if (has('.raft-ask-words')) return 'ask';
    if (offers.some((text) => text.startsWith('Discard your last'))) return 'stuck';
    if (has('.raft-fire')) return 'fire';
    return has('.raft-hand') ? 'play' : undefined;
  });
  return (await step.jsonValue()) as Step;
}

/** Does something and waits until the match has gone on by it. */
export async function moveOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.crumb [data-move]').getAttribute('data-move');
  await act();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
    before,
  );
}

/** The middle of the star that a hint or a lesson shows. */
export function starOf(page: Page): Promise<Point> {
  return middleOf(page.locator('.raft-hint'));
}

interface Kept {
  readonly record: {
    readonly game: string;
    readonly rulesVersion: number;
    readonly seats: number;
    readonly log: string[];
    readonly settings: { readonly challenge: string };
  };
  readonly end: string;
}

const golden = (name: string): Kept[] =>
  readFileSync(`${root}games/race-to-the-raft/matches/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);
const KEPT = golden('long');

/** A finished match that the tests keep anyway, by how it ended and, if need be, by its challenge and seats. */
export interface Wanted {
  readonly end: RegExp;
  readonly challenge?: string;
  readonly seats?: number;
}

/** Opens such a match just before its nth move that looks like `before` (from the end when negative); all of it without. */
export async function openKept(page: Page, wanted: Wanted, before?: RegExp, nth = 0): Promise<void> {
  const { end, challenge, seats } = wanted;
  const found = KEPT.find(
    (kept) =>
      end.test(kept.end) &&
      (challenge ?? kept.record.settings.challenge) === kept.record.settings.challenge &&
      (seats ?? kept.record.seats) === kept.record.seats,
  );
  if (!found) throw new Error(`No match is kept that ends with ${end}.`);
  const { record } = found;
  const stops = record.log.flatMap((text, at) => (before?.test(text) ? [at] : []));
  const log = record.log.slice(0, before ? stops.at(nth) : record.log.length);
  await openMatch(page, { ...record, log }, before === undefined);
}

/** Opens a match between people, with nothing more than its record. */
export async function openMatch(page: Page, record: Kept['record'], over = false): Promise<void> {
  const players = Array.from({ length: record.seats }, (_, seat) => ({
    kind: 'person',
    name: ['You', 'Ada', 'Blaise', 'Carl'][seat],
  }));
  const id = `kept-${record.settings.challenge}-${record.seats}-${record.log.length}`;
  const match = { id, record, players, changed: 0, over };
  await page.evaluate((saved) => localStorage.setItem(`boardwalk.match.${saved.id}`, JSON.stringify(saved)), match);
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/match/${id}`);
  await page.locator('.raft-board').waitFor();
  await stepNow(page);
}

/** What does not fit the window; the island, the prompt and the zoom buttons must be whole, and the prompt not scroll. */
export async function findMisfits(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.prompt')].filter((prompt) => prompt.scrollHeight > prompt.clientHeight + 1),
  );
  const misfits = await findOverflow(page, '.raft-board, .prompt, .zoom-buttons');
  return [...misfits, ...cut.map(() => 'the prompt is cut off')];
}
