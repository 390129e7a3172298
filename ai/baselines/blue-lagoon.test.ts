import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { formatMove } from '../../games/blue-lagoon/notation.ts';
import { type Sketch, sketch } from '../../tests/support/blue-lagoon-sketch.ts';
import { greedy, tokenFirst } from './blue-lagoon.ts';
import { listBaselines, loadBaseline } from './index.ts';

/** An island with three circles in a row to the left, one with a single circle to the right. */
const LAND: Sketch = {
  height: 5,
  islands: ['2 1,0 2,0 3,0', '12 1,4 2,3 3,4'],
  stones: '1,0 2,0 3,0 2,3',
};

function play(baseline: typeof greedy, given: Sketch): string {
  const position = sketch({ ...LAND, ...given });
  return formatMove(position, baseline(position, new SeededRandom('baseline')));
}

describe('greedy', () => {
  it('takes the most points now, a majority before a token that brings none yet', () => {
    // On 2,3 or beside it the majority of 12; on 2,0 a first coconut and a majority of 2.
    const given = { tokens: { C: '2,0', B: '1,0' }, seats: [{ settlers: '1,1 2,2' }, {}] };
    expect(play(greedy, given)).toMatch(/ 2,3$/);
  });
});

describe('token-first', () => {
  const tokens = { C: '2,0', S: '2,3', B: '1,0' };

  it('takes a resource before a statuette, and either before points', () => {
    expect(play(tokenFirst, { tokens, seats: [{ settlers: '2,2 3,1' }, {}] })).toBe('S 2,0');
    expect(play(tokenFirst, { tokens: { B: '1,0', S: '2,3' }, seats: [{ settlers: '2,2' }, {}] })).toBe('S 2,3');
  });

  it('goes beside as many tokens as it can when there is none to take', () => {
    expect(play(tokenFirst, { tokens, seats: [{}, {}] })).toBe('S 1,1');
  });

  it('builds on an island without a village of its own, never on a circle', () => {
    // Only 2,3 leads to the coconut: seat 2 holds the water beside it.
    const beside = { tokens: { C: '1,4' }, stones: '1,4 2,0', seats: [{ settlers: '3,3' }, { settlers: '0,3 1,3' }] };
    expect(play(tokenFirst, beside)).toBe('T 2,3');
    const settled = { ...beside, seats: [{ settlers: '3,3', villages: '3,4' }, { settlers: '0,3 1,3' }] };
    expect(play(tokenFirst, settled)).toBe('S 2,3');
  });
});

it('are found by name', async () => {
  expect(listBaselines('blue-lagoon')).toEqual(['greedy', 'token-first']);
  expect(await loadBaseline('blue-lagoon', 'greedy')).toBe(greedy);
  expect(await loadBaseline('blue-lagoon', 'token-first')).toBe(tokenFirst);
});
