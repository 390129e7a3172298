import { expect, test } from 'vitest';
import { CHANCE, type Move, type Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { bestReplyTo, bringsAtOnce } from './best-reply.ts';

async function roomOf(game: string): Promise<Room> {
  const room = await findGame(game)?.load();
  if (!room) throw new Error(game);
  return room;
}

function played(position: Position, move: Move): Position {
  const after = position.copy();
  after.play(move);
  return after;
}

/** Slow and obvious: every roll as often as its odds say, and after each the reply that changes the lead most. */
function slowReply({ game, pointsNow }: Room, position: Position, mover: number): number {
  const leadOf = (now: Position, seat: number) => {
    const points = pointsNow?.(now) ?? Array.from(now.scores());
    return points[seat] - points[mover];
  };
  if (position.turn !== CHANCE) {
    const leads = listMoves(game, position).map((reply) => leadOf(played(position, reply), position.turn));
    return Math.max(...leads) - leadOf(position, position.turn);
  }
  const likely = listMoves(game, position).flatMap((roll) =>
    Array<number>(position.odds(roll)).fill(slowReply({ game, pointsNow } as Room, played(position, roll), mover)),
  );
  return likely.reduce((sum, points) => sum + points, 0) / likely.length;
}

test.each(['metro', 'stratopolis', 'blue-lagoon'])('the best reply in %s is what a slow look finds', async (game) => {
  const room = await roomOf(game);
  const puzzles = readPuzzles(game).filter((_, at) => at % 60 === 0);
  let told = 0;
  for (const { position, accepted, others } of puzzles) {
    const view = must(room.game.parse(position));
    for (const { move } of [accepted[0], ...others]) {
      const code = must(room.game.parseMove(view, move));
      const found = bestReplyTo(room, view, code);
      if (!found) continue;
      told++;
      expect(found.seat).not.toBe(view.turn);
      expect(found.points).toBeCloseTo(slowReply(room, played(view, code), view.turn), 6);
      expect(found.move !== undefined).toBe(found.isCertain);
      if (found.move === undefined) continue;
      const next = played(view, code);
      expect(bringsAtOnce(room, next, found.move)).toBeCloseTo(found.points, 6);
    }
  }
  expect(told).toBeGreaterThan(3);
});

test('what a move brings at once is the change of the lead', async () => {
  const room = await roomOf('stratopolis');
  const puzzle = readPuzzles('stratopolis').find(({ id }) => id === '340-76');
  if (!puzzle) throw new Error('340-76');
  const view = must(room.game.parse(puzzle.position));
  for (const { move } of [...puzzle.accepted, ...puzzle.others]) {
    const code = must(room.game.parseMove(view, move));
    const lead = (position: Position) => position.scores()[view.turn] - position.scores()[1 - view.turn];
    expect(bringsAtOnce(room, view, code)).toBe(lead(played(view, code)) - lead(view));
  }
});

test('nothing is said of replies where a table wins together or points follow from hidden cards', async () => {
  for (const game of ['race-to-the-raft', 'arboretum']) {
    const room = await roomOf(game);
    const [{ position, accepted }] = readPuzzles(game);
    const view = must(room.game.parse(position));
    expect(bestReplyTo(room, view, must(room.game.parseMove(view, accepted[0].move)))).toBeUndefined();
  }
});
