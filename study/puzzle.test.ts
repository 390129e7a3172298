import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { shelf } from '../games/index.ts';
import { room as metro } from '../games/metro/index.ts';
import { readPuzzles } from '../tests/support/puzzles.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { effortOf } from './effort.ts';
import { findEnding, findPuzzle, type Puzzle } from './puzzle.ts';

/** Three squares are left, and only one move wins for certain. */
const ENDING =
  'metro acba76dddd66adbb40acba30badb57acba67aacb05cbaa73aaaa72cbcb06bbbb56cbcb75cccc55bcdd47cddb15baac63ddbc60bcbc31' +
  'ccda17baac27bcbc20dddd53ccda37accd41dbcd74adad26dacc14cbaa64bcbc65badb51dbba13dacc10dada23cbcb50aacb62cdac04acba54' +
  'ddbc21cdac36cbaa71bbad12cccc11accd22baac61adad46aacb16aaaa32dbcd35adbb03aaaa02aaaa77bcdd01bbad25baac24 dada,bbbb 1+cddb';
const EFFORT = effortOf({ way: 'rollouts', candidates: 8, iterations: 64 }, { exact: 20_000, rounds: 64 });

function look(text: string): Puzzle | undefined {
  return findEnding(metro, must(metro.game.parse(text)), '3-123', EFFORT).puzzle;
}

describe('a puzzle', () => {
  it('is found where one move is clearly the best and a glance does not see it', () => {
    const puzzle = look(ENDING);
    expect(puzzle).toMatchObject({ id: '3-123', position: ENDING, exact: true });
    expect(puzzle?.accepted.map(({ move }) => move)).toEqual(['cddb52']);
    expect(puzzle?.accepted[0].win).toBeCloseTo(2 / 3, 4);
    expect(puzzle?.others.map(({ win }) => win)).toEqual([0, 0]);
    expect(puzzle?.level).toBeGreaterThanOrEqual(1);
  });

  it('is the same every time', () => {
    expect(look(ENDING)).toEqual(look(ENDING));
  });

  it('is not where a glance would do, nor where many moves are as good', () => {
    const start = must(metro.game.parse('metro - cbcb,- 1'));
    expect(findEnding(metro, start, '0-0', EFFORT)).toEqual({ isSolved: false });
    expect(findPuzzle(metro, start, '0-0', EFFORT, 1)).toBeUndefined();
  });

  it('passes a check, and fails it with a wrong answer or with one that is missing', () => {
    const puzzle = look(ENDING);
    if (!puzzle) throw new Error('There must be a puzzle.');
    expect(must(checkPuzzle(metro, puzzle, EFFORT, 2, 5))).toEqual({ agreed: true, second: [] });
    const wrong = { ...puzzle, accepted: [{ move: 'cddb45', win: 1 }] };
    expect(must(checkPuzzle(metro, wrong, EFFORT, 2, 5))).toEqual({ agreed: false, second: ['cddb52'] });
    expect(must(checkPuzzle(metro, { ...puzzle, accepted: [] }, EFFORT, 2, 5)).agreed).toBe(false);
    expect(checkPuzzle(metro, { ...puzzle, position: 'metro nonsense' }, EFFORT, 2, 5).ok).toBe(false);
  });
});

describe.each(shelf.map(({ about, load }) => ({ id: about.id, load })))('the puzzles of $id', ({ id, load }) => {
  const puzzles = readPuzzles(id);

  it('can all be read, ask for a legal move and accept none that gives much away', async () => {
    const { game } = await load();
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    for (const { position, accepted, others, level } of puzzles) {
      const view = must(game.parse(position));
      expect(game.format(view)).toBe(position);
      // What the seat to act may know, and no more.
      expect(game.format(view.view(view.turn))).toBe(position);
      for (const { move } of [...accepted, ...others]) must(game.parseMove(view, move));
      const worst = Math.min(...accepted.map(({ win }) => win));
      for (const { win } of others) expect(win).toBeLessThan(worst);
      expect(level).toBeGreaterThanOrEqual(1);
      expect(level).toBeLessThanOrEqual(9);
    }
  });
});
