import { expect, it } from 'vitest';
import { must, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { FakeBrowser } from '../../tests/fake-world.ts';
import { startMatch } from './new-match.ts';
import type { Player } from './player.ts';
import type { SavedMatch } from './saved-match.ts';
import { openSaved } from './saved-session.ts';

const room = (await findGame('metro')?.load()) as Room;
const ada: Player = { kind: 'person', name: 'Ada' };
const bot: Player = { kind: 'bot', name: 'Otto', level: 1 };

it('a match that one person opens is in no list until they have played, and goes when it was left', async () => {
  const browser = new FakeBrowser();
  const world = browser.openTab();
  const start = (players: readonly Player[]) => must(startMatch(world, room, players, {}));
  const { store } = world;
  const kept = () => store.listMatches().matches.map(({ id }) => id);
  const untouched = () =>
    store
      .listMatches()
      .matches.filter((match) => match.untouched)
      .map(({ id }) => id);
  const sitDown = (match: string) => {
    const saved = must(store.loadMatch(match) as Result<SavedMatch>);
    const session = must(openSaved(world, room, saved));
    return { session, leave: session.subscribe(() => {}) };
  };
  const opened = start([ada, bot]);
  const among = start([ada, { kind: 'person', name: 'Bo' }]);
  const played = start([ada, bot]);
  sitDown(opened).leave();
  const { session } = sitDown(played);
  await browser.clock.pass(1000);
  expect(untouched().sort()).toEqual([opened, played].sort());
  expect(await session.submit(session.snapshot.moves[0])).toBeUndefined();
  expect(untouched()).toEqual([opened]);
  const soon = start([ada, bot]);
  expect(kept().sort()).toEqual([opened, among, played, soon].sort());
  await browser.clock.pass(3_600_001);
  const now = start([ada, bot]);
  expect(kept().sort()).toEqual([among, played, now].sort());
});

it('whoever has asked for a hint has played', async () => {
  const world = new FakeBrowser().openTab();
  const id = must(startMatch(world, room, [ada, bot], {}));
  const saved = must(world.store.loadMatch(id) as Result<SavedMatch>);
  const session = must(openSaved(world, room, saved));
  session.subscribe(() => {});
  session.askHints();
  expect(must(world.store.loadMatch(id) as Result<SavedMatch>).untouched).toBeUndefined();
});
