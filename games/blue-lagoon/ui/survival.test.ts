import { describe, expect, it } from 'vitest';
import { texts } from '#texts/blue-lagoon/scores.ts';
import { OVER } from '../../../core/game.ts';
import { must } from '../../../core/result.ts';
import { NO_SETTLEMENT } from '../../../tests/support/blue-lagoon-no-settlement.ts';
import { type Sketch, sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { asYou } from '../../../texts/who.ts';
import { blueLagoon } from '../game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { phasesOf } from './final-score.ts';
import { previewMove } from './preview.ts';
import { riskWords } from './prompt.tsx';
import { isEmptySettlement, seatsAtRisk } from './survival.ts';

function positionsOf({ seats, settings, log }: typeof NO_SETTLEMENT): BlueLagoonPosition[] {
  const position = blueLagoon.start(seats, settings);
  const positions = [position.copy()];
  for (const text of log) {
    position.play(must(blueLagoon.parseMove(position, text)));
    positions.push(position.copy());
  }
  return positions;
}

describe('F19: a match that ends at half-time', () => {
  const positions = positionsOf(NO_SETTLEMENT);
  const end = positions[positions.length - 1];

  it('is told by the parts of the exploration, not by a settlement that never was', () => {
    expect([end.turn, isEmptySettlement(end), Array.from(end.points)]).toEqual([OVER, true, [115, 107]]);
    const phases = phasesOf(end, positions);
    expect(phases.map(({ title }) => title)).toEqual([texts.ending.exploration]);
    expect(phases[0].sheet.total).toEqual([115, 107]);
  });

  it('was warned of from the eighth last resource on, until its last move', () => {
    const played = positions.filter(({ turn }) => turn >= 0);
    const warned = played.filter((position) => riskWords(position, ['You', 'Ada']) !== undefined);
    expect(warned.length).toBeGreaterThan(8);
    expect(warned).toEqual(played.filter(({ resources }) => resources <= 8));
    const last = played[played.length - 1];
    const move = must(blueLagoon.parseMove(last, NO_SETTLEMENT.log[played.length + 31]));
    expect(previewMove(last, move).ends).toBe('game-early');
  });
});

describe('F19: who would lose all villages', () => {
  const strait: Sketch = {
    height: 5,
    islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'],
    stones: '2,0 2,3',
    tokens: { C: '2,3' },
  };
  const say = (...seats: NonNullable<Sketch['seats']>) =>
    riskWords(sketch({ ...strait, seats }), [asYou('You'), 'Ada', 'Bo']);

  it('B15: counts only villages off the stone circles', () => {
    const seats = [{ villages: '2,0' }, { villages: '1,4' }, {}];
    expect(seatsAtRisk(sketch({ ...strait, seats }))).toEqual([0, 2]);
    expect(seatsAtRisk(sketch({ ...strait, phase: 'S', seats }))).toEqual([]);
  });

  it('says so to each', () => {
    expect(say({ villages: '2,0' }, { villages: '1,4' })).toMatch(
      /^None of your villages would survive half-time\. Build/,
    );
    expect(say({ villages: '1,0' }, { villages: '2,0' })).toMatch(/^Ada has no village that would survive half-time\./);
    expect(say({ villages: '2,0' }, {}, { villages: '1,4' })).toMatch(/^You and Ada have no village/);
    expect(say({}, {})).toMatch(/so the game would end there/);
    expect(say({ villages: '1,0' }, { villages: '1,4' })).toBeUndefined();
  });
});
