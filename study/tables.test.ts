import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { accuracyOf, levelsAt, likenessOf, offScale } from './rates.ts';
import { DECISION_VERSION } from './review.ts';
import { loadTable } from './tables.ts';

describe.each(shelf.map(({ about }) => ({ id: about.id, about })))('the table of $id', ({ id, about }) => {
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

  it('knows how much there is to give away in every step of a campaign', async () => {
    const { rates } = (await loadTable(id)) ?? {};
    expect(rates?.campaign?.option).toBe(about.campaign?.option);
    const steps = about.campaign?.parts.flatMap((part) => part.steps.map((step) => step.id)) ?? [];
    expect(Object.keys(rates?.campaign?.factors ?? {})).toEqual(steps);
    for (const factor of Object.values(rates?.campaign?.factors ?? {})) expect(factor).toBeGreaterThan(0);
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
  const rates = { version: DECISION_VERSION, levels };

  it('is like the nearest level, and as open as its error leaves it', () => {
    expect(likenessOf(4.2, 0.5, rates)).toEqual({ level: 5, low: 4, high: 6, rate: 4.2, error: 0.5 });
    expect(likenessOf(20, 0.1, rates)).toEqual({ level: 1, low: 1, high: 1, rate: 20, error: 0.1 });
    expect(likenessOf(4, 1, undefined)).toBeUndefined();
    const offAt = (rate: number, error: number) => offScale({ rate, error }, rates?.levels ?? []);
    expect([20, 4.2, -20].map((rate) => offAt(rate, 1))).toEqual(['below', undefined, 'above']);
    // What may well be on the scale is not told to be off it.
    expect([offAt(9, 0.1), offAt(9, 0.4)]).toEqual(['below', undefined]);
    // From level 2 to level 8: that says nothing.
    expect(likenessOf(4.2, 1.5, rates)).toBeUndefined();
  });

  it('holds at the smallest table alone, and in a step of a campaign as much as there is to give away in it', async () => {
    const raft = (await shelf.find(({ about }) => about.id === 'race-to-the-raft')?.load())?.game;
    if (!raft) throw new Error('no such game');
    const campaign = { option: 'challenge', factors: { 'first-steps': 2, 'hot-sands': 0.5 } };
    const at = (challenge: string, seats = 1) =>
      levelsAt({ ...rates, campaign }, { game: raft, seats, settings: { challenge } })?.levels[0];
    expect(at('first-steps')).toMatchObject({ rate: 16, error: 0.2 });
    expect(at('hot-sands')).toMatchObject({ rate: 4, error: 0.05 });
    expect(at('burning-tails')).toMatchObject({ rate: 8, error: 0.1 });
    expect(at('first-steps', 2)).toBeUndefined();
  });

  it('gives the weakest level an accuracy of 60, and nobody more than 100', () => {
    expect(accuracyOf(8, rates)).toBeCloseTo(60, 9);
    expect(accuracyOf(-0.4, rates)).toBe(100);
  });
});
