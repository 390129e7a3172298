import { describe, expect, it } from 'vitest';
import { OVER, type Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { verifyRolls } from '../../online/verify.ts';
import { settled } from '../../tests/fake-world.ts';
import { sitDown, until, Visitor } from '../../tests/support/visitor.ts';
import { asYou, isYou } from '../../texts/who.ts';
import { waitingWords } from '../pages/table-words.ts';

/** Whoever must act plays; the answer is that player. */
async function step(players: readonly Visitor[], random: SeededRandom): Promise<Visitor> {
  await until(() => players.some(({ moves }) => moves.length > 0));
  const mover = players.find(({ moves }) => moves.length > 0) as Visitor;
  expect(await mover.play(random)).toBeUndefined();
  const { length } = mover.line.snapshot.log;
  await until(() => players.every(({ line }) => line.snapshot.log.length === length));
  return mover;
}

const isOver = ({ session }: Visitor) => session.snapshot.position.turn === OVER;

describe('a session on a server', () => {
  it.each(shelf)(
    'plays a whole match of $about.title, seen truly from every seat and by a watcher',
    async ({ about }) => {
      const { server, match, players } = await sitDown(about.id, { seats: Math.max(2, about.seats.min) });
      const watcher = await new Visitor(server, match).come();
      const random = new SeededRandom(about.id);
      const all = [...players, watcher];
      while (!isOver(players[0])) await step(players, random);
      await until(() => all.every(isOver));
      const truth = (await server.host.open(match))?.live.story.timeline;
      for (const { session } of all) {
        const { game } = session.room;
        expect(game.format(session.snapshot.position)).toBe(
          truth && game.format(truth.position.view(session.snapshot.viewer)),
        );
        expect(session.snapshot.moves).toEqual([]);
      }
      await until(() => all.every(({ session }) => session.record !== undefined));
      const file = players[0].session.toFile();
      if (!file || !('dice' in file)) throw new Error('No file.');
      expect(must(verifyRolls(players[0].session.room.game, file.record, file.dice))).toBe(truth?.rolls);
      // Once it is over, nothing of the past is hidden.
      expect(watcher.session.snapshot.earlier().at(-1)).toBeDefined();
      expect(watcher.session.record?.log).toEqual(truth?.log);
    },
  );

  it('calls the one at the screen "you" and gives computer players names of their own', async () => {
    const { ada } = await sitDown('metro', {
      more: { seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }, { kind: 'bot', level: 1 }] },
    });
    const { players, names } = ada.session;
    expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(new Set(players.map(({ name }) => name)).size).toBe(3);
    expect(names[0]).toBe(asYou('You'));
  });
});

describe('somebody who resigns', () => {
  it('ends a match for two: then every hand is open, to those who watch too', async () => {
    const { server, match, ada, bo } = await sitDown('arboretum');
    const all = [ada, bo, await new Visitor(server, match).come()];
    const { game } = ada.session.room;
    const whole = game.format((await server.host.open(match))?.live.story.timeline.position as Position);
    const seen = () => all.map(({ session }) => game.format(session.snapshot.position));
    expect(seen()).not.toContain(whole);
    void ada.session.wish({ type: 'resign' });
    await until(() => seen().every((each) => each === whole));
    // Nobody's turn is called, neither on the screen nor to those who listen.
    expect(all.map(({ session }) => waitingWords(session))).toEqual([
      'Bo wins. You resigned.',
      'You win. Ada resigned.',
      'Bo wins. Ada resigned.',
    ]);
  });

  it('is told to the others once, asks for nothing more, and is no longer “you” in what the computer does', async () => {
    const { ada, bo } = await sitDown('metro', { seats: 3 });
    const wish = ada.session.wish({ type: 'resign' });
    await until(() => bo.session.snapshot.notices.length > 0);
    expect(await wish).toBeUndefined();
    const [notice] = bo.session.snapshot.notices;
    expect(notice.words).toMatch(/^Ada resigned\. A computer player/);
    notice.actions[0].act();
    expect(bo.session.snapshot.notices).toEqual([]);
    await until(() => ada.session.snapshot.notices.length > 0);
    expect(ada.session.snapshot.canUndo).toBe(false);
    expect(ada.session.names[0]).toBe('Ada (computer)');
    // What is hers on the table stays hers, under a name that fits its label.
    expect([isYou(ada.session.owners[0]), bo.session.owners[0]]).toEqual([true, 'Ada']);
  });
});

describe('a move', () => {
  it('is on the board at once, and stays when the server has confirmed it', async () => {
    const { ada, bo } = await sitDown('blue-lagoon');
    const mover = ada.moves.length > 0 ? ada : bo;
    mover.sockets.isHeld = true;
    const { length } = mover.session.snapshot.log;
    const played = mover.play();
    expect(mover.session.snapshot.log).toHaveLength(length + 1);
    expect(mover.moves).toEqual([]);
    expect(mover.session.snapshot.canUndo).toBe(false);
    await settled();
    mover.sockets.release();
    expect(await played).toBeUndefined();
    expect(mover.session.snapshot.log).toHaveLength(length + 1);
    expect(mover.session.snapshot.canUndo).toBe(true);
  });

  it('goes back with the reason when the server refuses it', async () => {
    const { ada, bo, server, match } = await sitDown('blue-lagoon');
    const mover = ada.moves.length > 0 ? ada : bo;
    const { length } = mover.session.snapshot.log;
    const hosted = await server.host.open(match);
    // Meanwhile, and before that is told, the table has been paused.
    mover.sockets.isHeld = true;
    await hosted?.live.inTurn(async () => void (await hosted.live.happen({ kind: 'pause' })));
    const played = mover.play();
    expect(mover.session.snapshot.log).toHaveLength(length + 1);
    await settled();
    mover.sockets.release();
    expect(await played).toMatchObject({ code: 'online.match.paused' });
    expect(mover.session.snapshot.log).toHaveLength(length);
    expect(mover.moves).toEqual([]);
    expect(mover.session.snapshot.notices.map(({ id }) => id)).toEqual(['paused']);
  });

  it('against the rules never leaves the page', async () => {
    const { ada, bo } = await sitDown('metro');
    const mover = ada.moves.length > 0 ? ada : bo;
    const other = mover === ada ? bo : ada;
    expect(await mover.session.submit('nonsense')).toMatchObject({ code: expect.stringMatching(/^metro/) });
    expect(await other.session.submit('nonsense')).toMatchObject({ code: 'match.turn' });
    expect(mover.line.snapshot.unanswered).toBe(0);
  });

  it('that was made without a line is sent when the line is back, and counts once', async () => {
    const { ada, bo } = await sitDown('stratopolis');
    const [mover, other] = ada.moves.length > 0 ? [ada, bo] : [bo, ada];
    mover.sockets.isDown = true;
    mover.sockets.cut();
    await mover.clock.pass(1499);
    expect(mover.session.snapshot.notices).toEqual([]);
    await mover.clock.pass(1);
    expect(mover.session.snapshot.notices.map(({ id }) => id)).toEqual(['lost']);
    const played = mover.play();
    const { length } = mover.session.snapshot.log;
    mover.sockets.isDown = false;
    await mover.clock.pass(15_000);
    expect(await played).toBeUndefined();
    await until(() => other.line.snapshot.log.length >= length);
    expect(other.line.snapshot.log).toHaveLength(mover.line.snapshot.log.length);
    expect(mover.session.snapshot.notices).toEqual([]);
  });

  it('that was made offline says at once that it is not sent, and that the clock runs', async () => {
    const { ada, bo } = await sitDown('metro', { more: { clock: { kind: 'bank', seconds: 600, increment: 0 } } });
    const mover = ada.moves.length > 0 ? ada : bo;
    const said = () => mover.session.snapshot.notices.map(({ words }) => words);
    mover.sockets.isDown = true;
    mover.goOffline();
    expect(said()).toEqual([expect.stringMatching(/^You’re offline\. Your clock keeps running\. You can still move/)]);
    void mover.play();
    expect(said()).toEqual(['You’re offline. Your clock keeps running. Your move is sent when you’re back.']);
    expect(mover.session.snapshot.unsentBy).toBe(mover.line.snapshot.table?.you);
    mover.sockets.isDown = false;
    await mover.clock.pass(15_000);
    await until(() => said().length === 0);
    expect(mover.session.snapshot.unsentBy).toBeUndefined();
  });

  it('that was made offline outlives a reload', async () => {
    const { ada, bo } = await sitDown('stratopolis');
    const [mover, other] = ada.moves.length > 0 ? [ada, bo] : [bo, ada];
    mover.goOffline();
    void mover.play();
    const played = mover.session.snapshot.log.at(-1)?.text;
    const { session } = await mover.reload();
    await until(() => session.snapshot.canUndo && other.moves.length > 0);
    expect(other.line.snapshot.log).toContain(played);
  });

  it('that was made offline is forgotten when the match has gone on without it', async () => {
    const { ada, bo } = await sitDown('blue-lagoon');
    const mover = ada.moves.length > 0 ? ada : bo;
    const phone = await mover.reload(new Map(mover.kept));
    mover.goOffline();
    void mover.play();
    expect(await phone.session.submit(phone.moves[phone.moves.length - 1])).toBeUndefined();
    const { line, session } = await mover.reload();
    await settled();
    expect(line.snapshot).toMatchObject({ log: phone.line.snapshot.log, unanswered: 0 });
    expect([...mover.kept.keys()]).toEqual([...phone.kept.keys()]);
    // It is said, until that is acknowledged.
    const missed = session.snapshot.notices.find(({ id }) => id === 'missed');
    expect(missed?.words).toBe('Your last move arrived too late. The match had moved on.');
    missed?.actions[0].act();
    expect(session.snapshot.notices).toEqual([]);
  });

  it('whose answer was lost with the line is not played twice', async () => {
    const { ada, bo } = await sitDown('blue-lagoon');
    const [mover, other] = ada.moves.length > 0 ? [ada, bo] : [bo, ada];
    mover.sockets.isHeld = true;
    const played = mover.play();
    await until(() => other.line.snapshot.log.length > 0 && other.moves.length > 0);
    const { length } = other.line.snapshot.log;
    mover.sockets.cut();
    mover.sockets.isHeld = false;
    await mover.clock.pass(300);
    expect(await played).toBeUndefined();
    expect(other.line.snapshot.log).toHaveLength(length);
    expect(mover.line.snapshot.log).toHaveLength(length);
  });
});

describe('what others must agree to', () => {
  it('undo asks for a takeback of the own last move and what came after it', async () => {
    const { players, ada, bo } = await sitDown('metro');
    const random = new SeededRandom('takeback');
    for (let moves = 0; moves < 6; moves++) await step(players, random);
    const before = ada.session.snapshot.log.length;
    const ply = ada.session.ownPly;
    expect(ada.session.snapshot.canUndo).toBe(true);
    expect(await ada.session.undo()).toBeUndefined();
    await until(() => bo.line.snapshot.table?.offer !== null);
    expect(bo.line.snapshot.table?.offer).toMatchObject({ by: 0, proposal: { what: 'takeback', ply } });
    expect(ada.session.snapshot.canUndo).toBe(false);
    expect(ada.session.snapshot.log).toHaveLength(before);
    expect(await bo.session.wish({ type: 'answer', agree: true })).toBeUndefined();
    await until(() => ada.session.snapshot.log.length === ply && bo.session.snapshot.log.length === ply);
    expect(ada.moves.length).toBeGreaterThan(0);
  });

  it('keeps what somebody has begun while the table changes around it', async () => {
    const { ada, bo } = await sitDown('blue-lagoon');
    const [mover, other] = ada.moves.length > 0 ? [ada, bo] : [bo, ada];
    const { position, moves } = mover.session.snapshot;
    expect(await other.session.wish({ type: 'propose', proposal: { what: 'pause' } })).toBeUndefined();
    await until(() => mover.line.snapshot.table?.offer !== null);
    expect(mover.session.snapshot.position).toBe(position);
    expect(mover.moves).toBe(moves);
  });

  it('a pause stops play for all until somebody resumes', async () => {
    const { ada, bo } = await sitDown('blue-lagoon');
    const mover = ada.moves.length > 0 ? ada : bo;
    await ada.session.wish({ type: 'propose', proposal: { what: 'pause' } });
    await bo.session.wish({ type: 'answer', agree: true });
    await until(() => mover.moves.length === 0);
    const [paused] = mover.session.snapshot.notices;
    expect(paused.id).toBe('paused');
    paused.actions[0].act();
    await until(() => mover.moves.length > 0);
    expect(mover.session.snapshot.notices).toEqual([]);
  });

  it('a rematch leads both to the new table, where their seats are kept', async () => {
    const { ada, bo } = await sitDown('metro');
    await ada.session.wish({ type: 'resign' });
    // Who asks keeps the result in sight until the other has answered.
    expect(must(await bo.session.rematch())).toBe(bo.session.address);
    expect(bo.satAt).toHaveLength(1);
    await until(() => ada.session.snapshot.notices.some(({ id }) => id === 'rematch'));
    expect(ada.session.rematches).toBe('joined');
    expect(ada.session.snapshot.notices.find(({ id }) => id === 'rematch')?.words).toBe('Bo wants a rematch.');
    expect(must(await ada.session.rematch())).toContain(bo.satAt[0]);
    expect(ada.satAt).toEqual(bo.satAt);
  });

  it('says no to a rematch, and may still come after all', async () => {
    const { ada, bo } = await sitDown('metro');
    await ada.session.wish({ type: 'resign' });
    await bo.session.rematch();
    const heard = () => ada.session.snapshot.notices.find(({ id }) => id === 'rematch');
    await until(() => heard() !== undefined);
    heard()?.actions[0].act();
    await until(() => heard()?.words === 'You said no to a rematch.');
    expect(heard()?.actions).toEqual([]);
    expect(ada.session.rematches).toBe('declined');
    await until(() => bo.session.snapshot.notices[0]?.words === 'Ada said no to a rematch.');
  });

  it('a rematch that has begun is what those who come back are led to', async () => {
    const { server, ada, bo } = await sitDown('metro');
    await ada.session.wish({ type: 'resign' });
    await bo.session.rematch();
    const [next] = bo.satAt;
    for (const { kept } of [bo, ada]) {
      const { line } = new Visitor(server, next, undefined, kept);
      line.subscribe(() => {});
      await line.sit('Ada');
      if (kept === ada.kept) continue;
      // Seated, and the other has not answered.
      await until(() => bo.session.rematches === 'asked');
      expect(bo.session.snapshot.notices.map(({ words }) => words)).toEqual(['You asked Ada for a rematch.']);
      expect(bo.went).toEqual([]);
    }
    // It has begun: the one who asked is taken there.
    await until(() => bo.went.length > 0);
    expect(bo.went).toEqual([`/metro/online/${next}`]);
    const { session } = await ada.reload();
    expect(session.rematches).toBe('begun');
    expect(session.snapshot.notices.map(({ words }) => words)).toEqual(['Your rematch is on.']);
  });
});

describe('help', () => {
  it('is for people who play against computer players only', async () => {
    const alone = await sitDown('metro', { more: { seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] } });
    await until(() => alone.ada.moves.length > 0);
    alone.ada.session.askHints();
    expect(alone.ada.session.snapshot.guidance.kind).not.toBe('none');
    const { ada, bo } = await sitDown('metro');
    const mover = ada.moves.length > 0 ? ada : bo;
    mover.session.askHints();
    expect(mover.session.snapshot.guidance).toEqual({ kind: 'none' });
  });

  it('leaves a running match without a copy to study', async () => {
    const { ada } = await sitDown('blue-lagoon');
    expect(ada.session.record).toBeUndefined();
    expect(ada.session.toFile()).toBeUndefined();
  });
});

describe('a seat', () => {
  it('that a computer player holds can be taken back', async () => {
    const { ada, bo, server, match } = await sitDown('blue-lagoon');
    const [mover, other] = ada.moves.length > 0 ? [ada, bo] : [bo, ada];
    const hosted = await server.host.open(match);
    const who = mover.session.snapshot.viewer as number;
    await hosted?.live.inTurn(async () => void (await hosted.live.happen({ kind: 'late', who })));
    await until(() => mover.session.snapshot.notices.some(({ id }) => id === 'late'));
    expect(await other.session.wish({ type: 'replace', seat: who, by: { kind: 'bot', level: 1 } })).toBeUndefined();
    await until(() => mover.session.snapshot.notices.some(({ id }) => id === 'held'));
    expect(mover.moves).toEqual([]);
    mover.session.snapshot.notices.find(({ id }) => id === 'held')?.actions[0].act();
    await until(() => mover.session.snapshot.notices.length === 0);
    const listed = listMoves(mover.session.room.game, mover.session.snapshot.position);
    await until(() => mover.moves.length > 0 || other.moves.length > 0);
    expect(mover.moves.length === 0 || mover.moves.length === listed.length).toBe(true);
  });

  it('that was given up stays with the computer player', async () => {
    const { ada, bo } = await sitDown('metro', { seats: 3 });
    await ada.session.wish({ type: 'resign' });
    await until(() => ada.session.snapshot.notices.some(({ id }) => id === 'left'));
    expect(bo.line.snapshot.table?.seats[0]).toMatchObject({ left: true });
  });

  it('of a watcher does nothing', async () => {
    const { server, match } = await sitDown('blue-lagoon');
    const watcher = await new Visitor(server, match).come();
    expect(watcher.session.snapshot).toMatchObject({ viewer: 'spectator', mayPlay: false, moves: [], canUndo: false });
    expect(watcher.session.snapshot.notices.map(({ id }) => id)).toEqual(['watching']);
    expect(await watcher.session.submit('x')).toMatchObject({ code: 'match.turn' });
  });
});
