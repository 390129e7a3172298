import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { stratopolis } from '../../games/stratopolis/game.ts';
import { cascadeOf } from '../../games/stratopolis/scoring.ts';
import { root } from '../../scripts/lib/root.mjs';
import { axe, open } from './harness.ts';
import { findOverflow, hurry, OPEN, type Played, resume, setUp, someoneActs, tilesLaid } from './stratopolis-match.ts';

const SIZES = [
  { width: 1200, height: 700 },
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
  { width: 360, height: 740 },
] as const;

const TURNABLE = '.stratopolis-cell.is-turnable';
const GOLDEN: readonly Played[] = readFileSync(`${root}games/stratopolis/matches/random.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).record);

/** A match as it stood before its last `left` tiles. */
function before({ settings, log }: Played, left: number): Played {
  const turns = log.flatMap((text, at) => (text.startsWith('+') ? [] : [at]));
  return { settings, log: log.slice(0, turns[turns.length - left]) };
}

/** A random match whose scores are equal at the end. */
function tiedMatch(): Played {
  const settings = must(settle(stratopolis.options, {}));
  const list = new Int32Array(stratopolis.maxMoves);
  for (let seed = 1; ; seed++) {
    const random = new SeededRandom(seed);
    const position = stratopolis.start(2, settings);
    const log: string[] = [];
    while (position.turn !== OVER) {
      const move = position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))];
      log.push(stratopolis.formatMove(position, move));
      position.play(move);
    }
    const { steps, winner } = cascadeOf(position);
    if (steps.length > 2 && winner !== undefined) return { settings, log };
  }
}

async function expectFits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(60);
    expect([size.width, ...(await findOverflow(page))]).toEqual([size.width]);
  }
}

test('two people play a whole match with the mouse; undo, redo and reload lose nothing', async () => {
  const page = await open('', { width: 960, height: 720, reducedMotion: true });
  await setUp(page, ['person', 'person']);
  await expectFits(page);
  await page.setViewportSize({ width: 960, height: 720 });
  for (let turn = 0; await someoneActs(page); turn++) {
    expect(await tilesLaid(page)).toBe(turn);
    const squares = page.locator(OPEN);
    const square = squares.nth((turn * 7) % (await squares.count()));
    if (turn === 12) {
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await tilesLaid(page)).toBe(11);
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.reload();
      await someoneActs(page);
      expect(await tilesLaid(page)).toBe(12);
    }
    if (turn % 5 === 4) await page.keyboard.press('r');
    if (turn % 5 !== 4) await square.click();
    else await page.locator(OPEN).last().click();
  }
  const ending = page.getByRole('dialog');
  expect(await ending.getByRole('heading', { level: 2 }).textContent()).toMatch(/win/);
  expect(await ending.locator('.stratopolis-steps li').first().textContent()).toMatch(
    /Green · .+: the largest region has/,
  );
  expect(await axe(page)).toEqual([]);
  await ending.getByRole('button', { name: 'Look at the board' }).click();
  expect(await tilesLaid(page)).toBe(40);
  await expectFits(page);
  page.expectClean();
});

test('a whole match against the computer with the keyboard alone', async () => {
  const page = await open('#/stratopolis/new', { reducedMotion: true });
  await hurry(page);
  await tabTo(page, (name) => name === 'Start the match');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  for (let turn = 0; await someoneActs(page); turn++) {
    if (!(await page.evaluate(() => document.activeElement?.id.startsWith('square-')))) {
      await tabTo(page, (_, id) => id.startsWith('square-'));
    }
    if (turn % 3 === 1) await page.keyboard.press('r');
    await walkToOpenSquare(page);
    const laid = await tilesLaid(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (count) => !document.querySelector('.stratopolis-scores h2')?.textContent?.includes(`tile ${count} of`),
      laid,
    );
  }
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  page.expectClean();
});

test('a phone: one tap shows, the second places; where it fits only turned, the tap turns it', async () => {
  const page = await open('#/stratopolis/new', { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await someoneActs(page);
  const square = page.locator(OPEN).nth(3);
  await square.tap();
  await page.locator('.stratopolis-ghost').waitFor();
  expect(await tilesLaid(page)).toBe(0);
  expect(await findOverflow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.locator(TURNABLE).first().tap();
  expect(await page.locator('.preview').textContent()).toMatch(/Corner on [A-Z]{2}, on the table/);
  expect(await tilesLaid(page)).toBe(0);
  await square.tap();
  await square.tap();
  await page.waitForFunction(() =>
    document.querySelector('.stratopolis-scores h2')?.textContent?.includes('tile 2 of'),
  );
  for (let turn = 1; await someoneActs(page); turn++) {
    await page
      .locator(OPEN)
      .nth(turn % 3)
      .tap();
    await page.getByRole('button', { name: 'Place it here' }).tap();
    await page.locator('.stratopolis-ghost').waitFor({ state: 'detached' });
  }
  expect(await findOverflow(page)).toEqual([]);
  page.expectClean();
});

test('two computer players play to the end', async () => {
  const page = await open('', { reducedMotion: true, colorScheme: 'dark' });
  await hurry(page);
  await setUp(page, ['one-ply', 'random']);
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').locator('.ending h3').count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test('every moment fits every size and satisfies axe, light and dark', async () => {
  const page = await open('', { reducedMotion: true });
  await resume(page, before(GOLDEN[0], 2));
  await expectFits(page);
  await page.locator(OPEN).nth(9).hover();
  expect(await page.locator('.preview').textContent()).toMatch(/Green \d+ → \d+ .*Red \d+ → \d+ /);
  await expectFits(page);
  await page.getByText('Tiles still to come').click();
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(SIZES[2]);
  await page.keyboard.press('s');
  expect(await page.getByRole('button', { name: 'Sizes' }).getAttribute('aria-pressed')).toBe('true');
  await page.locator('.stratopolis-cell:not(.is-open)').first().hover();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('d');
  await page.getByRole('group', { name: 'The city in depth' }).waitFor();
  await expectFits(page);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('d');
  await page.getByRole('grid').waitFor();
  page.expectClean();
});

test('an illegal square says why with the rule; key, wheel and buttons turn the tile, and the wheel does not zoom', async () => {
  const page = await open('', { width: 960, height: 720, reducedMotion: true });
  await resume(page, before(GOLDEN[0], 20));
  const words = page.locator('.preview');
  await page.locator('.stratopolis-cell:not(.is-open):not(.is-turnable)').first().hover();
  expect(await words.textContent()).toMatch(/Not on [A-Z]{2}\. No edge of .* touches the city\. Rule S7/);
  expect(await words.getByRole('link').getAttribute('href')).toContain('S7');
  const turnable = await page.locator(TURNABLE).first().getAttribute('id');
  const square = page.locator(`#${turnable}`);
  await square.hover();
  expect(await words.textContent()).toMatch(/Rule S\d.*It fits here if you turn it/);
  const view = () => page.locator('.stratopolis-board').getAttribute('viewBox');
  const box = await view();
  await page.keyboard.press('r');
  expect(await square.getAttribute('class')).toContain('is-open');
  expect(await tilesLaid(page)).toBe(20);
  expect(await words.textContent()).toContain('Corner on');
  const turned = () => page.locator('.stratopolis-hand [role=img]').getAttribute('aria-label');
  const held = await turned();
  await page.mouse.wheel(0, 100);
  await expect.poll(turned).not.toBe(held);
  expect(await view()).toBe(box);
  const wheeled = await turned();
  await page.getByRole('button', { name: 'Turn the tile clockwise' }).click();
  expect(await turned()).not.toBe(wheeled);
  await page.getByRole('button', { name: 'Turn the tile anticlockwise' }).click();
  expect(await turned()).toBe(wheeled);
  const other = page.locator(`#${await page.locator(TURNABLE).last().getAttribute('id')}`);
  await other.click();
  expect(await other.getAttribute('class')).toContain('is-open');
  expect(await tilesLaid(page)).toBe(20);
  await page.locator('.stratopolis-held').dragTo(page.locator(OPEN).first());
  expect(await tilesLaid(page)).toBe(21);
  const frame = await view();
  await page.getByRole('button', { name: 'Nearer' }).click();
  expect(await view()).not.toBe(frame);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Hint: the star').waitFor();
  page.expectClean();
});

test.each([
  ['two', 2],
  ['open', 10],
] as const)('with the option piles=%s the mover picks a tile', async (piles, most) => {
  const page = await open('', { width: 360, height: 740, reducedMotion: true });
  await setUp(page, ['person', 'person'], { 'Tiles to choose from': piles });
  const tiles = page.getByRole('group', { name: /Choose/ }).getByRole('button');
  const count = await tiles.count();
  expect(count).toBeLessThanOrEqual(most);
  await tiles.nth(count - 1).click();
  expect(await tiles.nth(count - 1).getAttribute('aria-pressed')).toBe('true');
  await expectFits(page);
  if (piles === 'open') expect(await axe(page)).toEqual([]);
  await page.locator(OPEN).first().click();
  await page.waitForFunction(() =>
    document.querySelector('.stratopolis-scores h2')?.textContent?.includes('tile 1 of'),
  );
  page.expectClean();
});

test('a tie is explained rank by rank', async () => {
  const page = await open('', { reducedMotion: true });
  await resume(page, tiedMatch());
  const steps = page.getByRole('dialog').locator('.stratopolis-steps li');
  expect(await steps.nth(2).textContent()).toMatch(/(\d+) to \1: a tie/);
  expect(await steps.nth(3).textContent()).toMatch(/Region 2: .* against /);
  expect(await steps.last().textContent()).toContain('wins the tie');
  page.expectClean();
});

test('a move on the fullest board is on the screen within 50 ms', async () => {
  const page = await open('', { reducedMotion: true });
  const times: number[] = [];
  for (const left of [3, 2, 4]) {
    await resume(page, before(GOLDEN[1], left));
    await page.reload();
    await someoneActs(page);
    times.push(await page.evaluate(timeMove));
  }
  expect(Math.min(...times)).toBeLessThan(50);
});

/** Runs in the page: from a click to the moment the number of tiles has changed and been laid out. */
function timeMove(): Promise<number> {
  const count = document.querySelector('.stratopolis-scores h2');
  const cell = document.querySelector('.stratopolis-cell.is-open');
  return new Promise((resolve) => {
    const started = performance.now();
    new MutationObserver(() => {
      document.body.getBoundingClientRect();
      resolve(performance.now() - started);
    }).observe(count ?? document.body, { subtree: true, characterData: true });
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

async function tabTo(page: Page, wanted: (name: string, id: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const [name, id] = await page.evaluate(() => [
      document.activeElement?.textContent ?? '',
      document.activeElement?.id ?? '',
    ]);
    if (wanted(name, id)) return;
  }
  throw new Error('The Tab key never got there.');
}

/** Arrow keys from the focused square to the nearest one that fits, as a person would. */
async function walkToOpenSquare(page: Page): Promise<void> {
  const keys = await page.evaluate((selector) => {
    const place = (cell: Element) => ['y', 'x'].map((name) => Number(cell.getAttribute(name)) / 24);
    const [row, column] = place(document.activeElement ?? document.body);
    const steps = [...document.querySelectorAll(selector)].map((cell) => {
      const [toRow, toColumn] = place(cell);
      return [toRow - row, toColumn - column];
    });
    const [down, right] = steps.sort(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d))[0];
    return [
      ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
      ...Array(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ];
  }, OPEN);
  for (const key of keys) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/fits\. Green/);
}
