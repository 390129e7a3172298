import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { refuse } from '../../online/faults.ts';
import type { DeskAsk } from '../../online/messages/asks.ts';
import { LONGEST_ASK } from '../../online/messages/limits.ts';
import { formatNews } from '../../online/messages/news.ts';
import { answerFrom, refuseRequest } from '../app-files.mjs';
import type { Desk } from '../desk.ts';
import { refusal } from '../faults.ts';
import { SAFETY_HEADERS } from '../headers.mjs';
import type { Host } from '../host.ts';
import { listAddresses, listen } from '../listen.mjs';
import { ALLOWED, Buckets } from './buckets.ts';
import { Counters } from './counters.ts';
import { DeskLine } from './desk-line.ts';
import type { Door } from './door.ts';
import { addRoutes } from './http-routes.ts';
import { Line } from './line.ts';
import { addressOf, isOwnOrigin } from './origin.ts';
import type { StreamLine } from './stream-line.ts';
import { TableLine } from './table-line.ts';

export interface GatewayOptions {
  /** Where the built app is; undefined where another server has it. */
  readonly folder: string | undefined;
  /** Pages of other addresses that may speak to this server, e.g. of the app on a host of files. */
  readonly origins: readonly string[];
  readonly behindProxy: boolean;
  /** False for measuring alone. */
  readonly isLimited: boolean;
  readonly onError: (error: unknown) => void;
}

/** Every line is pinged once in so many beats of a second. All at once, ten thousand writes would hold up everybody's moves. */
const BEATS = 8;
const BEAT = 1000;
/** The lobby is told at most this often. */
const LOBBY_PAUSE = 500;
const TABLE_PATH = /^\/online\/table\/([0-9a-z]{8,16})$/;
const GOING_AWAY = 1001;
/** Everybody comes back at another moment, so that the next server is not overrun. */
const SPREAD = 3000;
/** For what is being answered while the server closes, in milliseconds. */
const GRACE = 500;

/** Sockets and routes: who may come in, how much, and to whom it goes. It knows no game. */
export class Gateway implements Door {
  readonly host: Host;
  readonly desk: Desk;
  readonly origins: readonly string[];
  private readonly options: GatewayOptions;
  readonly streams = new Set<StreamLine>();
  private readonly counters = new Counters();
  private readonly app: FastifyInstance;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_ASK, perMessageDeflate: false });
  private readonly lines = new Map<WebSocket, Line>();
  private readonly deskLines = new Set<DeskLine>();
  private readonly limits = {
    posts: new Buckets(ALLOWED.posts),
    sockets: new Buckets(ALLOWED.sockets),
    tables: new Buckets(ALLOWED.tables),
    guesses: new Buckets(ALLOWED.guesses),
  };
  private readonly pulse: NodeJS.Timeout;
  private lobbyTimer: NodeJS.Timeout | undefined;
  private isDraining = false;
  private beats = 0;
  private opened = 0;
  /** Where people reach this server: this machine's own first. */
  urls: readonly string[] = [];

  constructor(host: Host, desk: Desk, options: GatewayOptions) {
    this.host = host;
    this.desk = desk;
    this.options = options;
    this.origins = options.origins;
    this.app = Fastify({ bodyLimit: 1024, requestTimeout: 30_000 });
    this.app.addHook('onRequest', async (_, reply) => void reply.headers(SAFETY_HEADERS));
    addRoutes(this.app, this);
    this.addApp();
    this.app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) this.fail(error);
      return reply.code(status).send({ type: 'no', fault: refuse('request', { reason: error.message }) });
    });
    this.app.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.app.server.on('clientError', refuseRequest);
    this.pulse = setInterval(() => this.beat(), BEAT);
    this.pulse.unref();
  }

  async listen(host: string, port: number): Promise<number> {
    await this.app.ready();
    const taken = await listen(this.app.server, host, port);
    this.urls = listAddresses(host).map((name) => `http://${name}:${taken}/`);
    return taken;
  }

  /** Tells everybody to come back, and stops. */
  async close(): Promise<void> {
    this.isDraining = true;
    clearInterval(this.pulse);
    clearTimeout(this.lobbyTimer);
    for (const line of this.lines.values()) {
      line.send(formatNews({ type: 'moved', after: Math.floor(Math.random() * SPREAD) }));
      line.close(GOING_AWAY);
    }
    for (const stream of this.streams) stream.close();
    await this.host.settled();
    this.app.server.closeIdleConnections();
    const closed = this.app.close();
    // Browsers keep connections in reserve that have sent nothing yet: Node takes them for busy and would wait for ever.
    setTimeout(() => {
      for (const socket of this.lines.keys()) socket.terminate();
      this.app.server.closeAllConnections();
    }, GRACE).unref();
    await closed;
    this.counters.close();
  }

  /** Soon, everybody in the lobby sees it as it is then. */
  tellLobby(): void {
    this.lobbyTimer ??= setTimeout(async () => {
      this.lobbyTimer = undefined;
      const lookers = [...this.deskLines].filter(({ seesLobby }) => seesLobby);
      if (lookers.length === 0) return;
      try {
        const json = formatNews(await this.desk.lobby());
        for (const looker of lookers) looker.send(json);
      } catch (error) {
        this.fail(error);
      }
    }, LOBBY_PAUSE);
    this.lobbyTimer.unref();
  }

  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    return addressOf(request.headers, request.socket.remoteAddress, this.options.behindProxy);
  }

  /** How other devices of the network reach this server: told to whoever sits at this machine, for links to send. */
  addressElsewhere({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
    const isHere = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
    return isHere && !this.options.behindProxy ? this.urls[1] : undefined;
  }

  mayPost(address: string): boolean {
    return this.may('posts', address);
  }

  mayAsk(address: string, ask: DeskAsk): boolean {
    if (ask.type === 'make' || ask.type === 'quick' || ask.type === 'token') return this.may('tables', address);
    return ask.type === 'find' || ask.type === 'adopt' ? this.may('guesses', address) : true;
  }

  async isWell(): Promise<boolean> {
    if (this.isDraining) return false;
    return this.host.parts.store.log.due(0, 1).then(
      () => true,
      () => false,
    );
  }

  metrics(): string {
    return this.counters.format({
      boardwalk_matches_in_memory: this.host.size,
      boardwalk_entries_stored_total: this.host.stored,
      boardwalk_streams: this.streams.size,
    });
  }

  private may(what: keyof typeof this.limits, address: string): boolean {
    const may = !this.options.isLimited || this.limits[what].take(address, performance.now());
    if (!may) this.counters.refused++;
    return may;
  }

  private addApp(): void {
    const { folder } = this.options;
    const answer = folder === undefined ? undefined : answerFrom(folder);
    this.app.setNotFoundHandler((request, reply) => {
      if (!answer || request.url.startsWith('/online/'))
        return reply.code(404).send({ type: 'no', fault: refusal('match.unknown') });
      reply.hijack();
      answer(request.raw, reply.raw);
      return reply;
    });
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {});
    const path = (request.url ?? '').split('?')[0];
    const match = TABLE_PATH.exec(path)?.[1];
    const isDoor = match !== undefined || path === '/online/desk';
    const refused = isDoor ? this.refuseSocket(request) : '404 Not Found';
    if (refused) socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    else
      this.sockets.handleUpgrade(request, socket, head, (open) =>
        this.connect(open, socket, match, this.addressOf(request)),
      );
  }

  /** Before anything is set up for it. */
  private refuseSocket(request: IncomingMessage): string | undefined {
    if (!isOwnOrigin(request.headers, this.origins)) return '403 Forbidden';
    if (this.isDraining) return '503 Service Unavailable';
    return this.may('sockets', this.addressOf(request)) ? undefined : '429 Too Many Requests';
  }

  private connect(socket: WebSocket, stream: Duplex, match: string | undefined, address: string): void {
    const line = new Line(this.opened++, socket, stream, this.counters, this.options.isLimited);
    this.lines.set(socket, line);
    socket.on('close', () => this.lines.delete(socket));
    const onError = (error: unknown) => this.fail(error);
    if (match !== undefined) {
      line.open(new TableLine(line, this.host, match, onError));
      return;
    }
    const door = {
      desk: this.desk,
      people: this.host.people,
      mayAsk: (ask: DeskAsk) => this.mayAsk(address, ask),
      onError,
    };
    const deskLine: DeskLine = new DeskLine(line, door, () => this.deskLines.delete(deskLine));
    this.deskLines.add(deskLine);
    line.open(deskLine);
  }

  private beat(): void {
    this.beats = (this.beats + 1) % BEATS;
    for (const line of this.lines.values()) if (line.number % BEATS === this.beats) line.ping();
    if (this.beats > 0) return;
    for (const buckets of Object.values(this.limits)) buckets.forgetFull(performance.now());
  }

  private fail(error: unknown): void {
    this.counters.errors++;
    this.options.onError(error);
  }
}
