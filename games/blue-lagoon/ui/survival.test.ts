import { describe, expect, it } from 'vitest';
import { texts as scores } from '#texts/blue-lagoon/scores.ts';
import { texts } from '#texts/blue-lagoon/table.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { NO_SETTLEMENT } from '../../../tests/support/blue-lagoon-no-settlement.ts';
import { type Sketch, sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { asYou } from '../../../texts/who.ts';
import { blueLagoon } from '../game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { canMove } from '../rules.ts';
import { SETTLEMENT } from '../state.ts';
import { explainScore, phasesOf } from './final-score.ts';
import { halfTimeOf } from './half-time.ts';
import { previewMove } from './preview.ts';
import { clockWords, riskWords, skippedWords } from './prompt.tsx';
import { isEmptySettlement, nearHalfTime, seatsAtRisk, tellOutlook } from './survival.ts';

const strait: Sketch = {
  height: 5,
  islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'],
  stones: '2,0 2,3',
  tokens: { C: '2,3' },
};

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
    expect(phases.map(({ title }) => title)).toEqual(['First half']);
    expect(phases[0].sheet.total).toEqual([115, 107]);
    const score = explainScore(end, () => positions);
    expect(score).toMatchObject({ note: scores.ending.early });
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
  const say = (...seats: NonNullable<Sketch['seats']>) =>
    riskWords(sketch({ ...strait, seats }), [asYou('You'), 'Ada', 'Bo']);

  it('B15: counts only villages off the stone circles', () => {
    const seats = [{ villages: '2,0' }, { villages: '1,4' }, {}];
    expect(seatsAtRisk(sketch({ ...strait, seats }))).toEqual([0, 2]);
    expect(seatsAtRisk(sketch({ ...strait, phase: 'S', seats }))).toEqual([]);
  });

  it('says so to each, and how far away half-time is', () => {
    expect(say({ villages: '2,0' }, { villages: '1,4' })).toBe(
      'Half-time is 1 resource away, and you have no village that will survive. Build a village away from the stone circles, or you can’t play on.',
    );
    expect(say({ villages: '1,0' }, { villages: '2,0' })).toBe(
      'Half-time is 1 resource away, and Ada has no village that will survive.',
    );
    expect(say({ villages: '2,0' }, {}, { villages: '1,4' })).toMatch(
      /^Half-time is 1 resource away, and you have no village/,
    );
    expect(say({ villages: '1,0' }, {}, {})).toMatch(/Ada and Bo have no village that will survive/);
    expect(say({}, {})).toMatch(/nobody has a village that will survive: the game would end there/);
    expect(say({ villages: '1,0' }, { villages: '1,4' })).toBeUndefined();
  });
});

describe('warnings before half-time', () => {
  const matches = readGolden(blueLagoon)
    .map((match) => match.positions() as readonly BlueLagoonPosition[])
    .filter(([start]) => !start.short);
  const seatsOf = ({ seats }: BlueLagoonPosition) => Array.from({ length: seats }, (_, seat) => seat);

  it('B10: half-time comes no later than with the pieces, and no sooner than with the resources that are named', () => {
    let told = 0;
    for (const positions of matches) {
      const end = positions.findIndex(({ phase }) => phase === SETTLEMENT);
      positions.slice(0, end).forEach((position, at) => {
        const near = nearHalfTime(position);
        if (!near) return;
        told++;
        if (near.by === 'resources') expect(near.left).toBe(position.resources);
        else expect(end - at).toBeLessThanOrEqual(near.left);
      });
    }
    expect(told).toBeGreaterThan(20);
  });

  it('B10: the clock names resources only while there are pieces to take them all, and says which round is the last', () => {
    const seen = { resources: 0, pieces: 0, last: 0 };
    for (const positions of matches) {
      const end = positions.findIndex(({ phase }) => phase === SETTLEMENT);
      positions.slice(0, end).forEach((position, at) => {
        if (position.turn < 0) return;
        const words = clockWords(position);
        const [, pieces] = / (\d+) more pieces?$/.exec(words) ?? [];
        if (/^First half · ends after \d+ more resources?/.test(words)) seen.resources++;
        else if (words === 'First half · last round: nobody has more than one piece left') {
          seen.last++;
          expect(end - at).toBeLessThanOrEqual(position.seats);
        } else {
          seen.pieces++;
          expect(end - at).toBeLessThanOrEqual(Number(pieces));
          expect(position.resources).toBeGreaterThan(Number(pieces));
        }
      });
    }
    expect(Object.values(seen).every((times) => times > 0)).toBe(true);
  });

  it('B10: the clock counts down to one', () => {
    const { until } = texts.prompt.clock;
    expect([until(24, undefined), until(undefined, 8), until(2, 1), until(1, 2)]).toEqual([
      'ends after 24 more resources',
      'ends after 8 more pieces',
      'ends after 2 more resources or 1 more piece',
      'ends after 1 more resource or 2 more pieces',
    ]);
  });

  it('B6: in the last round nobody is said to be skipped, as the clock says more; before it they are', () => {
    let told = 0;
    for (const position of matches.flat().filter(({ turn }) => turn >= 0)) {
      const words = skippedWords(position, ['Rosa', 'Ada', 'Blaise', 'Carl']);
      const isStuck = seatsOf(position).some((seat) => !canMove(position, seat));
      expect(words !== undefined).toBe(isStuck && !clockWords(position).includes('last round'));
      if (words) told++;
    }
    expect(told).toBeGreaterThan(0);
  });

  it('B10: the clock says that the half is over where its last turn is shown again', () => {
    const words = matches.map((positions) => halfTimeOf(positions)).map((half) => half && clockWords(half.last));
    expect(new Set(words)).toEqual(new Set(['First half · this half is over']));
  });

  it('B17: who is warned at the last move cannot go on unless that move builds; who is not warned can', () => {
    for (const positions of [...matches, positionsOf(NO_SETTLEMENT)]) {
      const end = positions.findIndex(({ phase }) => phase === SETTLEMENT);
      const last = positions[end - 1];
      const after = positions[end];
      const warned = seatsAtRisk(last);
      for (const seat of seatsOf(last)) {
        if (seat === last.mover) continue;
        expect(after.villages(seat).length === 0).toBe(warned.includes(seat));
        expect(canMove(after, seat)).toBe(!warned.includes(seat));
      }
    }
  });

  it('B20: a game without half-time has none', () => {
    const short = blueLagoon.start(2, must(settle(blueLagoon.options, { short: 'on' })));
    const random = new SeededRandom('short');
    while (short.turn === CHANCE) short.play(short.roll(random));
    expect(nearHalfTime(short)).toBeUndefined();
  });
});

describe('B15: what counts beside the points', () => {
  const nameSeat = (seat: number) => [asYou('Rosa'), 'Ada'][seat];

  it('are the villages that stay: not those on stone circles', () => {
    const position = sketch({ ...strait, seats: [{ villages: '2,0' }, { villages: '1,4 3,4' }] });
    expect(tellOutlook(position, nameSeat)).toBe(
      'Villages that will survive half-time: you 0, Ada 2. Most points are still to come, so good spots count more than the score.',
    );
  });

  it('is what is still to come where everybody has as many', () => {
    expect(tellOutlook(sketch({ ...strait, seats: [{ villages: '2,0' }, {}] }), nameSeat)).toBe(
      'Most points are still to come, so good spots count more than the score.',
    );
  });

  it('is nothing once half-time is over', () => {
    const settled = sketch({ ...strait, phase: 'S', seats: [{ villages: '1,0' }, {}] });
    expect(tellOutlook(settled, nameSeat)).toBe('');
  });
});
