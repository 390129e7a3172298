import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { axe, findOverflow, open, QUIET_PAGE, type WatchedPage } from './harness.ts';

/** 1200×700 at 200 %, and a phone on its side. */
const SIZES = [
  { width: 600, height: 350 },
  { width: 740, height: 360 },
] as const;

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];

const PAGES = [
  '#/matches',
  '#/build',
  '#/history',
  '#/metro/openings',
  '#/metro/puzzle',
  '#/metro/study/',
  '#/race-to-the-raft/campaign',
  '#/race-to-the-raft/new',
  ...GAMES.flatMap((game) => [`#/${game}/rules`, `#/${game}/view/`, `#/${game}/learn`]),
];

test.each(SIZES)('F27: no page is cut off in a short, wide window: %o', async (size) => {
  const page = await open(QUIET_PAGE, { ...size, reducedMotion: true });
  const nothing = await page.locator('h1').textContent();
  expect(await findOverflow(page, 'none')).toEqual([]);
  for (const path of PAGES) {
    for (const address of [QUIET_PAGE, path]) await page.goto(`${page.url().split('#')[0]}${address}`);
    // The page itself, not what was there before, nor what says that it is on its way.
    await page.waitForFunction((old) => {
      const heading = document.querySelector('h1');
      return heading && heading.textContent !== old && !document.querySelector('.loading');
    }, nothing);
    // A text that is to be looked at may scroll as a page does; boards may not stick out to the side.
    expect([path, ...(await findOverflow(page, 'none'))]).toEqual([path]);
  }
  page.expectClean();
});

test.each(GAMES)('F27: looking back at %s in a short, wide window leaves the board its height', async (game) => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await openHalf(page, game);
  await page.keyboard.press('l');
  await page.locator('.stepper').waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([size, ...(await findOverflow(page, 'none'))]).toEqual([size]);
    const share = await page.evaluate(
      () => (document.querySelector('.table-board')?.getBoundingClientRect().height ?? 0) / innerHeight,
    );
    expect(share).toBeGreaterThan(0.7);
    const hidden = await page.locator('.stepper-buttons button, .stepper .primary').evaluateAll((buttons) =>
      buttons.filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(hidden).toEqual([]);
  }
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

test.each(SIZES)('F27: the menu and the list of shortcuts can be read and closed: %o', async (size) => {
  const page = await open(QUIET_PAGE, { ...size, reducedMotion: true });
  await openHalf(page, 'metro');
  for (const [key, name] of [
    ['m', 'Menu'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    expect(await findOverflow(page, 'none')).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  page.expectClean();
});

/** A golden match of one person and a computer player, or alone, half of it played. */
async function openHalf(page: WatchedPage, game: string): Promise<void> {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line).record);
  const record = records.find(({ seats }) => seats <= 2);
  const players = [
    { kind: 'person', name: 'Rosa' },
    { kind: 'bot', name: 'Ada', level: 1 },
  ].slice(0, record.seats);
  const log = record.log.slice(0, Math.floor(record.log.length / 2));
  const match = { id: 'half', record: { ...record, log }, players, changed: 0, over: false };
  await page.evaluate((saved) => localStorage.setItem('boardwalk.match.half', JSON.stringify(saved)), match);
  await page.goto(`${page.url().split('#')[0]}#/${game}/match/half`);
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
}
