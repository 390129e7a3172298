import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { memoryStore, sidesOf, TestLooker, TestServer } from '../tests/support/online.ts';
import type { Store } from './database/open.ts';
import type { Announcement, Fanout } from './fanout.ts';

/** Carries news to one other host at once, and keeps what it was given. */
class Wire implements Fanout {
  readonly announced: Announcement[] = [];
  to: TestServer | undefined;
  /** The next so many are lost. */
  losing = 0;
  async open(): Promise<void> {}
  announce(announcement: Announcement): void {
    this.announced.push(announcement);
    if (this.losing-- > 0) return;
    void this.to?.host.hear(announcement);
  }
  async close(): Promise<void> {}
}

/** Two hosts on one log, and how often the second one has read it. */
async function twoHosts() {
  const store = await memoryStore();
  const reads = { count: 0 };
  const log: Store['log'] = Object.assign(Object.create(store.log), {
    load: (match: string, from: number) => {
      reads.count++;
      return store.log.load(match, from);
    },
  });
  const wires = [new Wire(), new Wire()];
  const one = new TestServer(store, { fanout: wires[0] });
  const two = new TestServer({ ...store, log }, { fanout: wires[1] });
  wires[0].to = two;
  wires[1].to = one;
  return { one, two, wires, reads };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** By post, so that people are sent notices. */
const POST = { kind: 'post', hours: 24, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;

describe('a host at which somebody watches a table of another', () => {
  it('is told each entry once, tells its viewers, and neither reads the log nor says it again', async () => {
    const { one, two, wires, reads } = await twoHosts();
    const { match, ada, bo } = await one.tableOfTwo('arboretum');
    const watcher = await new TestLooker(two, match).come();
    const [before, readBefore] = [wires[0].announced.length, reads.count];
    const random = new SeededRandom('wire');
    for (let count = 0; count < 10; count++) {
      const { mover } = await sidesOf(ada, bo);
      await mover.moveAny(random);
    }
    await until(() => watcher.log.length === ada.log.length);
    expect(wires[0].announced.length - before).toBe(10);
    expect(wires[1].announced).toEqual([]);
    expect(reads.count).toBe(readBefore);
    expect([one.host.stored, two.host.stored]).toEqual([11, 0]);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('reads what it has missed when news was lost', async () => {
    const { one, two, wires, reads } = await twoHosts();
    const { match, ada, bo } = await one.tableOfTwo('metro');
    const watcher = await new TestLooker(two, match).come();
    const readBefore = reads.count;
    const random = new SeededRandom('lost');
    wires[0].losing = 2;
    for (let count = 0; count < 3; count++) {
      const { mover } = await sidesOf(ada, bo);
      await mover.moveAny(random);
    }
    await until(() => watcher.log.length === ada.log.length);
    expect(reads.count).toBe(readBefore + 1);
  });

  it('leaves computer players and notices to the host that stored the move', async () => {
    const { one, two } = await twoHosts();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'friend' }] as const;
    const { match, invite, ada } = await one.table('metro', 3, { seats, clock: POST });
    const bo = await new TestLooker(one, match).sit('Bo', invite);
    await ada.come();
    const watcher = await new TestLooker(two, match).come();
    // Ada moves, the computer player follows, and Bo, who is not looking, is sent word.
    bo.go();
    await ada.moveAny(new SeededRandom('bots'));
    await until(() => one.notices.length > 0);
    await until(() => watcher.log.length === ada.log.length);
    expect([one.bots.asked.length, one.notices.length]).toEqual([1, 1]);
    expect([two.bots.asked, two.notices]).toEqual([[], []]);
  });
});
