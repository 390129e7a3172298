import type { Position, Seat, Viewer } from '../../core/game.ts';
import { rollOn, submit } from '../../core/match.ts';
import type { Fault } from '../../core/result.ts';
import type { TableAsk } from '../../online/messages/asks.ts';
import { refusal } from '../faults.ts';
import type { GroupedLog } from '../log/grouped-log.ts';
import type { Log } from '../log/log.ts';
import type { Table } from '../people/tables.ts';
import type { Outages } from './clocks.ts';
import { decide, isFault, type WishAsk } from './decisions.ts';
import { type Entry, formatEntry, type Happening, parseEntry, type Seated } from './entry.ts';
import { type SetUp, Story } from './story.ts';

/** What a live match needs of the host. */
export interface Surroundings {
  readonly log: Log;
  readonly grouped: GroupedLog;
  /** A table as it is stored. */
  readonly loadTable: (match: string) => Promise<Table | undefined>;
  readonly now: () => number;
  readonly outages: () => Outages;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export type MoveAsk = Pick<Extract<TableAsk, { type: 'move' }>, 'ply' | 'text'> & {
  readonly id?: string;
  /** Of the log as the seat has seen it. */
  readonly hash?: string;
};

/** The line to a player is forgiven up to this much of every move. */
const FORGIVEN_LAG = 1000;
/** When a computer player has not moved for so long, its process is gone, and another one asks again. */
const BOT_WAKE = 20_000;
/** Others may have been quicker, again and again; more often than this is a mistake of ours. */
const ATTEMPTS = 5;

/** What is new in a match: from ply `from` on its log is another. */
export interface Change {
  readonly from: number;
  /** The position there, for the telling. */
  readonly before: Position;
  /** What was added, as it is stored; nothing where the whole match was read again. */
  readonly entries: readonly string[];
  /** This process added it, so it has to say so to the others and to ask whose turn it is now. */
  readonly isOurs: boolean;
}

/**
 * A match in memory: the entries of its log made into a story, and the only way to add one. Everything waits its turn here,
 * so whoever looks sees what is committed and nothing else.
 */
export class LiveMatch {
  table: Table;
  story: Story;
  private readonly around: Surroundings;
  private readonly setUpOf: (table: Table) => SetUp;
  private readonly onChange: (change: Change) => void;
  private isBusy = false;
  /** Whoever waits for their turn. */
  private readonly queue: (() => void)[] = [];
  private hadDeadline = true;
  /** The position before the last move. One for all moves: thousands of copies a second would only be cleared away again. */
  private before: Position | undefined;
  /** It could be neither stored nor read again: what is in memory may be wrong. Read it anew. */
  isBroken = false;

  constructor(
    around: Surroundings,
    table: Table,
    setUpOf: (table: Table) => SetUp,
    onChange: (change: Change) => void,
  ) {
    this.around = around;
    this.table = table;
    this.setUpOf = setUpOf;
    this.onChange = onChange;
    this.story = new Story(setUpOf(table));
  }

  /** One thing after the other. Keeps nothing between turns: what thousands of matches keep for a while is dear to clear away. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.isBusy) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.isBusy = true;
    try {
      return await work();
    } finally {
      // The turn passes on without a gap: nobody who comes meanwhile can push in.
      const next = this.queue.shift();
      if (next) next();
      else this.isBusy = false;
    }
  }

  seatOf(person: string | undefined): Seat | undefined {
    return person === undefined ? undefined : this.table.seats.find((seat) => seat.person === person)?.seat;
  }

  /** The seat that somebody had until it was given again, while nobody has taken it. */
  lostSeatOf(person: string | undefined): Seat | undefined {
    if (person === undefined) return undefined;
    return this.table.seats.find((row) => row.person === null && row.issue > 0 && row.kept_for === person)?.seat;
  }

  /** The table as it is stored now. Until the match has begun it may come to have fewer seats. */
  async refresh(): Promise<void> {
    this.table = (await this.around.loadTable(this.table.match)) ?? this.table;
    const { hasBegun, setUp } = this.story;
    if (!hasBegun && setUp.seats !== this.table.seats.length) this.story = new Story(this.setUpOf(this.table));
  }

  /** The rematch may have begun or ended since, at its own table. */
  async noteRematch(): Promise<void> {
    if (this.table.rematch !== undefined && this.table.rematchNow?.status !== 'over') await this.refresh();
  }

  /** Whatever others have added meanwhile. */
  async catchUp(): Promise<void> {
    await this.follow(this.story.length, await this.around.log.load(this.table.match, this.story.length));
  }

  /** Another process has stored these entries; `first` is the number of the first of them. */
  async follow(first: number, stored: readonly string[]): Promise<void> {
    // What lies between has not been heard of.
    if (first > this.story.length) return this.catchUp();
    const bodies = stored.slice(this.story.length - first);
    if (bodies.length === 0) return;
    // Its deadline may be another as well.
    this.hadDeadline = true;
    // Somebody else began the match, perhaps with fewer seats than were known here.
    if (!this.story.hasBegun) await this.refresh();
    const { timeline } = this.story;
    const position = timeline.position.copy();
    const ply = timeline.length;
    let from = ply;
    const entries = bodies.map(parseEntry);
    for (const entry of entries) {
      this.story.apply(entry);
      if (entry.kind === 'takeback') from = Math.min(from, entry.ply);
    }
    this.onChange({
      from,
      before: from === ply ? position : timeline.peek(from).copy(),
      entries: bodies,
      isOurs: false,
    });
  }

  /** Everybody has sat down: the first entry. `log` was played elsewhere. */
  async begin(players: readonly Seated[], dice: readonly string[], log: readonly string[] | undefined): Promise<void> {
    if (this.story.hasBegun) return;
    const before = this.story.timeline.position.copy();
    const { timeline } = this.story;
    const fault = log && timeline.follow(log);
    if (fault) throw new Error(`A match that was carried here does not fit: ${fault.code}`);
    const carried = timeline.length;
    rollOn(timeline, this.story.setUp.makeDice(dice));
    const rolls = timeline.log.slice(carried);
    await this.commit({ kind: 'begin', players, dice, rolls, ...(log ? { log } : {}) }, {}, before, 0, true);
  }

  async move(seat: Seat, ask: MoveAsk, lag: number, hashOf?: (seat: Seat) => string): Promise<Fault | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { story } = this;
      if (ask.id !== undefined && story.wasObeyed(seat, ask.id)) return undefined;
      const wrong = this.refuseMove(seat, ask, hashOf);
      if (wrong) return wrong;
      const { timeline, dice } = story;
      if (!dice) throw new Error('A match without dice.');
      this.before ??= timeline.position.copy();
      this.before.copyFrom(timeline.position);
      const fault = submit(timeline, seat, ask.text, dice);
      if (fault) return fault;
      const [text, ...rolls] = timeline.log.slice(ask.ply);
      const by = ask.id === undefined ? { seat } : { seat, id: ask.id };
      if (await this.commit({ kind: 'move', text, rolls }, by, this.before, ask.ply, true, lag)) return undefined;
    }
    throw new Error(`A move of ${this.table.match} was never the quickest.`);
  }

  async wish(seat: Seat, ask: WishAsk): Promise<Fault | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.story.wasObeyed(seat, ask.id)) return undefined;
      const decided = decide(this.story, seat, ask, this.around.now());
      if (isFault(decided)) return decided;
      if (await this.happen(decided, { seat, id: ask.id })) return undefined;
    }
    throw new Error(`A wish of ${this.table.match} was never the quickest.`);
  }

  /** Adds an entry that is no move. False when somebody else was quicker: look again. */
  happen(happening: Happening, by: Pick<Entry, 'seat' | 'id'> = {}): Promise<boolean> {
    const { timeline } = this.story;
    const from = happening.kind === 'takeback' ? happening.ply : timeline.length;
    const before = from === timeline.length ? timeline.position.copy() : timeline.peek(from).copy();
    return this.commit(happening, by, before, from, false);
  }

  private refuseMove(seat: Seat, { ply, hash }: MoveAsk, hashOf?: (seat: Seat) => string): Fault | undefined {
    const { story } = this;
    if (story.status === 'open') return refusal('match.not-begun');
    if (story.status === 'over') return refusal('match.over');
    if (ply !== story.timeline.length) return refusal('match.moved-on');
    if (hashOf && hash !== hashOf(seat)) return refusal('match.moved-on');
    return story.isPaused ? refusal('match.paused') : undefined;
  }

  /**
   * Applies the entry, stores it, and only then lets anybody know. When the number was taken, or storing failed, the match is
   * read again as it is stored.
   */
  private async commit(
    happening: Happening,
    by: Pick<Entry, 'seat' | 'id'>,
    before: Position,
    from: number,
    played: boolean,
    lag = 0,
  ): Promise<boolean> {
    const { around, story } = this;
    const time = around.now();
    const used = Math.max(0, story.clocks.used(time, around.outages()) - Math.min(lag, FORGIVEN_LAG));
    // Added one by one: to spread them costs more than to check the move.
    const entry: Writable<Entry> = { ...happening, time };
    if (by.seat !== undefined) entry.seat = by.seat;
    if (by.id !== undefined) entry.id = by.id;
    if (used > 0) entry.used = Math.round(used);
    const number = story.length;
    const body = formatEntry(entry);
    story.apply(entry, played);
    let added = false;
    try {
      added = await around.grouped.add({
        match: this.table.match,
        number,
        body,
        ...this.deadline(time),
      });
    } finally {
      if (!added) await this.readAgain();
    }
    if (added) this.onChange({ from, before, entries: [body], isOurs: true });
    return added;
  }

  /** Nothing that was tried counts. Whoever looks at the table is told what others did. */
  private async readAgain(): Promise<void> {
    this.isBroken = true;
    const bodies = await this.around.log.load(this.table.match, 0);
    this.table = (await this.around.loadTable(this.table.match)) ?? this.table;
    this.isBroken = false;
    this.story = new Story(this.setUpOf(this.table));
    const { timeline } = this.story;
    const before = timeline.position.copy();
    const entries = bodies.map(parseEntry);
    for (const entry of entries) this.story.apply(entry);
    this.hadDeadline = true;
    this.onChange({ from: 0, before, entries: [], isOurs: false });
  }

  /** When somebody must look at the match again. A deadline that was none and is none is not written. */
  private deadline(time: number): { readonly deadline?: number | null } {
    const next = this.nextDeadline(time);
    const same = next === undefined && !this.hadDeadline;
    this.hadDeadline = next !== undefined;
    return same ? {} : { deadline: next ?? null };
  }

  private nextDeadline(time: number): number | undefined {
    const { turn, clocks } = this.story;
    if (turn === undefined) return undefined;
    if (this.story.levelAt(turn) !== undefined) return time + BOT_WAKE;
    const { reminder, deadline } = clocks;
    if (reminder !== undefined && reminder > time) return reminder;
    return deadline === undefined ? undefined : deadline + FORGIVEN_LAG;
  }

  /** Fires when the deadline has passed: true when a reminder is due. */
  async fire(): Promise<'remind' | 'late' | 'bot' | 'nothing'> {
    await this.catchUp();
    const now = this.around.now();
    const { story } = this;
    const { match } = this.table;
    const { turn } = story;
    if (turn === undefined) {
      await this.around.log.postpone(match, null);
      return 'nothing';
    }
    if (story.levelAt(turn) !== undefined) {
      await this.around.log.postpone(match, now + BOT_WAKE);
      return 'bot';
    }
    const left = story.clocks.look(now, this.around.outages())?.left[turn];
    if (left === undefined || left + FORGIVEN_LAG > 0) return this.wait(now, left);
    await this.happen({ kind: 'late', who: turn });
    return 'late';
  }

  private async wait(now: number, left: number | undefined): Promise<'remind' | 'nothing'> {
    const { match } = this.table;
    const { deadline, reminder } = this.story.clocks;
    if (left === undefined || deadline === undefined) {
      await this.around.log.postpone(match, null);
      return 'nothing';
    }
    // A server that was down gives the time back: the deadline is later than it seemed.
    await this.around.log.postpone(match, Math.max(deadline, now + left) + FORGIVEN_LAG);
    return reminder !== undefined && now >= reminder ? 'remind' : 'nothing';
  }
}

/** Who looks from this seat. */
export function viewerOf(seat: Seat | undefined): Viewer {
  return seat ?? 'spectator';
}
