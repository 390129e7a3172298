import type { Seat } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import type { Dice } from '../core/random.ts';
import type { Fault } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { formatNews, type TableNews } from '../online/messages/news.ts';
import type { Bots } from './bots/bots.ts';
import type { Store } from './database/open.ts';
import type { Announcement, Fanout } from './fanout.ts';
import { refusal } from './faults.ts';
import { ALLOWED, Buckets } from './gateway/buckets.ts';
import { Hosted, tellBefore } from './hosted.ts';
import { GroupedLog } from './log/grouped-log.ts';
import { Audience } from './match/audience.ts';
import type { Outages } from './match/clocks.ts';
import { parseEntry } from './match/entry.ts';
import { type Change, LiveMatch, type Surroundings } from './match/live-match.ts';
import type { Looker } from './match/looker.ts';
import type { SetUp, Story } from './match/story.ts';
import type { TableExtras } from './match/table-news.ts';
import type { Notices } from './notices/notices.ts';
import { People } from './people/people.ts';
import { type Table, Tables } from './people/tables.ts';
import { Talk } from './people/talk.ts';
import { Seating } from './seating.ts';

/** What a host is made of. */
export interface HostParts {
  readonly store: Store;
  readonly now: () => number;
  readonly outages: () => Outages;
  readonly bots: Bots;
  readonly notices: Notices;
  readonly fanout: Fanout;
  /** The luck of a match, from the server's secret and what each seat added. */
  readonly makeDice: (secret: string, contributions: readonly string[]) => Dice;
  /** Invitations follow from it. */
  readonly serverKey: string;
  /** Something that people in the lobby should see has changed. */
  readonly onLobby: () => void;
  /** What went wrong in the background, for the server's own log. */
  readonly onError: (error: unknown, match: string) => void;
  /** A whole number below n, for moves of computer players that failed. */
  readonly random: (n: number) => number;
}

/** The second host of core/match: every match that somebody looks at, checked, stored and told. */
export class Host {
  readonly people: People;
  readonly tables: Tables;
  readonly seating: Seating;
  readonly talk: Talk;
  /** By person: nobody can drown what others say. */
  readonly talkers = new Buckets(ALLOWED.talk);
  readonly parts: HostParts;
  private readonly around: Surroundings;
  private readonly matches = new Map<string, Promise<Hosted | undefined>>();
  /** Those of them that have been read. */
  private readonly loaded = new Set<Hosted>();
  private readonly lookedAt = new Map<Looker, Hosted>();
  private walkedAt = Number.NEGATIVE_INFINITY;
  /** Moves and other entries stored by this process. */
  stored = 0;

  constructor(parts: HostParts) {
    const { store, now, outages, serverKey } = parts;
    this.parts = parts;
    this.people = new People(store.db, now);
    this.tables = new Tables(store.db, now);
    this.talk = new Talk(store.db);
    this.seating = new Seating(this.people, this.tables, serverKey);
    const loadTable = (match: string) => this.tables.load(match);
    this.around = { log: store.log, grouped: new GroupedLog(store.log), loadTable, now, outages };
  }

  get size(): number {
    return this.matches.size;
  }

  /** The match, from memory or from the log. */
  open(match: string): Promise<Hosted | undefined> {
    const known = this.matches.get(match);
    if (known) return known;
    const opened = this.load(match).then((hosted) => {
      if (hosted) this.loaded.add(hosted);
      else this.matches.delete(match);
      return hosted;
    });
    opened.catch(() => this.matches.delete(match));
    this.matches.set(match, opened);
    return opened;
  }

  /** Somebody opens a line to a table. A fault when the table is not for watching. */
  async welcome(looker: Looker, match: string, ply: number, hash: string): Promise<Fault | undefined> {
    const hosted = await this.open(match);
    if (!hosted) return refusal('match.unknown');
    return this.inTurn(hosted, async () => {
      await this.catchUp(hosted);
      const { live } = hosted;
      await live.noteRematch();
      const mayLook = live.table.watchers || !live.story.hasBegun || live.seatOf(looker.person?.id) !== undefined;
      if (!mayLook) return refusal('match.private');
      hosted.audience.welcome(looker, ply, hash);
      hosted.notePresence(this.parts.now());
      this.lookedAt.set(looker, hosted);
      await this.noteWaiting(hosted);
      await hosted.noteReturn(looker);
      await this.recall(hosted, looker);
      return undefined;
    });
  }

  hostedFor(looker: Looker): Hosted | undefined {
    return this.lookedAt.get(looker);
  }

  leave(looker: Looker): void {
    const hosted = this.lookedAt.get(looker);
    if (!hosted) return;
    this.lookedAt.delete(looker);
    hosted.audience.leave(looker);
    hosted.idleSince = this.parts.now();
    hosted.notePresence(hosted.idleSince);
  }

  /** One thing after the other at each table. A match that could not be read again is let go, with everybody at it. */
  async inTurn<T>(hosted: Hosted, work: () => Promise<T>): Promise<T> {
    hosted.idleSince = this.parts.now();
    try {
      return await hosted.live.inTurn(work);
    } finally {
      if (hosted.live.isBroken) this.letGo(hosted);
    }
  }

  /** Another process may have added something: true when it has. */
  async catchUp({ live }: Hosted): Promise<boolean> {
    if (!this.parts.store.pool) return false;
    const { length } = live.story;
    await live.catchUp();
    return live.story.length !== length;
  }

  /** The seats or something else outside the log have changed. */
  async tableChanged(hosted: Hosted): Promise<void> {
    await this.seating.beginIfFull(hosted.live);
    hosted.audience.tellTable();
    hosted.notePresence(this.parts.now());
    this.showOut(hosted);
    this.parts.fanout.announce({ match: hosted.live.table.match });
    tellBefore(this.loaded, hosted.live.table.match, this.parts.onError);
    this.parts.onLobby();
  }

  /** News of other processes may have been missed. */
  hearAll(): void {
    for (const match of this.matches.keys()) this.hear({ match }).catch((error) => this.parts.onError(error, match));
  }

  /** Another process says that there is something new. */
  async hear({ match, stored, said, byWatcher }: Announcement): Promise<void> {
    if (!stored && !said) tellBefore(this.loaded, match, this.parts.onError);
    const hosted = await this.matches.get(match);
    if (!hosted) return;
    await this.inTurn(hosted, async () => {
      if (said) return this.tellSaid(hosted, said, byWatcher === true);
      if (stored) return hosted.live.follow(stored.first, stored.entries);
      await hosted.live.refresh();
      await hosted.live.catchUp();
      hosted.audience.tellTable();
    });
  }

  /** Somebody has another name, or none any more: these tables should show it. */
  async personChanged(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      await this.hear({ match });
      this.parts.fanout.announce({ match });
    }
    this.parts.onLobby();
  }

  tellSaid(hosted: Hosted, said: TableNews, byWatcher: boolean): void {
    hosted.hasTalk = true;
    const apart = byWatcher && hosted.live.story.status !== 'over';
    hosted.audience.broadcast(said, apart ? 'watchers' : 'all');
  }

  /** What was said lately, to somebody who has just come. */
  private async recall(hosted: Hosted, looker: Looker): Promise<void> {
    if (!hosted.hasTalk) return;
    const { live } = hosted;
    const isPlayer = live.seatOf(looker.person?.id) !== undefined;
    const recent = await this.talk.recent(live.table.match);
    hosted.hasTalk = recent.length > 0;
    for (const said of recent) {
      const apart = isPlayer && said.by.kind === 'watcher' && live.story.status !== 'over';
      if (!apart) looker.send(formatNews(said));
    }
  }

  /** Fires deadlines, notes who is away, and lets go of matches that nobody looks at. Called again and again. */
  async sweep(): Promise<void> {
    const now = this.parts.now();
    for (const match of await this.parts.store.log.due(now, SWEEP)) {
      await this.fire(match).catch((error) => this.parts.onError(error, match));
    }
    if (now - this.walkedAt < WALK) return;
    this.walkedAt = now;
    this.talkers.forgetFull(now);
    await Promise.all([...this.loaded].map((hosted) => this.look(hosted, now)));
  }

  /** Waits for nothing at nearly all tables: thousands are looked at. */
  private look(hosted: Hosted, now: number): Promise<void> | undefined {
    const isIdle = hosted.audience.size === 0 && hosted.thinkingAt === undefined;
    if (isIdle && now - hosted.idleSince > EVICTION) {
      this.letGo(hosted);
      return undefined;
    }
    if (!hosted.isWaiting && hosted.absentee(now) === undefined) return undefined;
    const { match } = hosted.live.table;
    return this.noteWaiting(hosted)
      .then(() => this.noteAbsence(hosted, now))
      .catch((error) => this.parts.onError(error, match));
  }

  /** Everything that was begun is stored. */
  settled(): Promise<void> {
    return this.around.grouped.settled();
  }

  private async fire(match: string): Promise<void> {
    const hosted = await this.open(match);
    if (!hosted) return this.parts.store.log.postpone(match, null);
    const what = await this.inTurn(hosted, () => hosted.live.fire());
    if (what === 'bot') this.askBot(hosted);
    const { turn } = hosted.live.story;
    if (what === 'remind' && turn !== undefined) this.notify(hosted, turn, 'reminder');
  }

  /** The lobby shows tables at which somebody is. */
  private async noteWaiting(hosted: Hosted): Promise<void> {
    const now = this.parts.now();
    if (!hosted.isWaiting || now - hosted.seenAt < SEEN) return;
    const isNews = now - hosted.seenAt > EVICTION;
    hosted.seenAt = now;
    await this.tables.noteSeen(hosted.live.table.match);
    if (isNews) this.parts.onLobby();
  }

  private async noteAbsence(hosted: Hosted, now: number): Promise<void> {
    if (hosted.absentee(now) === undefined) return;
    await this.inTurn(hosted, async () => {
      const who = hosted.absentee(this.parts.now());
      if (who !== undefined) await hosted.live.happen({ kind: 'late', who });
    });
  }

  private async load(match: string): Promise<Hosted | undefined> {
    const table = await this.tables.load(match);
    const room = table && (await findGame(table.game)?.load());
    if (!table || !room) return undefined;
    const secret = await this.tables.secretOf(match);
    const setUpOf = ({ seats, settings, rule, takebacks }: Table): SetUp => ({
      room,
      seats: seats.length,
      settings,
      rule,
      takebacks,
      makeDice: (contributions) => this.parts.makeDice(secret, contributions),
    });
    const live: LiveMatch = new LiveMatch(this.around, table, setUpOf, (change) => this.changed(hosted, change));
    for (const body of await this.parts.store.log.load(match, 0)) live.story.apply(parseEntry(body));
    const audience = new Audience(live, () => this.extras(live, secret));
    const hosted: Hosted = new Hosted(live, audience, this.parts.now());
    await this.seating.beginIfFull(live);
    this.askBot(hosted);
    return hosted;
  }

  private extras(live: LiveMatch, secret: string): TableExtras {
    const { table, story } = live;
    const clocks = story.hasBegun ? story.clocks.look(this.parts.now(), this.parts.outages()) : null;
    const invite = story.hasBegun ? undefined : { link: this.seating.inviteTo(table), letters: table.letters ?? '' };
    return { secret, clocks, invite };
  }

  /** Something was stored: now everybody hears of it. */
  private changed(hosted: Hosted, change: Change): void {
    const { live, audience } = hosted;
    const { story, table } = live;
    audience.tell(change);
    if (story.revision !== hosted.revision || change.entries.length === 0) {
      audience.tellTable();
      hosted.notePresence(this.parts.now());
    }
    hosted.revision = story.revision;
    if (story.status === 'over' && table.status !== 'over') this.close(hosted);
    if (change.isOurs) this.passOn(hosted, change.entries);
    hosted.noteTurn(this.parts.now());
  }

  /** What this process has added: the others hear of it, and whoever is to move now. Each is told by one process alone. */
  private passOn(hosted: Hosted, entries: readonly string[]): void {
    const { story, table } = hosted.live;
    this.stored += entries.length;
    this.parts.fanout.announce({ match: table.match, stored: { first: story.length - entries.length, entries } });
    this.askBot(hosted);
    const { turn } = story;
    if (turn !== undefined && turn !== hosted.turn) this.notify(hosted, turn, 'turn');
  }

  private close({ live }: Hosted): void {
    live.table = { ...live.table, status: 'over' };
    this.tables.markOver(live.table.match).catch((error) => this.parts.onError(error, live.table.match));
  }

  /** By post, and only to somebody who is not looking. */
  private notify({ live, audience }: Hosted, seat: Seat, kind: 'turn' | 'reminder'): void {
    const { match, game, rule, seats } = live.table;
    const { person } = seats[seat];
    if (rule.kind !== 'post' || person === null || audience.has(seat)) return;
    this.parts.notices.send(person, { kind, match, game });
  }

  /** When a computer player is to move, it is asked, once for each position. */
  private askBot(hosted: Hosted): void {
    const { story, table } = hosted.live;
    const { turn, timeline } = story;
    const level = turn === undefined ? undefined : story.levelAt(turn);
    const at = whereIs(story);
    if (turn === undefined || level === undefined || hosted.thinkingAt === at) return;
    hosted.thinkingAt = at;
    const view = timeline.game.format(timeline.position.view(turn));
    const isUrgent = hosted.audience.size > 0;
    this.parts.bots
      .think({ game: table.game, view, level, owner: table.host, isUrgent })
      .then((text) => this.inTurn(hosted, () => this.playBot(hosted, turn, at, text)))
      .catch((error) => {
        if (hosted.thinkingAt === at) hosted.thinkingAt = undefined;
        this.parts.onError(error, table.match);
      });
  }

  /** A player that failed or answered nonsense plays any legal move: the match must not hang. */
  private async playBot(hosted: Hosted, seat: Seat, at: string, text: string | undefined): Promise<void> {
    if (hosted.thinkingAt === at) hosted.thinkingAt = undefined;
    const { live } = hosted;
    const isStale = () =>
      live.story.turn !== seat || whereIs(live.story) !== at || live.story.levelAt(seat) === undefined;
    if (isStale()) return;
    const { game, position, length: ply } = live.story.timeline;
    if (text !== undefined && !(await live.move(seat, { ply, text }, 0))) return;
    if (isStale()) return;
    const moves = listMoves(game, position);
    await live.move(seat, { ply, text: game.formatMove(position, moves[this.parts.random(moves.length)]) }, 0);
  }

  /** Whoever waited at a table that is closed to watchers and found no seat. */
  private showOut({ live, audience }: Hosted): void {
    if (live.table.watchers || !live.story.hasBegun) return;
    for (const looker of [...audience.all()]) {
      if (live.seatOf(looker.person?.id) !== undefined) continue;
      looker.send(formatNews({ type: 'no', fault: refusal('match.private') }));
      this.leave(looker);
      looker.close();
    }
  }

  private letGo(hosted: Hosted): void {
    const { live, audience } = hosted;
    this.matches.delete(live.table.match);
    this.loaded.delete(hosted);
    const json = formatNews({ type: 'moved', after: 500 });
    for (const looker of [...audience.all()]) {
      looker.send(json);
      this.lookedAt.delete(looker);
      looker.close();
    }
    audience.close();
    if (live.story.status === 'open') this.parts.onLobby();
  }
}

/** A match that nobody looks at leaves the memory after this; reading it again takes less than a millisecond. */
const EVICTION = 60_000;
/** Matches whose deadline is looked at in one go. */
const SWEEP = 500;
/** How often all matches in memory are looked at. */
const WALK = 5000;
/** How often it is noted that people wait at an open table. */
const SEEN = 20_000;

/** Tells one position of a match from another, also after takebacks. */
function whereIs({ timeline, cuts }: Story): string {
  return `${timeline.length}.${cuts}`;
}
