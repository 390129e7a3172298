import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, type Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { Prover, settleView } from './prove.ts';
import { playMatch } from './self-play.ts';

/** The slow obvious version: everything is looked at, nothing is cut off. */
function chanceOf(room: Room, position: Position, seat: number): number {
  if (position.turn === OVER) {
    const winners = position.winners() ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const moves = listMoves(room.game, position);
  const chances = moves.map((move) => {
    const next = position.copy();
    next.play(move);
    return chanceOf(room, next, seat);
  });
  if (position.turn === seat) return Math.max(...chances);
  if (position.turn !== CHANCE) return Math.min(...chances);
  const odds = moves.map((move) => position.odds(move));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return chances.reduce((sum, chance, at) => sum + (odds[at] / total) * chance, 0);
}

async function playOne(id: string, seed: string) {
  const room = await findGame(id)?.load();
  if (!room) throw new Error(`${id} must be on the shelf.`);
  const settings = must(settle(room.game.options, {}));
  return { room, match: playMatch(room, { seats: 2, settings, levels: [room.bot.levels[2]], seed }) };
}

describe('an ending', () => {
  it.each([
    { id: 'metro', lines: 9 },
    { id: 'blue-lagoon', lines: 3 },
    { id: 'stratopolis', lines: 2 },
  ])('of $id is worth what a search through everything finds', async ({ id, lines }) => {
    const values = new Set<number>();
    for (const seed of ['a', 'b', 'c']) {
      const { room, match } = await playOne(id, seed);
      for (let ply = match.length - lines; ply < match.length; ply++) {
        const position = match.peek(ply);
        if (position.turn < 0) continue;
        const prover = new Prover(room, position.turn, 1e6);
        for (const move of listMoves(room.game, position)) {
          const next = position.copy();
          next.play(move);
          const chance = prover.after(position, move);
          expect(chance).toBeCloseTo(chanceOf(room, next, position.turn), 9);
          values.add(chance);
        }
        expect(prover.isSpent).toBe(false);
      }
    }
    expect(values.size).toBeGreaterThan(1);
  });

  it('that is too large is given up', async () => {
    const { room, match } = await playOne('metro', 'a');
    const position = match.peek(2);
    const prover = new Prover(room, position.turn, 500);
    prover.after(position, listMoves(room.game, position)[0]);
    expect(prover.isSpent).toBe(true);
    expect(prover.visited).toBeLessThan(600);
  });
});

describe('a view', () => {
  it('is as good as the position where what is hidden can only be in one place', async () => {
    const { room, match } = await playOne('arboretum', 'a');
    const { game } = room;
    const first = match.peek(20);
    expect(settleView(game, first.view(first.turn))).toBeUndefined();
    let ply = match.length - 1;
    while (match.turnAt(ply) < 0) ply--;
    const last = match.peek(ply);
    const view = last.view(last.turn);
    expect(game.format(view)).not.toBe(game.format(last));
    const settled = settleView(game, view);
    expect(settled && game.format(settled)).toBe(game.format(last));
  });
});
