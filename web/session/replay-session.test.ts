import { expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { FakeBrowser } from '../../tests/fake-world.ts';
import { startMatch } from './new-match.ts';
import { ReplaySession } from './replay-session.ts';
import { openSaved } from './saved-session.ts';

it('a replay walks through what has happened, follows the match, and plays nothing', async () => {
  const browser = new FakeBrowser();
  const world = browser.openTab();
  const room = await findGame('metro')?.load();
  if (!room) throw new Error('No Metro.');
  const people = ['Rosa', 'Bo'].map((name) => ({ kind: 'person', name }) as const);
  const id = must(startMatch(world, room, people, {}));
  const saved = world.store.loadMatch(id);
  if (!saved) throw new Error('Not kept.');
  const live = must(openSaved(world, room, must(saved)));
  live.subscribe(() => {});
  await browser.clock.pass(200);
  const replay = new ReplaySession(live, 0);
  let told = 0;
  const leave = replay.subscribe(() => told++);
  const { format } = room.game;
  // The first tile was drawn before anybody's move.
  expect(format(replay.snapshot.position)).toBe(format(live.snapshot.earlier()[1]));
  expect([...replay.snapshot.log].map(({ seat }) => seat)).toEqual([CHANCE]);
  await live.submit(live.snapshot.moves[0]);
  // One move: the draws before and after it do not count.
  expect([told, replay.last, live.snapshot.log.length]).toEqual([1, 1, 3]);
  replay.go(replay.last);
  expect([told, format(replay.snapshot.position)]).toEqual([2, format(live.snapshot.position)]);
  expect(replay.snapshot.moves).toEqual([]);
  expect(await replay.submit()).toMatchObject({ code: 'match.replay' });
  await live.undo();
  expect([replay.at, ...replay.snapshot.log]).toEqual([0, ...live.snapshot.log]);
  leave();
});
