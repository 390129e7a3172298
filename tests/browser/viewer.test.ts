import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { axe, findOverflow, open, QUIET_PAGE, type WatchedPage } from './harness.ts';

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];
const FIELD = 'Paste a position or a saved match';

/** By way of another page, so that an answer is never the one before it. */
async function visit(page: WatchedPage, path: string) {
  for (const address of [QUIET_PAGE, path]) await page.goto(`${page.url().split('#')[0]}${address}`);
}

const LOOKS = [
  { width: 1200, height: 700 },
  { width: 360, height: 740, touch: true },
  { width: 600, height: 350 },
];

function cutNames(page: WatchedPage): Promise<(string | null)[]> {
  return page
    .locator('.arboretum-name')
    .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
}

test.each(LOOKS)('F9: every viewer opens on an example, without an error: %o', async (look) => {
  const page = await open(QUIET_PAGE, { ...look, reducedMotion: true });
  for (const game of GAMES) {
    await visit(page, `#/${game}/view/`);
    await page.locator('.viewer .table-board').waitFor();
    // No stranger is met by code: the text of an example is shown to those who ask for it.
    if (look.width <= 700) await page.getByRole('button', { name: 'Paste…' }).click();
    await expect.poll(() => page.getByLabel(FIELD).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Show as text' }).click();
    await expect.poll(() => page.getByLabel(FIELD).inputValue()).not.toBe('');
    await expect.poll(() => page.locator('.viewer-examples a').count()).toBeGreaterThanOrEqual(5);
    await expect.poll(() => page.locator('.viewer-examples [aria-current]').count()).toBe(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Whose garden it is, is read in full.
    if (look.width > 700) expect(await cutNames(page)).toEqual([]);
    // Each game at one of the sizes: axe takes longer than all the rest.
    if (GAMES.indexOf(game) % LOOKS.length === LOOKS.indexOf(look)) expect(await axe(page)).toEqual([]);
  }
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Metro');
  await page.locator('.metro-tile').first().waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Stratopolis');
  await page.locator('.viewer-examples a', { hasText: 'A red square on a green one' }).waitFor();
  await page.locator('.viewer-examples a').last().click();
  await page.locator('.viewer-examples li:last-child [aria-current]').waitFor();
  expect(page.url()).toMatch(/#\/stratopolis\/view\/!illegal$/);
  await page.getByRole('status', { name: 'Notes' }).filter({ hasText: 'Red and green' }).waitFor();
  page.expectClean();
});

const BOARD = [
  'fffffffff',
  'fBbbbbbbb',
  'bbbxbbbbb',
  ...Array(6).fill('ggggggggg'),
  'bbbbbbwww',
  'yyyyyywow',
  'rrrrrrwww',
];

test('F9: a wrong text shows its valid part, points at the character and can be mended', async () => {
  const page = await open('#/race-to-the-raft/view/', { reducedMotion: true });
  const field = page.getByLabel(FIELD);
  await field.fill(BOARD.join('\r\n'));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Row 2, column 3: “x” is not a square.' });
  await alert.waitFor();
  await expect.poll(() => alert.locator('pre').textContent()).toBe('bbbxbbbbb\n   ^');
  await expect.poll(() => alert.textContent()).toContain('Line 3, character 4');
  await expect.poll(() => page.locator('.raft-cat').count()).toBe(1);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const described = (await field.getAttribute('aria-describedby')) ?? '';
  for (const id of described.split(' ')) await expect.poll(() => page.locator(`#${id}`).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await page.waitForFunction(() => document.activeElement?.id === 'viewer-text');
  await page.keyboard.type('b');
  await page.keyboard.press('Control+Enter');
  await alert.waitFor({ state: 'detached' });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => field.inputValue()).toContain('\nbbbbbbbbb\n');
  page.expectClean();
});

test('a text that cannot be read leaves the board as it was, with a way to copy it and to change it', async () => {
  const page = await open('#/blue-lagoon/view/', { reducedMotion: true });
  const board = page.locator('.viewer .table-board');
  await board.waitFor();
  await page.getByLabel(FIELD).fill('blue-lagoon hello 3 4 5');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'The board still shows the last one.' }).waitFor();
  expect(await board.count()).toBe(1);
  await page.getByText('Export this position').click();
  const line = await page.getByLabel('This position as one line').inputValue();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    }),
  );
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(line);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change this position' }).click();
  await expect.poll(() => page.getByLabel('As text').inputValue()).toBe(line);
  page.expectClean();
});

test('F8: code is read as it is pasted, and a link of the old form still works', async () => {
  const page = await open('#/arboretum/view/', { reducedMotion: true });
  const java = 'String[] gameState = {"B", "Am1C00C00a4N01C00",\n"Ac5a7", "Bj5C00C00j6C00E01", "Bd2"};';
  await page.getByLabel(FIELD).focus();
  await page.getByLabel(FIELD).selectText();
  // As the clipboard gives it, without asking the browser for the right to read it.
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, java);
  const line = page.getByLabel('This position as one line');
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('.line input')?.value.includes('Ac5a7,Bj5'),
  );
  await expect.poll(() => line.inputValue()).toContain('A,Am1C00C00a4N01C00,Ac5a7,Bj5C00C00j6C00E01,Bd2 ?27');
  await visit(page, `#/stratopolis/view/${encodeURIComponent('{"MMUANLOB"}')}`);
  await page.getByText('1 of 1 · Tile 1: NLOB').waitFor();
  page.expectClean();
});

test('links of ours and lines of other games open from wherever they are pasted', async () => {
  const page = await open('#/metro/view/', { reducedMotion: true });
  const show = async (text: string) => {
    await page.getByLabel(FIELD).fill(text);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
  };
  const [puzzle] = readFileSync(`${root}study/puzzles/stratopolis.jsonl`, 'utf8').split('\n');
  const { position } = JSON.parse(puzzle);
  await show(position);
  await page.waitForURL(/#\/stratopolis\/view\//);
  await page.locator('.is-stratopolis .viewer .table-board').waitFor();
  await show('https://elsewhere.test/#/metro/view/baac01ddbc30/1');
  await page.locator('.is-metro .stepper output').filter({ hasText: '1 of 2' }).waitFor();
  const comment = page.getByText('Look at the corner.');
  const study = JSON.stringify({ position, players: [], comments: { 0: 'Look at the corner.' } });
  await show(study);
  await page.waitForURL(/#\/stratopolis\/study\//);
  await comment.waitFor();
  const link = page.url();
  await visit(page, '#/metro/study/');
  await page.getByLabel(/^Paste a match or a position/).fill(link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(link);
  await comment.waitFor();
  page.expectClean();
});

test('what is looked at can be studied: a match, or a position', async () => {
  const [text] = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').split('\n');
  const players = [{ kind: 'person', name: 'You' }];
  const shared = `#/metro/view/${encodeURIComponent(JSON.stringify({ record: JSON.parse(text).record, players }))}`;
  const page = await open(shared, { reducedMotion: true });
  // The one who opens a link is not the one who played.
  await page.getByText('Player 1, Player 2', { exact: true }).waitFor();
  await page.getByText('The computer finds the moves that decided it. That takes a few seconds.').waitFor();
  await page.getByRole('button', { name: 'Review this match' }).click();
  await page.waitForURL(/#\/metro\/study\/~/);
  await page.locator('.study-review').waitFor();
  await visit(page, '#/stratopolis/view/');
  await page.getByRole('button', { name: 'Study this position' }).click();
  await page.waitForURL(/#\/stratopolis\/study\//);
  await page.getByRole('button', { name: 'Try a move' }).waitFor();
  page.expectClean();
});

test('a match is replayed with its names, by buttons and keys, and the link remembers the step', async () => {
  const [text] = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').split('\n');
  const { record } = JSON.parse(text);
  // Metro counts turns, each of which places one tile.
  const turns = record.log.filter((line: string) => /^[a-d]{4}\d\d$/.test(line)).length;
  const players = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Bob', level: 2 },
  ];
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  const output = page.locator('.stepper output');
  const told = (words: string) => output.filter({ hasText: words }).waitFor();
  await visit(page, `#/metro/view/${encodeURIComponent(JSON.stringify({ record, players }))}`);
  // It opens as the match stands.
  await told(`${turns} of ${turns}`);
  await page.getByText(`A match of Metro, ${turns} turns`).waitFor();
  await page.getByText(/^(Ann|Bob) won by \d+$/).waitFor();
  // The address is packed: no JSON in it, and none in the page.
  await page.waitForURL(/view\/~[\w-]+$/);
  await expect.poll(() => page.locator('textarea').count()).toBe(0);
  await page.getByRole('button', { name: 'First' }).click();
  await told(`Start · ${turns} turns`);
  await page.getByRole('button', { name: 'Last' }).click();
  await told(`${turns} of ${turns}`);
  await page.getByRole('button', { name: 'First' }).click();
  await page.locator('.brand').focus();
  await page.keyboard.press('ArrowRight');
  await told(`1 of ${turns} · Ann `);
  await page.keyboard.press('ArrowRight');
  await told(`2 of ${turns} · Bob `);
  await page.waitForURL(/view\/~[\w-]+\/2$/);
  const other = await open(page.url().slice(page.url().indexOf('#')), { reducedMotion: true });
  await other
    .locator('.stepper output')
    .filter({ hasText: `2 of ${turns} · Bob ` })
    .waitFor();
  await other.getByRole('button', { name: 'Play' }).click();
  await other
    .locator('.stepper output')
    .filter({ hasText: `4 of ${turns}` })
    .waitFor();
  await other.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => page.getByLabel(FIELD).inputValue()).toContain('"name":"Ann"');
  expect(await axe(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  const several = [{ record }, { record: { ...record, log: record.log.slice(0, 2) }, players }];
  const buffer = Buffer.from(several.map((match) => JSON.stringify(match)).join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'two.jsonl', mimeType: 'text/plain', buffer });
  await page.getByRole('combobox', { name: 'Match' }).selectOption('2 of 2');
  await told('1 of 1');
  await page.getByText('Ann, Bob').waitFor();
  page.expectClean();
  other.expectClean();
});

test('where the browser refuses to copy, the link is shown and selected', async () => {
  const page = await open('#/metro/view/', { reducedMotion: true });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByLabel('Copy this link:');
  await field.waitFor();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});
