import Database from 'libsql';
import type { Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Dice, SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { FairDice } from '../../online/fair-dice.ts';
import type { DeskAsk, TableAsk } from '../../online/messages/asks.ts';
import { type DeskNews, parseTableNews, type TableNews, type TableNow } from '../../online/messages/news.ts';
import { hashLines, NO_LINES } from '../../online/messages/viewer-hash.ts';
import { mixSecret } from '../../online/table-dice.ts';
import type { BotQuestion, Bots } from '../../server/bots/bots.ts';
import { overSqlite, type Store } from '../../server/database/open.ts';
import { Desk } from '../../server/desk.ts';
import { type Fanout, NO_FANOUT } from '../../server/fanout.ts';
import { Gateway } from '../../server/gateway/gateway.ts';
import { Host } from '../../server/host.ts';
import type { Looker } from '../../server/match/looker.ts';
import type { Notice, Notices } from '../../server/notices/notices.ts';
import type { Person } from '../../server/people/people.ts';
import { answerTable, type Request } from '../../server/table-asks.ts';

/** A computer player that plays the first legal move, at once. */
class FirstMove implements Bots {
  readonly asked: BotQuestion[] = [];
  async think(question: BotQuestion): Promise<string> {
    this.asked.push(question);
    const room = await findGame(question.game)?.load();
    if (!room) throw new Error(question.game);
    const view = must(room.game.parse(question.view));
    return room.game.formatMove(view, listMoves(room.game, view)[0]);
  }
  async close(): Promise<void> {}
}

/** A server without sockets, with a clock that the test moves. */
export class TestServer {
  readonly host: Host;
  readonly desk: Desk;
  readonly bots: Bots & { readonly asked: BotQuestion[] };
  readonly notices: { person: string; notice: Notice }[] = [];
  readonly errors: unknown[] = [];
  time: number;
  outages: { from: number; to: number }[] = [];
  onLobby = () => {};

  constructor(
    store: Store,
    {
      time = 1_000_000,
      fanout = NO_FANOUT,
      bots = new FirstMove(),
      makeDice = fairDice,
      pushKey = null,
      sender,
    }: TestOptions = {},
  ) {
    this.time = time;
    this.bots = bots;
    this.host = new Host({
      store,
      now: () => this.time,
      outages: () => this.outages,
      bots,
      notices: sender ?? { send: (person, notice) => this.notices.push({ person, notice }) },
      fanout,
      makeDice,
      serverKey: 'test',
      onLobby: () => this.onLobby(),
      onError: (error) => this.errors.push(error),
      random: () => 0,
    });
    this.desk = new Desk({ host: this.host, pushKey, isPublic: async () => true });
  }

  /** Lets time pass, after which the server does what is due. */
  async wait(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    await this.host.sweep();
  }

  /** A table of this game, everybody sitting at it; seats that are left out are people's. */
  async table(game: string, seats: number, more: Partial<Extract<DeskAsk, { type: 'make' }>> = {}) {
    const host = await this.newcomer('Ada');
    const wishes = Array.from({ length: seats }, (_, seat) => ({
      kind: seat === 0 ? ('me' as const) : ('friend' as const),
    }));
    const made = await this.desk.answer(host, {
      type: 'make',
      id: 'make',
      name: 'Ada',
      game,
      settings: {},
      seats: wishes,
      clock: { kind: 'none' },
      takebacks: true,
      watchers: true,
      ...more,
    });
    if (made.type !== 'made') throw new Error(JSON.stringify(made));
    return {
      match: made.match,
      invite: made.invite,
      letters: made.letters,
      ada: new TestLooker(this, made.match, host.person),
    };
  }

  /** A table for two at which both sit and Ada looks on. */
  async tableOfTwo(game: string, more: Partial<Extract<DeskAsk, { type: 'make' }>> = {}) {
    const made = await this.table(game, 2, more);
    await made.ada.come();
    return { ...made, bo: await new TestLooker(this, made.match).sit('Bo', made.invite) };
  }

  async newcomer(name: string): Promise<{ person: Person | undefined }> {
    return { person: (await this.host.people.add(name)).person };
  }

  async askDesk(
    visitor: { person: Person | undefined },
    ask: Exclude<DeskAsk, { type: 'hello' | 'ping' | 'lobby' }>,
  ): Promise<DeskNews> {
    return this.desk.answer(visitor, ask);
  }
}

const fairDice = (secret: string, contributions: readonly string[]): Dice =>
  new FairDice(mixSecret(secret, contributions));

interface TestOptions {
  readonly pushKey?: string | null;
  /** Instead of a list of the notices. */
  readonly sender?: Notices;
  readonly makeDice?: typeof fairDice;
  readonly time?: number;
  readonly fanout?: Fanout;
  readonly bots?: Bots & { readonly asked: BotQuestion[] };
}

export function memoryStore(): Promise<Store> {
  return overSqlite(new Database(':memory:'));
}

let ids = 0;

/** Somebody at a table, who keeps the log as it is told and notices every difference. */
export class TestLooker implements Looker {
  person: Person | undefined;
  readonly asks: boolean = false;
  lag = 0;
  readonly news: TableNews[] = [];
  /** Everything as it was sent. */
  readonly frames: string[] = [];
  log: string[] = [];
  hash = NO_LINES;
  table: TableNow | undefined;
  isClosed = false;
  readonly server: TestServer;
  readonly match: string;

  constructor(server: TestServer, match: string, person?: Person) {
    this.server = server;
    this.match = match;
    this.person = person;
  }

  send(json: string): void {
    this.frames.push(json);
    const news = must(parseTableNews(json));
    this.news.push(news);
    if (news.type === 'table') this.table = news;
    if (news.type !== 'lines') return;
    if (news.from > this.log.length) throw new Error(`Lines from ${news.from}, but only ${this.log.length} are known.`);
    this.log = [...this.log.slice(0, news.from), ...news.lines];
    this.hash = hashLines(this.log);
    if (this.hash !== news.hash) throw new Error('The hash of the lines differs.');
  }

  close(): void {
    this.isClosed = true;
  }

  async come(ply = this.log.length, hash = this.hash): Promise<this> {
    const fault = await this.server.host.welcome(this, this.match, ply, hash);
    if (fault) throw new Error(fault.code);
    return this;
  }

  go(): void {
    this.server.host.leave(this);
  }

  /** The answer to a message; the id is made up where there is none. */
  ask(ask: Unsent): Promise<TableNews> {
    const request = { id: `t${ids++}`, ...ask } as Request;
    return answerTable(this.server.host, this.match, this, request);
  }

  /** Sits down and sees the table from there. */
  async sit(name: string, invite?: string): Promise<this> {
    const answer = await this.ask({ type: 'sit', name, ...(invite ? { invite } : {}) });
    if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
    return this.come();
  }

  move(text: string): Promise<TableNews> {
    return this.ask({ type: 'move', ply: this.log.length, hash: this.hash, text });
  }

  /** Any legal move, by what this seat knows. */
  async moveAny(random: SeededRandom): Promise<TableNews> {
    const { game, position } = await this.view();
    const moves = listMoves(game, position);
    return this.move(game.formatMove(position, moves[random.below(moves.length)]));
  }

  /** The position as this viewer has been told of it, kept by the rules of the game and nothing else. */
  async view(): Promise<{ readonly game: Room['game']; readonly position: Position }> {
    const { table } = this;
    const room = table && (await findGame(table.game)?.load());
    if (!table || !room) throw new Error('Nothing was told yet.');
    const position = room.game.start(table.seats.length, table.settings).view(table.you ?? 'spectator');
    for (const line of this.log) position.play(must(room.game.parseMove(position, line)));
    return { game: room.game, position };
  }
}

/** Who of two is to act, and who waits. */
export async function sidesOf(first: TestLooker, second: TestLooker) {
  const { game, position } = await first.view();
  const seat = position.turn;
  const [mover, other] = seat === 0 ? [first, second] : [second, first];
  return { game, position, seat, mover, other };
}

type Distribute<T> = T extends unknown ? Omit<T, 'id'> & { id?: string } : never;
type Unsent = Distribute<Exclude<TableAsk, { type: 'hello' | 'sync' | 'ping' }>>;

/** A server's gateway on a port of its own, with the app of this folder if there is one. */
export async function openGateway(server: TestServer, folder?: string, first = 0) {
  const onError = (error: unknown) => server.errors.push(error);
  const limits = { behindProxy: false, isLimited: false };
  const gateway = new Gateway(server.host, server.desk, { folder, origins: [], ...limits, onError });
  server.onLobby = () => gateway.tellLobby();
  const port = await gateway.listen('127.0.0.1', first);
  return { gateway, base: `127.0.0.1:${port}`, port };
}

/** Somebody's wish for a table of two, open to friends and watchers. */
export const TABLE_WISH = {
  type: 'make',
  name: 'Ada',
  game: 'metro',
  settings: {},
  seats: [{ kind: 'me' }, { kind: 'friend' }],
  clock: { kind: 'none' },
  takebacks: true,
  watchers: true,
} as const;
