import { setTimeout as pause } from 'node:timers/promises';
import { texts } from '#texts/cli/load.ts';
import type { Random } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import type { LinesNews } from '../../online/messages/news.ts';
import { makeTable } from './new-table.ts';
import { RemoteSeat, type SeatTicket } from './remote-seat.ts';

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
}

/** From sending a move to its arrival at the other screen. */
interface Delay {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Plays many tables at a steady pace, and measures. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const meter = new Meter();
  const pairs = await openTables(plan, meter);
  plan.say(texts.open(pairs.length));
  const driver = drive(pairs, plan, meter);
  await pause(WARM_UP);
  const before = await readCounters(plan.targets);
  meter.start();
  const started = performance.now();
  await pause(plan.seconds * 1000);
  const seconds = (performance.now() - started) / 1000;
  const times = meter.stop();
  const after = await readCounters(plan.targets);
  await driver.stop();
  for (const seat of pairs.flat()) seat.close();
  const stored = after.stored - before.stored;
  return {
    tables: pairs.length,
    sockets: after.sockets,
    movesPerSecond: round(stored / seconds),
    cpuMicrosecondsPerMove: round(((after.cpu - before.cpu) * 1e6) / stored),
    p50Ms: round(quantile(times, 0.5)),
    p99Ms: round(quantile(times, 0.99)),
    rssMegabytes: round(after.rss / 1e6),
  };
}

/** Tables that are made at once. */
const AT_ONCE = 16;
/** Milliseconds before anything is counted. */
const WARM_UP = 3000;
/** How often moves are sent, in milliseconds. */
const TICK = 10;

/** When each move was sent, and when the other seat saw it. */
class Meter {
  private readonly sent = new Map<string, number>();
  private times: number[] = [];
  private isOn = false;

  start(): void {
    this.times = [];
    this.isOn = true;
  }

  stop(): number[] {
    this.isOn = false;
    return this.times.sort((a, b) => a - b);
  }

  noteSent({ match }: SeatTicket, ply: number): void {
    this.sent.set(`${match} ${ply}`, performance.now());
  }

  noteSeen({ match }: SeatTicket, { from }: LinesNews): void {
    const sent = this.sent.get(`${match} ${from}`);
    if (sent === undefined) return;
    this.sent.delete(`${match} ${from}`);
    if (this.isOn) this.times.push(performance.now() - sent);
  }
}

async function openTables(plan: LoadPlan, meter: Meter): Promise<RemoteSeat[][]> {
  const pairs: RemoteSeat[][] = [];
  let next = 0;
  const open = async () => {
    while (next < plan.tables) {
      const table = next++;
      pairs[table] = await openPair(plan, plan.targets[table % plan.targets.length], meter);
      if (table % 500 === 499) plan.say(`${table + 1} tables`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return pairs;
}

async function openPair(plan: LoadPlan, target: LoadTarget, meter: Meter): Promise<RemoteSeat[]> {
  const tickets = await makeTable(target.url, plan.room);
  const seats: RemoteSeat[] = tickets.map(
    (ticket) =>
      new RemoteSeat(
        ticket,
        {
          address: () => target.socketUrl,
          onLines: (seat, news) => {
            // The mover's own line is not what the other one sees.
            if (seat.pending?.ply !== news.from) meter.noteSeen(seat.ticket, news);
          },
        },
        plan.random,
      ),
  );
  for (const seat of seats) seat.open();
  while (!seats.every(({ isOpen }) => isOpen)) await pause(5);
  return seats;
}

/** Sends moves at the wanted rate, each at a table drawn at random; without a rate, at every table that is free. */
function drive(pairs: RemoteSeat[][], plan: LoadPlan, meter: Meter): { stop(): Promise<void> } {
  const { rate, random } = plan;
  const renewals = new Set<Promise<void>>();
  let owed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    owed = rate === 0 ? pairs.length : owed + ((now - last) / 1000) * rate;
    last = now;
    for (let tries = 0; owed >= 1 && tries < pairs.length; tries++) {
      const table = rate === 0 ? tries : random.below(pairs.length);
      if (moveAt(pairs[table], meter)) owed--;
      else if (pairs[table][0]?.isOver && renewals.size < AT_ONCE) {
        // Few at a time: tables that began together end together, and making them all at once would be what is measured.
        const renewal = renew(pairs, table, plan, meter).finally(() => renewals.delete(renewal));
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

function moveAt(pair: readonly RemoteSeat[], meter: Meter): boolean {
  const mover = pair.find(({ isMyTurn, isOpen, pending }) => isMyTurn && isOpen && !pending);
  if (!mover) return false;
  mover.move();
  if (mover.pending) meter.noteSent(mover.ticket, mover.pending.ply);
  return true;
}

/** A finished table makes room for the next one. */
async function renew(pairs: RemoteSeat[][], table: number, plan: LoadPlan, meter: Meter): Promise<void> {
  for (const each of pairs[table]) each.close();
  pairs[table] = [];
  const target = plan.targets[table % plan.targets.length];
  pairs[table] = await openPair(plan, target, meter);
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

function quantile(sorted: readonly number[], part: number): number {
  return sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
