import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { metro } from '../../games/metro/game.ts';
import { strayRollOf, unfairnessOf } from './fair-rolls.ts';
import { findUnfairness, findUnfairShares, loaded } from './fairness.ts';

const outcomes = (count: number, weight = (_: number) => 1) =>
  new Map(Array.from({ length: count }, (_, outcome) => [outcome, weight(outcome)]));

describe('a test of draws', () => {
  it.each([2, 6, 31, 100])('passes fair draws of %d', (count) => {
    const random = new SeededRandom('fair');
    expect(findUnfairness(outcomes(count), () => random.below(count))).toBeUndefined();
    expect(findUnfairShares([...outcomes(count).keys()], 1, () => [random.below(count)])).toBeUndefined();
  });

  it.each([2, 6, 31, 100])('notices one of %d that never comes', (count) => {
    const random = new SeededRandom('never');
    expect(findUnfairness(outcomes(count), () => random.below(count - 1))).toMatch(/ came /);
    expect(findUnfairShares([...outcomes(count).keys()], 1, () => [random.below(count - 1)])).toMatch(/ came /);
  });

  it.each([6, 31, 100])('notices one of %d that comes a tenth too often', (count) => {
    const random = loaded(new SeededRandom('often'), count * 10);
    expect(findUnfairness(outcomes(count), () => random.below(count))).toMatch(/ came /);
  });

  it('notices many outcomes that come a little too often or too seldom', () => {
    const random = new SeededRandom('many');
    const uneven = () => (random.below(50) === 0 ? 2 * random.below(50) : random.below(100));
    expect(findUnfairness(outcomes(100), uneven)).toMatch(/stray/);
  });

  it('notices weights that are ignored, and what is impossible', () => {
    const random = new SeededRandom('weights');
    expect(
      findUnfairness(
        outcomes(10, (outcome) => 1 + (outcome % 2)),
        () => random.below(10),
      ),
    ).toMatch(/ came /);
    expect(findUnfairness(outcomes(3), () => random.below(4))).toBe('3 came, which is impossible');
    expect(findUnfairShares([1, 2, 3], 2, () => [1, 1])).toMatch(/different/);
  });
});

it('the law notices a game whose rolls do not fit its odds', () => {
  const start = metro.start(2, {});
  expect(start.turn).toBe(CHANCE);
  expect(unfairnessOf(metro, start)).toBeUndefined();
  const unfair = start.copy();
  unfair.roll = (random) => start.roll(loaded(random, 100));
  unfair.copy = () => unfair;
  expect(unfairnessOf(metro, unfair)).toMatch(/ came /);
});

it('the law notices a roll that goes by what was rolled before', () => {
  const stale = metro.start(2, {});
  const first = stale.roll(new SeededRandom('first'));
  expect(strayRollOf(metro, metro.start(2, {}))).toBeUndefined();
  stale.roll = () => first;
  expect(strayRollOf(metro, stale)).toContain(metro.formatMove(stale, first));
});
