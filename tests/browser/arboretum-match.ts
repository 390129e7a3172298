import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';

const STEPS = { Draw: 'draw', 'Draw again': 'draw', Plant: 'plant', Discard: 'discard', end: 'end' } as const;
export type Step = (typeof STEPS)[keyof typeof STEPS];

/** Other players answer at once, so that whole matches take seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('boardwalk.pace', '"instant"'));
}

/** Sets up a match from the front page, with these kinds of players. */
export async function setUp(page: Page, players: readonly ('person' | 'one-ply' | 'random')[]): Promise<void> {
  await page.getByRole('link', { name: 'Set up a match of Arboretum' }).click();
  await page.getByRole('radio', { name: String(players.length) }).check();
  for (const [seat, kind] of players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption(kind);
  }
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('grid').waitFor({ state: 'attached' });
}

/** Opens a match that the tests keep anyway, stopped where the log first goes on with `next` after a part of it. */
export async function openKept(page: Page, seats: number, part: number, next: RegExp): Promise<void> {
  const lines = readFileSync(`${root}games/arboretum/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find((each) => each.seats === seats);
  const log: string[] = record.log;
  const end = log.findIndex((text, index) => index >= log.length * part && next.test(text));
  const players = ['Rosa', 'Ada', 'Blaise', 'Dorothy'].slice(0, seats).map((name) => ({ kind: 'person', name }));
  const id = `kept-${seats}-${part}`;
  const saved = {
    ...{ id, players, changed: 0, over: false },
    record: { ...record, log: end < 0 ? log : log.slice(0, end) },
  };
  await page.evaluate((match) => localStorage.setItem(`boardwalk.match.${match.id}`, JSON.stringify(match)), saved);
  await page.goto(`${page.url().split('#')[0]}#/arboretum/match/${id}`);
  await page.waitForFunction((name) => location.hash.includes(name), id);
  await nextStep(page);
}

/** Waits until a person may act, lifting the curtain when the screen changes hands; the step, or the end. */
export async function nextStep(page: Page): Promise<Step> {
  for (;;) {
    const found = await page.waitForFunction(() => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog) return dialog.querySelector('.arboretum-ending') ? 'end' : 'curtain';
      const acts = document.querySelector('.arboretum-pile.is-lit, .arboretum-hand-card.is-live');
      return acts && document.querySelector('.arboretum-steps .is-now')?.textContent;
    });
    const step = await found.jsonValue();
    if (step !== 'curtain') return STEPS[step as keyof typeof STEPS];
    await page.getByRole('button', { name: /^I am/ }).click();
  }
}

/** Anything that is cut off, sticks out of the window or makes the page scroll. */
export async function findOverflow(page: Page): Promise<string[]> {
  return [...(await findOutside(page)), ...(await findCutOff(page))];
}

async function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const pieces = document.querySelectorAll('.arboretum-area button, .arboretum-grove, .arboretum-small, .prompt');
    const outside = [...pieces].filter((piece) => {
      const { left, top, right, bottom, width } = piece.getBoundingClientRect();
      return width > 0 && !(left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1);
    });
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...(scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...outside.map((piece) => `${piece.getAttribute('class')} ${piece.id} is not whole on the screen`),
    ];
  });
}

async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.querySelectorAll<HTMLElement>('button, h1, h2, th, td, p, li, table, .table-facts, .prompt');
    return [...texts]
      .filter((element) => element.offsetParent !== null && !element.closest('.sr-only'))
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}" is cut off`);
  });
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
