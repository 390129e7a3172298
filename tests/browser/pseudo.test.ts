import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { open, QUIET_PAGE, type WatchedPage } from './harness.ts';

/*
 * In the pseudo-language every letter has an accent and every text is a third longer (texts/pseudo.ts). A word without
 * accents is hard-coded; a text that does not fit would not fit in German either.
 */

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];

/** What no language translates: names, and codes of squares, cards and tiles. */
const FIXED = [
  'Boardwalk|Metro|Arboretum|Blue Lagoon|Stratopolis|Race to the Raft',
  'Rosa|Ada|Blaise|Carl|Dorothy|Emmy|Grace|Hedy',
  '[A-Z]{2,4}|[A-D][a-y]|[a-d]{4}(?:\\d\\d)?|English',
].join('|');

/** Words without accents, and texts that do not fit, on the page as it is now. */
async function findFaults(page: WatchedPage, width: number): Promise<string[]> {
  return page.evaluate(
    ([fixed, wanted]) => {
      const names = new RegExp(`\\b(?:${fixed})\\b`, 'g');
      const isPlain = (text: string) => /[A-Za-z]{2,}/.test(text.replace(names, ''));
      const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const spoken: [Element, string][] = [];
      while (nodes.nextNode()) {
        const { parentElement: parent, textContent: text } = nodes.currentNode;
        if (parent && text?.trim() && !parent.closest('script, style, noscript, code, pre, textarea')) {
          spoken.push([parent, text]);
        }
      }
      const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map(
          (label) => [element, element.getAttribute(label) ?? ''] as const,
        ),
      );
      const cutOff = spoken.filter(([element]) => {
        if (!(element instanceof HTMLElement) || element.offsetParent === null || element.closest('.sr-only'))
          return false;
        const { textOverflow, overflowX, display } = getComputedStyle(element);
        if (display === 'inline' || textOverflow === 'ellipsis' || overflowX === 'auto') return false;
        // What only those hear who listen is a pixel wide.
        return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      });
      const { scrollWidth, scrollHeight } = document.documentElement;
      const scrolls = document.querySelector('.is-fixed') !== null && scrollHeight > innerHeight;
      return [
        ...[...spoken, ...labels]
          .filter(([, text]) => isPlain(text))
          .map(([at, text]) => `${name(at)} says ${text.trim()}`),
        ...cutOff.map(([at, text]) => `${name(at)} cuts off ${text.trim()}`),
        ...(scrollWidth > wanted ? [`the page is ${scrollWidth} wide`] : []),
        ...(scrolls ? ['the page scrolls'] : []),
      ];
    },
    [FIXED, width] as const,
  );
}

/** By way of a page that has next to nothing on it, so that what is waited for is never left from the page before. */
async function go(page: WatchedPage, path: string, ready: string): Promise<void> {
  const base = page.url().split('#')[0];
  await page.goto(`${base}${QUIET_PAGE}`);
  await page.locator(ready).first().waitFor({ state: 'detached' });
  await page.goto(`${base}#${path}`);
  await page.locator(ready).first().waitFor();
}

/** A golden match of two people on the table, after a part of its moves. */
async function layOut(page: WatchedPage, game: string, part: number, ready: string): Promise<void> {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find((each) => each.seats === 2);
  const log = record.log.slice(0, Math.round(record.log.length * part));
  const players = ['Rosa', 'Ada'].map((name) => ({ kind: 'person', name }));
  const match = { id: `${game}-${part}`, record: { ...record, log }, players, changed: 0, over: part === 1 };
  await page.evaluate((kept) => localStorage.setItem(`boardwalk.match.${kept.id}`, JSON.stringify(kept)), match);
  await go(page, `/${game}/match/${match.id}`, ready);
}

/** Where hands are hidden the device is handed over first. */
async function liftCurtain(page: WatchedPage): Promise<void> {
  const curtain = page.locator('dialog[open] .primary');
  if (await curtain.isVisible()) await curtain.click();
}

/** Looks at each screen in all its sizes. */
function startJudging(page: WatchedPage, sizes: readonly (readonly [number, number])[]) {
  const found: string[] = [];
  let order = sizes;
  const judge = async (screen: string) => {
    for (const [width, height] of order) {
      await page.setViewportSize({ width, height });
      // What is measured to be drawn has been drawn again.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const fault of await findFaults(page, width)) found.push(`${screen}, ${width} wide: ${fault}`);
    }
    order = [...order].reverse();
  };
  return { found, judge };
}

test.each([
  {
    sizes: [
      [1200, 700],
      [960, 720],
    ],
    touch: false,
  },
  { sizes: [[360, 740]], touch: true },
] as const)('nothing is hard-coded and nothing is cut off: %o', async ({ sizes, touch }) => {
  const [[width, height]] = sizes;
  const page = await open(`?lang=en-XA${QUIET_PAGE}`, { width, height, touch, reducedMotion: true });
  // The language comes with the first page.
  await page.locator('main h1').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en-XA');
  const { found, judge } = startJudging(page, sizes);
  await judge('not found');
  await go(page, '/', '.ways');
  await judge('home');
  await go(page, '/race-to-the-raft/campaign', '.campaign');
  await judge('campaign');
  for (const game of GAMES) {
    await go(page, `/${game}/new`, 'form [type=submit]');
    await judge(`${game} set-up`);
    await go(page, `/${game}/learn/`, '.lesson');
    await judge(`${game} lesson`);
    await go(page, `/${game}/rules/`, '.rules-book');
    await judge(`${game} rules`);
    await go(page, `/${game}/view/`, '.viewer-form');
    await judge(`${game} viewer`);
    if (touch) {
      // The text area is put away there.
      await page.locator('.viewer-tools button').first().click();
      await page.locator('textarea').waitFor();
      await judge(`${game} viewer with its text`);
    }
    await layOut(page, game, 0.5, '.table-board svg, dialog[open]');
    await judge(`${game} curtain or table`);
    await liftCurtain(page);
    await page.locator('.table-board [role=gridcell], .table-board [role=grid] *').first().hover({ force: true });
    await judge(`${game} table`);
    await page.locator('nav.actions button').filter({ hasText: 'Ĥîîñţ' }).click();
    await page.locator('.hint').first().waitFor();
    await judge(`${game} hint`);
    await page.locator('nav.actions button').filter({ hasText: 'Ṁééñûû' }).click();
    await page.locator('dialog[open] .menu').waitFor();
    await judge(`${game} menu`);
    await page.keyboard.press('Escape');
    await layOut(page, game, 1, '.result');
    await judge(`${game} result`);
  }
  expect(found).toEqual([]);
  page.expectClean();
});
