import type { Advice } from '../ai/worker.ts';
import { SeededRandom } from '../core/random.ts';
import { TextStore } from '../kit/text-store.ts';
import { formatSecret, secretFrom } from '../online/fair-dice.ts';
import { AskingClaim } from '../web/session/asking-claim.ts';
import type { Clock } from '../web/session/clock.ts';
import type { Claim, Message, Wire } from '../web/session/hold.ts';
import { Store } from '../web/session/store.ts';
import type { BotQuestion, Bots, World } from '../web/session/world.ts';

/** Time that passes when a test says so. */
export class FakeClock implements Clock {
  private time = 1000;
  private due: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.time + milliseconds, run };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((other) => other !== entry);
    };
  }

  /** Lets time pass, and everything that waits for it happen in order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await settled();
      const [next] = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.due = this.due.filter((other) => other !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
    await settled();
  }
}

/** When everything that promises have set going has happened. */
export function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** The tabs of one browser: they share storage, locks and channels. */
export class FakeBrowser {
  readonly clock = new FakeClock();
  readonly kept = new Map<string, string>();
  /** Characters that storage has room for. */
  room = Number.POSITIVE_INFINITY;
  isDenied = false;
  /** Characters that tabs have read from storage. */
  read = 0;
  private readonly wires = new Set<(message: Message) => void>();
  private names = 0;

  /** The world of a new tab. */
  openTab(bots: () => Bots = () => new FakeBots(() => undefined)): World {
    const texts = new TextStore(() => this.openStorage());
    const random = new SeededRandom('tab');
    const newId = () => `id-${++this.names}`;
    const newSecret = () => formatSecret(secretFrom('secret'));
    return {
      store: new Store(texts, newSecret),
      clock: this.clock,
      chance: { random, newId, newSecret, newSalt: () => new Uint8Array(16).fill(++this.names) },
      hireBots: bots,
      openWire: () => this.openWire(),
      openClaim: (_, wire, word): Claim => new AskingClaim(wire, this.clock, word),
    };
  }

  /** The tabs that are open now hear nothing any more, and nobody hears them. */
  freeze(): void {
    this.wires.clear();
  }

  private openStorage() {
    if (this.isDenied) throw new DOMException('denied', 'SecurityError');
    const { kept } = this;
    const fits = (key: string, text: string) =>
      [...kept].reduce((sum, [other, value]) => sum + (other === key ? 0 : value.length), text.length) <= this.room;
    return {
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => {
        this.read += kept.get(key)?.length ?? 0;
        return kept.get(key) ?? null;
      },
      removeItem: (key: string) => void kept.delete(key),
      setItem(key: string, text: string) {
        if (!fits(key, text)) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    };
  }

  /** Messages arrive later, as in a browser, and never at the one who posts them. */
  private openWire(): Wire {
    const ears: ((message: Message) => void)[] = [];
    const hear = (message: Message) => {
      for (const ear of ears) ear(message);
    };
    this.wires.add(hear);
    return {
      post: (message) => {
        if (!this.wires.has(hear)) return;
        for (const other of this.wires)
          if (other !== hear) queueMicrotask(() => this.wires.has(other) && other(message));
      },
      listen: (ear) => void ears.push(ear),
      close: () => void this.wires.delete(hear),
    };
  }
}

export type BotAnswer = (question: BotQuestion) => string | undefined | Error | Promise<never>;

/** Computer players who answer what a test tells them to: a move's text, nothing, or an error. */
export class FakeBots implements Bots {
  readonly asked: BotQuestion[] = [];
  private readonly answer: BotAnswer;

  constructor(answer: BotAnswer) {
    this.answer = answer;
  }

  async ask(question: BotQuestion): Promise<Advice | 'missing' | undefined> {
    this.asked.push(question);
    const answer = await this.answer(question);
    if (answer instanceof Error) throw answer;
    if (answer === 'missing') return answer;
    return answer === undefined ? undefined : { moves: [{ text: answer, win: 0.5 }], iterations: 1, exact: false };
  }

  stop(): void {}
}
