import { expect, test } from 'vitest';
import type { Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { startTimeline } from '../../core/timeline.ts';
import { room } from '../../games/stratopolis/index.ts';
import { asideOf } from './study-aside.ts';
import type { Desk } from './use-desk.ts';
import type { Opinion } from './use-opinion.ts';

const start = must(startTimeline(room.game, 2, {})).position;
/** In a variation, where no review has come. */
const deskAt = (position: Position, seat: number) =>
  ({ room, seat, rests: [], decisions: new Map(), at: { position, isPlayed: false } }) as unknown as Desk;
const ideas = { kind: 'ideas', ideas: [{ win: 0.7 }] } as unknown as Opinion;

test('a variation tells the chance of the player who is looked at, whoever is to move', () => {
  const { turn } = start;
  const chance = (seat: number, opinion = ideas) => asideOf(deskAt(start, seat), opinion);
  expect(chance(turn)).toEqual({ chance: 0.7, isThinking: false });
  expect(chance(1 - turn).chance).toBeCloseTo(0.3);
  expect(chance(turn, { kind: 'thinking' })).toEqual({ isThinking: true });
  expect(chance(turn, { kind: 'failed' })).toEqual({ isThinking: false });
});

test('at its end it tells the result', () => {
  const over = start.copy();
  const moves = new Int32Array(room.game.maxMoves);
  const random = new SeededRandom('over');
  while (over.winners() === undefined) over.play(moves[random.below(over.moves(moves))] as number);
  const winners = over.winners() ?? [];
  const told = [0, 1].map((seat) => asideOf(deskAt(over, seat), { kind: 'none' }).chance);
  expect(told).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
});
