import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';
import { findOverflow } from './harness.ts';

/** What a move of the log looks like. */
export const PLANT = /^[a-z]\d[NSC]\d\d/;
export const DRAW = /^(D|[a-z]\d)$/;
export const DISCARD = /^-/;
/** Not in any log: the match is opened at its end. */
export const NOTHING = /^$/;

const STEPS = { Draw: 'draw', 'Draw again': 'draw', Plant: 'plant', Discard: 'discard', end: 'end' } as const;
type Step = (typeof STEPS)[keyof typeof STEPS];

/**
 * Opens a match that the tests keep anyway, stopped where the log first goes on with `next` after a part of it. All are
 * people or computer players; with a rival only the first is a person.
 */
export async function openKept(
  page: Page,
  seats: number,
  part: number,
  next: RegExp,
  kind: 'person' | 'bot' | 'rival' = 'person',
): Promise<void> {
  const lines = readFileSync(`${root}games/arboretum/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find((each) => each.seats === seats);
  const log: string[] = record.log;
  const end = log.findIndex((text, index) => index >= log.length * part && next.test(text));
  const players = ['Rosa', 'Ada', 'Blaise', 'Dorothy'].slice(0, seats).map((name, seat) => {
    const isBot = kind === 'bot' || (kind === 'rival' && seat > 0);
    return { kind: isBot ? 'bot' : 'person', name, level: 1 };
  });
  const id = `kept-${seats}-${part}`;
  const saved = {
    ...{ id, players, changed: 0, over: false },
    record: { ...record, log: end < 0 ? log : log.slice(0, end) },
  };
  await page.evaluate((match) => localStorage.setItem(`boardwalk.match.${match.id}`, JSON.stringify(match)), saved);
  await page.goto(`${page.url().split('#')[0]}#/arboretum/match/${id}`);
  await page.waitForFunction((name) => location.hash.includes(name), id);
  if (kind !== 'bot') await nextStep(page);
}

/** Waits until a person may act, lifting the curtain when the screen changes hands; the step, or the end. */
export async function nextStep(page: Page): Promise<Step> {
  for (;;) {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('.result')) return 'end';
      if (document.querySelector('dialog[open]')) return 'curtain';
      // Until the board is at rest the prompt shows the step of the player before.
      if (document.querySelector('.prompt.is-ahead')) return null;
      const acts = document.querySelector('.arboretum-pile.is-lit, .arboretum-hand-card.is-live');
      return acts && document.querySelector('.arboretum-steps .is-now')?.textContent;
    });
    const step = await found.jsonValue();
    if (step !== 'curtain') return STEPS[step as keyof typeof STEPS];
    await page.getByRole('button', { name: /^I am/ }).click();
  }
}

export const hand = (page: Page): Locator => page.locator('.arboretum-hand-card');
export const lit = (page: Page): Locator => page.locator('.arboretum-square.is-open');
export const litPile = (page: Page): Locator => page.locator('.arboretum-pile.is-lit');
export const planted = (page: Page): Locator => page.locator('.arboretum-grove .arboretum-planted');

/** One step of a turn with the mouse: always from the deck, so that the match is short. */
export async function playByMouse(page: Page, step: Step, turn: number): Promise<void> {
  if (step === 'draw') await litPile(page).first().click();
  if (step === 'plant') {
    await hand(page)
      .nth(turn % 9)
      .click();
    // Before the first tree the whole garden is one square; its frame shows where that is.
    await lit(page).first().locator('.arboretum-focus').click({ force: true });
  }
  if (step === 'discard') {
    await hand(page).first().click();
    await page.getByRole('button', { name: /^Discard / }).click();
  }
}

/** Board, hand, piles and prompt must be whole on the screen. */
export async function findTableOverflow(page: Page): Promise<string[]> {
  return findOverflow(page, '.arboretum-area button, .arboretum-grove, .arboretum-small, .prompt');
}

/** What sticks out of its own cell of the score table. */
export async function findStraySigns(page: Page): Promise<string[]> {
  return page.locator('.arboretum-scores td .arboretum-figure > :not(.sr-only)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const [own, cell] = [part, part.closest('td') ?? part].map((each) => each.getBoundingClientRect());
      const isInside = own.left > cell.left - 1 && own.right < cell.right + 1;
      return isInside ? [] : [`${part.className} ${part.textContent}`];
    }),
  );
}

/** Rivals of whose hand not every known card is in sight. */
export async function findCutHands(page: Page): Promise<string[]> {
  return page
    .locator('.arboretum-known:visible')
    .evaluateAll((hands) =>
      hands.filter((hand) => hand.scrollHeight > hand.clientHeight).map((hand) => hand.textContent ?? ''),
    );
}

/** Text on panels that is smaller than it may be. */
export async function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table *')]
      .filter((element) => !element.closest('svg') && element.offsetParent !== null)
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 13)
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`),
  );
}
