import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';

/** Other players answer at once, so that whole matches take seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('boardwalk.pace', '"instant"'));
}

export async function setUp(
  page: Page,
  players: readonly ('person' | 'one-ply' | 'random')[],
  challenge = 'first-steps',
): Promise<void> {
  await page.getByRole('link', { name: 'Set up a match of Race to the Raft' }).click();
  await page.getByRole('radio', { name: String(players.length), exact: true }).check();
  for (const [seat, kind] of players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption(kind);
  }
  await page.getByLabel('Challenge').selectOption(challenge);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('grid').waitFor();
}

export type Step = 'ask' | 'play' | 'fire' | 'stuck' | 'over';

/** Waits until a person may act or the match is over, and says which step it is. */
export async function stepNow(page: Page): Promise<Step> {
  const signs = {
    over: page.getByRole('dialog').getByRole('button', { name: 'Play again' }),
    ask: page.getByRole('button', { name: 'Spread evenly' }),
    stuck: page.getByRole('button', { name: /^Give up the last/ }),
    fire: page.locator('.raft-fire'),
    play: page.locator('.raft-hand'),
  };
  const { over, ask, stuck, fire, play } = signs;
  await over.or(ask).or(stuck).or(fire).or(play).first().waitFor();
  for (const [step, sign] of Object.entries(signs)) if ((await sign.count()) > 0) return step as Step;
  return stepNow(page);
}

const golden = (name: string) =>
  readFileSync(`${root}games/race-to-the-raft/matches/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { record: { seats: number; log: string[] }; end: string });

let opened = 0;

/** A finished match that the tests keep anyway, up to its nth move that looks like this; all of it without one. */
export async function openSaved(page: Page, ends: RegExp, before?: RegExp, nth = 0): Promise<void> {
  const found = [...golden('long'), ...golden('random')].find((line) => ends.test(line.end));
  if (!found) throw new Error(`No match ends with ${ends}.`);
  const { record } = found;
  const stops = record.log.flatMap((text, at) => (before?.test(text) ? [at] : []));
  const log = record.log.slice(0, before ? stops[nth] : record.log.length);
  const players = Array.from({ length: record.seats }, (_, seat) => ({
    kind: 'person',
    name: ['You', 'Ada', 'Blaise', 'Carl'][seat],
  }));
  const id = `shown-${++opened}`;
  const match = { id, record: { ...record, log }, players, changed: 0, over: before === undefined };
  await page.evaluate((saved) => localStorage.setItem(`boardwalk.match.${saved.id}`, JSON.stringify(saved)), match);
  await page.goto(`${page.url().split('#')[0]}#/race-to-the-raft/match/${id}`);
  await page.getByRole('grid').waitFor();
}

export const REQUEST = /^([A-D]\d)+$/;
export const CARD = /^[A-D][a-y]\d{4}[NESW]$/;
export const FIRE = /^[a-zA-E]\d{4}[TF][NESW]$/;
export const WALK = /^[BGPRY]\d{8}/;

/** Anything that is cut off, sticks out of the window or makes the page scroll. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const inside = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const whole = ['.raft-board', '.prompt', '.zoom-buttons'].flatMap((name) => [...document.querySelectorAll(name)]);
    const texts = document.querySelectorAll<HTMLElement>('button, h1, h2, th, td, p, .prompt, .raft-steps li');
    const cut = [...texts].filter(
      (element) =>
        element.offsetParent !== null &&
        !element.closest('.sr-only') &&
        getComputedStyle(element).textOverflow !== 'ellipsis' &&
        (element.scrollWidth > element.clientWidth + 1 ||
          (element.matches('.prompt') && element.scrollHeight > element.clientHeight + 1)),
    );
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...(document.querySelector('.is-fixed') && scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...whole.filter((part) => !inside(part.getBoundingClientRect())).map((part) => `${part.classList} sticks out`),
      ...cut.map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}" is cut off`),
    ];
  });
}
