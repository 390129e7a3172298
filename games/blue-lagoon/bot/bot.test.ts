import { describe, expect, it } from 'vitest';
import { think } from '../../../ai/think.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { type Sketch, sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { blueLagoon } from '../game.ts';
import { boardOfMap } from '../maps.ts';
import { formatMove } from '../notation.ts';
import { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, pieceOf, placement, tileOf } from '../rules.ts';
import { EXPLORATION, SETTLEMENT, SETTLER, VILLAGE } from '../state.ts';
import { bot, chooseMove, evaluate } from './index.ts';
import { settlementPoints } from './villages.ts';

const MAP_IDS = ['default', 'wheels', 'face', 'sides', 'invaders'];
/** Two islands, a circle on each. */
const LAND: Sketch = {
  height: 5,
  islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'],
  stones: '2,0 2,3',
};

describe('the glance', () => {
  it.each(['default', 'sides'])('beats random play on %s', (map) => {
    const random = new SeededRandom(map);
    const list = new Int32Array(MAX_MOVES);
    const won = (mine: number) => {
      const position = new BlueLagoonPosition(boardOfMap(map), 2, false).start();
      while (position.turn !== OVER) {
        if (position.turn === CHANCE) position.play(position.roll(random));
        else if (position.turn === mine) position.play(chooseMove(position) ?? -1);
        else position.play(list[random.below(position.moves(list))]);
      }
      return position.winners()?.[0] === mine;
    };
    const games = Array.from({ length: 20 }, (_, game) => won(game % 2));
    expect(games.filter(Boolean)).toHaveLength(20);
  });

  it('takes a token it can take', () => {
    const seats = [{ settlers: '1,1', hand: '1 0 0 0 0' }, { settlers: '2,1' }];
    const position = sketch({ ...LAND, phase: 'S', tokens: { C: '2,0', W: '2,3' }, seats });
    expect(formatMove(position, chooseMove(position) ?? -1)).toBe('S 2,0');
  });

  it('takes the token that a rival could take before the one that is safe', () => {
    const seats = [{ settlers: '1,1 2,2' }, { settlers: '3,1' }];
    const position = sketch({ ...LAND, phase: 'S', tokens: { C: '2,0 2,3' }, seats });
    expect(formatMove(position, chooseMove(position) ?? -1)).toBe('S 2,0');
  });

  it('has no answer where there is no move', () => {
    expect(chooseMove(sketch({ ...LAND, phase: 'S' }))).toBeUndefined();
  });

  it.each(MAP_IDS)(
    'judges every move on %s, leaves the position as it was, and knows that B15 dooms villages',
    (map) => {
      const random = new SeededRandom(map);
      const moves = new Int32Array(MAX_MOVES);
      const worth = new Float64Array(MAX_MOVES);
      const position = new BlueLagoonPosition(boardOfMap(map), 3, false).start();
      while (position.turn === CHANCE) position.play(position.roll(random));
      for (let turn = 0; turn < 30; turn++) position.play(moves[random.below(position.moves(moves))]);
      const before = blueLagoon.format(position);
      const count = position.moves(moves);
      worth.fill(Number.NaN);
      bot.rank?.(position, moves, count, worth);
      expect(blueLagoon.format(position)).toBe(before);
      expect(Array.from(worth.subarray(0, count)).every(Number.isFinite)).toBe(true);
      expect(worth[count]).toBeNaN();
      const worthOf = new Map(Array.from(moves.subarray(0, count), (move, at) => [move, worth[at]]));
      for (const [move, value] of worthOf) {
        if (pieceOf(move) !== VILLAGE || !position.board.isCircle(tileOf(move))) continue;
        expect(value).toBeLessThan(worthOf.get(placement(SETTLER, tileOf(move))) ?? 0);
      }
    },
  );
});

describe('playing on', () => {
  it.each(MAP_IDS)('ends the phase on %s, the same way for the same dice', (map) => {
    for (const seats of [2, 3, 4]) {
      const ends = [0, 1].map(() => {
        const dice = new SeededRandom(seats);
        const position = new BlueLagoonPosition(boardOfMap(map), seats, false).start();
        while (position.turn === CHANCE) position.play(position.roll(dice));
        bot.playOn?.(position, new SeededRandom('whims'), dice);
        expect([position.turn, position.phase]).toEqual([CHANCE, SETTLEMENT]);
        return blueLagoon.format(position);
      });
      expect(ends[0]).toBe(ends[1]);
    }
  });

  it('B20 ends a short game', () => {
    const dice = new SeededRandom('short');
    const position = new BlueLagoonPosition(boardOfMap('default'), 2, true).start();
    while (position.turn === CHANCE) position.play(position.roll(dice));
    bot.playOn?.(position, new SeededRandom('whims'), dice);
    expect([position.turn, position.phase]).toEqual([OVER, EXPLORATION]);
  });
});

describe('evaluate', () => {
  it('is what the final scores say once the game is over', () => {
    const position = sketch({ phase: 'S', seats: [{ score: 30 }, { score: 12 }, { score: 41 }] });
    position.turn = OVER;
    expect([0, 1, 2].map((seat) => evaluate(position, seat))).toEqual([-11, -29, 11]);
  });

  it('likes tokens, and villages that outlast half-time (B15)', () => {
    const leadOf = (hand: string) => evaluate(sketch({ ...LAND, tokens: { C: '2,0' }, seats: [{ hand }, {}] }), 0);
    expect(leadOf('2 0 0 0 0')).toBeGreaterThan(leadOf('1 0 0 0 0'));
    const kept = sketch({ ...LAND, seats: [{ villages: '1,0' }, {}] });
    const lost = sketch({ ...LAND, seats: [{ villages: '2,0' }, {}] });
    expect(settlementPoints(kept, 0)).toBeGreaterThan(settlementPoints(lost, 0));
    expect(settlementPoints(lost, 0)).toBe(settlementPoints(lost, 1));
  });
});

describe('the levels', () => {
  it('are eight, and each thinks at least as long as the one below', () => {
    const { levels } = bot;
    expect(levels).toHaveLength(8);
    for (const [index, { iterations, noise = 0 }] of levels.entries()) {
      const below = levels[Math.max(0, index - 1)];
      expect(iterations).toBeGreaterThanOrEqual(below.iterations);
      expect(noise).toBeLessThanOrEqual(below.noise ?? 0);
    }
  });

  it('end the game at once where that wins', () => {
    // The last coconut ends the settlement; any other move lets the rival have it, and with it the last word.
    const given = { ...LAND, phase: 'S' as const, tokens: { C: '2,0' } };
    const ahead = sketch({
      ...given,
      seats: [
        { score: 60, villages: '1,0' },
        { score: 50, villages: '2,1' },
      ],
    });
    const level = { ...bot.levels[7], iterations: 400 };
    expect(formatMove(ahead, think({ game: blueLagoon, bot }, ahead, level, 1).moves[0].move)).toBe('S 2,0');
  });

  it('think the same thought for the same seed', () => {
    const dice = new SeededRandom('thought');
    const position = new BlueLagoonPosition(boardOfMap('face'), 3, false).start();
    while (position.turn === CHANCE) position.play(position.roll(dice));
    const thoughts = [0, 1].map(() => think({ game: blueLagoon, bot }, position, bot.levels[4], 7));
    expect(thoughts[0]).toEqual(thoughts[1]);
  });
});
