import { describe, expect, it } from 'vitest';
import { duel, eloOf, interval, shareOf, sharesOfFirst, sprt, standings } from './statistics.ts';

const game = (seating: number[], winners: number[], scores: number[]) => ({ seating, winners, scores, moves: 1 });

describe('what a run says', () => {
  it('counts wins by player, shared ones by their share', () => {
    const results = [
      { number: 0, faults: [], games: [game([0, 1], [0], [5, 3]), game([1, 0], [0, 1], [4, 4])] },
      { number: 1, faults: [], games: [game([0, 1], [1], [1, 9]), game([1, 0], [0], [7, 2])] },
    ];
    expect(standings(['a', 'b'], results)).toEqual([
      { player: 'a', games: 4, wins: 1.5, meanScore: 3 },
      { player: 'b', games: 4, wins: 2.5, meanScore: (3 + 4 + 9 + 7) / 4 },
    ]);
    expect(sharesOfFirst(['a', 'b'], results)).toEqual([0.75, 0]);
  });

  it('takes the same name in several seats for one player', () => {
    const results = [
      { number: 0, faults: [], games: [game([0, 1, 2], [2], [1, 2, 3]), game([1, 2, 0], [2], [1, 2, 3])] },
    ];
    expect(standings(['8', '6', '6'], results).map(({ player, games, wins }) => [player, games, wins])).toEqual([
      ['8', 2, 1],
      ['6', 4, 1],
    ]);
    expect(sharesOfFirst(['8', '6', '6'], results)).toEqual([0.5]);
  });

  it('sorts pairs into five kinds', () => {
    expect(duel([0, 0.25, 0.5, 0.5, 0.75, 1, 1]).pentanomial).toEqual([1, 1, 2, 1, 2]);
  });

  it('gives the interval of a mean, and the rule of three where all agree', () => {
    const half = interval([...Array(50).fill(0), ...Array(50).fill(1)]);
    expect(half.mean).toBe(0.5);
    expect(half.high - half.mean).toBeCloseTo(1.96 * Math.sqrt(0.25 / 99), 6);
    expect(interval(Array(100).fill(1))).toEqual({ mean: 1, low: 0.97, high: 1 });
  });

  it('turns shares into Elo and back', () => {
    expect(eloOf(0.5)).toBeCloseTo(0);
    expect(eloOf(0.76)).toBeCloseTo(200.24, 1);
    for (const elo of [-300, -7, 0, 55, 400]) expect(eloOf(shareOf(elo))).toBeCloseTo(elo, 6);
  });

  it('decides a sequential test when the evidence is there, and not before', () => {
    const pairs = (wins: number, losses: number) => [...Array(wins).fill(0.75), ...Array(losses).fill(0.25)];
    expect(sprt([0.75], 0, 20).verdict).toBeUndefined();
    expect(sprt(pairs(11, 10), 0, 20).verdict).toBeUndefined();
    expect(sprt(pairs(400, 200), 0, 20).verdict).toBe('better');
    expect(sprt(pairs(280, 320), 0, 20).verdict).toBe('notBetter');
    expect(sprt(pairs(400, 200), 0, 20).llr).toBeGreaterThan(sprt(pairs(300, 200), 0, 20).llr);
  });
});
