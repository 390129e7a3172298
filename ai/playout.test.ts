import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, type Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { openMatch, rollOn } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { shelf } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { Playouts } from './playout.ts';

const MOVES = 5;
const ROUNDS = 64;

/** Decisions of a match of random moves, as their seats see them. */
function viewsOf({ game }: Room): Position[] {
  const random = new SeededRandom(game.id);
  const dice = plainDice(random);
  const match = must(openMatch(game, game.seats.min, {}, dice));
  const views: Position[] = [];
  while (match.position.turn >= 0) {
    views.push(match.position.view(match.position.turn));
    const moves = listMoves(game, match.position);
    match.play(moves[random.below(moves.length)]);
    rollOn(match, dice);
  }
  return views.filter((_, at) => at % 5 < 3).slice(0, 24);
}

function endOf({ game, bot }: Room, view: Position, move: Move): string {
  const playouts = new Playouts(game, bot, view, 7);
  playouts.begin(0);
  playouts.trial.play(move);
  playouts.finish();
  return `${game.format(playouts.trial)} ${playouts.outcome.win} ${playouts.outcome.reward}`;
}

describe.each(shelf.map(({ about, load }) => ({ id: about.id, load })))('a continuation of $id', ({ load }) => {
  it('is the same whatever was played before it', async () => {
    const room = await load();
    for (const view of viewsOf(room)) {
      expect(view.turn).not.toBe(CHANCE);
      const moves = listMoves(room.game, view).slice(0, MOVES);
      const forwards = moves.map((move) => endOf(room, view, move));
      const backwards = moves.toReversed().map((move) => endOf(room, view, move));
      expect(backwards.toReversed()).toEqual(forwards);
    }
  });
});

describe('the chance to win', () => {
  it('is a fair part of the table where nobody is ahead yet', async () => {
    const { game, bot } = await shelf[0].load();
    const dice = plainDice(new SeededRandom('level'));
    for (const seats of [2, 4]) {
      const { position } = must(openMatch(game, seats, {}, dice));
      const playouts = new Playouts(game, bot, position.view(position.turn), 7);
      let wins = 0;
      for (let round = 0; round < ROUNDS; round++) {
        playouts.begin(round);
        playouts.finish();
        wins += playouts.outcome.win;
      }
      expect(Math.abs(wins / ROUNDS - 1 / seats)).toBeLessThan(0.1);
    }
  });
});
