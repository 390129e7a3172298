import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { room as lagoon } from '../games/blue-lagoon/index.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { effortOf } from './effort.ts';
import { type Mining, minePuzzles } from './mine.ts';

const MATCHES = 40;
const effort = effortOf(lagoon.bot.levels[5], { exact: 3000 });
const mining: Mining = {
  ...{ seats: 2, settings: [must(settle(lagoon.game.options, {}))], seed: 'mine', level: 4, exact: true, part: 0.2 },
};

function mineAll() {
  return Array.from({ length: MATCHES }, (_, number) => [...minePuzzles(lagoon, mining, number, effort)]);
}

describe('mining endings', () => {
  const found = mineAll();
  const puzzles = found.flatMap((looks) => looks.flatMap((puzzle) => puzzle ?? []));

  it('finds puzzles that are proved, in matches as they were played and as they were played again', () => {
    expect(puzzles.every(({ exact, level }) => exact && level > 1)).toBe(true);
    expect(puzzles.some(({ id }) => id.includes('.'))).toBe(true);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const puzzle of puzzles)
      expect(must(checkPuzzle(lagoon, puzzle, effort, 10, 1))).toEqual({ agreed: true, second: [] });
  });

  it('finds the same each time', () => {
    expect(mineAll()).toEqual(found);
  });
});
