import { describe, expect, it, onTestFinished } from 'vitest';
import { CHANCE, OVER, type Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { openMatch, submit } from '../core/match.ts';
import { type Dice, plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import type { Settings } from '../core/settings.ts';
import { startTimeline, type Timeline } from '../core/timeline.ts';
import { shelf } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { memoryStore, openGateway, TestLooker, TestServer } from '../tests/support/online.ts';
import { tellAll } from './match/telling.ts';

/** A match played by chance alone, whole. */
function playWhole(room: Room, seats: number, settings: Settings, seed: string): Timeline {
  const random = new SeededRandom(seed);
  const match = must(openMatch<Position>(room.game, seats, settings, plainDice(random)));
  while (match.position.turn !== OVER) {
    const moves = listMoves(room.game, match.position);
    const text = room.game.formatMove(match.position, moves[random.below(moves.length)]);
    expect(submit(match, match.position.turn, text, plainDice(random))).toBeUndefined();
  }
  return match;
}

/** Worlds to compare: whole matches where that is possible, else up to some rolls that brought something else unseen. */
function listWorlds(match: Timeline): (readonly [Timeline, Timeline])[] {
  const other = findOtherWorld(match);
  if (other) return [[match, other]];
  const hidden = match.log.map((_, line) => line).filter((line) => isHidden(match, line));
  const some = hidden.filter((_, at) => at % Math.ceil(hidden.length / 5) === 0);
  return some.flatMap((line) => {
    const changed = changeRoll(match, line);
    return changed ? [[match.fork(line + 1), changed] as const] : [];
  });
}

/** The match up to a roll, which brings something else that seat 0 and watchers cannot tell from it. */
function changeRoll(match: Timeline, line: number): Timeline | undefined {
  const world = match.fork(line);
  const { position } = world;
  const like = (move: number) => [0, 'spectator' as const].map((viewer) => position.viewMove(move, viewer)).join();
  const own = match.moveAt(line);
  const other = listMoves(match.game, position).find((move) => move !== own && like(move) === like(own));
  if (other !== undefined) world.play(other);
  return other === undefined ? undefined : world;
}

/** The same match with two rolls in each other's place, where neither seat 0 nor a watcher could tell. */
function findOtherWorld(match: Timeline): Timeline | undefined {
  const hidden = match.log.map((_, line) => line).filter((line) => isHidden(match, line));
  const pairs = hidden.flatMap((one, at) => hidden.slice(at + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    if (match.textAt(one) === match.textAt(other)) continue;
    const log = [...match.log];
    [log[one], log[other]] = [log[other], log[one]];
    const world = must(startTimeline(match.game, match.seats, match.settings));
    if (!world.follow(log) && looksSame(match, world)) return world;
  }
  return undefined;
}

function isHidden(match: Timeline, line: number): boolean {
  return match.turnAt(line) === CHANCE && match.view(0).textAt(line) !== match.textAt(line);
}

function looksSame(one: Timeline, other: Timeline): boolean {
  return ([0, 'spectator'] as const).every((viewer) => tellAll(one, viewer).join() === tellAll(other, viewer).join());
}

/** Dice that bring exactly the rolls of this match. */
function diceOf(match: Timeline): Dice {
  const numbers: number[] = [];
  for (let line = 0; line < match.length; line++) {
    if (match.turnAt(line) !== CHANCE) continue;
    const position = match.at(line);
    const rolls = listMoves(match.game, position).sort((a, b) => a - b);
    const before = rolls.slice(0, rolls.indexOf(match.moveAt(line)));
    numbers.push(before.reduce((sum, roll) => sum + position.odds(roll), 0));
  }
  return { forRoll: (number) => ({ below: () => numbers[number] ?? 0 }) };
}

/** Plays the match online, with talk, a proposal and a break in the middle. What each viewer was sent, names apart. */
async function playOnline(
  room: Room,
  match: Timeline,
): Promise<{ player: string[]; watcher: string[]; other: string[] }> {
  const server = new TestServer(await memoryStore(), { makeDice: () => diceOf(match) });
  const {
    match: id,
    invite,
    ada,
  } = await server.table(room.game.id, match.seats, {
    settings: match.settings,
    clock: { kind: 'bank', seconds: 3600, increment: 1 },
  });
  await ada.come();
  const players = [ada];
  for (let seat = 1; seat < match.seats; seat++)
    players.push(await new TestLooker(server, id).sit(`Seat ${seat}`, invite));
  const watcher = await new TestLooker(server, id).come();
  for (let line = 0; line < match.length; line++) {
    const turn = match.turnAt(line);
    if (turn === CHANCE) continue;
    server.time += 1000;
    expect(await players[turn].move(match.textAt(line))).toMatchObject({ type: 'ok' });
    if (line % 10 === 0) await players[1].ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
    if (line % 15 === 7) {
      await players[turn].ask({ type: 'propose', proposal: { what: 'takeback', ply: line } });
      await players[(turn + 1) % match.seats].ask({ type: 'answer', agree: false });
    }
    if (line % 20 === 11) {
      ada.go();
      await ada.come(0, '0'.repeat(16));
      await players[0].ask({ type: 'move', id: 'wrong', ply: 0, hash: '0'.repeat(16), text: 'x' });
    }
  }
  expect(players[0].log.length).toBeGreaterThanOrEqual(match.length);
  const { commitment = '', secret = '' } = ada.table?.dice ?? {};
  const names = [id, invite, commitment, secret];
  const clean = ({ frames }: TestLooker) =>
    frames
      // Told by a timer of the real clock; it says who is looking and nothing of the match.
      .filter((frame) => !frame.startsWith('{"type":"presence"'))
      .map((frame) => frame.replace(/"letters":"[A-Z]*"/, ''))
      .map((frame) => names.reduce((text, name, at) => text.replaceAll(name, `NAME${at}`), frame));
  return { player: clean(ada), watcher: clean(watcher), other: clean(players[1]) };
}

interface Case {
  readonly name: string;
  readonly room: Room;
  readonly seats: number;
  readonly settings: Settings;
}

async function listCases(): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { about, load } of shelf) {
    const room = await load();
    const settings = [
      {},
      ...about.options.flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value.id }))),
    ];
    for (const each of settings) {
      const name = [about.title, ...Object.entries(each).map((pair) => pair.join('='))].join(' ');
      cases.push({ name, room, seats: Math.max(2, about.seats.min), settings: each });
    }
  }
  return cases;
}

describe('two worlds that differ only in what somebody may not know', () => {
  it('send that somebody, and watchers, the same bytes over a whole match', async () => {
    const tried: string[] = [];
    for (const { name, room, seats, settings } of await listCases()) {
      const match = playWhole(room, seats, settings, name);
      const worlds = listWorlds(match);
      // A game that hides something has such worlds, or this test proves nothing for it.
      expect(worlds.length > 0, name).toBe(match.hidesRolls(0));
      if (worlds.length > 0) tried.push(name);
      for (const [one, two] of worlds) {
        const [here, there] = [await playOnline(room, one), await playOnline(room, two)];
        expect(there.player, name).toEqual(here.player);
        expect(there.watcher, name).toEqual(here.watcher);
        expect(there.other, `${name}: the worlds do not differ`).not.toEqual(here.other);
      }
    }
    expect(tried.some((name) => name.startsWith('Arboretum'))).toBe(true);
    expect(tried.some((name) => name.startsWith('Metro'))).toBe(true);
  });
});

describe('the secret of the dice', () => {
  it('is in no frame before the end, in no number of the server, and in nothing that its log would say', async () => {
    const server = new TestServer(await memoryStore());
    const { gateway, base } = await openGateway(server);
    onTestFinished(() => gateway.close());
    const { match, invite, ada } = await server.table('metro', 2);
    const secret = await server.host.tables.secretOf(match);
    await ada.come();
    const bo = await new TestLooker(server, match).sit('Bo', invite);
    const watcher = await new TestLooker(server, match).come();
    const lookers = [ada, bo, watcher];
    const random = new SeededRandom('secret');
    const isTold = () => lookers.some(({ frames }) => frames.some((frame) => frame.includes(secret)));
    for (;;) {
      const { position } = await ada.view();
      // A record, a mistake and a look at the table from outside.
      for (const looker of lookers) await looker.ask({ type: 'record' });
      await bo.move('nonsense');
      if (position.turn === OVER) break;
      expect(isTold()).toBe(false);
      await (position.turn === 0 ? ada : bo).moveAny(random);
    }
    const outside = await Promise.all(
      ['metrics', 'health'].map(async (path) => (await fetch(`http://${base}/${path}`)).text()),
    );
    expect(outside.join()).not.toContain(secret);
    expect(JSON.stringify(server.errors)).not.toContain(secret);
    expect(lookers.every(({ table }) => table?.dice.secret === secret)).toBe(true);
  });
});
