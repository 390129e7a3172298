import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMoves } from '../../core/list-moves.ts';
import { FakeBrowser, readVapid } from '../../tests/support/fake-browser.ts';
import { FakeService } from '../../tests/support/fake-service.ts';
import { memoryStore, sidesOf, type TestLooker, TestServer } from '../../tests/support/online.ts';
import { People } from '../people/people.ts';
import type { Reach } from './outgoing.ts';
import { NOBODY_TO_ASK, newPushKeys, Sender } from './sender.ts';

const POST = { kind: 'post', hours: 10, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;
const keys = newPushKeys();
/** A tile on the board: one that is kept would leave the turn where it is. */
async function place(player: TestLooker): Promise<void> {
  const { game, position } = await player.view();
  const moves = listMoves(game, position).map((move) => game.formatMove(position, move));
  await player.move(moves.find((text) => text !== 'draw') ?? '');
}

const until = (is: () => boolean | Promise<boolean>) => vi.waitUntil(is, { timeout: 60_000, interval: 2 });

describe('notices', () => {
  let service: FakeService;
  const errors: unknown[] = [];

  beforeEach(async () => {
    errors.length = 0;
    service = await new FakeService().open();
  });
  afterEach(() => service.close());

  /** Two people at a table by post; whoever is not to move has gone, and is told by a real sender. */
  async function sitDown(reach?: Reach) {
    const store = await memoryStore();
    const people = new People(store.db, Date.now);
    const parts = { people, keys, contact: NOBODY_TO_ASK, onError: (error: unknown) => errors.push(error) };
    const server = new TestServer(store, { sender: new Sender(parts, reach), pushKey: keys.publicKey });
    const { match, ada, bo } = await server.tableOfTwo('metro', { clock: POST });
    const { mover, other } = await sidesOf(ada, bo);
    other.go();
    const set = (ask: { type: 'push'; subscription: FakeBrowser['subscription'] } | { type: 'webhook'; url: string }) =>
      server.askDesk({ person: other.person }, { id: 's', ...ask });
    const who = async () => server.askDesk({ person: other.person }, { type: 'who', id: 'w' });
    const move = () => place(mover);
    return { server, match, mover, other, set, who, move };
  }

  it('reach the browser by push, sealed for it alone and signed by this server', async () => {
    const { server, match, other, set, move } = await sitDown(service.reach);
    const browser = new FakeBrowser(`${service.origin}/send/bo`);
    await set({ type: 'push', subscription: browser.subscription });
    await move();
    await until(() => service.received.length === 1);
    const [{ path, headers, body }] = service.received;
    expect(path).toBe('/send/bo');
    expect(browser.read(body)).toEqual({ kind: 'turn', match, game: 'metro' });
    expect(body.includes(match)).toBe(false);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: match });
    const vapid = readVapid(headers.authorization ?? '');
    expect(vapid).toMatchObject({ key: keys.publicKey, claims: { aud: service.origin, sub: NOBODY_TO_ASK } });
    const left = Number(vapid?.claims.exp) - Date.now() / 1000;
    expect(left > 0 && left <= 86_400).toBe(true);
    await server.wait(8 * 3_600_000 + 1);
    await until(() => service.received.length === 2);
    expect(browser.read(service.received[1].body)).toMatchObject({ kind: 'reminder' });
    expect(() => new FakeBrowser(browser.subscription.endpoint).read(body)).toThrow();
    await other.come();
    expect(errors).toEqual([]);
  });

  it('stop when the subscription is gone, and go on when the service only failed', async () => {
    const { set, who, move, other, mover } = await sitDown(service.reach);
    await set({ type: 'push', subscription: new FakeBrowser(`${service.origin}/x`).subscription });
    service.status = 500;
    await move();
    await until(() => errors.length === 1);
    expect(String(errors[0])).toContain('500');
    expect(await who()).toMatchObject({ push: true });
    await other.come();
    await place(other);
    other.go();
    service.status = 410;
    await place(mover);
    await until(async () => {
      const you = await who();
      return you.type === 'you' && !you.push;
    });
    expect(service.received).toHaveLength(2);
  });

  it('call a webhook at the address that was looked at, whatever its name leads to', async () => {
    const { match, set, move } = await sitDown(service.reach);
    await set({ type: 'webhook', url: `${service.origin}/hook` });
    await move();
    await until(() => service.received.length === 1);
    const [{ path, headers, body }] = service.received;
    expect([path, headers['content-type']]).toEqual(['/hook', 'application/json']);
    expect(JSON.parse(body.toString())).toEqual({ kind: 'turn', match, game: 'metro' });
  });

  it('never leave for an address of this machine or its network', async () => {
    const { set, move } = await sitDown();
    const { subscription } = new FakeBrowser(`https://127.0.0.1:${service.port}/x`);
    await set({ type: 'push', subscription });
    await move();
    await until(() => errors.length === 1);
    expect(String(errors[0])).toContain('public');
    expect(service.received).toEqual([]);
  });

  it('are not sent to somebody who is looking', async () => {
    const { set, other, mover, move } = await sitDown(service.reach);
    await set({ type: 'push', subscription: new FakeBrowser(`${service.origin}/x`).subscription });
    await other.come();
    await move();
    await place(other);
    // The next one is the first that arrives.
    other.go();
    await place(mover);
    await until(() => service.received.length > 0);
    expect(service.received).toHaveLength(1);
  });
});
