import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { axe, type Look, resultOf } from './harness.ts';
import { serveOnline } from './lobby-server.ts';
import { playOn } from './online-moves.ts';
import { comeAll, layTable } from './online-server.ts';

const PHONE: Look = { width: 360, height: 740, touch: true };

/**
 * How people play each game here: with a mouse, a keyboard or a finger; and how much of a long match was played
 * elsewhere before: all of it would differ on the board, not on the line.
 */
const GAMES: readonly [game: string, by: string, look: Look, begun: number][] = [
  ['metro', 'mouse', {}, 0.85],
  ['stratopolis', 'keyboard', {}, 0.7],
  ['blue-lagoon', 'finger', PHONE, 0.96],
  ['arboretum', 'mouse', {}, 0.88],
  ['race-to-the-raft', 'mouse', {}, 0],
];

/** The first part of a match that the tests keep anyway. */
function begin(game: string, part: number) {
  const lines = readFileSync(`${root}games/${game}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find(({ seats }) => seats === 2);
  return { ...record, log: record.log.slice(0, Math.round(part * record.log.length)) };
}

test.each(GAMES)(
  'two pages play a match of %s by %s to its end, and both see the same',
  async (game, _, look, begun) => {
    const { url, server } = await serveOnline();
    const table = await layTable(url, game, begun > 0 ? { record: begin(game, begun) } : {});
    const pages = await comeAll(table, look);
    // The one who waits sees what the other draws from.
    if (game === 'race-to-the-raft')
      for (const page of pages) await page.locator('.raft-decks:visible').first().waitFor();
    expect(await playOn(pages, game)).toBeGreaterThan(3);
    const [ada, bo] = pages;
    await Promise.all(pages.map((page) => resultOf(page).waitFor()));
    const titles = await Promise.all(
      pages.map((page) => resultOf(page).getByRole('heading', { level: 2 }).textContent()),
    );
    // Each is told the same of themselves as "you" and of the other by name.
    if (game !== 'race-to-the-raft')
      expect(titles.map((title) => /^You/.test(title ?? '')).sort()).toEqual([false, true]);
    await resultOf(ada).getByRole('button', { name: 'Check every draw' }).click();
    const dice = ada.getByRole('dialog');
    await dice.getByText(/^(All \d+ draws were|The draw was) fair|nothing to draw/).waitFor();
    // What an online table adds to the end of a match is the same for all games, on a desk and on a phone.
    const isLookedAt = game === 'metro' || game === 'blue-lagoon';
    if (isLookedAt) expect(await axe(ada)).toEqual([]);
    await dice.getByRole('button', { name: 'Close' }).click();
    if (isLookedAt) expect(await axe(bo)).toEqual([]);
    expect(server.errors).toEqual([]);
    for (const page of pages) page.expectClean();
  },
);
