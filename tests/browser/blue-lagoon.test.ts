import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countPieces, findOverflow, lookUp, nextTurn, openMatch, QUIET_PAGE, setUp } from './blue-lagoon-match.ts';
import { axe, open } from './harness.ts';
import { hurry } from './metro-match.ts';

const SIZES = [
  { width: 1200, height: 700 },
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
  { width: 360, height: 740, touch: true },
] as const;

test('two people play a whole match with the mouse, over half-time to the ending', async () => {
  const page = await open('', { reducedMotion: true });
  await setUp(page, ['person', 'person'], { map: 'sides' });
  const dialog = page.getByRole('dialog');
  let sheets = 0;
  for (let turn = 0; ; turn++) {
    let sight = await lookUp(page);
    if (sight.dialog.startsWith('Half-time')) {
      sheets++;
      expect(await dialog.textContent()).toContain('The tide takes the settlers away');
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'On to the settlement' }).click();
      await dialog.waitFor({ state: 'detached' });
      continue;
    }
    if (sight.dialog !== '') break;
    if (turn % 5 > 2 && sight.canBuild) {
      await page.getByRole('button', { name: 'Village' }).click();
      sight = await lookUp(page);
    }
    if (turn === 9) expect(await axe(page)).toEqual([]);
    await page.mouse.click(sight.x, sight.y);
  }
  expect(sheets).toBe(1);
  expect(await dialog.getByRole('heading', { level: 2 }).textContent()).toMatch(/win/);
  expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(2);
  expect(await dialog.textContent()).toContain('Best link');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Look at the board' }).click();
  expect(await countPieces(page)).toBeGreaterThan(10);
  page.expectClean();
});

test('one person plays three computer players on the box map to the end', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await setUp(page, ['person', 'one-ply', 'random', 'one-ply']);
  for (;;) {
    const sight = await nextTurn(page);
    if (!sight) break;
    await page.mouse.click(sight.x, sight.y);
  }
  expect(await page.getByRole('dialog').getByRole('heading', { level: 3 }).count()).toBe(4);
  page.expectClean();
});

test('four computer players play to the end by themselves', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await setUp(page, ['one-ply', 'random', 'one-ply', 'random'], { map: 'sides' });
  expect(await nextTurn(page)).toBeUndefined();
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toMatch(/win/);
  page.expectClean();
});

test('a whole match against the computer with the keyboard alone', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await tabTo(page, (name) => name.startsWith('Set up') && name.includes('Blue Lagoon'));
  await page.keyboard.press('Enter');
  await tabTo(page, (_, __, kind) => kind === 'SELECT Map');
  await page.keyboard.type('Sides');
  await tabTo(page, (name) => name === 'Start the match');
  await page.keyboard.press('Enter');
  for (let turn = 0; await nextTurn(page); turn++) {
    if (!(await focused(page)).id.startsWith('tile-')) await tabTo(page, (_, id) => id.startsWith('tile-'));
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][turn % 4]);
    if (turn === 2) await page.keyboard.press('v');
    if (!(await focused(page)).isOpen) await page.keyboard.press('n');
    const { label, moves } = await focused(page);
    expect(label).toMatch(turn === 2 ? /free for your village\. \w/ : /free for your (settler|village)\. \w/);
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, moves);
  }
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  page.expectClean();
});

test('a phone: one tap shows, the second places, a whole match', async () => {
  const page = await open('', { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await setUp(page, ['person', 'one-ply'], { map: 'sides' });
  for (let turn = 0; ; turn++) {
    const sight = await nextTurn(page, 0.4);
    if (!sight) break;
    const before = await countPieces(page);
    await page.touchscreen.tap(sight.x, sight.y);
    await page.locator('.blue-lagoon-ghost').waitFor();
    expect(await countPieces(page)).toBe(before);
    if (turn === 2) {
      expect(await findOverflow(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
    }
    if (turn % 2 === 0) await page.touchscreen.tap(sight.x, sight.y);
    else await page.getByRole('button', { name: 'Place it here' }).tap();
    await page.locator('.blue-lagoon-ghost').waitFor({ state: 'detached' });
  }
  expect(await findOverflow(page)).toEqual([]);
  page.expectClean();
});

test.each(SIZES)('the table fits $width × $height, light and dark, and satisfies axe', async (size) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(QUIET_PAGE, { ...size, colorScheme, reducedMotion: true });
    await openMatch(page, 4, 'default', -30);
    expect(await findOverflow(page)).toEqual([]);
    const { x, y } = await lookUp(page, 0.3);
    await ('touch' in size ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
    await page.locator('.blue-lagoon-ghost').waitFor();
    await page.getByText('Who leads each island').click();
    await page.locator('.blue-lagoon-show').first().click();
    await page.locator('.blue-lagoon-link').waitFor();
    expect(await findOverflow(page)).toEqual([]);
    // What axe measures depends on the width or on the colours, not on both.
    if (colorScheme === 'light' || size.width === 1200) expect(await axe(page)).toEqual([]);
    if (colorScheme === 'light') {
      await openMatch(page, 2, 'invaders', 60);
      expect(await findOverflow(page)).toEqual([]);
    }
    page.expectClean();
  }
});

test.each(['wheels', 'face', 'sides'])('the map %s fits a phone and can be played', async (map) => {
  const page = await open(QUIET_PAGE, { width: 360, height: 740, reducedMotion: true });
  await openMatch(page, 3, map, 60);
  expect(await findOverflow(page)).toEqual([]);
  const before = await countPieces(page);
  const { x, y } = await lookUp(page);
  await page.mouse.click(x, y);
  expect(await countPieces(page)).toBe(before + 1);
  page.expectClean();
});

async function focused(page: Page): Promise<{ id: string; isOpen: boolean; label: string; moves: number }> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return {
      id: active?.id ?? '',
      isOpen: active?.classList.contains('is-open') ?? false,
      label: active?.getAttribute('aria-label') ?? '',
      moves: document.querySelectorAll('.log li').length,
    };
  });
}

async function tabTo(page: Page, wanted: (name: string, id: string, kind: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const [name, id, kind] = await page.evaluate(() => {
      const active = document.activeElement;
      const label = active instanceof HTMLSelectElement ? (active.labels?.[0]?.textContent ?? '') : '';
      const said = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      return [said, active?.id ?? '', `${active?.tagName} ${label.startsWith('Map') ? 'Map' : label}`];
    });
    if (wanted(name, id, kind)) return;
  }
  throw new Error('The Tab key never got there.');
}
