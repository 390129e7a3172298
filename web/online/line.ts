import type { Result } from '../../core/result.ts';
import type { DeskAsk, TableAsk } from '../../online/messages/asks.ts';
import type { DeskNews, TableNews } from '../../online/messages/news.ts';
import type { Clock } from '../session/clock.ts';
import type { Connect, Socket } from './socket.ts';

type Ask = TableAsk | DeskAsk;
type News = TableNews | DeskNews;

/** A message before it has an id. */
export type Unsent<A> = A extends { readonly id: string } ? Omit<A, 'id'> : never;
/** What a message with an id is answered by. */
export type Answer<N extends News> = Extract<N, { readonly id: string } | { readonly type: 'no' }>;

/** `lost` is a line that comes back by itself. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface LineParts<A extends Ask, N extends News> {
  readonly connect: Connect;
  readonly clock: Clock;
  /** Made anew for every connection: it says how much is known by then. */
  readonly hello: () => A;
  readonly parse: (json: string) => Result<N>;
  /** Everything that answers no message of ours. */
  readonly hear: (news: N) => void;
  readonly changed: () => void;
  readonly newId: () => string;
}

/** Pauses before the first and before the last attempts to come back. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
/** A connection that has lasted so long was a good one: the next pause is short again. */
const GOOD = 5000;
/** How often the line is tried while nothing is heard, and how long an answer may take. */
const PING_AFTER = 10_000;
const PING_PATIENCE = 8000;
/** For a server that has too much to do. */
const BUSY_PAUSE = 1000;

interface Waiting<N extends News> {
  readonly text: string;
  readonly answer: (news: Answer<N>) => void;
}

/**
 * One WebSocket, as long as somebody needs it: it comes back by itself after growing pauses, and sends again what was not
 * answered. A message is done once, however often it is sent, because its id stays the same.
 */
export class Line<A extends Ask, N extends News> {
  private readonly parts: LineParts<A, N>;
  private readonly waiting = new Map<string, Waiting<N>>();
  private now: LineState = 'closed';
  private socket: Socket | undefined;
  private pause = FIRST_PAUSE;
  private cancelRetry = () => {};
  private cancelPulse = () => {};
  private cancelGood = () => {};

  constructor(parts: LineParts<A, N>) {
    this.parts = parts;
  }

  get state(): LineState {
    return this.now;
  }

  /** How many messages wait for their answer. */
  get unanswered(): number {
    return this.waiting.size;
  }

  open(): void {
    if (this.now !== 'closed') return;
    this.now = 'connecting';
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  close(): void {
    this.hangUp();
    this.turn('closed');
  }

  /** Sent now or when the line is back. */
  ask(unsent: Unsent<A>): Promise<Answer<N>> {
    const id = this.parts.newId();
    const text = JSON.stringify({ ...(unsent as object), id });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      if (this.now === 'open') {
        this.socket?.send(text);
        // Somebody waits for the answer: a line that says nothing now is a lost one.
        this.expectWord();
      }
      this.parts.changed();
    });
  }

  /** What nobody answers; lost when there is no line. */
  say(ask: A): void {
    if (this.now === 'open') this.socket?.send(JSON.stringify(ask));
  }

  /** The page is seen again, or the network is back: sleeping computers do not notice what was cut. */
  wake(): void {
    if (this.now === 'open') this.ping();
    else if (this.now !== 'closed') {
      this.hangUp();
      this.connect();
    }
  }

  /** The device says that it has no network; it comes back by itself where that is not so. */
  drop(): void {
    if (this.now !== 'lost') this.lose(this.nextPause());
  }

  private connect(): void {
    const { parse } = this.parts;
    // For a network that answers nothing at all.
    this.cancelPulse = this.parts.clock.after(PING_PATIENCE, () => this.lose(this.nextPause()));
    this.socket = this.parts.connect({
      opened: () => this.greet(),
      heard: (text) => {
        this.listen();
        const news = parse(text);
        // A newer server may say things that this page does not know.
        if (news.ok) this.hear(news.value);
      },
      closed: () => this.lose(this.nextPause()),
    });
  }

  private greet(): void {
    this.socket?.send(JSON.stringify(this.parts.hello()));
    for (const { text } of this.waiting.values()) this.socket?.send(text);
    this.cancelGood = this.parts.clock.after(GOOD, () => {
      this.pause = FIRST_PAUSE;
    });
    this.listen();
    this.turn('open');
  }

  private hear(news: N): void {
    if (news.type === 'pong') return;
    if (news.type === 'moved') {
      this.lose(news.after);
      return;
    }
    const id = 'id' in news ? news.id : undefined;
    const asked = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || !asked) this.parts.hear(news);
    else if (news.type === 'no' && news.fault.code === 'online.server.busy') this.sendLater(id);
    else {
      this.waiting.delete(id);
      asked.answer(news as unknown as Answer<N>);
      this.parts.changed();
    }
  }

  private sendLater(id: string): void {
    this.parts.clock.after(BUSY_PAUSE, () => {
      const asked = this.waiting.get(id);
      if (asked && this.now === 'open') this.socket?.send(asked.text);
    });
  }

  /** Something came: the line is good for a while. */
  private listen(): void {
    this.cancelPulse();
    this.cancelPulse = this.parts.clock.after(PING_AFTER, () => this.ping());
  }

  private ping(): void {
    this.say({ type: 'ping' } as A);
    this.expectWord();
  }

  private expectWord(): void {
    this.cancelPulse();
    this.cancelPulse = this.parts.clock.after(PING_PATIENCE, () => this.lose(0));
  }

  private lose(after: number): void {
    if (this.now === 'closed') return;
    this.hangUp();
    this.cancelRetry = this.parts.clock.after(after, () => this.connect());
    this.turn('lost');
  }

  private nextPause(): number {
    const pause = this.pause;
    this.pause = Math.min(LONGEST_PAUSE, pause * 2);
    return pause;
  }

  private hangUp(): void {
    this.cancelRetry();
    this.cancelPulse();
    this.cancelGood();
    this.socket?.close();
    this.socket = undefined;
  }

  private turn(state: LineState): void {
    if (this.now === state) return;
    this.now = state;
    this.parts.changed();
  }
}
