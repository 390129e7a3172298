import { setTimeout as pause } from 'node:timers/promises';
import { plainDice, type Random, SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { hashLines } from '../../online/messages/viewer-hash.ts';
import type { Store } from '../../server/database/open.ts';
import { type Entry, parseEntry } from '../../server/match/entry.ts';
import { Story } from '../../server/match/story.ts';
import { tellAll } from '../../server/match/telling.ts';
import { makeTable } from './new-table.ts';
import { RemoteSeat } from './remote-seat.ts';
import type { ServerProcess } from './server-process.ts';

export interface ChaosPlan {
  readonly room: Room;
  readonly servers: readonly ServerProcess[];
  /** Where players come in, once the servers run; any of the servers unless there is a balancer. */
  readonly door?: () => Promise<Door>;
  readonly tables: number;
  readonly kills: number;
  readonly random: Random;
  /** Opens what the servers wrote, once they are gone. */
  readonly open: () => Promise<Store>;
  /** After how many messages of the server a player's line breaks, asked for every line; besides those cut at random. */
  readonly cutAfter?: () => number;
  /** Another way to do harm, instead of every so many kills. */
  readonly harm?: { readonly every: number; readonly act: () => Promise<void> };
}

/** Where a server can be asked and where it listens. */
type Door = Pick<ServerProcess, 'url' | 'socketUrl'>;

/** What came of it. */
export interface ChaosReport extends Damage {
  readonly kills: number;
  /** Moves of which a player was told that they are stored. */
  readonly acknowledged: number;
}

interface Damage {
  /** Acknowledged, and not in the log. */
  readonly lost: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** Numbers missing between the entries of a match. */
  readonly holes: number;
  /** Viewers who saw something else than what is stored, or were ever told a hash that does not fit. */
  readonly differing: number;
}

/** Plays many tables while servers are killed at random moments, then counts what is missing. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const { servers, random, room } = plan;
  await Promise.all(servers.map((server) => server.start()));
  const balancer = await plan.door?.();
  const door = () => balancer ?? servers[random.below(servers.length)];
  const acknowledged: { readonly match: string; readonly seat: number; readonly id: string }[] = [];
  let mistold = 0;
  const events = {
    address: () => door().socketUrl,
    ...(plan.cutAfter && { cutAfter: plan.cutAfter }),
    onAnswer: ({ ticket }: RemoteSeat, id: string, isOk: boolean) => {
      if (isOk) acknowledged.push({ match: ticket.match, seat: ticket.seat, id });
    },
    onDifference: () => {
      mistold++;
    },
  };
  const seats: RemoteSeat[] = [];
  const sitDown = async () => {
    const tickets = await insist(() => makeTable(door().url, room));
    for (const ticket of tickets) {
      const seat = new RemoteSeat(ticket, events, random);
      seats.push(seat);
      seat.open();
    }
  };
  for (let table = 0; table < plan.tables; table++) await sitDown();
  const player = setInterval(() => {
    for (const seat of seats) if (random.below(3) === 0) seat.move();
    // Lines break without a server's fault, too.
    seats[random.below(seats.length)].cut();
  }, 20);
  for (let kill = 1; kill <= plan.kills; kill++) {
    const playing = seats.filter(({ isOver }) => !isOver).length / 2;
    for (let table = playing; table < plan.tables; table++) await sitDown();
    const before = acknowledged.length;
    await pause(CALM + random.below(MORE_CALM));
    // On a slow machine a blow must not come before anything could be lost.
    while (acknowledged.length < before + LEAST_MOVES) await pause(CALM);
    if (plan.harm && kill % plan.harm.every === 0) await plan.harm.act();
    else {
      const victim = servers[random.below(servers.length)];
      await victim.kill();
      await victim.start();
    }
  }
  clearInterval(player);
  await untilSettled(seats);
  for (const seat of seats) seat.close();
  await Promise.all(servers.map((server) => server.stop()));
  const store = await plan.open();
  const report = await count(store, seats, acknowledged);
  await store.close();
  return { kills: plan.kills, acknowledged: acknowledged.length, ...report, differing: report.differing + mistold };
}

/** Between two blows, in milliseconds: some moves a table, at a moment that nobody foresees. */
const CALM = 100;
const MORE_CALM = 400;
/** For a server to come back. */
const RETRY = 250;
const PATIENCE = 40;
/** Between two blows. */
export const LEAST_MOVES = 5;

/** Again, when a server has just been harmed and could not. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === PATIENCE) throw error;
      await pause(RETRY);
    }
  }
}

/** Everything that was sent is answered, and everybody has come back and heard the last. */
async function untilSettled(seats: readonly RemoteSeat[]): Promise<void> {
  for (;;) {
    await pause(100);
    if (!seats.every(({ isOpen, pending }) => isOpen && !pending)) continue;
    for (const seat of seats) seat.cut();
    await pause(500);
    if (seats.every(({ isOpen, pending }) => isOpen && !pending)) return;
  }
}

async function count(
  { log }: Store,
  seats: readonly RemoteSeat[],
  acknowledged: readonly { readonly match: string; readonly seat: number; readonly id: string }[],
): Promise<Pick<ChaosReport, 'lost' | 'doubled' | 'holes' | 'differing'>> {
  const stored = new Map<string, number>();
  let holes = 0;
  let differing = 0;
  for (const match of new Set(seats.map(({ ticket }) => ticket.match))) {
    const entries = (await log.load(match, 0)).map(parseEntry);
    for (const { seat, id } of entries) {
      const name = `${match} ${seat} ${id}`;
      if (id !== undefined) stored.set(name, (stored.get(name) ?? 0) + 1);
    }
    // With a number missing, the last ones lie beyond where so many entries should end.
    holes += (await log.load(match, entries.length)).length;
    for (const seat of seats) if (seat.ticket.match === match && seat.hash !== hashOf(seat, entries)) differing++;
  }
  const lost = acknowledged.filter(({ match, seat, id }) => !stored.has(`${match} ${seat} ${id}`)).length;
  const doubled = [...stored.values()].filter((times) => times > 1).length;
  return { lost, doubled, holes, differing };
}

/** What the seat must have seen, by what is stored. */
function hashOf({ ticket: { room, seats, seat } }: RemoteSeat, entries: readonly Entry[]): string {
  const settings = must(settle(room.game.options, {}));
  const makeDice = () => plainDice(new SeededRandom(0));
  const story = new Story({ room, seats, settings, rule: { kind: 'none' }, takebacks: true, makeDice });
  for (const entry of entries) story.apply(entry);
  return hashLines(tellAll(story.timeline, seat));
}
