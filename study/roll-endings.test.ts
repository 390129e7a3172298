import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, OVER } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { SeededRandom } from '../core/random.ts';
import { room } from '../games/metro/index.ts';
import type { MetroPosition } from '../games/metro/position.ts';
import { DRAW_MORE } from '../games/metro/rules.ts';
import { judgeRollsByEndings } from './roll-endings.ts';
import { sharesOf } from './value-features.ts';

const { game, bot } = room;

/** Draws of random matches with so many tiles to come, where more than one may be drawn. */
function drawsWith(left: number, seats: number): MetroPosition[] {
  const found: MetroPosition[] = [];
  for (let number = 0; number < 60; number++) {
    const random = new SeededRandom(`draws ${number}`);
    const position = game.start(seats, {});
    while (position.turn !== OVER) {
      const moves = listMoves(game, position);
      const toCome = position.unseen.reduce((sum, count) => sum + count, 0);
      if (position.turn === CHANCE && toCome === left && moves.length > 1) found.push(position.copy());
      // Nobody asks for a second tile, so that no hand is left at the end.
      const placements = moves.filter((move) => move !== DRAW_MORE);
      position.play(position.turn === CHANCE ? position.roll(random) : placements[random.below(placements.length)]);
    }
  }
  return found;
}

function judge(before: MetroPosition, rolls: readonly Move[], seed: number): number[][] {
  if (!bot.endings) throw new Error('Metro knows its endings.');
  return judgeRollsByEndings(room, bot.endings, before, rolls, seed);
}

/** With two tiles to come, the mover's choice settles the match: how it ends when that is the best one. */
function bestEnd(before: MetroPosition, roll: Move): number[] {
  const rolled = before.copy();
  rolled.play(roll);
  const mover = rolled.turn;
  const ends = listMoves(game, rolled)
    .filter((move) => move !== DRAW_MORE)
    .map((move) => {
      const end = rolled.copy();
      end.play(move);
      while (end.turn !== OVER) end.play(listMoves(game, end)[0]);
      return { end, margin: end.scores()[mover] - end.scores()[1 - mover] };
    });
  const [best] = ends.sort((a, b) => b.margin - a.margin);
  return sharesOf(best.end, false) ?? [];
}

describe('rolls judged by endings that they share', () => {
  it('are worth what the best answer is worth, exactly where only one more tile comes', () => {
    const draws = drawsWith(2, 2);
    expect(draws.length).toBeGreaterThan(20);
    for (const before of draws) {
      const rolls = listMoves(game, before);
      expect(judge(before, rolls, 1)).toEqual(rolls.map((roll) => bestEnd(before, roll)));
    }
  });

  it('are one win for all seats together, and the same for the same seed', () => {
    for (const seats of [2, 4]) {
      const [before] = drawsWith(30, seats);
      const rolls = listMoves(game, before);
      const chances = judge(before, rolls, 7);
      expect(judge(before, rolls, 7)).toEqual(chances);
      // In the order in which they are asked for.
      expect(judge(before, [...rolls].reverse(), 7)).toEqual([...chances].reverse());
      for (const shares of chances) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});
