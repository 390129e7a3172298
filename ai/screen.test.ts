import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import type { Level } from '../games/bot.ts';
import { ToyPosition, toy, toyBot } from '../tests/support/toy-game.ts';
import { type Budget, iterationBudget, restOf } from './budget.ts';
import { listCandidates } from './candidates.ts';
import { screen } from './screen.ts';

const view = new ToyPosition(6);
const LEVEL: Level = { way: 'rollouts', candidates: 3, iterations: 0 };

/** Screens the three moves of the toy; every quick rollout ends at once. */
function screened(kept: number, budget: Budget) {
  let tries = 0;
  const bot = { ...toyBot, playOnQuickly: () => void tries++ };
  const many = listCandidates(toy, bot, view, LEVEL, new SeededRandom(1));
  const { candidates, iterations } = screen({ game: toy, bot }, view, many, kept, 1, budget);
  return {
    moves: candidates.map(({ move }) => move),
    hunches: candidates.map(({ hunch }) => hunch),
    tries,
    iterations,
  };
}

describe('screening', () => {
  it('keeps the best by quick rollouts, and leaves what they said as a hunch that counts as three rollouts', () => {
    const { moves, hunches } = screened(2, iterationBudget(800));
    expect(moves).toEqual([3, 2]);
    expect(hunches[0]).toBeGreaterThan(hunches[1]);
    for (const hunch of hunches) expect(hunch / 3).toBeLessThan(1);
    expect(hunches[1] / 3).toBeGreaterThan(0.5);
  });

  it('tries each move once whatever the budget, and no more when half of it is spent', () => {
    const { tries, iterations } = screened(3, iterationBudget(800));
    expect(tries).toBe(30);
    expect(iterations).toBeCloseTo(30 / 14);
    expect(screened(3, { spent: () => 0.5 }).tries).toBe(3);
    expect(screened(3, { spent: () => 0.5 }).moves).toEqual([3, 2, 1]);
  });
});

describe('what is left of a budget', () => {
  it('is a budget of its own, spent at the same moment', () => {
    const rest = restOf(iterationBudget(64), 32);
    expect([0, 16, 32].map((done) => rest.spent(done))).toEqual([0, 0.5, 1]);
    expect(restOf(iterationBudget(100), 120).spent(0)).toBe(1);
  });
});
