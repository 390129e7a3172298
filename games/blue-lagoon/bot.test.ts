import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { chooseMove, evaluate } from './bot.ts';
import { boardOfMap } from './maps.ts';
import { formatMove } from './notation.ts';
import { BlueLagoonPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';
import { sketch } from './samples.ts';

describe('the one-ply player', () => {
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
    expect(games.filter(Boolean).length).toBeGreaterThanOrEqual(18);
  });

  it('takes a token it can take', () => {
    const position = sketch({
      height: 5,
      islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'],
      stones: '2,0 2,3',
      tokens: { C: '2,0', W: '2,3' },
      seats: [{ settlers: '1,1', hand: '1 0 0 0 0' }, {}],
    });
    expect(formatMove(position, chooseMove(position) ?? -1)).toMatch(/ 2,0$/);
  });
});

describe('evaluate', () => {
  it('is what the final scores say once the game is over', () => {
    const position = sketch({ phase: 'S', seats: [{ score: 30 }, { score: 12 }, { score: 41 }] });
    position.turn = OVER;
    expect([0, 1, 2].map((seat) => evaluate(position, seat))).toEqual([-11, -29, 11]);
  });
});
