import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { drawRoll } from './draw-roll.ts';
import { CHANCE, type Game, OVER, type Position } from './game.ts';
import { listMoves } from './list-moves.ts';
import { SeededRandom } from './random.ts';
import { must } from './result.ts';
import { settle } from './settings.ts';

/** Every position of a random match in which chance acts. */
function* chances(game: Game, seed: string): Generator<Position> {
  const random = new SeededRandom(seed);
  const position = game.start(game.seats.min, must(settle(game.options, {})));
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) yield position.copy();
    const moves = listMoves(game, position);
    position.play(position.turn === CHANCE ? position.roll(random) : moves[random.below(moves.length)]);
  }
}

describe.each(shelf)('drawRoll in $about.title', async ({ load }) => {
  const { game } = await load();

  it('depends on the position as its text says it, not on how it was reached', () => {
    for (const position of chances(game, 'way')) {
      const read = must(game.parse(game.format(position)));
      for (const seed of ['a', 'b', 'c'])
        expect(drawRoll(game, position, new SeededRandom(seed))).toBe(drawRoll(game, read, new SeededRandom(seed)));
    }
  });

  it('draws every possible outcome as often as its odds say', () => {
    const [position] = chances(game, 'odds');
    const rolls = listMoves(game, position);
    const total = rolls.reduce((sum, roll) => sum + position.odds(roll), 0);
    // Every number below the total once: the shares are then exact.
    const counts = new Map<number, number>();
    for (let number = 0; number < total; number++) {
      const roll = drawRoll(game, position, { below: () => number });
      counts.set(roll, (counts.get(roll) ?? 0) + 1);
    }
    expect(counts).toEqual(new Map(rolls.map((roll) => [roll, position.odds(roll)])));
  });
});
