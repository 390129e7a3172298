import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { readGolden } from '../../tests/support/golden.ts';
import { stratopolis as game } from './game.ts';
import { nameSquare } from './geometry.ts';
import { cascadeOf, regionsOf } from './scoring.ts';

/** The board of the assignment's own example. */
const EXAMPLE = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC';
const at = (placements: string, turn: string, options = '') =>
  must(game.parse(`stratopolis ${placements} -,- ${turn}${options}`));

describe('scores', () => {
  it('S11: the example: green 8 × 1, red 11 × 3', () => {
    const position = at(EXAMPLE, 'green+');
    expect(Array.from(position.scores())).toEqual([8, 33]);
    expect([0, 1].map((seat) => regionsOf(position, seat)[0])).toMatchObject([
      { size: 8, height: 1 },
      { size: 11, height: 3 },
    ]);
  });

  it('S11, S14: size goes first; with boxed scoring green’s smaller, taller region counts', () => {
    const position = at(EXAMPLE, 'green+', ' scoring=boxed');
    expect(Array.from(position.scores())).toEqual([9, 33]);
    expect(regionsOf(position, 0)[0]).toMatchObject({ size: 3, height: 3 });
  });

  it('S10: squares of a region are named, and edges join them, not corners', () => {
    const start = at('MMUA', 'green+');
    expect(Array.from(start.scores())).toEqual([1, 1]);
    const position = at('MMUANMTA', 'green+');
    expect(regionsOf(position, 0).map((region) => region.squares.map(nameSquare).join(' '))).toEqual(['NM OM MN NN']);
  });

  it('S11: among the largest the highest counts', () => {
    const regions = regionsOf(at('MMUANMKALMBCMMMAKNJBPMKA', 'green+'), 0);
    expect(regions.map(({ size, height, value }) => [size, height, value])).toEqual([
      [1, 2, 2],
      [1, 1, 1],
    ]);
  });

  it('of equal regions the one that was so first is shown as the scoring one', () => {
    for (const match of readGolden(game)) {
      let before: ReturnType<typeof regionsOf> = [];
      for (const position of match.positions()) {
        const regions = regionsOf(position, 0);
        const first = before.at(0)?.squares.join();
        const kept = regions.find(({ squares }) => squares.join() === first);
        const isEqual = kept?.size === regions.at(0)?.size && kept?.height === regions.at(0)?.height;
        if (kept && isEqual) expect(regions[0].squares).toEqual(kept.squares);
        before = regions;
      }
    }
  });

  it('S11: a colour that does not show scores nothing', () => {
    expect(Array.from(at('MMUANMKAMMAA', 'green+').scores())).toEqual([0, 2]);
  });
});

describe('S13: ties', () => {
  it('are compared region by region down to the one that decides', () => {
    const start = cascadeOf(at('MMUA', 'green+'));
    expect(start.winner).toBeUndefined();
    expect(start.steps.map(({ values }) => values)).toEqual([[1, 1]]);
    const position = at('MMUAOMLB', 'green+');
    const { winner, steps } = cascadeOf(position);
    expect(steps.map(({ values }) => values)).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(winner).toBe(0);
    expect(steps[1].regions[1]).toBeUndefined();
  });
});
