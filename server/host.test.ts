import { describe, expect, it, vi } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { replay } from '../core/timeline.ts';
import { findGame, shelf } from '../games/index.ts';
import { FairDice } from '../online/fair-dice.ts';
import { commitTo, mixSecret } from '../online/table-dice.ts';
import { memoryStore, sidesOf, TestLooker, TestServer } from '../tests/support/online.ts';

/** A computer player thinks meanwhile. */
const until = (is: () => boolean | Promise<boolean>) => vi.waitUntil(is, { timeout: 60_000, interval: 2 });

/** Two people and a watcher at a table. */
async function sitDown(game: string, more = {}) {
  const server = new TestServer(await memoryStore());
  const { match, invite, ada } = await server.table(game, 2, more);
  await ada.come();
  const bo = await new TestLooker(server, match).sit('Bo', invite);
  return { server, match, invite, ada, bo };
}

async function playOut(players: readonly TestLooker[], random: SeededRandom, most = 10_000): Promise<void> {
  for (let count = 0; count < most && players[0].table?.status !== 'over'; count++) {
    const { position } = await players[0].view();
    const mover = players.find((player) => player.table?.you === position.turn);
    if (!mover) throw new Error(`Nobody sits at ${position.turn}.`);
    expect(await mover.moveAny(random)).toMatchObject({ type: 'ok' });
  }
}

describe('a match online', () => {
  it.each(shelf)('of $about.title is played to its end, and every viewer keeps a true view', async ({ about }) => {
    const server = new TestServer(await memoryStore());
    const seats = Math.max(2, about.seats.min);
    const { match, invite, ada } = await server.table(about.id, seats);
    await ada.come();
    const players = [ada];
    for (let seat = 1; seat < seats; seat++)
      players.push(await new TestLooker(server, match).sit(`Guest ${seat}`, invite));
    const watcher = await new TestLooker(server, match).come();
    await playOut(players, new SeededRandom(about.id));
    expect(ada.table?.ending?.why).toBe('rules');
    for (const looker of [...players, watcher]) {
      const { game, position } = await looker.view();
      const { timeline } = (await server.host.open(match))?.live.story ?? {};
      const viewer = looker.table?.you ?? 'spectator';
      expect(game.format(position)).toBe(timeline && game.format(timeline.position.view(viewer)));
    }
    const late = await new TestLooker(server, match).come();
    expect(late.hash).toBe(watcher.hash);
  });

  it('acknowledges what is stored: another server finds every move', async () => {
    const { server, match, ada, bo } = await sitDown('arboretum');
    const random = new SeededRandom('stored');
    await playOut([ada, bo], random, 12);
    const other = new TestServer(server.host.parts.store);
    const again = await new TestLooker(other, match, ada.person).come();
    expect(again.log).toEqual(ada.log);
    expect(again.hash).toBe(ada.hash);
    expect(again.table).toEqual(ada.table);
  });

  it('plays a move once, however often it is sent', async () => {
    const { ada, bo } = await sitDown('metro');
    const { game, position, mover } = await sidesOf(ada, bo);
    const moves = new Int32Array(game.maxMoves);
    (await mover.view()).position.moves(moves);
    const text = game.formatMove(position, moves[0]);
    const ask = { type: 'move', id: 'same', ply: mover.log.length, hash: mover.hash, text } as const;
    expect(await Promise.all([mover.ask(ask), mover.ask(ask)])).toEqual([
      { type: 'ok', id: 'same' },
      { type: 'ok', id: 'same' },
    ]);
    const { length } = ada.log;
    expect(await mover.ask(ask)).toEqual({ type: 'ok', id: 'same' });
    expect(ada.log).toHaveLength(length);
  });

  it('refuses a move for another log, another seat, or against the rules, and says why', async () => {
    const { ada, bo } = await sitDown('metro');
    const { mover, other } = await sidesOf(ada, bo);
    const base = { type: 'move', ply: ada.log.length, hash: ada.hash, text: 'nonsense' } as const;
    expect(await mover.ask(base)).toMatchObject({ type: 'no', fault: { code: expect.stringMatching(/^metro/) } });
    expect(await other.ask({ ...base, hash: other.hash })).toMatchObject({ fault: { code: 'match.turn' } });
    expect(await mover.ask({ ...base, ply: base.ply + 1 })).toMatchObject({ fault: { code: 'match.moved-on' } });
    expect(await mover.ask({ ...base, hash: '0'.repeat(16) })).toMatchObject({ fault: { code: 'match.moved-on' } });
    const stranger = new TestLooker(ada.server, ada.match, (await ada.server.newcomer('Eve')).person);
    expect(await stranger.ask(base)).toMatchObject({ fault: { code: 'online.seat.yours-not' } });
  });

  it('gives whoever was away exactly what was missed', async () => {
    const { ada, bo } = await sitDown('blue-lagoon');
    const random = new SeededRandom('away');
    await playOut([ada, bo], random, 5);
    bo.go();
    const known = bo.log.length;
    const { position } = await ada.view();
    if (position.turn === 0) await ada.moveAny(random);
    else await bo.moveAny(random);
    const lines = ada.log.slice(known);
    await bo.come();
    expect(bo.news.findLast(({ type }) => type === 'lines')).toMatchObject({ from: known, lines });
    await bo.come(known, '0'.repeat(16));
    expect(bo.news.findLast(({ type }) => type === 'lines')).toMatchObject({ from: 0, lines: ada.log });
  });

  it('lets two servers write the same tables: nothing is lost, doubled or different', async () => {
    const store = await memoryStore();
    const one = new TestServer({ ...store, pool: {} as never });
    const { match, invite, ada } = await one.table('metro', 2);
    await ada.come();
    const two = new TestServer({ ...store, pool: {} as never });
    const bo = await new TestLooker(two, match).sit('Bo', invite);
    await ada.come();
    const random = new SeededRandom('split');
    for (let count = 0; count < 20; count++) {
      // Without news between them each hears of the other's moves when it asks.
      await Promise.all([ada.come(), bo.come()]);
      const { mover } = await sidesOf(ada, bo);
      await mover.moveAny(random);
    }
    await Promise.all([ada.come(), bo.come()]);
    expect(bo.log).toHaveLength(ada.log.length);
    expect(bo.hash).toBe(ada.hash);
    const entries = await store.log.load(match, 0);
    expect(entries).toHaveLength(21);
  });
});

describe('consent', () => {
  it('takes back when everybody agrees, with the same luck, and tells all', async () => {
    const { ada, bo } = await sitDown('metro');
    const random = new SeededRandom('takeback');
    await playOut([ada, bo], random, 4);
    const before = ada.log.slice();
    const { mover, other } = await sidesOf(ada, bo);
    const ply = ada.log.length;
    await mover.moveAny(new SeededRandom(1));
    const after = ada.log.slice();
    expect(await mover.ask({ type: 'propose', proposal: { what: 'takeback', ply } })).toMatchObject({ type: 'ok' });
    expect(other.table?.offer).toMatchObject({ by: mover.table?.you, reveals: true, proposal: { ply } });
    expect(await other.ask({ type: 'answer', agree: true })).toMatchObject({ type: 'ok' });
    expect(ada.log).toEqual(before);
    expect(bo.log).toEqual(before);
    expect(ada.table?.offer).toBeNull();
    await mover.moveAny(new SeededRandom(1));
    expect(ada.log).toEqual(after);
  });

  it('refuses takebacks of others’ moves, too early after a refusal, and where none are wanted', async () => {
    const { server, ada, bo } = await sitDown('metro');
    await playOut([ada, bo], new SeededRandom('x'), 3);
    const propose = (ply: number) => ada.ask({ type: 'propose', proposal: { what: 'takeback', ply } });
    const { timeline } = (await server.host.open(ada.match))?.live.story ?? {};
    const plies = ada.log.map((_, ply) => ply);
    const own = plies.find((ply) => timeline?.turnAt(ply) === 0) ?? 0;
    const theirs = plies.find((ply) => timeline?.turnAt(ply) === 1) ?? 0;
    expect(await propose(theirs)).toMatchObject({ fault: { code: 'online.offer.ply' } });
    expect(await propose(own)).toMatchObject({ type: 'ok' });
    expect(await propose(own)).toMatchObject({ fault: { code: 'online.offer.pending' } });
    expect(await bo.ask({ type: 'answer', agree: false })).toMatchObject({ type: 'ok' });
    expect(await propose(own)).toMatchObject({ fault: { code: 'online.offer.wait' } });
    server.time += 10_000;
    expect(await propose(own)).toMatchObject({ type: 'ok' });
    const strict = await sitDown('metro', { takebacks: false });
    expect(await strict.ada.ask({ type: 'propose', proposal: { what: 'takeback', ply: 0 } })).toMatchObject({
      fault: { code: 'online.offer.no-takebacks' },
    });
  });

  it('pauses and resumes; draws where a game has them', async () => {
    const { ada, bo } = await sitDown('stratopolis', { clock: { kind: 'bank', seconds: 600, increment: 0 } });
    await ada.ask({ type: 'propose', proposal: { what: 'pause' } });
    await bo.ask({ type: 'answer', agree: true });
    expect(ada.table).toMatchObject({ status: 'paused', clocks: { running: null } });
    expect(await ada.moveAny(new SeededRandom(1))).toMatchObject({ fault: { code: 'online.match.paused' } });
    expect(await bo.ask({ type: 'resume' })).toMatchObject({ type: 'ok' });
    expect(ada.table?.status).toBe('live');
    expect(await ada.ask({ type: 'propose', proposal: { what: 'draw' } })).toMatchObject({
      fault: { code: 'online.offer.no-draw' },
    });
  });

  it('lets a player abort at first, resign later, and others go on', async () => {
    const early = await sitDown('metro');
    await early.ada.ask({ type: 'abort' });
    expect(early.bo.table?.ending).toEqual({ why: 'aborted', by: 0, winners: [] });
    const { ada, bo } = await sitDown('metro');
    await playOut([ada, bo], new SeededRandom('r'), 2);
    expect(await ada.ask({ type: 'abort' })).toMatchObject({ fault: { code: 'online.match.late-abort' } });
    await ada.ask({ type: 'resign' });
    expect(bo.table?.ending).toEqual({ why: 'resigned', by: 0, winners: [1] });
    expect(await bo.moveAny(new SeededRandom(1))).toMatchObject({ fault: { code: 'match.over' } });
  });
});

describe('the record', () => {
  it('of a finished match is for everybody who may look, with or without a key', async () => {
    const open = await sitDown('metro');
    await open.ada.ask({ type: 'resign' });
    const watcher = await new TestLooker(open.server, open.match).come();
    expect(await watcher.ask({ type: 'record' })).toMatchObject({
      type: 'record',
      dice: { secret: expect.any(String) },
    });
    const closed = await sitDown('metro', { watchers: false });
    await closed.ada.ask({ type: 'resign' });
    const stranger = new TestLooker(closed.server, closed.match);
    expect(await stranger.ask({ type: 'record' })).toMatchObject({ fault: { code: 'online.match.private' } });
    expect(await closed.bo.ask({ type: 'record' })).toMatchObject({ type: 'record' });
  });

  it('says who has left for good', async () => {
    const { bo } = await resignedOfThree();
    expect(bo.table?.seats[0]).toMatchObject({ heldBy: 3, left: true });
    expect(bo.table?.status).toBe('live');
  });

  it('of somebody who has resigned is closed to further wishes: a computer player plays on', async () => {
    const { ada, bo } = await resignedOfThree();
    for (const proposal of [{ what: 'takeback', ply: 0 }, { what: 'pause' }] as const)
      expect(await ada.ask({ type: 'propose', proposal })).toMatchObject({ fault: { code: 'online.seat.resigned' } });
    expect(await ada.ask({ type: 'back' })).toMatchObject({ fault: { code: 'online.seat.resigned' } });
    expect(bo.table?.offer).toBeNull();
  });
});

/** A table of three that goes on without the first of them. */
async function resignedOfThree() {
  const server = new TestServer(await memoryStore());
  const { match, invite, ada } = await server.table('metro', 3);
  await ada.come();
  const bo = await new TestLooker(server, match).sit('Bo', invite);
  await new TestLooker(server, match).sit('Cy', invite);
  await ada.ask({ type: 'resign' });
  return { ada, bo };
}

describe('time', () => {
  /** Before the first clock of a match runs. */
  const GRACE = 30_000;
  const clock = { kind: 'move', seconds: 60 } as const;

  it('makes a seat late, which the others may then replace; its owner comes back', async () => {
    const { server, ada, bo } = await sitDown('metro', { clock });
    const { seat, mover: late, other } = await sidesOf(ada, bo);
    const hold = { type: 'replace', seat, by: { kind: 'bot', level: 2 } } as const;
    expect(await other.ask(hold)).toMatchObject({ fault: { code: 'online.seat.not-late' } });
    await server.wait(GRACE + 60_500);
    expect(other.table?.seats[seat].late).toBeUndefined();
    await server.wait(1000);
    expect(other.table?.seats[seat].late).toBe(true);
    const { length } = other.log;
    expect(await other.ask(hold)).toMatchObject({ type: 'ok' });
    await until(() => other.log.length > length);
    expect(other.table?.seats[seat]).toMatchObject({ heldBy: 2 });
    expect(await late.ask({ type: 'back' })).toMatchObject({ type: 'ok' });
    expect(other.table?.seats[seat].heldBy).toBeUndefined();
    expect(server.errors).toEqual([]);
  });

  it('is not lost while no server runs, and the line is forgiven a second', async () => {
    const { server, ada, bo } = await sitDown('metro', { clock: { kind: 'bank', seconds: 600, increment: 0 } });
    const { mover } = await sidesOf(ada, bo);
    server.time += GRACE;
    server.outages = [{ from: server.time + 1000, to: server.time + 500_000 }];
    server.time += 510_000;
    mover.lag = 5000;
    await mover.moveAny(new SeededRandom(1));
    expect(ada.news.findLast((news) => news.type === 'lines')).toMatchObject({
      clocks: { left: expect.arrayContaining([600_000 - 10_000, 600_000]) },
    });
    // The deadline that was stored is not the true one.
    server.outages = [{ from: server.time, to: server.time + 700_000 }];
    await server.wait(700_000);
    expect(ada.table?.seats.some(({ late }) => late)).toBe(false);
  });

  it('without a clock: goes on without somebody who is away for two minutes of their own turn, until they are back', async () => {
    const { server, ada, bo } = await sitDown('metro');
    const { mover: other, other: away } = await sidesOf(ada, bo);
    const seat = away.table?.you ?? 9;
    const isLate = () => other.table?.seats[seat].late;
    away.go();
    // However long the others think, nobody is late on their turn.
    await server.wait(600_000);
    await other.moveAny(new SeededRandom(1));
    await server.wait(115_000);
    expect(isLate()).toBeUndefined();
    await server.wait(10_000);
    expect(other.table?.seats[seat]).toMatchObject({ late: true, away: true });
    await away.come();
    expect(isLate()).toBeUndefined();
    await server.wait(600_000);
    expect(isLate()).toBeUndefined();
    away.go();
    await server.wait(125_000);
    expect(await other.ask({ type: 'replace', seat, by: { kind: 'nobody' } })).toMatchObject({
      type: 'ok',
    });
    expect(other.table?.ending).toEqual({ why: 'left', by: seat, winners: [other.table?.you] });
  });

  it('on a clock is the only thing that runs out, however long somebody is away', async () => {
    const { server, ada, bo } = await sitDown('metro', { clock: { kind: 'bank', seconds: 600, increment: 10 } });
    const { seat, mover: away, other } = await sidesOf(ada, bo);
    away.go();
    await server.wait(GRACE + 595_000);
    expect(other.table?.seats[seat].late).toBeUndefined();
    await server.wait(7000);
    expect(other.table?.seats[seat].late).toBe(true);
    expect(other.table?.seats[seat].away).toBeUndefined();
    await other.ask({ type: 'replace', seat, by: { kind: 'nobody' } });
    expect(other.table?.ending).toMatchObject({ why: 'time', by: seat });
  });

  it('does not run out for somebody who sat down late, or who left while the match was paused', async () => {
    const server = new TestServer(await memoryStore());
    const { match, invite, ada } = await server.table('metro', 2);
    await ada.come();
    server.time += 200_000;
    const bo = new TestLooker(server, match, (await server.newcomer('Bo')).person);
    await bo.come();
    await bo.ask({ type: 'sit', name: 'Bo', invite });
    const isLate = () => ada.table?.seats.some(({ late }) => late) ?? false;
    await server.host.sweep();
    expect(isLate()).toBe(false);
    await ada.ask({ type: 'propose', proposal: { what: 'pause' } });
    await bo.ask({ type: 'answer', agree: true });
    for (const looker of [ada, bo]) looker.go();
    server.time += 200_000;
    for (const looker of [ada, bo]) await looker.come();
    await ada.ask({ type: 'resume' });
    const { seat, mover, other } = await sidesOf(ada, bo);
    mover.go();
    await server.wait(110_000);
    expect(other.table?.seats[seat].late).toBeUndefined();
    await server.wait(20_000);
    expect(other.table?.seats[seat].late).toBe(true);
  });

  it('by post: tells who is not looking, reminds at four fifths, then is late', async () => {
    const rule = { kind: 'post', hours: 10, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;
    const { server, ada, bo } = await sitDown('metro', { clock: rule });
    const { mover, other } = await sidesOf(ada, bo);
    other.go();
    await mover.moveAny(new SeededRandom(1));
    expect(server.notices).toEqual([{ person: other.person?.id, notice: expect.objectContaining({ kind: 'turn' }) }]);
    await server.wait(8 * 3_600_000 + 1);
    await server.host.sweep();
    expect(server.notices.map(({ notice }) => notice.kind)).toEqual(['turn', 'reminder']);
    await server.wait(2 * 3_600_000 + 2000);
    expect(mover.table?.seats[other.table?.you ?? 9].late).toBe(true);
  });
});

it('one notice is enough, however many processes know the match', async () => {
  const rule = { kind: 'post', hours: 10, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;
  const store = await memoryStore();
  const [one, two] = [0, 1].map(() => new TestServer({ ...store, pool: {} as never }));
  const { match, invite, ada } = await one.table('metro', 2, { clock: rule });
  await ada.come();
  const bo = await new TestLooker(one, match).sit('Bo', invite);
  await new TestLooker(two, match).come();
  const { mover, other } = await sidesOf(ada, bo);
  other.go();
  await mover.moveAny(new SeededRandom(1));
  await two.host.hear({ match });
  expect([one, two].map(({ notices }) => notices.length)).toEqual([1, 0]);
});

describe('computer players', () => {
  it('play at the table and get the view of their seat alone', async () => {
    const server = new TestServer(await memoryStore());
    const { ada } = await server.table('arboretum', 2, { seats: [{ kind: 'me' }, { kind: 'bot', level: 3 }] });
    await ada.come();
    const random = new SeededRandom('bot');
    for (let count = 0; count < 8; count++) {
      await until(async () => (await ada.view()).position.turn === 0);
      await ada.moveAny(random);
    }
    const { asked } = server.bots;
    expect(asked.length).toBeGreaterThan(1);
    const game = (await findGame('arboretum')?.load())?.game;
    for (const { view } of asked) {
      const position = game && must(game.parse(view));
      expect(position && game.format(position.view(1))).toBe(view);
    }
    expect(server.errors).toEqual([]);
  });

  it('that fail are replaced by any legal move, and a process that died is woken by the sweeper', async () => {
    const failing = { asked: [], think: async () => undefined, close: async () => {} };
    const store = await memoryStore();
    const server = new TestServer(store, { bots: failing });
    const { match, ada } = await server.table('blue-lagoon', 2, { seats: [{ kind: 'bot', level: 1 }, { kind: 'me' }] });
    await ada.come();
    await until(() => ada.log.length > 0);
    const stuck = new TestServer(store, { bots: { ...failing, think: () => new Promise(() => {}) } });
    const seen = await new TestLooker(stuck, match, ada.person).come();
    while ((await seen.view()).position.turn === 1) await seen.moveAny(new SeededRandom(1));
    const other = new TestServer(store, { time: stuck.time + 25_000 });
    await other.host.sweep();
    const later = await new TestLooker(other, match, ada.person).come();
    await until(() => later.log.length > seen.log.length);
  });
});

describe('dice', () => {
  it('follow from the secret and the seats, and can be verified when the match is over', async () => {
    const dice = ['11'.repeat(16), '22'.repeat(16)];
    const server = new TestServer(await memoryStore());
    const { match, invite, ada } = await server.table('arboretum', 2, { dice: dice[0] });
    await ada.come();
    const bo = new TestLooker(server, match);
    await bo.ask({ type: 'sit', name: 'Bo', invite, dice: dice[1] });
    await bo.come();
    const told = ada.table?.dice;
    expect(told).toEqual({ commitment: expect.any(String), seats: dice });
    await playOut([ada, bo], new SeededRandom('dice'));
    const secret = ada.table?.dice.secret ?? '';
    expect(commitTo(secret)).toBe(told?.commitment);
    for (const frame of [...ada.frames, ...bo.frames].slice(0, -6))
      if (!frame.includes('"status":"over"')) expect(frame).not.toContain(secret);
    const news = await ada.ask({ type: 'record' });
    if (news.type !== 'record') throw new Error(news.type);
    const room = await findGame('arboretum')?.load();
    const timeline = room && must(replay(room.game, news.record));
    const fair = new FairDice(mixSecret(secret, dice));
    let rolls = 0;
    for (let line = 0; timeline && line < timeline.length; line++) {
      if (timeline.turnAt(line) >= 0) continue;
      const fork = timeline.fork(line);
      fork.roll(fair.forRoll(rolls++));
      expect(fork.textAt(line)).toBe(timeline.textAt(line));
    }
    expect(rolls).toBeGreaterThan(20);
  });
});
