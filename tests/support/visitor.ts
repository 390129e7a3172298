import { expect, vi } from 'vitest';
import type { Move } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { TextStore } from '../../kit/text-store.ts';
import { DeviceKey } from '../../web/online/device-key.ts';
import { TableLine } from '../../web/online/table-line.ts';
import { UnsentMoves } from '../../web/online/unsent-moves.ts';
import { openRemote, type RemoteSession } from '../../web/session/remote-session.ts';
import { FakeBots, FakeClock } from '../fake-world.ts';
import { keptTexts } from './kept-texts.ts';
import { MemorySockets } from './memory-socket.ts';
import { memoryStore, TestServer } from './online.ts';

export const until = (is: () => boolean) => vi.waitUntil(is, { timeout: 60_000, interval: 1 });

/** Somebody with a page of their own at a table. */
export class Visitor {
  readonly clock = new FakeClock();
  readonly sockets: MemorySockets;
  readonly line: TableLine;
  readonly went: string[] = [];
  readonly satAt: string[] = [];
  /** In this browser's storage. */
  readonly kept: Map<string, string>;
  private readonly texts: TextStore;
  private readonly server: TestServer;
  goOffline = () => {};
  session!: RemoteSession;

  constructor(server: TestServer, match: string, key?: string, kept = new Map<string, string>()) {
    this.server = server;
    this.kept = kept;
    this.texts = keptTexts(kept).texts;
    const deviceKey = new DeviceKey(this.texts);
    if (key !== undefined) deviceKey.keep(key);
    this.sockets = new MemorySockets(server, match);
    let ids = 0;
    this.line = new TableLine(match, {
      connect: this.sockets.connect,
      clock: this.clock,
      key: deviceKey,
      newId: () => `${this.clock.now()}-${Math.random().toString(36).slice(2, 8)}-${ids++}`,
      onReturn: (_, drop) => {
        this.goOffline = drop;
        return () => {};
      },
    });
  }

  async come(): Promise<this> {
    this.line.subscribe(() => {});
    await until(() => this.line.snapshot.isTold && this.line.snapshot.table?.status !== 'open');
    const { table } = this.line.snapshot;
    const room = table && (await findGame(table.game)?.load());
    if (!room) throw new Error('No such game.');
    this.session = must(
      openRemote(
        {
          room,
          line: this.line,
          clock: this.clock,
          hireBots: () => new FakeBots(() => undefined),
          unsent: new UnsentMoves(this.texts),
          sitAt: async (match) => void this.satAt.push(match),
          go: (address) => void this.went.push(address),
          reload: () => {},
        },
        table,
      ),
    );
    this.session.subscribe(() => {});
    return this;
  }

  /** A new page of the same browser, or of another that is theirs too. */
  reload(kept = this.kept): Promise<Visitor> {
    return new Visitor(this.server, this.line.match, undefined, kept).come();
  }

  get moves(): readonly Move[] {
    return this.session.snapshot.moves;
  }

  play(random = new SeededRandom(1)) {
    return this.session.submit(this.moves[random.below(this.moves.length)]);
  }
}

export async function sitDown(game: string, { more = {}, seats = 2 } = {}) {
  const server = new TestServer(await memoryStore());
  const host = await server.host.people.add('Ada');
  const made = await server.desk.answer(
    { person: host.person },
    {
      type: 'make',
      id: 'make',
      name: 'Ada',
      game,
      settings: {},
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('friend' as const) })),
      clock: { kind: 'none' },
      takebacks: true,
      watchers: true,
      ...more,
    },
  );
  if (made.type !== 'made') throw new Error(JSON.stringify(made));
  const { match, invite } = made;
  const ada = new Visitor(server, match, host.key);
  const guests: Visitor[] = [];
  for (let seat = 1; seat < seats && !('seats' in more); seat++) {
    const guest = new Visitor(server, match);
    guest.line.subscribe(() => {});
    expect(await guest.line.sit(['Bo', 'Cy', 'Di'][seat - 1], invite)).toMatchObject({ type: 'ok' });
    guests.push(guest);
  }
  for (const player of [ada, ...guests]) await player.come();
  return { server, match, players: [ada, ...guests], ada, bo: guests[0] };
}
