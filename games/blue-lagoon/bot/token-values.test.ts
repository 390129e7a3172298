import { describe, expect, it } from 'vitest';
import { sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { RESOURCES, STATUETTE, STATUETTE_POINTS } from '../components.ts';
import { resourcePoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { countLying, expectedTokenPoints, tokenWorths } from './token-values.ts';

const LAND = ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'];
const SEATS = [{ hand: '1 2 0 3 1', settlers: '1,1' }, { hand: '0 1 4 0 2' }];

function pointsOf(state: State, seat: number): number {
  countLying(state);
  return expectedTokenPoints(state, seat);
}

describe('what tokens promise', () => {
  it('B14 is what they bring once none is left on the board', () => {
    const state = sketch({ islands: LAND, seats: SEATS });
    for (const seat of [0, 1]) {
      const statuettes = state.held(seat, STATUETTE) * STATUETTE_POINTS;
      expect(pointsOf(state, seat)).toBeCloseTo(resourcePoints(state, seat) - statuettes);
    }
  });

  it('B14 counts every way in which the rest can fall to the seats', () => {
    // One coconut for whoever gets it: the second of seat 1, the first of seat 2 (who lacks a precious stone as well).
    const state = sketch({ islands: LAND, stones: '2,0', tokens: { C: '2,0' }, seats: SEATS });
    expect(pointsOf(state, 0)).toBeCloseTo(0.5 * 5 + 5 + 0 + 10);
    expect(pointsOf(state, 1)).toBeCloseTo(20);
  });

  it('a token is worth what taking it changes, for the seat and against the others', () => {
    const tokens = { C: '2,0 1,0', B: '2,3', W: '3,4', P: '1,4' };
    const state = sketch({ islands: LAND, stones: '1,0 1,4 2,0 2,3 3,4', tokens, seats: SEATS });
    const worth = new Float64Array(16);
    const before = [pointsOf(state, 0), pointsOf(state, 1)];
    tokenWorths(state, 0, 0.7, worth);
    for (let kind = 0; kind < RESOURCES; kind++) {
      const after = state.copy();
      after.tokens[state.tokens.indexOf(kind)] = STATUETTE;
      after.setHeld(0, kind, state.held(0, kind) + 1);
      const gain = pointsOf(after, 0) - before[0];
      const loss = before[1] - pointsOf(after, 1);
      expect(worth[kind]).toBeCloseTo(gain + 0.7 * loss);
    }
  });
});
