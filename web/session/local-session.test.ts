import { describe, expect, it } from 'vitest';
import { listMoves } from '../../core/list-moves.ts';
import { must, type Result } from '../../core/result.ts';
import { type BotAnswer, FakeBots, FakeBrowser, settled } from '../../tests/fake-world.ts';
import { failed } from '../../tests/support/faults.ts';
import { ada, bo, roomOf, you } from '../../tests/support/players.ts';
import { startMatch } from './new-match.ts';
import type { Player } from './player.ts';
import { openSaved } from './saved-session.ts';
import type { Session } from './session.ts';
import type { Bots, World } from './world.ts';

/** Opens a kept match in a tab and waits until it is known which tab has it. */
async function open(browser: FakeBrowser, world: World, id: string): Promise<Session> {
  const saved = must(world.store.loadMatch(id) ?? notKept());
  const session = must(openSaved(world, await roomOf(saved.record.game), saved));
  session.subscribe(() => {});
  await browser.clock.pass(200);
  return session;
}

async function start(game: string, players: readonly Player[], browser = new FakeBrowser(), bots?: () => Bots) {
  const world = browser.openTab(bots);
  const id = must(startMatch(world, await roomOf(game), players, {}));
  return { browser, world, id, session: await open(browser, world, id) };
}

/** A match that nobody listens to yet, so that its tab has not asked for it. */
async function startUnheard() {
  const browser = new FakeBrowser();
  const world = browser.openTab();
  const room = await roomOf('metro');
  const id = must(startMatch(world, room, [you, bo], {}));
  return { browser, id, session: must(openSaved(world, room, must(world.store.loadMatch(id) ?? notKept()))) };
}

const textsOf = ({ snapshot }: Session) => Array.from(snapshot.log, (line) => line.text);
const linesOf = ({ snapshot }: Session) => Array.from(snapshot.log);

describe('a local session', () => {
  it('F7: what was undone can be made again after a reload, step by step', async () => {
    const { browser, id, session } = await start('metro', [you, bo]);
    for (let move = 0; move < 3; move++) await session.submit(session.snapshot.moves[0]);
    const whole = textsOf(session);
    await session.undo();
    await session.undo();
    const again = await open(browser, browser.openTab(), id);
    await browser.clock.pass(1000);
    again.snapshot.notices[0]?.actions[0].act();
    await browser.clock.pass(1000);
    expect(again.snapshot.undone.map((line) => line.text)).toEqual(whole.slice(textsOf(again).length));
    await again.redo();
    await again.redo();
    expect(textsOf(again)).toEqual(whole);
    expect(again.snapshot.canRedo).toBe(false);
  });

  it('F5: undo gives back the same luck, also after a reload; the log shows what was undone', async () => {
    const { browser, id, session } = await start('arboretum', [you, ada]);
    const draw = session.snapshot.moves[0];
    await session.submit(draw);
    const drawn = textsOf(session);
    await session.undo();
    expect(session.snapshot.undone.map((line) => line.text)).toEqual(drawn.slice(textsOf(session).length));
    await session.submit(draw);
    expect(textsOf(session)).toEqual(drawn);
    expect(session.snapshot.undone).toEqual([]);
    await session.undo();
    browser.freeze();
    const again = await open(browser, browser.openTab(), id);
    await again.submit(draw);
    expect(textsOf(again)).toEqual(drawn);
  });

  it('hints and undo after a draw are remembered for the stars of a campaign; putting a slip right is not', async () => {
    const { browser, id, session } = await start('race-to-the-raft', [you]);
    const { game } = session.room;
    await session.submit(session.snapshot.moves[0]);
    const { position, moves } = session.snapshot;
    await session.submit(moves.find((move) => /^[BGPRY]\d{8}/.test(game.formatMove(position, move))) ?? noMove());
    expect(session.snapshot.undoCounts).toBe(false);
    await session.undo();
    expect(session.help).toEqual({ undo: false, hints: false });
    // The button says so before it is pressed.
    expect(session.snapshot.undoCounts).toBe(true);
    await session.undo();
    expect(session.help).toEqual({ undo: true, hints: false });
    // Who makes it again has only looked.
    await session.redo();
    expect(session.help).toEqual({ undo: false, hints: false });
    await session.undo();
    session.askHints();
    // At once: a reload before the next move must not give the star back.
    browser.freeze();
    const again = await open(browser, browser.openTab(), id);
    expect(again.help).toEqual({ undo: true, hints: true });
    await again.redo();
    expect(again.help).toEqual({ undo: false, hints: true });
    await again.undo();
    await again.submit(again.snapshot.moves[1]);
    expect(again.help).toEqual({ undo: true, hints: true });
  });

  it('F5: the secret is kept beside the match and shown nowhere', async () => {
    const { session, world, id } = await start('arboretum', [you, ada]);
    await session.submit(session.snapshot.moves[0]);
    const { secret, record } = must(world.store.loadMatch(id) ?? notKept());
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const { earlier, ...shown } = session.snapshot;
    expect(JSON.stringify([shown, earlier(), record, session.record, session.toFile()])).not.toContain(secret);
  });

  it('returns the fault of a move that does not count, and leaves the match as it was', async () => {
    const { session } = await start('metro', [you, bo]);
    const before = textsOf(session);
    expect(await session.submit('nonsense')).toMatchObject({ code: expect.stringContaining('metro') });
    expect(textsOf(session)).toEqual(before);
  });

  it('what was shown once stays as it was, whatever is played, undone and played instead', async () => {
    const { session } = await start('metro', [you, bo]);
    await session.submit(session.snapshot.moves[0]);
    await session.submit(session.snapshot.moves[0]);
    const { log } = session.snapshot;
    const told = JSON.stringify([...log]);
    await session.submit(session.snapshot.moves[0]);
    await session.undo();
    await session.undo();
    await session.submit(session.snapshot.moves[1]);
    await session.submit(session.snapshot.moves[1]);
    await session.submit(session.snapshot.moves[1]);
    expect(JSON.stringify([...log])).toBe(told);
    expect([log.at(-1), log.at(log.length), log.slice(-1)]).toEqual([
      log.slice()[log.length - 1],
      undefined,
      [log.at(-1)],
    ]);
    expect(session.snapshot.log.at(-1)?.move).toBe(4);
  });

  it('looking at a match leaves its date, and playing on changes it', async () => {
    const { browser, world, id, session } = await start('metro', [you, bo]);
    const changed = () => must(world.store.loadMatch(id) ?? notKept()).changed;
    const begun = changed();
    await browser.clock.pass(60_000);
    await open(browser, world, id);
    expect(changed()).toBe(begun);
    await session.submit(session.snapshot.moves[0]);
    expect(changed()).toBe(browser.clock.now());
  });

  it('refuses a second click on a position that is gone', async () => {
    const { browser, session } = await startUnheard();
    session.subscribe(() => {});
    // Nobody knows yet which tab has the match: the clicks wait.
    const [move] = session.snapshot.moves;
    const answers = Promise.all([session.submit(move), session.submit(move)]);
    await browser.clock.pass(200);
    const [first, second] = await answers;
    expect(first).toBeUndefined();
    expect(second).toMatchObject({ code: 'match.moved-on' });
  });
});

describe('storage', () => {
  it('F2: where it is denied a match starts and plays', async () => {
    const browser = new FakeBrowser();
    browser.isDenied = true;
    const { session } = await start('metro', [you, bo], browser);
    expect(await session.submit(session.snapshot.moves[0])).toBeUndefined();
    expect(linesOf(session).some((line) => line.seat === 0)).toBe(true);
  });

  it('F2: where it is full a match starts and plays', async () => {
    const browser = new FakeBrowser();
    browser.room = 3;
    const { session, world, id } = await start('metro', [you, bo], browser);
    expect(await session.submit(session.snapshot.moves[0])).toBeUndefined();
    expect(must(world.store.loadMatch(id) ?? notKept()).record.log).toEqual(textsOf(session));
    expect(browser.kept.size).toBe(0);
  });
});

describe('computer players', () => {
  const awake = async (answer: BotAnswer) => {
    const { browser, session } = await start('metro', [ada, you], undefined, () => new FakeBots(answer));
    await browser.clock.pass(60_000);
    return session;
  };

  it.each([
    ['dies', () => new Error('out of memory')],
    ['has nothing to say', () => undefined],
    ['answers an illegal move', () => 'nonsense'],
    ['is silent for ever', () => new Promise<never>(() => {})],
  ] satisfies [string, BotAnswer][])('one that %s gets a legal move, and the table is told', async (_, answer) => {
    const session = await awake(answer);
    expect(linesOf(session).filter((line) => line.seat === 0)).toHaveLength(1);
    expect(session.snapshot.notices.map((notice) => notice.words)).toEqual([expect.stringContaining('Ada')]);
    expect(session.snapshot.moves.length).toBeGreaterThan(0);
  });

  it('one whose program is missing plays nothing: only a reload helps', async () => {
    const session = await awake(() => 'missing');
    expect(linesOf(session).filter((line) => line.seat >= 0)).toEqual([]);
    expect(session.snapshot.notices).toEqual([]);
  });

  it('see what their seat may know and nothing else', async () => {
    const bots = new FakeBots(() => undefined);
    const { browser, session } = await start('arboretum', [ada, you], undefined, () => bots);
    await browser.clock.pass(2000);
    const { game } = await roomOf('arboretum');
    for (const { view } of bots.asked) {
      const position = must(game.parse(view));
      expect(game.format(position.view(position.turn as number))).toBe(view);
    }
    expect(session.snapshot.log.length).toBeGreaterThan(0);
  });
});

describe('hints', () => {
  it.each([
    ['no answer', () => undefined],
    ['an error', () => new Error('gone')],
    ['an illegal move', () => 'nonsense'],
    ['silence', () => new Promise<never>(() => {})],
  ] satisfies [string, BotAnswer][])(
    'F22: a hint that fails with %s says so, and the thinking ends',
    async (_, answer) => {
      const { browser, session } = await start('metro', [you, bo], undefined, () => new FakeBots(answer));
      session.askHints();
      expect(session.snapshot.guidance.kind).toBe('thinking');
      await browser.clock.pass(60_000);
      expect(session.snapshot.guidance.kind).toBe('failed');
      session.closeHints();
      expect(session.snapshot.guidance.kind).toBe('none');
    },
  );

  it('where the table wins as one, its chance is that of the best idea once somebody has asked', async () => {
    const { game } = await roomOf('race-to-the-raft');
    const bots: Bots = {
      ask: async ({ view, milliseconds }) => {
        const position = must(game.parse(view));
        const [move] = listMoves(game, position);
        const moves = [{ text: game.formatMove(position, move), win: milliseconds > 500 ? 0.55 : 0.73, doubt: 0.02 }];
        return { moves, iterations: 1, exact: false };
      },
      stop: () => {},
    };
    const { browser, session } = await start('race-to-the-raft', [you], undefined, () => bots);
    await browser.clock.pass(2000);
    expect(session.snapshot.chance).toBe(0.73);
    session.askHints();
    await browser.clock.pass(2000);
    expect(session.snapshot.guidance).toMatchObject({ kind: 'hints', hints: [{ win: 0.55 }] });
    expect(session.snapshot.chance).toBe(0.55);
    session.closeHints();
    expect(session.snapshot.chance).toBe(0.55);
    // Where the best hint was followed is remembered: no review calls that a mistake.
    session.askHints();
    await browser.clock.pass(2000);
    const ply = session.record?.log.length;
    await session.submit(session.snapshot.moves[0]);
    expect(session.help).toEqual({ undo: false, hints: true, advised: [ply] });
    await session.undo();
    await session.submit(session.snapshot.moves[0]);
    expect(session.help).toEqual({ undo: true, hints: true });
  });

  it('are followed where the best of them is played', async () => {
    const { game } = await roomOf('metro');
    const bots: Bots = {
      ask: async ({ view }) => {
        const position = must(game.parse(view));
        const moves = listMoves(game, position).map((move, at) => ({
          ...{ text: game.formatMove(position, move), win: at === 0 ? 0.6 : 0.5, doubt: 0.01 },
        }));
        return { moves, iterations: 1, exact: false };
      },
      stop: () => {},
    };
    const { browser, session } = await start('metro', [you, bo], undefined, () => bots);
    session.askHints();
    await browser.clock.pass(2000);
    const { guidance } = session.snapshot;
    if (guidance.kind !== 'hints') throw new Error(guidance.kind);
    await session.submit(guidance.hints[1].move);
    expect(session.help).toEqual({ undo: false, hints: true });
  });

  it('are for the position that was asked about', async () => {
    const { browser, session } = await start('metro', [you, bo], undefined, () => new FakeBots(() => undefined));
    session.askHints();
    await session.submit(session.snapshot.moves[0]);
    await browser.clock.pass(60_000);
    expect(session.snapshot.guidance.kind).toBe('none');
  });
});

describe('several people at one screen', () => {
  it('F1: the next hand is not shown before the next person has lifted the curtain', async () => {
    const { session } = await start('arboretum', [you, bo]);
    const { game } = session.room;
    expect(session.snapshot).toMatchObject({ viewer: 'spectator', curtain: 0, moves: [] });
    const { position } = session.snapshot;
    expect(game.format(position)).toBe(game.format(position.view('spectator')));
    session.liftCurtain();
    expect(session.snapshot).toMatchObject({ viewer: 0, curtain: undefined });
    expect(session.snapshot.moves.length).toBeGreaterThan(0);
  });
});

describe('two tabs', () => {
  it('F4: the first plays, the second follows and may not play', async () => {
    const { browser, id, session } = await start('metro', [you, bo]);
    const second = await open(browser, browser.openTab(), id);
    expect(second.snapshot.moves).toEqual([]);
    expect(second.snapshot.notices.map((notice) => notice.id)).toEqual(['elsewhere']);
    expect(await second.submit('0')).toMatchObject({ code: 'match.elsewhere' });
    await session.submit(session.snapshot.moves[0]);
    await settled();
    expect(textsOf(second)).toEqual(textsOf(session));
    await session.undo();
    await settled();
    expect(textsOf(second)).toEqual(textsOf(session));
    expect(second.snapshot.canUndo || second.snapshot.canRedo).toBe(false);
  });

  it('F4: the second takes over, and the first follows from then on', async () => {
    const { browser, id, session } = await start('metro', [you, bo]);
    const second = await open(browser, browser.openTab(), id);
    await session.submit(session.snapshot.moves[0]);
    second.snapshot.notices[0].actions[0].act();
    await browser.clock.pass(50);
    expect(session.snapshot.notices.map((notice) => notice.id)).toEqual(['elsewhere']);
    expect(second.snapshot.notices).toEqual([]);
    expect(await second.submit(second.snapshot.moves[0])).toBeUndefined();
    await settled();
    expect(textsOf(session)).toEqual(textsOf(second));
    expect(linesOf(second).filter((line) => line.seat >= 0)).toHaveLength(2);
  });

  it('F4: a tab that was frozen while another took the match can write nothing', async () => {
    const browser = new FakeBrowser();
    const { id, session } = await start('metro', [you, bo], browser);
    await session.submit(session.snapshot.moves[0]);
    // It hears nothing and answers nothing.
    browser.freeze();
    const second = await open(browser, browser.openTab(), id);
    expect(second.snapshot.notices).toEqual([]);
    await second.submit(second.snapshot.moves[1]);
    const played = textsOf(second);
    expect(await session.submit(session.snapshot.moves[0])).toMatchObject({ code: 'match.elsewhere' });
    expect(textsOf(session)).toEqual(played);
    expect(must(browser.openTab().store.loadMatch(id) ?? notKept()).record.log).toEqual(played);
  });

  it('F4: where only the word of the other tab fits into the storage, a frozen tab still plays nothing', async () => {
    const browser = new FakeBrowser();
    const { id, session } = await start('metro', [you, bo], browser);
    browser.freeze();
    browser.room = [...browser.kept.values()].reduce((sum, text) => sum + text.length, 0);
    const second = await open(browser, browser.openTab(), id);
    await second.submit(second.snapshot.moves[1]);
    expect(await session.submit(session.snapshot.moves[0])).toMatchObject({ code: 'match.elsewhere' });
    expect(session.snapshot.moves).toEqual([]);
  });

  it('F4: to see that no other tab has taken the match, a tab reads as little late in a match as at its start', async () => {
    const browser = new FakeBrowser();
    const { session } = await start('metro', [you, bo], browser);
    const read: number[] = [];
    for (let move = 0; move < 20; move++) {
      const before = browser.read;
      await session.submit(session.snapshot.moves[0]);
      read.push(browser.read - before);
    }
    expect(new Set(read).size).toBe(1);
  });

  it('F4: a computer player whose tab loses the match rests there and plays in the other one, once', async () => {
    const browser = new FakeBrowser();
    const world = browser.openTab(() => new FakeBots(() => undefined));
    const id = must(startMatch(world, await roomOf('metro'), [you, ada], {}));
    const session = await open(browser, world, id);
    await session.submit(session.snapshot.moves[0]);
    const second = await open(browser, browser.openTab(), id);
    // Ada is thinking in the first tab.
    second.snapshot.notices[0].actions[0].act();
    await browser.clock.pass(50);
    session.snapshot.notices[0].actions[0].act();
    await browser.clock.pass(5000);
    expect(textsOf(second)).toEqual(textsOf(session));
    expect(linesOf(session).filter((line) => line.seat === 1)).toHaveLength(1);
  });

  it('F4: the one that is left plays on when the other closes', async () => {
    const { browser, id, session } = await startUnheard();
    const leave = session.subscribe(() => {});
    await browser.clock.pass(200);
    const second = await open(browser, browser.openTab(), id);
    expect(second.snapshot.moves).toEqual([]);
    leave();
    await browser.clock.pass(200);
    expect(second.snapshot.moves.length).toBeGreaterThan(0);
  });

  it('F4: of two that open at the same moment one plays', async () => {
    const browser = new FakeBrowser();
    const world = browser.openTab();
    const room = await roomOf('metro');
    const id = must(startMatch(world, room, [you, bo], {}));
    const sessions = [world, browser.openTab(), browser.openTab()].map((tab) => {
      const session = must(openSaved(tab, room, must(tab.store.loadMatch(id) ?? notKept())));
      session.subscribe(() => {});
      return session;
    });
    await browser.clock.pass(1000);
    expect(sessions.filter(({ snapshot }) => snapshot.moves.length > 0)).toHaveLength(1);
  });

  it('F4: a full storage loses nothing when a match is taken over', async () => {
    const browser = new FakeBrowser();
    const { id, session } = await start('metro', [you, bo], browser);
    browser.room = 0;
    await session.submit(session.snapshot.moves[0]);
    const second = await open(browser, browser.openTab(), id);
    expect(textsOf(second)).toEqual(textsOf(session));
    second.snapshot.notices[0].actions[0].act();
    await browser.clock.pass(50);
    await second.submit(second.snapshot.moves[0]);
    await settled();
    expect(textsOf(session)).toEqual(textsOf(second));
  });

  it('F4: the tab that follows a match of several people shows nobody’s hand', async () => {
    const { browser, id, session } = await start('arboretum', [you, bo]);
    session.liftCurtain();
    const second = await open(browser, browser.openTab(), id);
    expect(second.snapshot).toMatchObject({ viewer: 'spectator', curtain: undefined, moves: [] });
  });
});

function noMove(): never {
  throw new Error('No cat can move.');
}

function notKept(): Result<never> {
  return failed('test');
}
