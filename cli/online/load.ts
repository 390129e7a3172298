import { setTimeout as pause } from 'node:timers/promises';
import { texts } from '#texts/cli/load.ts';
import type { Random } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import { makeTable } from './new-table.ts';
import { RemoteSeat, type SeatTicket } from './remote-seat.ts';
import { RemoteWatcher } from './remote-watcher.ts';

/** A server as the load sees it: where it is and what it says of itself. */
export interface LoadTarget {
  readonly url: string;
  readonly socketUrl: string;
  metrics(): Promise<ReadonlyMap<string, number>>;
}

export interface LoadPlan {
  readonly room: Room;
  /** Tables are shared out among them, both seats of one to the same, as a balancer does that goes by the path. */
  readonly targets: readonly LoadTarget[];
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second, all tables together; 0 for as many as possible. */
  readonly rate: number;
  /** Of each table; they sit at the server after the table's own. */
  readonly watchers: number;
  readonly random: Random;
  readonly say: (words: string) => void;
}

export interface LoadReport extends Delay {
  readonly tables: number;
  readonly sockets: number;
  readonly movesPerSecond: number;
  /** Of the servers, for everything they did in that time, divided by the moves stored. */
  readonly cpuMicrosecondsPerMove: number;
  /** Of the largest server. */
  readonly rssMegabytes: number;
  /** The same delay for those who watch, where there are any. */
  readonly watching?: Delay;
}

/** From sending a move to its arrival at the other screen. */
interface Delay {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Plays many tables at a steady pace, and measures. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const meter = new Meter();
  const tables = await openTables(plan, meter);
  plan.say(texts.open(tables.length));
  const driver = drive(tables, plan, meter);
  await pause(WARM_UP);
  const before = await readCounters(plan.targets);
  meter.start();
  const started = performance.now();
  await pause(plan.seconds * 1000);
  const seconds = (performance.now() - started) / 1000;
  const delays = meter.stop();
  const after = await readCounters(plan.targets);
  await driver.stop();
  for (const table of tables) closeTable(table);
  const stored = after.stored - before.stored;
  return {
    tables: tables.length,
    sockets: after.sockets,
    movesPerSecond: round(stored / seconds),
    cpuMicrosecondsPerMove: round(((after.cpu - before.cpu) * 1e6) / stored),
    ...delays.playing,
    rssMegabytes: round(after.rss / 1e6),
    ...(plan.watchers > 0 ? { watching: delays.watching } : {}),
  };
}

/** Tables that are made at once. */
const AT_ONCE = 16;
/** Milliseconds before anything is counted. */
const WARM_UP = 3000;
/** How often moves are sent, in milliseconds. */
const TICK = 10;

/** A table of the load: two players, and the people who watch them. */
interface LoadTable {
  readonly seats: readonly RemoteSeat[];
  readonly watchers: readonly RemoteWatcher[];
}

const NO_TABLE: LoadTable = { seats: [], watchers: [] };

/** When each move was sent, and when the others saw it. */
class Meter {
  /** By match: the last move, its ply first. */
  private readonly sent = new Map<string, readonly [number, number]>();
  private playing: number[] = [];
  private watching: number[] = [];
  private isOn = false;

  start(): void {
    this.isOn = true;
  }

  stop(): { readonly playing: Delay; readonly watching: Delay } {
    this.isOn = false;
    return { playing: delayOf(this.playing), watching: delayOf(this.watching) };
  }

  noteSent({ match }: SeatTicket, ply: number): void {
    this.sent.set(match, [ply, performance.now()]);
  }

  noteSeen(match: string, from: number, by: 'playing' | 'watching'): void {
    const [ply, time] = this.sent.get(match) ?? [];
    if (this.isOn && time !== undefined && ply === from) this[by].push(performance.now() - time);
  }

  forget({ match }: SeatTicket): void {
    this.sent.delete(match);
  }
}

async function openTables(plan: LoadPlan, meter: Meter): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const open = async () => {
    while (next < plan.tables) {
      const at = next++;
      tables[at] = await openTable(plan, at, meter);
      if (at % 500 === 499) plan.say(`${at + 1} tables`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tables;
}

async function openTable(plan: LoadPlan, at: number, meter: Meter): Promise<LoadTable> {
  const { targets } = plan;
  const target = targets[at % targets.length];
  const tickets = await makeTable(target.url, plan.room);
  const seats: RemoteSeat[] = tickets.map(
    (ticket) =>
      new RemoteSeat(
        ticket,
        {
          address: () => target.socketUrl,
          onLines: (seat, news) => {
            // The mover's own line is not what the other one sees.
            if (seat.pending?.ply !== news.from) meter.noteSeen(ticket.match, news.from, 'playing');
          },
        },
        plan.random,
      ),
  );
  for (const seat of seats) seat.open();
  const { match } = tickets[0];
  const { socketUrl } = targets[(at + 1) % targets.length];
  const watchers = Array.from(
    { length: plan.watchers },
    () => new RemoteWatcher(socketUrl, match, (from) => meter.noteSeen(match, from, 'watching')),
  );
  while (![...seats, ...watchers].every(({ isOpen }) => isOpen)) await pause(5);
  return { seats, watchers };
}

function closeTable({ seats, watchers }: LoadTable): void {
  for (const each of [...seats, ...watchers]) each.close();
}

/** Sends moves at the wanted rate, each at a table drawn at random; without a rate, at every table that is free. */
function drive(tables: LoadTable[], plan: LoadPlan, meter: Meter): { stop(): Promise<void> } {
  const { rate, random } = plan;
  const renewals = new Set<Promise<void>>();
  let owed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    owed = rate === 0 ? tables.length : owed + ((now - last) / 1000) * rate;
    last = now;
    for (let tries = 0; owed >= 1 && tries < tables.length; tries++) {
      const table = rate === 0 ? tries : random.below(tables.length);
      if (moveAt(tables[table], meter)) owed--;
      else if (tables[table].seats[0]?.isOver && renewals.size < AT_ONCE) {
        // Few at a time: tables that began together end together, and making them all at once would be what is measured.
        const renewal = renew(tables, table, plan, meter).finally(() => renewals.delete(renewal));
        renewals.add(renewal);
      }
    }
  }, TICK);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(renewals);
    },
  };
}

function moveAt({ seats }: LoadTable, meter: Meter): boolean {
  const mover = seats.find(({ isMyTurn, isOpen, pending }) => isMyTurn && isOpen && !pending);
  if (!mover) return false;
  mover.move();
  if (mover.pending) meter.noteSent(mover.ticket, mover.pending.ply);
  return true;
}

/** A finished table makes room for the next one. */
async function renew(tables: LoadTable[], at: number, plan: LoadPlan, meter: Meter): Promise<void> {
  closeTable(tables[at]);
  meter.forget(tables[at].seats[0].ticket);
  tables[at] = NO_TABLE;
  tables[at] = await openTable(plan, at, meter);
}

interface Totals {
  readonly cpu: number;
  readonly stored: number;
  readonly sockets: number;
  readonly rss: number;
}

async function readCounters(targets: readonly LoadTarget[]): Promise<Totals> {
  const all = await Promise.all(targets.map((target) => target.metrics()));
  const read = (name: string) => all.map((metrics) => metrics.get(name) ?? 0);
  const sum = (name: string) => read(name).reduce((total, value) => total + value, 0);
  return {
    cpu: sum('process_cpu_seconds_total'),
    stored: sum('boardwalk_entries_stored_total'),
    sockets: sum('boardwalk_sockets'),
    rss: Math.max(...read('process_resident_memory_bytes')),
  };
}

function delayOf(times: number[]): Delay {
  times.sort((a, b) => a - b);
  return { p50Ms: round(quantile(times, 0.5)), p99Ms: round(quantile(times, 0.99)) };
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
