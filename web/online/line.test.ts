import { describe, expect, it } from 'vitest';
import type { TableAsk } from '../../online/messages/asks.ts';
import { parseTableNews, type TableNews } from '../../online/messages/news.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';
import { FakeNetwork } from '../../tests/fake-line.ts';
import { FakeClock } from '../../tests/fake-world.ts';
import { Line } from './line.ts';

function set() {
  const network = new FakeNetwork();
  const clock = new FakeClock();
  const heard: TableNews[] = [];
  let ids = 0;
  const line = new Line<TableAsk, TableNews>({
    connect: network.connect,
    clock,
    hello: () => ({ type: 'hello', version: 1, ply: 0, hash: NO_LINES }),
    parse: parseTableNews,
    hear: (news) => heard.push(news),
    changed: () => {},
    newId: () => `id-${++ids}`,
  });
  return { network, clock, heard, line };
}

/** The same with a line that stands. */
function setOpen() {
  const all = set();
  all.line.open();
  all.network.accept();
  return all;
}

describe('a line', () => {
  it('says hello first, then whatever was asked before it was open', () => {
    const { network, line } = set();
    line.open();
    void line.ask({ type: 'resign' });
    expect(network.last).toEqual([]);
    network.accept();
    expect(network.last.map(({ type }) => type)).toEqual(['hello', 'resign']);
    expect(line.state).toBe('open');
  });

  it('hands every answer to whoever asked, and everything else on', async () => {
    const { network, line, heard } = setOpen();
    const first = line.ask({ type: 'resume' });
    const second = line.ask({ type: 'abort' });
    network.tell({ type: 'no', id: 'id-2', fault: { code: 'online.match.late-abort' } });
    network.tell({ type: 'presence', here: [true], watchers: 0 });
    network.tell({ type: 'ok', id: 'id-1' });
    expect(await first).toEqual({ type: 'ok', id: 'id-1' });
    expect(await second).toMatchObject({ type: 'no', fault: { code: 'online.match.late-abort' } });
    expect(heard).toEqual([{ type: 'presence', here: [true], watchers: 0 }]);
    expect(line.unanswered).toBe(0);
  });

  it('comes back after a break and sends again, with the same id, what was not answered', async () => {
    const { network, line, clock } = setOpen();
    const answer = line.ask({ type: 'resign' });
    network.cut();
    expect(line.state).toBe('lost');
    await clock.pass(300);
    network.accept();
    expect(network.sent('resign')).toEqual([{ type: 'resign', id: 'id-1' }]);
    network.tell({ type: 'ok', id: 'id-1' });
    expect(await answer).toEqual({ type: 'ok', id: 'id-1' });
    network.cut();
    await clock.pass(600);
    network.accept();
    expect(network.sent('resign')).toEqual([]);
  });

  it('waits longer after every failure, never more than a quarter of a minute, and briefly again after a good time', async () => {
    const { network, line, clock } = set();
    line.open();
    const pauses = [300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000];
    for (const [at, pause] of pauses.entries()) {
      network.cut();
      await clock.pass(pause - 1);
      expect(network.said).toHaveLength(at + 1);
      await clock.pass(1);
      expect(network.said).toHaveLength(at + 2);
    }
    network.accept();
    await clock.pass(5000);
    network.cut();
    await clock.pass(300);
    expect(network.said).toHaveLength(pauses.length + 2);
  });

  it('notices a line that went silent, and connects anew', async () => {
    const { network, line, clock } = setOpen();
    await clock.pass(10_000);
    expect(network.sent('ping')).toHaveLength(1);
    network.tell({ type: 'pong' });
    await clock.pass(10_000);
    expect(network.sent('ping')).toHaveLength(2);
    await clock.pass(7999);
    expect(network.said).toHaveLength(1);
    await clock.pass(1);
    expect(network.said).toHaveLength(2);
    expect(line.state).toBe('lost');
  });

  it('is lost sooner when somebody waits for an answer', async () => {
    const { network, line, clock } = setOpen();
    void line.ask({ type: 'resign' });
    await clock.pass(7999);
    expect(line.state).toBe('open');
    await clock.pass(1);
    expect(line.state).toBe('lost');
    network.accept();
    expect(network.sent('resign')).toHaveLength(1);
  });

  it('is lost at once when the device says so, and comes back by itself', async () => {
    const { network, line, clock } = setOpen();
    line.drop();
    expect(line.state).toBe('lost');
    await clock.pass(300);
    network.accept();
    expect(line.state).toBe('open');
  });

  it('gives up a connection that is never accepted', async () => {
    const { network, line, clock } = set();
    line.open();
    await clock.pass(8000 + 300);
    expect(network.said).toHaveLength(2);
  });

  it('tries at once when the page is looked at again', async () => {
    const { network, line, clock } = set();
    line.open();
    for (let failures = 0; failures < 6; failures++) {
      network.cut();
      await clock.pass(15_000);
    }
    network.cut();
    const before = network.said.length;
    line.wake();
    expect(network.said).toHaveLength(before + 1);
    network.accept();
    line.wake();
    expect(network.sent('ping')).toHaveLength(1);
  });

  it('comes back when the server says so', async () => {
    const { network, line, clock } = setOpen();
    network.tell({ type: 'moved', after: 1700 });
    expect(line.state).toBe('lost');
    await clock.pass(1699);
    expect(network.said).toHaveLength(1);
    await clock.pass(1);
    expect(network.said).toHaveLength(2);
  });

  it('asks a busy server again', async () => {
    const { network, line, clock } = setOpen();
    const answer = line.ask({ type: 'resign' });
    network.tell({ type: 'no', id: 'id-1', fault: { code: 'online.server.busy' } });
    await clock.pass(1000);
    expect(network.sent('resign')).toHaveLength(2);
    network.tell({ type: 'ok', id: 'id-1' });
    expect(await answer).toEqual({ type: 'ok', id: 'id-1' });
  });

  it('does nothing any more once it is closed', async () => {
    const { network, line, clock } = setOpen();
    line.close();
    await clock.pass(100_000);
    line.wake();
    expect(network.said).toHaveLength(1);
    expect(network.isUsed).toBe(false);
  });
});
