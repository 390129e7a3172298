import { describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { capture } from '../../tests/support/capture.ts';

describe('perft', () => {
  it('counts level by level', async () => {
    const { code, out } = await capture(['perft', 'metro', '--depth', '2']);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.trim().split(/\s+/).slice(0, 2))).toEqual([
      ['depth', 'ways'],
      ['1', '24'],
      ['2', '500'],
      [''],
    ]);
  });

  it('counts from a line, for programs', async () => {
    const { out } = await capture(['perft', 'metro', '--position', 'metro - dddd,- 1', '--depth', '1', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'metro',
      position: 'metro - dddd,- 1',
      counts: [{ depth: 1, count: 29 }],
    });
  });

  it.each([
    [['--position', 'metro'], 'four parts'],
    [['--position', 'metro - -,- 1+', '--seats', '2'], 'leave out --seats'],
  ])('refuses %j', async (argv, words) => {
    const { code, err } = await capture(['perft', 'metro', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

describe('bench', () => {
  // In one thread here, so the speeds mean nothing: only the form is looked at.
  it('measures every game on the shelf beside a reference', async () => {
    const { code, out } = await capture(['bench', '--seconds', '0.01', '--json']);
    expect(code).toBe(0);
    const { node, reference, games } = JSON.parse(out);
    expect(node).toBe(process.version);
    expect(reference.stepsPerSecond).toBeGreaterThan(0);
    expect(games).toHaveLength(shelf.length);
    for (const [index, { about }] of shelf.entries()) {
      expect(games[index]).toMatchObject({ game: about.id, seats: about.seats.min, repetitions: 9 });
      for (const number of ['gamesPerSecond', 'movesPerSecond', 'referenceStepsPerSecond', 'ratio'])
        expect(games[index][number]).toBeGreaterThan(0);
      expect(games[index].spread).toBeGreaterThanOrEqual(0);
    }
  });

  it('prints a table', async () => {
    const { out } = await capture(['bench', 'metro', '--seats', '3', '--set', 'secret=on', '--seconds', '0.01']);
    expect(out).toMatch(/^game +seats +games\/s +moves\/s +spread +ratio\nmetro +3 /);
  });
});
