import { expect, test } from 'vitest';
import { axe, type Look, resultOf } from './harness.ts';
import { serveOnline } from './lobby-server.ts';
import { playOn } from './online-moves.ts';
import { comeAll, layTable } from './online-server.ts';

const PHONE: Look = { width: 360, height: 740, touch: true };

/** How people play each game here: with a mouse, a keyboard or a finger. */
const GAMES: readonly [game: string, by: string, look: Look, settings: Readonly<Record<string, string>>][] = [
  ['metro', 'mouse', {}, {}],
  ['stratopolis', 'keyboard', {}, {}],
  // The shortest of its matches; the longer ones differ in what happens on the board, not on the line.
  ['blue-lagoon', 'finger', PHONE, { short: 'on', map: 'sides' }],
  ['arboretum', 'mouse', {}, {}],
  ['race-to-the-raft', 'mouse', {}, {}],
];

test.each(GAMES)(
  'two pages play a whole match of %s by %s, and both see the same end',
  async (game, _, look, settings) => {
    const { url, server } = await serveOnline();
    const table = await layTable(url, game, { settings });
    const pages = await comeAll(table, look);
    expect(await playOn(pages, game)).toBeGreaterThan(3);
    const [ada, bo] = pages;
    await Promise.all(pages.map((page) => resultOf(page).waitFor()));
    const titles = await Promise.all(
      pages.map((page) => resultOf(page).getByRole('heading', { level: 2 }).textContent()),
    );
    // Each is told the same of themselves as "you" and of the other by name.
    if (game !== 'race-to-the-raft')
      expect(titles.map((title) => /^You/.test(title ?? '')).sort()).toEqual([false, true]);
    await ada.getByRole('button', { name: 'Check every roll' }).click();
    const dice = ada.getByRole('dialog');
    await dice.getByRole('button', { name: 'Check every roll' }).click();
    await dice.getByText(/Every one follows from the secret|nothing to roll/).waitFor();
    expect(await axe(ada)).toEqual([]);
    await dice.getByRole('button', { name: 'Close' }).click();
    expect(await axe(bo)).toEqual([]);
    expect(server.errors).toEqual([]);
    for (const page of pages) page.expectClean();
  },
);
