import WebSocket from 'ws';
import { OVER, type Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Random } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { startTimeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { formatAsk, type TableAsk } from '../../online/messages/asks.ts';
import { type LinesNews, parseTableNews, type TableNews } from '../../online/messages/news.ts';
import { hashLines, NO_LINES } from '../../online/messages/viewer-hash.ts';

/** Where a seat is, and who may play it. */
export interface SeatTicket {
  readonly room: Room;
  readonly match: string;
  readonly seat: number;
  readonly seats: number;
  readonly key: string;
}

type MoveAsk = Extract<TableAsk, { readonly type: 'move' }>;

/** What a seat reports to the trial that runs it. */
export interface SeatEvents {
  /** An address to connect to, each time. */
  readonly address: () => string;
  readonly onLines?: (seat: RemoteSeat, news: LinesNews) => void;
  readonly onAnswer?: (seat: RemoteSeat, id: string, isOk: boolean) => void;
  /** After so many messages a connection breaks; never, unless a trial asks for it. */
  readonly cutAfter?: () => number;
  /** The lines that were told do not have the hash that was told. */
  readonly onDifference?: (seat: RemoteSeat) => void;
}

/** Pauses between two attempts to connect, in milliseconds. */
const RETRY = 60;

/**
 * A player as the page is one: keeps a view by the lines it is told, plays legal moves, comes back after every break and
 * sends again what was not answered. For trials.
 */
export class RemoteSeat {
  readonly ticket: SeatTicket;
  log: string[] = [];
  hash = NO_LINES;
  /** Sent, and not answered yet. */
  pending: MoveAsk | undefined;
  isOpen = false;
  private readonly events: SeatEvents;
  private readonly random: Random;
  private position: Position;
  private socket: WebSocket | undefined;
  private isDone = false;
  private count = 0;

  constructor(ticket: SeatTicket, events: SeatEvents, random: Random) {
    this.ticket = ticket;
    this.events = events;
    this.random = random;
    this.position = this.start();
  }

  get isMyTurn(): boolean {
    return this.position.turn === this.ticket.seat;
  }

  get isOver(): boolean {
    return this.position.turn === OVER;
  }

  open(): void {
    const { match, key } = this.ticket;
    const socket = new WebSocket(`${this.events.address()}/online/table/${match}`, { perMessageDeflate: false });
    this.socket = socket;
    let left = this.events.cutAfter?.() ?? Number.POSITIVE_INFINITY;
    socket.on('open', () => this.say({ type: 'hello', version: 1, key, ply: this.log.length, hash: this.hash }));
    socket.on('message', (data) => {
      if (this.socket !== socket || left <= 0) return;
      this.hear(must(parseTableNews(String(data))));
      if (--left <= 0) this.cut();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.isOpen = false;
      if (!this.isDone) setTimeout(() => this.isDone || this.open(), RETRY + this.random.below(RETRY)).unref();
    });
  }

  close(): void {
    this.isDone = true;
    this.socket?.terminate();
  }

  /** As when a cable is pulled. */
  cut(): void {
    this.socket?.terminate();
  }

  /** Any legal move, by what this seat knows. */
  move(): void {
    if (this.pending || !this.isOpen || !this.isMyTurn) return;
    const { game } = this.ticket.room;
    const moves = listMoves(game, this.position);
    const text = game.formatMove(this.position, moves[this.random.below(moves.length)]);
    const id = `${this.ticket.seat}-${this.count++}-${this.random.below(65_536)}`;
    this.pending = { type: 'move', id, ply: this.log.length, hash: this.hash, text };
    this.say(this.pending);
  }

  private hear(news: TableNews): void {
    if (news.type === 'lines') this.follow(news);
    else if (news.type === 'ok') this.settle(news.id, true);
    else if (news.type === 'no') this.refused(news);
  }

  private follow(news: LinesNews): void {
    const { from, lines, hash } = news;
    if (from > this.log.length) {
      this.sync();
      return;
    }
    const isNew = from === this.log.length;
    this.log = isNew ? [...this.log, ...lines] : [...this.log.slice(0, from), ...lines];
    this.hash = isNew ? hashLines(lines, this.hash) : hashLines(this.log);
    if (this.hash !== hash) {
      this.events.onDifference?.(this);
      this.sync();
      return;
    }
    if (isNew) this.play(lines);
    else {
      this.position = this.start();
      this.play(this.log);
    }
    const isFirst = !this.isOpen;
    this.isOpen = true;
    if (isFirst && this.pending) this.say(this.pending);
    this.events.onLines?.(this, news);
  }

  private refused({ id, fault }: Extract<TableNews, { type: 'no' }>): void {
    // Not stored, as far as the server knows: the same again.
    if (fault.code === 'online.server.busy' && this.pending && id === this.pending.id) this.say(this.pending);
    else if (id !== undefined) this.settle(id, false);
  }

  private settle(id: string, isOk: boolean): void {
    if (this.pending?.id !== id) return;
    this.pending = undefined;
    this.events.onAnswer?.(this, id, isOk);
    if (!isOk) this.sync();
  }

  private sync(): void {
    this.say({ type: 'sync', ply: 0, hash: NO_LINES });
  }

  private play(lines: readonly string[]): void {
    const { game } = this.ticket.room;
    for (const line of lines) this.position.play(must(game.parseMove(this.position, line)));
  }

  private start(): Position {
    const { room, seats, seat } = this.ticket;
    return must(startTimeline(room.game, seats, {})).position.view(seat);
  }

  private say(ask: TableAsk): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(formatAsk(ask));
  }
}
