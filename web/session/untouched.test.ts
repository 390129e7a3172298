import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
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

it('starting a match clears away those that were opened long ago and never played, and nothing else', async () => {
  const browser = new FakeBrowser();
  const world = browser.openTab();
  const start = (players: readonly Player[]) => must(startMatch(world, room, players, {}));
  const kept = () => world.store.listMatches().matches.map(({ id }) => id);
  const opened = start([ada, bot]);
  const among = start([ada, { kind: 'person', name: 'Bo' }]);
  const played = start([ada, bot]);
  const saved = world.store.listMatches().matches.find(({ id }) => id === played) as SavedMatch;
  const session = must(openSaved(world, room, saved));
  session.subscribe(() => {});
  await browser.clock.pass(1000);
  expect(await session.submit(session.snapshot.moves[0])).toBeUndefined();
  const soon = start([ada, bot]);
  expect(kept().sort()).toEqual([opened, among, played, soon].sort());
  await browser.clock.pass(3_600_001);
  const now = start([ada, bot]);
  expect(kept().sort()).toEqual([among, played, now].sort());
});
