import { expect, it } from 'vitest';
import { CHANCE, OVER, type Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { pointsIn } from './use-online-points.ts';

async function roomOf(game: string): Promise<Room> {
  const room = await findGame(game)?.load();
  if (!room) throw new Error(game);
  return room;
}

function playOut(room: Room, position: Position): Position {
  const random = new SeededRandom('points');
  while (position.turn !== OVER) {
    const moves = listMoves(room.game, position);
    position.play(position.turn === CHANCE ? position.roll(random) : moves[random.below(moves.length)]);
  }
  return position;
}

it('a match in the list says its points, one’s own first, once there are any', async () => {
  const room = await roomOf('stratopolis');
  const start = room.game.start(2, {});
  const end = playOut(room, start);
  const [green, red] = Array.from(end.scores());
  const view = room.game.format(end);
  expect(pointsIn(room, { view, you: 0 })).toEqual([green, red]);
  expect(pointsIn(room, { view, you: 1 })).toEqual([red, green]);
  // Called off before anybody had done anything.
  expect(pointsIn(room, { view, you: 0, ending: { why: 'aborted', winners: [] } })).toBeUndefined();
  // Older servers tell no position.
  expect(pointsIn(room, { you: 0 })).toBeUndefined();
});

it('who wins or loses together has no points to compare', async () => {
  const room = await roomOf('race-to-the-raft');
  const view = room.game.format(room.game.start(2, {}));
  expect(pointsIn(room, { view, you: 0 })).toBeUndefined();
});
