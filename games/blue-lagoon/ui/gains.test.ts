import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { type Sketch, sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { blueLagoon } from '../game.ts';
import { boardOfMap } from '../maps.ts';
import { BlueLagoonPosition } from '../position.ts';
import { phasePoints } from '../scoring.ts';
import { explainGains } from './gains.ts';

const NAMES = ['Ada', 'Blaise', 'Chien'];

function explain(given: Sketch, text: string): string[] {
  const before = sketch(given);
  const after = before.copy();
  after.play(must(blueLagoon.parseMove(before, text)));
  return explainGains(before, after, before.mover, (seat) => NAMES[seat]);
}

const TWO_ISLANDS: Sketch = {
  height: 5,
  islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'],
  stones: '2,0 2,3 3,4',
  tokens: { C: '2,0', W: '2,3 3,4' },
};

describe('what a piece gains, in words', () => {
  it('B14 a token is named with its number, its points and the rival who was after it', () => {
    const seats = [{ settlers: '1,1', hand: '1 0 0 0 0' }, { settlers: '2,1' }];
    expect(explain({ ...TWO_ISLANDS, seats }, 'S 2,0')).toEqual([
      '+5 for the 2nd coconut, before Blaise can take the coconut',
      'takes the lead on the 6-point island',
      '+5 for the first island',
    ]);
  });

  it('B13 a lead is taken from those who had it, or shared with them', () => {
    const seats = [{ settlers: '2,2 3,3' }, { settlers: '1,4' }];
    const alone = { ...TWO_ISLANDS, tokens: { C: '2,0' } };
    expect(explain({ ...alone, seats }, 'S 2,3')).toContain('draws level with Blaise on the 8-point island');
    const ahead = [{ settlers: '2,2 2,3' }, { settlers: '1,4' }];
    expect(explain({ ...alone, seats: ahead }, 'S 3,4')).toContain('takes the lead on the 8-point island from Blaise');
  });

  it('a piece beside tokens says how many', () => {
    expect(explain({ ...TWO_ISLANDS, seats: [{}, {}] }, 'S 3,3')).toEqual(['goes beside 2 tokens']);
  });

  it('B15 a village is said to outlast half-time where it does', () => {
    const seats = [{ settlers: '1,1' }, {}];
    expect(explain({ ...TWO_ISLANDS, seats }, 'T 1,0')).toContain('a village to start from after half-time');
    expect(explain({ ...TWO_ISLANDS, seats }, 'T 2,0')).not.toContain('a village to start from after half-time');
  });

  it('B10 the last resource ends the phase, and what it brought is still told', () => {
    const seats = [{ settlers: '1,1', villages: '1,0' }, {}];
    const phrases = explain({ ...TWO_ISLANDS, tokens: { C: '2,0' }, seats }, 'S 2,0');
    expect(phrases).toEqual(['ends the exploration', 'takes the 1st coconut']);
  });

  it('is silent about rolls and about what another seat did', () => {
    const start = new BlueLagoonPosition(boardOfMap('default'), 2, false).start();
    const dealt = start.copy();
    dealt.play(dealt.roll(new SeededRandom(1)));
    expect(explainGains(start, dealt, 0, String)).toEqual([]);
    const before = sketch({ ...TWO_ISLANDS, seats: [{ settlers: '1,1' }, {}] });
    const after = before.copy();
    after.play(must(blueLagoon.parseMove(before, 'S 2,0')));
    expect(explainGains(before, after, 1, String)).toEqual([]);
  });

  it('tells the points of every part that rises, over a whole match', () => {
    const random = new SeededRandom('gains');
    const position = new BlueLagoonPosition(boardOfMap('default'), 3, false).start();
    const moves = new Int32Array(blueLagoon.maxMoves);
    let told = 0;
    while (position.turn !== -2) {
      const before = position.copy();
      if (position.turn < 0) position.play(position.roll(random));
      else position.play(moves[random.below(position.moves(moves))]);
      if (before.turn < 0 || position.phase !== before.phase || position.turn < 0) continue;
      const phrases = explainGains(before, position, before.turn, (seat) => NAMES[seat]);
      expect(phrases.length).toBeLessThanOrEqual(3);
      if (phasePoints(position, before.turn) <= phasePoints(before, before.turn)) continue;
      told++;
      expect(phrases.join()).toMatch(/\+\d+ for|takes the lead|draws level/);
    }
    expect(told).toBeGreaterThan(20);
  });
});
