import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hand, lit, litPile } from './arboretum-match.ts';
import { nextTurn } from './blue-lagoon-match.ts';

/** How somebody plays one game: when it is their turn, and any move. */
interface Player {
  /** Something that can be played is on the screen. */
  readonly acts: string;
  readonly play: (page: Page, turn: number) => Promise<void>;
}

const METRO: Player = {
  acts: '.metro-square.is-open',
  play: (page) => page.locator('.metro-square.is-open').first().click(),
};

/** With the keyboard alone: N goes to the next place that takes the tile. */
const STRATOPOLIS: Player = {
  acts: '.stratopolis-cell.is-open',
  async play(page) {
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.activeElement?.matches('.stratopolis-cell.is-open'));
    await page.keyboard.press('Enter');
  },
};

/** On a phone: the first tap shows, the second places. */
const BLUE_LAGOON: Player = {
  acts: '.blue-lagoon-tile.is-open, dialog[open]',
  async play(page) {
    const sight = await nextTurn(page, 0.4);
    if (!sight) return;
    await page.touchscreen.tap(sight.x, sight.y);
    await page.locator('.blue-lagoon-ghost').waitFor();
    await page.touchscreen.tap(sight.x, sight.y);
  },
};

const ARBORETUM: Player = {
  acts: '.arboretum-pile.is-lit, .arboretum-hand-card.is-live',
  async play(page, turn) {
    const step = (await page.locator('.arboretum-steps .is-now').textContent()) ?? '';
    if (step.startsWith('Draw')) await litPile(page).first().click();
    else {
      await hand(page)
        .nth(turn % 7)
        .click();
      if (step === 'Discard') await page.getByRole('button', { name: /^Discard / }).click();
      // Before the first tree the whole garden is one square; its frame shows where that is.
      else await lit(page).first().locator('.arboretum-focus').click({ force: true });
    }
  },
};

/** Lays whatever fits, and after some moves fire where it loses: a short match. */
const RAFT: Player = {
  acts: '.raft-buttons.is-tight, .raft-buttons .primary, .raft-hand, .raft-fire, .prompt .primary',
  async play(page, turn) {
    const spread = page.getByRole('button', { name: 'Spread evenly' });
    if ((await spread.count()) > 0) {
      await spread.click();
      return page.getByRole('button', { name: 'Draw six cards' }).click();
    }
    const givesUp = page.getByRole('button', { name: /^Discard your last/ });
    if ((await givesUp.count()) > 0) return givesUp.click();
    const isFire = (await page.locator('.raft-fire').count()) > 0;
    if (!isFire) await page.locator('.raft-card').first().click();
    const deadly = page.locator('.raft-square.is-deadly');
    const safe = page.locator('.raft-square.is-open');
    for (let way = 0; way <= 8; way++) {
      if (isFire && turn > 4 && (await deadly.count()) > 0) {
        await deadly.first().click();
        return page.getByRole('dialog').getByRole('button', { name: 'Place it and lose' }).click();
      }
      if ((!isFire || turn <= 4) && (await safe.count()) > 0) break;
      await page.keyboard.press(way === 3 ? 'f' : 'r');
    }
    return safe.first().click();
  },
};

const PLAYERS: Readonly<Record<string, Player>> = {
  metro: METRO,
  stratopolis: STRATOPOLIS,
  'blue-lagoon': BLUE_LAGOON,
  arboretum: ARBORETUM,
  'race-to-the-raft': RAFT,
};

/** What somebody sees of the match. */
interface Sight {
  /** What the bar says: the number of the next move. */
  readonly crumb: string;
  readonly state: 'over' | 'acts' | 'waits';
}

/** What each page shows; a match that is over on one of them is over. One question to each. */
function lookUp(pages: readonly Page[], { acts }: Player): Promise<Sight[]> {
  const look = (page: Page) =>
    page.evaluate((selector): Sight => {
      const state = document.querySelector('.result') ? 'over' : document.querySelector(selector) ? 'acts' : 'waits';
      return { crumb: document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move ?? '', state };
    }, acts);
  return Promise.all(pages.map(look));
}

/** Whoever may plays a move, and everybody sees it. False when the match is over. */
async function playOne(pages: readonly Page[], player: Player, turn: number): Promise<boolean> {
  let seen = await lookUp(pages, player);
  while (seen.every(({ state }) => state === 'waits')) {
    await pages[0].waitForTimeout(20);
    seen = await lookUp(pages, player);
  }
  if (seen.some(({ state }) => state === 'over')) return false;
  await player.play(pages[seen.findIndex(({ state }) => state === 'acts')], turn);
  const goesOn = (page: Page, { crumb }: Sight) =>
    page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
      crumb,
    );
  try {
    await Promise.all(pages.map((page, at) => goesOn(page, seen[at])));
  } catch (cause) {
    const now = await lookUp(pages, player);
    throw new Error(`Move ${turn + 1}: before ${JSON.stringify(seen)}, now ${JSON.stringify(now)}`, { cause });
  }
  return true;
}

/** So many moves, or all of them; then everybody sees the same match. */
export async function playOn(pages: readonly Page[], game: string, moves = Number.POSITIVE_INFINITY): Promise<number> {
  let turn = 0;
  while (turn < moves && (await playOne(pages, PLAYERS[game], turn))) turn++;
  const crumb = (page: Page) => page.locator('.crumb [data-move]').getAttribute('data-move');
  // Of all pages again and again: a computer player may move meanwhile.
  await expect.poll(async () => new Set(await Promise.all(pages.map(crumb))).size).toBe(1);
  return turn;
}
