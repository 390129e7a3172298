import { ok, type Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import { fail } from '../../online/faults.ts';
import { type DeskAsk, formatAsk, type TableAsk } from '../../online/messages/asks.ts';
import { PROTOCOL_VERSION } from '../../online/messages/limits.ts';
import {
  type DeskNews,
  type OpenTable,
  parseDeskNews,
  parseTableNews,
  type TableNews,
} from '../../online/messages/news.ts';
import type { Clock } from '../session/clock.ts';
import { here } from '../session/here.ts';
import { type DeviceKey, deviceKey } from './device-key.ts';
import { Line, type LineState } from './line.ts';
import { drawContribution, keepContribution } from './own-dice.ts';
import { besidePage } from './server.ts';
import { type Connect, connectTo } from './socket.ts';

const DESK = 'online/desk';

/** What each message to the desk is answered by. */
interface Answers {
  make: 'made';
  quick: 'made';
  find: 'found';
  who: 'you';
  mine: 'matches';
  code: 'code';
  token: 'token';
  rename: 'ok';
  adopt: 'ok';
  push: 'ok';
  webhook: 'ok';
  forget: 'ok';
}
type News<T extends keyof Answers> = Extract<DeskNews, { readonly type: Answers[T] }>;
type Reply = DeskNews | TableNews;
type DeskWish<T extends keyof Answers> = Omit<Extract<DeskAsk, { readonly type: T }>, 'id'>;

/** Who somebody is to the server. */
export type You = News<'who'>;

/** What the desk touches of the world. */
export interface DeskParts {
  /** Sends a text to an address of the server; fails when there is none. */
  readonly post: (path: string, text: string, key: string | undefined) => Promise<string>;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly key: DeviceKey;
  readonly newId: () => string;
}

/** The open tables as they are now, and how the line to the desk is. */
export interface LobbyState {
  readonly line: LineState;
  /** Undefined until the server has said it. */
  readonly tables: readonly OpenTable[] | undefined;
}

/** Where tables are made and found. Whatever is refused comes back as a fault, a server that is away too. */
export class Desk {
  private readonly parts: DeskParts;

  constructor(parts: DeskParts) {
    this.parts = parts;
  }

  /** Whether the server may know this browser. */
  get isKnown(): boolean {
    return this.parts.key.get() !== undefined;
  }

  async ask<T extends keyof Answers>(wish: DeskWish<T>): Promise<Result<News<T>>> {
    const id = this.parts.newId();
    const answer = await this.post(DESK, { ...wish, id } as unknown as DeskAsk);
    // The server answers each message with its own kind; what it says was read and checked.
    return answer as Result<News<T>>;
  }

  /** Makes a table, or sits down at one, with dice of one's own. */
  async make<T extends 'make' | 'quick'>(wish: Omit<DeskWish<T>, 'dice'>): Promise<Result<News<T>>> {
    const dice = drawContribution();
    const made = await this.ask<T>({ ...wish, dice } as unknown as DeskWish<T>);
    if (made.ok) keepContribution((made.value as Extract<DeskNews, { type: 'made' }>).match, dice);
    return made;
  }

  /** Sits down at a table of the lobby, before its page is open. */
  async sit(match: string, name: string): Promise<Result<unknown>> {
    const dice = drawContribution();
    const ask: TableAsk = { type: 'sit', id: this.parts.newId(), name, dice };
    const answer = await this.post(`online/table/${match}`, ask);
    if (answer.ok) keepContribution(match, dice);
    return answer;
  }

  /** A match as it is, where everybody may know all of it. */
  async record(match: string): Promise<Result<MatchRecord>> {
    const answer = await this.post(`online/table/${match}`, { type: 'record', id: this.parts.newId() });
    if (!answer.ok) return answer;
    return answer.value.type === 'record' ? ok(answer.value.record) : fail('server.busy');
  }

  /** This browser is nobody any more. */
  async forget(): Promise<Result<unknown>> {
    const answer = await this.ask({ type: 'forget' });
    if (answer.ok) this.parts.key.drop();
    return answer;
  }

  /** Tells of the open tables, now and whenever they change. The answer ends that. */
  watchLobby(tell: (state: LobbyState) => void): () => void {
    let tables: readonly OpenTable[] | undefined;
    const changed = () => tell({ line: line.state, tables });
    const line: Line<DeskAsk, DeskNews> = new Line<DeskAsk, DeskNews>({
      connect: this.parts.connect,
      clock: this.parts.clock,
      newId: this.parts.newId,
      parse: parseDeskNews,
      hello: () => ({ type: 'hello', version: PROTOCOL_VERSION }),
      hear: (news) => {
        if (news.type !== 'lobby') return;
        ({ tables } = news);
        changed();
      },
      changed: () => {
        // Said anew on every connection: the server forgets who looked.
        if (line.state === 'open') line.say({ type: 'lobby', id: 'lobby', on: true });
        changed();
      },
    });
    line.open();
    return () => line.close();
  }

  private async post(path: string, ask: DeskAsk | TableAsk): Promise<Result<Exclude<Reply, { readonly type: 'no' }>>> {
    const { key, post } = this.parts;
    const known = key.get();
    const said = await post(path, formatAsk(ask), known).catch(() => undefined);
    if (said === undefined) return fail('server.away');
    const answer: Result<Reply> = path === DESK ? parseDeskNews(said) : parseTableNews(said);
    if (!answer.ok) return answer;
    const news = answer.value;
    if (news.type !== 'no') {
      if ('key' in news && news.key !== undefined) key.keep(news.key);
      return ok(news);
    }
    // A server that was set up anew knows nobody: come in as a newcomer.
    if (news.fault.code !== 'online.key.unknown' || known === undefined) return { ok: false, fault: news.fault };
    key.drop();
    return this.post(path, ask);
  }
}

/** The desk of the server beside this page. */
export const desk = new Desk({
  post: postBeside,
  connect: connectTo(DESK),
  clock: here.clock,
  key: deviceKey,
  newId: () => here.chance.newId().slice(0, 20),
});

async function postBeside(path: string, text: string, key: string | undefined): Promise<string> {
  const headers = {
    'Content-Type': 'application/json',
    ...(key === undefined ? {} : { Authorization: `bearer ${key}` }),
  };
  // A refusal has a status of its own and is JSON all the same.
  return (await fetch(besidePage(path), { method: 'POST', headers, body: text })).text();
}
