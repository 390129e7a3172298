import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { fitSteepness, likenessOf } from './rates.ts';
import { DECISION_VERSION } from './review.ts';
import { loadTable } from './tables.ts';

describe.each(shelf.map(({ about }) => ({ id: about.id })))('the table of $id', ({ id }) => {
  it('has an effort in whole counts', async () => {
    const { effort } = (await loadTable(id)) ?? {};
    expect(['rollouts', 'tree']).toContain(effort?.search.way);
    for (const count of [effort?.search.candidates, effort?.search.iterations, effort?.exact, effort?.rounds])
      expect(count).toSatisfy(Number.isInteger);
    expect(effort?.enough).toBeGreaterThan(0);
  });

  it('has error rates that fall from level to level, and beyond doubt from each to the one two above', async () => {
    const { rates } = (await loadTable(id)) ?? {};
    expect(rates?.version).toBe(DECISION_VERSION);
    const levels = rates?.levels ?? [];
    expect(levels).toHaveLength(8);
    for (const [at, { rate, above }] of levels.entries()) {
      if (at > 0) expect(rate).toBeLessThan(levels[at - 1].rate);
      if (above) expect(above.rate - 1.96 * above.error).toBeGreaterThan(0);
    }
  });

  it('has values that say how far their luck is believed, or that it means nothing', async () => {
    const { values } = (await loadTable(id)) ?? {};
    for (const { slopes, trust } of Object.values(values?.tables ?? {})) {
      expect(slopes).toHaveLength(3);
      if (trust) expect(trust).toHaveLength(3);
    }
  });
});

describe('a rate beside those of the levels', () => {
  const levels = [8, 7, 6, 5, 4, 3, 2, 1].map((rate) => ({ rate, error: 0.1, decisions: 100 }));
  const rates = { version: DECISION_VERSION, levels, steepness: 0.1 };

  it('is like the nearest level, and as open as its error leaves it', () => {
    expect(likenessOf(4.2, 0.5, rates)).toEqual({ level: 5, low: 4, high: 6 });
    expect(likenessOf(20, 0.1, rates)).toEqual({ level: 1, low: 1, high: 1 });
    expect(likenessOf(4, 1, undefined)).toBeUndefined();
  });

  it('gives the weakest level an accuracy of 60 on average', () => {
    // Every decision loses 10 points: exp(−k·10) must be 0.6.
    expect(fitSteepness([0.1, 0.1])).toBeCloseTo(-Math.log(0.6) / 10, 3);
  });
});
