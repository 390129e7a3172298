import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { chooseDraw, chooseMove, evaluate } from './bot.ts';
import { arboretum } from './game.ts';
import type { ArboretumPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';
import { DRAWING } from './state.ts';

function decide(view: ArboretumPosition): number {
  const list = new Int32Array(MAX_MOVES);
  const moves = list.slice(0, view.moves(list));
  return view.phase === DRAWING ? chooseDraw(view, moves) : chooseMove(view, moves);
}

function playAgainstRandom(seats: number, bot: number, random: SeededRandom): boolean {
  const list = new Int32Array(MAX_MOVES);
  const position = arboretum.start(seats, { species: 'usual' });
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(random));
    else if (position.turn === bot) position.play(decide(position.view(bot)));
    else position.play(list[random.below(position.moves(list))]);
  }
  return position.winners()?.includes(bot) ?? false;
}

describe('the quick player', () => {
  it.each([2, 3])('beats random ones nearly always, %i at the table', (seats) => {
    const random = new SeededRandom('bot');
    let won = 0;
    for (let game = 0; game < 12; game++) if (playAgainstRandom(seats, game % seats, random)) won++;
    expect(won).toBeGreaterThanOrEqual(11);
  });

  it('leaves the position as it was', () => {
    const random = new SeededRandom('still');
    const position = arboretum.start(2, { species: 'usual' });
    while (position.turn === CHANCE) position.play(position.roll(random));
    const before = arboretum.format(position);
    decide(position);
    evaluate(position, 1);
    expect(arboretum.format(position)).toBe(before);
  });
});

describe('evaluate', () => {
  const rest = 'a5a6a7a8b1b2b3b4b5b6c3c4c5c6c8d5d6d7d8j3j4j5j6j7j8m1m2m3m4';
  const line = `arboretum A,Aa1C00C00a3N01C00,A,Bd1C00C00b7N01C00,Bj2 ${rest},Aa2a4c7m5m6m7m8,Bb8c1c2d2d3d4j1 - draw`;

  it('likes a path that its owner can keep the right to', () => {
    const position = must(arboretum.parse(line));
    expect(evaluate(position, 0)).toBeGreaterThan(0);
    expect(evaluate(position, 1)).toBeLessThan(0);
  });

  it('guesses at hidden cards, but not from what they are', () => {
    const position = must(arboretum.parse(line));
    const random = new SeededRandom('guess');
    const view = position.view(0);
    for (let round = 0; round < 20; round++) {
      expect(evaluate(view.imagine(random).view(0), 0)).toBe(evaluate(view, 0));
    }
  });
});
