import { describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { hasPuzzles, loadPuzzles } from './puzzles.ts';

describe('puzzles', () => {
  it.each(shelf.map(({ about }) => about.id))('of %s are there, three hundred at least', async (game) => {
    expect(hasPuzzles(game)).toBe(true);
    expect((await loadPuzzles(game))?.length).toBeGreaterThanOrEqual(300);
  });

  it('are not offered where there are none', async () => {
    expect(hasPuzzles('a game of yours')).toBe(false);
    expect(await loadPuzzles('a game of yours')).toBeUndefined();
  });
});
