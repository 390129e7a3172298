import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.ts';
import { sortByReward } from './halving.ts';

function candidate(move: number, worth: number, visits: number, mean: number): Candidate {
  return { move, worth, visits, rewards: mean * visits, hunch: 0, squares: 0, wins: 0, scores: new Float64Array(2) };
}

function order(visits: number, glanceWeight?: number): number[] {
  const candidates = [candidate(1, 3, visits, 0.5), candidate(2, 1, visits, 0.6), candidate(3, 9, visits, 0.1)];
  sortByReward(candidates, 2, glanceWeight);
  return candidates.map(({ move }) => move);
}

describe('the order of candidates', () => {
  it('is that of their rewards; those that are out stay where they were', () => {
    expect(order(4)).toEqual([2, 1, 3]);
  });

  it('with a weight follows the glance while visits are few, and forgets it after many', () => {
    expect(order(4, 1)).toEqual([1, 2, 3]);
    expect(order(400, 1)).toEqual([2, 1, 3]);
  });
});
