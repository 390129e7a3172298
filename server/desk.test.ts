import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import type { DeskNews } from '../online/messages/news.ts';
import { memoryStore, TABLE_WISH, TestLooker, TestServer } from '../tests/support/online.ts';

const open = async () => new TestServer(await memoryStore());
const isMade = (news: DeskNews) => {
  if (news.type !== 'made') throw new Error(JSON.stringify(news));
  return news;
};
const WISH = { ...TABLE_WISH, id: 'w' } as const;

describe('seats', () => {
  it('open to people with the link, each once; then the link only lets people watch', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 2);
    await ada.come();
    const stranger = new TestLooker(server, match);
    expect(await stranger.ask({ type: 'sit', name: 'Eve' })).toMatchObject({ fault: { code: 'online.seat.invite' } });
    expect(await stranger.ask({ type: 'sit', name: 'Eve', invite: 'x'.repeat(22) })).toMatchObject({
      fault: { code: 'online.seat.invite' },
    });
    const [one, two] = [new TestLooker(server, match), new TestLooker(server, match)];
    const answers = await Promise.all([one, two].map((each) => each.ask({ type: 'sit', name: 'Bo', invite })));
    expect(answers.map(({ type }) => type).sort()).toEqual(['no', 'ok']);
    expect(ada.table?.status).toBe('live');
    expect(ada.table?.invite).toBeUndefined();
  });

  it('say at the door whether a link is theirs', async () => {
    const server = await open();
    const { match, invite } = await server.table('metro', 2);
    const door = await new TestLooker(server, match).come();
    expect(await door.ask({ type: 'knock', invite })).toMatchObject({ type: 'ok' });
    const damaged = `${invite.slice(0, -2)}zz`;
    expect(await door.ask({ type: 'knock', invite: damaged })).toMatchObject({ fault: { code: 'online.seat.invite' } });
  });

  it('are given to somebody else by the host while their owner is away, who can take them back until the link is used', async () => {
    const server = await open();
    const { match, invite, ada, bo } = await server.tableOfTwo('metro', {
      clock: { kind: 'bank', seconds: 60, increment: 0 },
    });
    expect(await bo.ask({ type: 'regive', seat: 0 })).toMatchObject({ fault: { code: 'online.seat.host' } });
    const give = () => ada.ask({ type: 'regive', seat: 1 });
    expect(await give()).toMatchObject({ fault: { code: 'online.seat.here' } });
    expect(bo.table?.you).toBe(1);
    bo.go();
    await give();
    // Nobody sits there who could move.
    expect(ada.table).toMatchObject({ status: 'paused', clocks: { running: null } });
    await bo.come();
    expect(bo.table).toMatchObject({ you: null, lost: 1 });
    expect(ada.table?.lost).toBeUndefined();
    await bo.sit('Bo');
    expect(bo.table?.you).toBe(1);
    expect(bo.table?.lost).toBeUndefined();
    bo.go();
    const given = await give();
    if (given.type !== 'ok' || !given.invite) throw new Error('No link.');
    await bo.come();
    expect(ada.table?.seats[1]).toEqual({ player: { kind: 'person', name: 'Bo' }, vacant: true });
    expect(await bo.moveAny(new SeededRandom(1))).toMatchObject({ fault: { code: 'online.seat.yours-not' } });
    expect(await new TestLooker(server, match).ask({ type: 'sit', name: 'Eve', invite })).toMatchObject({ type: 'no' });
    const cy = await new TestLooker(server, match).sit('Cy', given.invite);
    expect(cy.table?.you).toBe(1);
    expect(ada.table?.seats[1].player).toEqual({ kind: 'person', name: 'Cy' });
    expect(bo.table?.lost).toBeUndefined();
    expect(await bo.ask({ type: 'sit', name: 'Bo' })).toMatchObject({ type: 'no' });
  });

  it('can be arranged by the host until the match begins', async () => {
    const server = await open();
    const { match, ada } = await server.table('metro', 3);
    await ada.come();
    await ada.ask({ type: 'arrange', seat: 2, wish: { kind: 'bot', level: 2 } });
    await ada.ask({ type: 'arrange', seat: 1, wish: { kind: 'stranger' } });
    const bo = await new TestLooker(server, match).sit('Bo');
    expect(bo.table?.status).toBe('live');
    expect(await ada.ask({ type: 'arrange', seat: 1, wish: { kind: 'friend' } })).toMatchObject({
      fault: { code: 'online.match.begun' },
    });
  });

  it('can be changed for another free one until the match begins', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 3, { begins: 'host' });
    await ada.come();
    const bo = await new TestLooker(server, match).sit('Bo', invite);
    expect(await bo.ask({ type: 'sit', name: 'Bo', seat: 0, invite })).toMatchObject({
      fault: { code: 'online.seat.taken' },
    });
    expect(await bo.ask({ type: 'sit', name: 'Bo', seat: 2, invite })).toMatchObject({ type: 'ok' });
    expect(ada.table?.seats.map(({ player }) => player)).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'empty', wanted: 'friend' },
      { kind: 'person', name: 'Bo' },
    ]);
    expect([bo.table?.you, bo.table?.dice.seats[1]]).toEqual([2, null]);
  });

  it('have another host when the host gets up', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('metro', { begins: 'host' });
    await ada.ask({ type: 'leave' });
    expect(bo.table).toMatchObject({ host: 1, you: 1 });
    expect(await ada.ask({ type: 'arrange', seat: 0, wish: { kind: 'bot', level: 1 } })).toMatchObject({
      fault: { code: 'online.seat.host' },
    });
    await bo.ask({ type: 'arrange', seat: 0, wish: { kind: 'bot', level: 1 } });
    expect(await bo.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
  });

  it('have a host again when the next player sits down, where the host got up alone', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 2, { begins: 'host' });
    await ada.come();
    await ada.ask({ type: 'leave' });
    const bo = await new TestLooker(server, match).sit('Bo', invite);
    expect(bo.table?.host).toBe(bo.table?.you);
    await bo.ask({ type: 'arrange', seat: bo.table?.you === 0 ? 1 : 0, wish: { kind: 'bot', level: 1 } });
    expect(await bo.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
  });

  it('are all taken and still wait for the host, where the host wants to begin', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 2, { begins: 'host' });
    await ada.come();
    expect(await ada.ask({ type: 'start' })).toMatchObject({ fault: { code: 'online.seat.free' } });
    const bo = await new TestLooker(server, match).sit('Bo', invite);
    expect(bo.table).toMatchObject({ status: 'open', begins: 'host' });
    expect(await bo.ask({ type: 'start' })).toMatchObject({ fault: { code: 'online.seat.host' } });
    expect(await ada.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    expect([ada.table?.status, bo.table?.status]).toEqual(['live', 'live']);
    // Sent once more, because the answer was lost.
    expect(await ada.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    expect(ada.log).toEqual(bo.log);
  });

  it('that are still free go when the host starts, where the game can be played by those who are there', async () => {
    const store = await memoryStore();
    const server = new TestServer({ ...store, pool: {} as never });
    const { match, invite, ada } = await server.table('arboretum', 4, { settings: { species: 'abcdjmortw' } });
    await ada.come();
    expect(await ada.ask({ type: 'start' })).toMatchObject({ fault: { code: 'online.seat.free' } });
    const bo = new TestLooker(server, match, (await server.newcomer('Bo')).person);
    await bo.ask({ type: 'sit', name: 'Bo', seat: 3, invite });
    await bo.come();
    await ada.ask({ type: 'arrange', seat: 2, wish: { kind: 'bot', level: 1 } });
    const elsewhere = new TestServer({ ...store, pool: {} as never });
    const watcher = await new TestLooker(elsewhere, match).come();
    expect(watcher.table?.seats).toHaveLength(4);
    expect(await bo.ask({ type: 'start' })).toMatchObject({ fault: { code: 'online.seat.host' } });
    expect(await ada.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    expect(await ada.ask({ type: 'start' })).toMatchObject({ type: 'ok' });
    await watcher.come();
    const seats = [
      { player: { kind: 'person', name: 'Ada' } },
      { player: { kind: 'bot', level: 1 } },
      { player: { kind: 'person', name: 'Bo' } },
    ];
    for (const { table } of [ada, bo, watcher])
      expect(table).toMatchObject({ status: 'live', seats, settings: { species: 'abcdjmor' } });
    expect([ada.table?.you, bo.table?.you]).toEqual([0, 2]);
    // Nobody was told what is for another seat's eyes, not even for a moment.
    for (const looker of [ada, bo]) {
      const hashes = looker.news.flatMap((news) => (news.type === 'lines' && news.lines.length > 0 ? [news.hash] : []));
      expect(new Set(hashes)).toEqual(new Set([looker.hash]));
      const { game, position } = await looker.view();
      const { timeline } = (await server.host.open(match))?.live.story ?? {};
      expect(game.format(position)).toBe(
        timeline && game.format(timeline.position.view(looker.table?.you ?? 'spectator')),
      );
    }
    await ada.moveAny(new SeededRandom('three'));
    expect((await new TestLooker(new TestServer(store), match, bo.person).come()).log).toHaveLength(bo.log.length);
  });

  it('all stay at a table whose match was begun elsewhere', async () => {
    const server = await open();
    const record = { game: 'metro', rulesVersion: 1, seats: 3, settings: {}, log: [] };
    const wish = { seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }] } as const;
    const { match, invite, ada } = await server.table('metro', 3, { ...wish, record });
    await ada.come();
    await new TestLooker(server, match).sit('Bo', invite);
    expect(await ada.ask({ type: 'start' })).toMatchObject({ fault: { code: 'online.seat.free' } });
  });

  it('have the colours that people chose, which come along to another seat and to the next match', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 3, { begins: 'host' });
    await ada.come();
    const bo = await new TestLooker(server, match).sit('Bo', invite);
    const colours = () => bo.table?.seats.map(({ colour }) => colour);
    expect(colours()).toEqual([undefined, undefined, undefined]);
    expect(await bo.ask({ type: 'colour', colour: 0 })).toMatchObject({ fault: { code: 'online.seat.colour' } });
    expect(await bo.ask({ type: 'colour', colour: 5 })).toMatchObject({ type: 'ok' });
    expect(colours()).toEqual([0, 5, 2]);
    // A free seat gives way.
    expect(await bo.ask({ type: 'colour', colour: 2 })).toMatchObject({ type: 'ok' });
    expect(colours()).toEqual([0, 2, 5]);
    await bo.ask({ type: 'sit', name: 'Bo', seat: 2, invite });
    expect(colours()).toEqual([0, 5, 2]);
    await ada.ask({ type: 'start' });
    expect(colours()).toEqual([0, 2]);
    expect(await bo.ask({ type: 'colour', colour: 4 })).toMatchObject({ fault: { code: 'online.match.begun' } });
    await ada.ask({ type: 'abort' });
    const again = await ada.ask({ type: 'rematch' });
    const next = again.type === 'ok' ? (again.match ?? '') : '';
    const seen = await new TestLooker(server, next, ada.person).sit('Ada');
    expect([seen.table?.you, seen.table?.seats.map(({ colour }) => colour)]).toEqual([1, [2, 0]]);
  });

  it('have the colours of the box where a game has its own', async () => {
    const server = await open();
    const { ada } = await server.table('stratopolis', 2);
    await ada.come();
    expect(await ada.ask({ type: 'colour', colour: 4 })).toMatchObject({ fault: { code: 'online.seat.colours' } });
  });

  it('begin a match although the server died when the last one was taken', async () => {
    const store = await memoryStore();
    const server = new TestServer(store);
    const { match } = await server.table('metro', 2);
    const { person } = await server.host.people.add('Bo');
    await server.host.tables.claim(match, 1, person, null);
    const other = new TestServer(store);
    const watcher = await new TestLooker(other, match).come();
    expect(watcher.table?.status).toBe('live');
  });

  it('are kept for the same people in a rematch, everybody one seat on', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('metro');
    expect(await bo.ask({ type: 'rematch' })).toMatchObject({ fault: { code: 'online.match.not-over' } });
    await ada.ask({ type: 'abort' });
    const [one, two] = await Promise.all([ada.ask({ type: 'rematch' }), bo.ask({ type: 'rematch' })]);
    expect(one.type === 'ok' && one.match).toBe(two.type === 'ok' && two.match);
    const next = one.type === 'ok' ? (one.match ?? '') : '';
    expect(ada.table).toMatchObject({
      rematch: next,
      rematchBy: 0,
      rematchNow: { status: 'open', yours: false, declined: [] },
    });
    // Everybody there is told who is expected.
    const waiting = await new TestLooker(server, next, ada.person).come();
    expect(waiting.table?.seats.map(({ player }) => player)).toEqual([
      { kind: 'empty', wanted: 'friend', keptFor: 'Bo' },
      { kind: 'empty', wanted: 'friend', keptFor: 'Ada' },
    ]);
    const eve = new TestLooker(server, next);
    expect(await eve.ask({ type: 'sit', name: 'Eve' })).toMatchObject({ fault: { code: 'online.seat.invite' } });
    const again = await new TestLooker(server, next, ada.person).sit('Ada');
    const more = await new TestLooker(server, next, bo.person).sit('Bo');
    expect([again.table?.you, more.table?.you]).toEqual([1, 0]);
    // Everybody keeps the colour they had, although nobody chose it.
    expect(more.table?.seats.map(({ colour }) => colour)).toEqual([1, 0]);
    // And the number, where two have one name.
    expect(more.table?.seats.map(({ firstSeat }) => firstSeat)).toEqual([1, 0]);
    expect(more.table?.status).toBe('live');
    // Those who are still at the old table are told where the match goes on.
    await ada.ask({ type: 'record' });
    expect(ada.table?.rematchNow).toEqual({ status: 'live', yours: true, declined: [] });
    await again.ask({ type: 'abort' });
    const eyes = await new TestLooker(server, ada.table?.match ?? '').come();
    expect(eyes.table?.rematchNow).toEqual({ status: 'over', yours: false, declined: [] });
  });

  it('that somebody in a rematch does not want are for others, and everybody hears who said no', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('metro');
    await ada.ask({ type: 'abort' });
    expect(await bo.ask({ type: 'decline' })).toMatchObject({ fault: { code: 'online.offer.none' } });
    const made = await ada.ask({ type: 'rematch' });
    const next = made.type === 'ok' ? (made.match ?? '') : '';
    const waiting = await new TestLooker(server, next, ada.person).sit('Ada');
    await bo.ask({ type: 'decline' });
    expect(ada.table?.rematchNow).toEqual({ status: 'open', yours: true, declined: [1] });
    expect(waiting.table?.seats[0].player).toEqual({ kind: 'empty', wanted: 'friend', declined: 'Bo' });
    const eve = await new TestLooker(server, next).sit('Eve', waiting.table?.invite?.link);
    expect([eve.table?.you, eve.table?.status]).toEqual([0, 'live']);
    await bo.come();
    expect(bo.table?.rematchNow).toEqual({ status: 'live', yours: false, declined: [] });
  });

  it('that wait for somebody in a rematch do not name them once they are forgotten', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('metro');
    await ada.ask({ type: 'abort' });
    const made = await ada.ask({ type: 'rematch' });
    const next = made.type === 'ok' ? (made.match ?? '') : '';
    await server.askDesk({ person: bo.person }, { type: 'forget', id: 'f' });
    const waiting = await new TestLooker(server, next, ada.person).come();
    expect(waiting.table?.seats[0].player).toEqual({ kind: 'empty', wanted: 'friend' });
  });
});

describe('watchers', () => {
  it('are shown out where none are wanted', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 2, { watchers: false });
    await ada.come();
    const early = await new TestLooker(server, match).come();
    const bo = await new TestLooker(server, match).sit('Bo', invite);
    expect(early.isClosed).toBe(true);
    await expect(new TestLooker(server, match).come()).rejects.toThrow('online.match.private');
    expect(bo.table?.you).toBe(1);
  });

  it('talk among themselves until the match is over', async () => {
    const server = await open();
    const { match, invite, ada } = await server.table('metro', 2);
    await ada.come();
    await new TestLooker(server, match).sit('Bo', invite);
    const [one, two] = await Promise.all(
      ['Cy', 'Di'].map(async (name) => new TestLooker(server, match, (await server.newcomer(name)).person).come()),
    );
    const heard = (looker: TestLooker) => looker.news.filter(({ type }) => type === 'said').length;
    await one.ask({ type: 'say', what: { kind: 'phrase', phrase: 'wow' } });
    expect([heard(ada), heard(two)]).toEqual([0, 1]);
    await ada.ask({ type: 'say', what: { kind: 'chat', text: 'Hello all' } });
    expect([heard(ada), heard(two)]).toEqual([1, 2]);
    const late = await new TestLooker(server, match, ada.person).come();
    expect(heard(late)).toBe(1);
    await ada.ask({ type: 'abort' });
    await one.ask({ type: 'say', what: { kind: 'phrase', phrase: 'good-game' } });
    expect(heard(ada)).toBe(2);
  });

  it('who have never sat down say their name with the first word', async () => {
    const server = await open();
    const { match, ada } = await server.table('metro', 2);
    await ada.come();
    const cy = await new TestLooker(server, match).come();
    const wow = { type: 'say', what: { kind: 'phrase', phrase: 'wow' } } as const;
    expect(await cy.ask(wow)).toMatchObject({ fault: { code: 'online.key.unknown' } });
    expect(await cy.ask({ ...wow, name: 'Cy' })).toMatchObject({ type: 'ok', key: expect.any(String) });
    expect(cy.news.at(-1)).toMatchObject({ type: 'said', by: { kind: 'watcher', name: 'Cy' } });
    // From then on they are somebody.
    expect(await cy.ask(wow)).toEqual({ type: 'ok', id: expect.any(String) });
    const crowd = Array.from({ length: 9 }, () => new TestLooker(server, match).ask({ ...wow, name: 'Di' }));
    expect((await Promise.all(crowd)).at(-1)).toMatchObject({ fault: { code: 'online.limit.rate' } });
  });

  it('and strangers chat freely only when everybody wants it', async () => {
    const server = await open();
    const { match, ada } = await server.table('metro', 2, { seats: [{ kind: 'me' }, { kind: 'stranger' }] });
    await ada.come();
    const bo = await new TestLooker(server, match).sit('Bo');
    const chat = { type: 'say', what: { kind: 'chat', text: 'Hello' } } as const;
    expect(await bo.ask(chat)).toMatchObject({ fault: { code: 'online.talk.closed' } });
    expect(bo.table?.chatWanted).toBeUndefined();
    await ada.ask({ type: 'chat', wanted: true });
    // The other is told who waits for an answer.
    expect(bo.table?.chatWanted).toEqual([0]);
    expect(await bo.ask(chat)).toMatchObject({ type: 'no' });
    await bo.ask({ type: 'chat', wanted: true });
    expect([bo.table?.chat, bo.table?.chatWanted]).toEqual([true, undefined]);
    expect(await bo.ask(chat)).toMatchObject({ type: 'ok' });
  });
});

describe('talk', () => {
  it('has a limit for each person, which refills', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('metro');
    const say = (who: TestLooker) => who.ask({ type: 'say', what: { kind: 'chat', text: 'Hello' } });
    for (let line = 0; line < 8; line++) expect(await say(bo)).toMatchObject({ type: 'ok' });
    expect(await say(bo)).toMatchObject({ fault: { code: 'online.limit.rate' } });
    expect(await say(ada)).toMatchObject({ type: 'ok' });
    server.time += 2000;
    expect(await say(bo)).toMatchObject({ type: 'ok' });
    expect(await say(bo)).toMatchObject({ type: 'no' });
    await server.wait(60_000);
    expect(server.host.talkers.size).toBe(0);
  });
});

describe('the lobby', () => {
  const stranger = { seats: [{ kind: 'me' }, { kind: 'stranger' }] } as const;
  const shown = async (server: TestServer) => {
    const news = await server.desk.lobby();
    return news.type === 'lobby' ? news.tables.map(({ match }) => match) : [];
  };

  it('shows a table while somebody waits there, and again when they are back', async () => {
    const server = await open();
    const { match, ada } = await server.table('metro', 2, stranger);
    await ada.come();
    let told = 0;
    server.onLobby = () => told++;
    for (let beat = 0; beat < 30; beat++) {
      await server.wait(10_000);
    }
    expect(await shown(server)).toEqual([match]);
    ada.go();
    await server.wait(61_000);
    expect(await shown(server)).toEqual([]);
    expect(told).toBe(1);
    await ada.come();
    expect(await shown(server)).toEqual([match]);
    expect(told).toBe(2);
  });

  it('shows a table while its host looks elsewhere in the app, and not again after they were gone', async () => {
    const server = await open();
    const { match, ada } = await server.table('metro', 2, stranger);
    await ada.come();
    ada.go();
    const look = () => server.askDesk({ person: ada.person }, { type: 'mine', id: 'm' });
    for (let beat = 0; beat < 8; beat++) {
      await server.wait(20_000);
      await look();
    }
    expect(await shown(server)).toEqual([match]);
    await server.wait(61_000);
    await look();
    expect(await shown(server)).toEqual([]);
  });

  it('shows a table by post, whoever is there', async () => {
    const server = await open();
    const clock = { kind: 'post', hours: 24, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;
    const { match } = await server.table('metro', 2, { ...stranger, clock });
    server.time += 86_400_000;
    expect(await shown(server)).toEqual([match]);
  });
});

describe('the desk', () => {
  it('tells everybody at a table when somebody takes another name, or wants to be forgotten', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('metro');
    await server.desk.answer(bo, { type: 'rename', id: 'r', name: 'Beau' });
    expect(ada.table?.seats[1].player).toEqual({ kind: 'person', name: 'Beau' });
    await server.desk.answer(bo, { type: 'forget', id: 'f' });
    expect(ada.table?.seats[1].player).toEqual({ kind: 'person', name: 'Guest' });
  });

  it('gives a newcomer a key, and another device the same person by a code that works once', async () => {
    const server = await open();
    const visitor = { person: undefined };
    const made = isMade(await server.askDesk(visitor, WISH));
    const person = await server.host.people.byKey(made.key ?? '');
    expect(person?.name).toBe('Ada');
    const code = await server.askDesk({ person }, { type: 'code', id: 'c' });
    if (code.type !== 'code') throw new Error(code.type);
    const adopted = await server.askDesk({ person: undefined }, { type: 'adopt', id: 'a', code: code.code });
    const key = adopted.type === 'ok' ? (adopted.key ?? '') : '';
    expect(await server.host.people.byKey(key)).toEqual(person);
    expect(key).not.toBe(made.key);
    expect(await server.askDesk({ person: undefined }, { type: 'adopt', id: 'b', code: code.code })).toMatchObject({
      fault: { code: 'online.code.unknown' },
    });
    const second = await server.askDesk({ person }, { type: 'code', id: 'd' });
    server.time += 601_000;
    const late = { type: 'adopt', id: 'e', code: second.type === 'code' ? second.code : '' } as const;
    expect(await server.askDesk({ person: undefined }, late)).toMatchObject({ type: 'no' });
  });

  it('makes one table for one message, however often it comes', async () => {
    const server = await open();
    const visitor = await server.newcomer('Ada');
    const [one, two] = await Promise.all([server.askDesk(visitor, WISH), server.askDesk(visitor, WISH)]);
    expect(isMade(two).match).toBe(isMade(one).match);
    expect(isMade(await server.askDesk(visitor, { ...WISH, id: 'x' })).match).not.toBe(isMade(one).match);
  });

  it.each([
    ['a game that is not there', { game: 'chess' }, 'online.table.game'],
    ['too many seats', { seats: Array(6).fill({ kind: 'friend' }), game: 'arboretum' }, 'match.seats'],
    ['nobody but computer players', { seats: [1, 2].map((level) => ({ kind: 'bot', level })) }, 'online.table.seats'],
    ['two seats for one', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'online.table.me'],
    ['an unknown option', { settings: { x: 'y' } }, 'settings.unknown'],
    [
      'a zone on Mars',
      { clock: { kind: 'post', hours: 1, weekendsOff: false, nightsOff: true, zone: 'Mars/X' } },
      'online.table.zone',
    ],
    [
      'a match that does not fit',
      { record: { game: 'metro', rulesVersion: 1, seats: 2, settings: {}, log: ['nonsense'] } },
      'metro',
    ],
  ])('refuses %s', async (_, wrong, code) => {
    const server = await open();
    const answer = await server.askDesk({ person: undefined }, { ...WISH, ...(wrong as object) });
    expect(answer.type === 'no' ? answer.fault.code : answer.type).toContain(code);
  });

  it('carries a match online, where it goes on with fair dice of its own', async () => {
    const server = await open();
    const { ada } = await server.table('metro', 2, { seats: [{ kind: 'me' }, { kind: 'friend' }] });
    const first = await server.table('metro', 2);
    await first.ada.come();
    const bo = await new TestLooker(server, first.match).sit('Bo', first.invite);
    const random = new SeededRandom('carry');
    for (let count = 0; count < 5; count++) {
      const { position } = await bo.view();
      await (position.turn === 0 ? first.ada : bo).moveAny(random);
    }
    const record = await bo.ask({ type: 'record' });
    if (record.type !== 'record') throw new Error(record.type);
    const made = isMade(await server.askDesk({ person: ada.person }, { ...WISH, id: 'carry', record: record.record }));
    const again = await new TestLooker(server, made.match, ada.person).come();
    const cy = await new TestLooker(server, made.match).sit('Cy', made.invite);
    expect(again.log.slice(0, record.record.log.length)).toEqual(record.record.log);
    expect(again.table?.dice.carried).toBe(record.record.log.length);
    const { position } = await cy.view();
    expect(await (position.turn === 0 ? again : cy).moveAny(random)).toMatchObject({ type: 'ok' });
  });

  it('shows each of us the board of a match as that seat may know it, and no more', async () => {
    const server = await open();
    const { ada, bo } = await server.tableOfTwo('arboretum');
    const views = [];
    for (const looker of [ada, bo]) {
      const mine = await server.askDesk({ person: looker.person }, { type: 'mine', id: 'm' });
      const { game, position } = await looker.view();
      expect(mine).toMatchObject({ matches: [{ view: game.format(position) }] });
      views.push(game.format(position));
    }
    // Hands are secret, so the two differ.
    expect(views[0]).not.toBe(views[1]);
  });

  it('says when a clock that stands begins to run', async () => {
    const server = await open();
    const { ada } = await server.tableOfTwo('metro', { clock: { kind: 'bank', seconds: 300, increment: 0 } });
    const look = () => server.askDesk({ person: ada.person }, { type: 'mine', id: 'm' });
    const starts = server.time + 30_000;
    expect(await look()).toMatchObject({ matches: [{ starts, deadline: starts + 300_000 }] });
    await server.wait(31_000);
    expect(await look()).toMatchObject({ matches: [expect.not.objectContaining({ starts })] });
  });

  it('lists my matches, whose turn it is, and forgets me when I ask', async () => {
    const server = await open();
    const { match, ada, bo } = await server.tableOfTwo('metro');
    const mine = await server.askDesk({ person: bo.person }, { type: 'mine', id: 'm' });
    const { position } = await bo.view();
    const { turn } = position;
    expect(mine).toMatchObject({
      matches: [{ match, you: 1, status: 'live', turn, yourTurn: turn === 1, moved: false }],
    });
    await ada.ask({ type: 'propose', proposal: { what: 'pause' } });
    const asked = (person: typeof bo.person) => server.askDesk({ person }, { type: 'mine', id: 'a' });
    expect(await asked(bo.person)).toMatchObject({ matches: [{ match, asked: 'pause' }] });
    expect(await asked(ada.person)).toMatchObject({ matches: [expect.not.objectContaining({ asked: 'pause' })] });
    await bo.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
    expect(await server.askDesk({ person: bo.person }, { type: 'forget', id: 'f' })).toMatchObject({ type: 'ok' });
    const other = new TestServer(server.host.parts.store);
    const seen = await new TestLooker(other, match, ada.person).come();
    expect(seen.table?.seats[1].player).toEqual({ kind: 'person', name: 'Guest' });
    expect(seen.news.some(({ type }) => type === 'said')).toBe(false);
    expect(await server.askDesk({ person: bo.person }, { type: 'mine', id: 'n' })).toMatchObject({ matches: [] });
  });
});
