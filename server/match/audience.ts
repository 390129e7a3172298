import type { Seat, Viewer } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { TableNews } from '../../online/messages/news.ts';
import { formatNews } from '../../online/messages/news.ts';
import { hashLines } from '../../online/messages/viewer-hash.ts';
import { type Change, type LiveMatch, viewerOf } from './live-match.ts';
import type { Looker } from './looker.ts';
import { type Standpoint, type TableExtras, tableNews } from './table-news.ts';
import { tellAll, tellFrom } from './telling.ts';

/** A hall full of watchers would otherwise be told of each one who comes. */
const PRESENCE_PAUSE = 300;

/** Whoever looks at a match. Everything that leaves the server about it goes out here, to each as that viewer may know it. */
export class Audience {
  private readonly live: LiveMatch;
  private readonly extras: () => TableExtras;
  private readonly lookers = new Map<Looker, Viewer>();
  /** Of the whole log as each viewer saw it; forgotten when the log is cut. */
  private readonly hashes = new Map<Viewer, string>();
  /** Lines that the hashes are about. */
  private told: number;
  private presenceTimer: NodeJS.Timeout | undefined;

  constructor(live: LiveMatch, extras: () => TableExtras) {
    this.live = live;
    this.extras = extras;
    this.told = live.story.timeline.length;
  }

  get size(): number {
    return this.lookers.size;
  }

  has(seat: Seat): boolean {
    for (const viewer of this.lookers.values()) if (viewer === seat) return true;
    return false;
  }

  all(): Iterable<Looker> {
    return this.lookers.keys();
  }

  /** Somebody comes, or has become somebody else by sitting down. */
  welcome(looker: Looker, ply: number, hash: string): void {
    const seat = this.live.seatOf(looker.person?.id);
    this.lookers.set(looker, viewerOf(seat));
    this.sendTable(looker);
    this.sync(looker, ply, hash);
    this.question(looker, seat);
    this.schedulePresence();
  }

  leave(looker: Looker): void {
    if (this.lookers.delete(looker)) this.schedulePresence();
  }

  /** What a viewer has missed; everything, when its log is not the one that was told. */
  sync(looker: Looker, ply: number, hash: string): void {
    const viewer = this.lookers.get(looker);
    if (viewer === undefined) return;
    const told = tellAll(this.live.story.timeline, viewer);
    const isSame = ply <= told.length && hashLines(told.slice(0, ply)) === hash;
    const from = isSame ? ply : 0;
    const all = hashLines(told);
    this.hashes.set(viewer, all);
    const { clocks } = this.extras();
    looker.send(formatNews({ type: 'lines', from, lines: told.slice(from), hash: all, clocks }));
  }

  hashOf(viewer: Viewer): string {
    const known = this.hashes.get(viewer) ?? hashLines(tellAll(this.live.story.timeline, viewer));
    this.hashes.set(viewer, known);
    return known;
  }

  /** The lines of a change to everybody, each as that viewer saw them. */
  tell({ from, before }: Change): void {
    const { timeline } = this.live.story;
    if (from === timeline.length && from === this.told) return;
    const moved = this.reseat();
    const viewers = [...new Set(this.lookers.values())];
    const messages = this.write(from, viewers, tellFrom(timeline, from, before, viewers));
    this.told = timeline.length;
    for (const [looker, viewer] of this.lookers) {
      if (moved.has(looker)) this.tellAgain(looker);
      else looker.send(messages[viewers.indexOf(viewer)]);
      this.question(looker, viewer === 'spectator' ? undefined : viewer);
    }
  }

  /** What each viewer is sent, with the hash of all that it has seen. Most have seen the same: that is written once. */
  private write(from: number, viewers: readonly Viewer[], told: readonly (readonly string[])[]): readonly string[] {
    const { timeline } = this.live.story;
    const { clocks } = this.extras();
    const hashes = viewers.map((viewer, at) => {
      const known = from === this.told ? this.hashes.get(viewer) : undefined;
      return known ? hashLines(told[at], known) : hashLines(tellAll(timeline, viewer));
    });
    const messages: string[] = [];
    for (const [at, hash] of hashes.entries()) {
      const same = hashes.findIndex((other, first) => other === hash && isSame(told[first], told[at]));
      messages.push(same < at ? messages[same] : formatNews({ type: 'lines', from, lines: told[at], hash, clocks }));
    }
    for (const viewer of this.hashes.keys()) if (!viewers.includes(viewer)) this.hashes.delete(viewer);
    for (const [at, viewer] of viewers.entries()) this.hashes.set(viewer, hashes[at]);
    return messages;
  }

  /**
   * Whoever looks now from another seat than before: seats change hands and numbers, here or in another process, and nobody
   * may be told what is for somebody else's eyes.
   */
  private reseat(): ReadonlySet<Looker> {
    const moved = new Set<Looker>();
    for (const [looker, viewer] of this.lookers) {
      const now = viewerOf(this.live.seatOf(looker.person?.id));
      if (now === viewer) continue;
      this.lookers.set(looker, now);
      moved.add(looker);
    }
    if (moved.size > 0) this.schedulePresence();
    return moved;
  }

  /** Everything, to somebody whose log was another viewer's. */
  private tellAgain(looker: Looker): void {
    this.sendTable(looker);
    this.sync(looker, 0, '');
  }

  /** The table has changed in something else than its lines. Seats may have changed hands. */
  tellTable(): void {
    this.reseat();
    const byPlace = new Map<string, string>();
    for (const looker of this.lookers.keys()) {
      const from = this.standpointOf(looker);
      const place = `${from.you} ${from.lost}`;
      const json = byPlace.get(place) ?? formatNews(tableNews(this.live, from, this.extras()));
      byPlace.set(place, json);
      looker.send(json);
    }
  }

  /** To players, to watchers, or to all. */
  broadcast(news: TableNews, to: 'all' | 'players' | 'watchers' = 'all'): void {
    const json = formatNews(news);
    for (const [looker, viewer] of this.lookers) {
      const isPlayer = viewer !== 'spectator';
      if (to === 'all' || isPlayer === (to === 'players')) looker.send(json);
    }
  }

  close(): void {
    clearTimeout(this.presenceTimer);
  }

  private sendTable(looker: Looker): void {
    looker.send(formatNews(tableNews(this.live, this.standpointOf(looker), this.extras())));
  }

  private standpointOf({ person }: Looker): Standpoint {
    return { you: this.live.seatOf(person?.id), lost: this.live.lostSeatOf(person?.id) };
  }

  /** For a program that knows no rules. */
  private question(looker: Looker, seat: Seat | undefined): void {
    const { story, table } = this.live;
    if (!looker.asks || seat === undefined || story.turn !== seat || story.levelAt(seat) !== undefined) return;
    const { game, position, length } = story.timeline;
    const view = position.view(seat);
    const left = this.extras().clocks?.left[seat];
    looker.send(
      formatNews({
        type: 'question',
        match: table.match,
        game: table.game,
        seat,
        view: game.format(view),
        moves: listMoves(game, view).map((move) => game.formatMove(view, move)),
        ms: left === undefined ? null : Math.max(0, left),
        ply: length,
        hash: this.hashOf(seat),
      }),
    );
  }

  private schedulePresence(): void {
    this.presenceTimer ??= setTimeout(() => {
      this.presenceTimer = undefined;
      this.broadcast(this.presence());
    }, PRESENCE_PAUSE);
    this.presenceTimer.unref();
  }

  private presence(): TableNews {
    const viewers = [...this.lookers.values()];
    const near = [...this.lookers].flatMap(([{ isApart }, viewer]) => (isApart ? [] : [viewer]));
    const here = this.live.table.seats.map(({ seat }) => viewers.includes(seat));
    const elsewhere = this.live.table.seats.map(({ seat }) => viewers.includes(seat) && !near.includes(seat));
    const watchers = viewers.filter((viewer) => viewer === 'spectator').length;
    return { type: 'presence', here, ...(elsewhere.includes(true) ? { elsewhere } : {}), watchers };
  }
}

function isSame(lines: readonly string[], others: readonly string[]): boolean {
  return lines.length === others.length && lines.every((line, at) => line === others[at]);
}
