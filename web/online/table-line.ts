import type { Fault } from '../../core/result.ts';
import type { TableAsk } from '../../online/messages/asks.ts';
import { PROTOCOL_VERSION } from '../../online/messages/limits.ts';
import { type LinesNews, parseTableNews, type TableNews, type TableNow } from '../../online/messages/news.ts';
import type { Clocks } from '../../online/messages/parts.ts';
import { hashLines, NO_LINES } from '../../online/messages/viewer-hash.ts';
import type { Clock } from '../session/clock.ts';
import { here } from '../session/here.ts';
import { type DeviceKey, deviceKey } from './device-key.ts';
import { type Answer, Line, type LineState, type Unsent } from './line.ts';
import { drawContribution, keepContribution } from './own-dice.ts';
import { type Connect, connectTo } from './socket.ts';

export type Said = Extract<TableNews, { readonly type: 'said' }>;
type PresenceNews = Extract<TableNews, { readonly type: 'presence' }>;
export type TableAnswer = Answer<TableNews>;

/** What is known of a table at one moment. The same object until something changes. */
export interface TableState {
  readonly line: LineState;
  /** Since when the line is lost, by this device's clock. */
  readonly lostSince: number | undefined;
  /** The device itself says that it has no network. */
  readonly isOffline: boolean;
  /** Messages that wait for an answer. */
  readonly unanswered: number;
  /** Why the table cannot be looked at. */
  readonly fault: Fault | undefined;
  /** Undefined until the server has said something. */
  readonly table: TableNow | undefined;
  /** False until the lines of this viewer's log have come. */
  readonly isTold: boolean;
  /** The log as this viewer was told it. */
  readonly log: readonly string[];
  readonly hash: string;
  /** As they were told, and when, by this device's clock. */
  readonly clocks: Clocks | null;
  readonly clocksAt: number;
  readonly here: readonly boolean[];
  /** Who of them looks at something else in the app. */
  readonly elsewhere: readonly boolean[];
  /** Since when a seat is not here, by this device's clock; undefined while it is. */
  readonly awaySince: readonly (number | undefined)[];
  readonly watchers: number;
  readonly talk: readonly Said[];
  /** Words of this device that the server has not answered yet. */
  readonly unsaid: readonly Said['what'][];
}

/** What a table's line touches of the world. */
export interface TableLineParts {
  readonly connect: Connect;
  readonly clock: Clock;
  readonly key: DeviceKey;
  readonly newId: () => string;
  /** The page shows something else than the table. */
  readonly isApart?: boolean;
  /** Calls `wake` when the page is looked at again or the network is back, and `drop` when it goes. The answer ends that. */
  readonly onReturn: (wake: () => void, drop: () => void) => () => void;
}

/** Older talk is let go. */
const MOST_TALK = 60;
/** With these the server closes the line for good. */
const FINAL = new Set(['online.match.unknown', 'online.match.private']);
const NOTHING: TableState = {
  line: 'closed',
  lostSince: undefined,
  isOffline: false,
  unanswered: 0,
  fault: undefined,
  table: undefined,
  isTold: false,
  log: [],
  hash: NO_LINES,
  clocks: null,
  clocksAt: 0,
  here: [],
  elsewhere: [],
  awaySince: [],
  watchers: 0,
  talk: [],
  unsaid: [],
};

/** A table on the server, as its viewer is told of it. It keeps up while somebody listens. */
export class TableLine {
  readonly match: string;
  private readonly parts: TableLineParts;
  private readonly line: Line<TableAsk, TableNews>;
  private readonly listeners = new Set<() => void>();
  private now = NOTHING;
  private endReturns: (() => void) | undefined;

  constructor(match: string, parts: TableLineParts) {
    this.match = match;
    this.parts = parts;
    this.line = new Line<TableAsk, TableNews>({
      connect: parts.connect,
      clock: parts.clock,
      newId: parts.newId,
      parse: parseTableNews,
      hello: () => this.hello(),
      hear: (news) => this.hear(news),
      changed: () => this.lineChanged(),
    });
  }

  get snapshot(): TableState {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    this.endReturns ??= this.parts.onReturn(
      () => this.line.wake(),
      () => this.drop(),
    );
    if (!this.now.fault) this.line.open();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.endReturns?.();
      this.endReturns = undefined;
      this.line.close();
    };
  }

  /** The answer comes when the server has given it, after a lost line too. */
  async ask(ask: Unsent<TableAsk>): Promise<TableAnswer> {
    const asked = this.line.ask(ask);
    if (ask.type === 'say') this.change({ unsaid: [...this.now.unsaid, ask.what] });
    const answer = await asked;
    if (ask.type === 'say') this.change({ unsaid: this.now.unsaid.filter((what) => what !== ask.what) });
    if (answer.type === 'ok' && answer.key !== undefined) this.parts.key.keep(answer.key);
    return answer;
  }

  /** Sits down with a name and with dice of one's own; by invite, or where strangers may. */
  sit(name: string, invite?: string, seat?: number): Promise<TableAnswer> {
    const dice = drawContribution();
    keepContribution(this.match, dice);
    const wishes = { ...(invite === undefined ? {} : { invite }), ...(seat === undefined ? {} : { seat }) };
    return this.ask({ type: 'sit', name, dice, ...wishes });
  }

  private drop(): void {
    this.now = { ...this.now, isOffline: true };
    // A line that was lost before does not change by this.
    if (this.line.state === 'lost') this.change({});
    else this.line.drop();
  }

  private hello(): TableAsk {
    const key = this.parts.key.get();
    const { log, hash } = this.now;
    return {
      type: 'hello',
      version: PROTOCOL_VERSION,
      ...(key === undefined ? {} : { key }),
      ...(this.parts.isApart ? { apart: true } : {}),
      ply: log.length,
      hash,
    };
  }

  private hear(news: TableNews): void {
    if (news.type === 'table') this.hearTable(news);
    else if (news.type === 'lines') this.hearLines(news);
    else if (news.type === 'presence') this.hearPresence(news);
    else if (news.type === 'said') this.hearSaid(news);
    else if (news.type === 'no') this.hearFault(news.fault);
  }

  private hearTable(table: TableNow): void {
    const before = this.now.table;
    const clocks = { clocks: table.clocks, clocksAt: this.parts.clock.now() };
    // Seen from another seat, the log is another one.
    if (before && before.you !== table.you) {
      this.change({ table, ...clocks, isTold: false, log: [], hash: NO_LINES });
      this.sync();
    } else this.change({ table, ...clocks });
  }

  private hearLines({ from, lines, hash, clocks }: LinesNews): void {
    const { log } = this.now;
    if (from > log.length) {
      this.sync();
      return;
    }
    const isNew = from === log.length;
    const all = [...log.slice(0, from), ...lines];
    const ours = isNew ? hashLines(lines, this.now.hash) : hashLines(all);
    if (ours === hash) this.change({ isTold: true, log: all, hash, clocks, clocksAt: this.parts.clock.now() });
    // Something was missed on the way: everything from the start, which is a kilobyte.
    else this.sync(0, NO_LINES);
  }

  private sync(ply = this.now.log.length, hash = this.now.hash): void {
    this.line.say({ type: 'sync', ply, hash });
  }

  private hearPresence({ here: seats, elsewhere = [], watchers }: PresenceNews): void {
    const now = this.parts.clock.now();
    const awaySince = seats.map((isHere, seat) => (isHere ? undefined : (this.now.awaySince[seat] ?? now)));
    this.change({ here: seats, elsewhere, awaySince, watchers });
  }

  /** What was said lately is told again to whoever comes back. */
  private hearSaid(said: Said): void {
    const text = JSON.stringify(said);
    const { talk } = this.now;
    if (talk.some((each) => each.time === said.time && JSON.stringify(each) === text)) return;
    this.change({ talk: [...talk, said].slice(-MOST_TALK) });
  }

  private hearFault(fault: Fault): void {
    if (fault.code === 'online.key.unknown') this.parts.key.drop();
    if (!FINAL.has(fault.code)) return;
    this.line.close();
    this.change({ fault });
  }

  private lineChanged(): void {
    const { state: line, unanswered } = this.line;
    const lostSince = line === 'lost' ? (this.now.lostSince ?? this.parts.clock.now()) : undefined;
    if (line === this.now.line && unanswered === this.now.unanswered) return;
    this.change({ line, unanswered, lostSince, isOffline: this.now.isOffline && line === 'lost' });
  }

  private change(parts: Partial<TableState>): void {
    this.now = { ...this.now, ...parts };
    for (const listener of [...this.listeners]) listener();
  }
}

/** The line to a table beside this page; `isApart` where the page shows something else. */
export function openTable(match: string, isApart = false): TableLine {
  return new TableLine(match, {
    isApart,
    connect: connectTo(`online/table/${match}`),
    clock: here.clock,
    key: deviceKey,
    // Shorter than the names of matches: ids have at most 24 characters.
    newId: () => here.chance.newId().slice(0, 20),
    onReturn,
  });
}

function onReturn(wake: () => void, drop: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', wake);
  addEventListener('offline', drop);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', wake);
    removeEventListener('offline', drop);
  };
}
