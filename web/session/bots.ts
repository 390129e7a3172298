import type { Advice, Answer, Question } from '../../ai/worker.ts';
import { giveNotice } from '../notices.ts';

/** Computer players in a worker, so that the page stays smooth while they think. */
export class Bots {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;

  /**
   * What a player of this level thinks, asked after `wait` milliseconds; `undefined` when it failed. Never answered after
   * `stop`, nor when its program cannot be fetched: chance moves would spoil the match, which goes on after a reload.
   */
  async ask(about: Omit<Question, 'id' | 'seed'>, wait: number): Promise<Advice | undefined> {
    const id = this.next++;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      const put = () => this.waiting.has(id) && this.start().postMessage({ ...about, id, seed } satisfies Question);
      if (wait > 0) setTimeout(put, wait);
      else put();
    });
    if ('advice' in answer) return answer.advice;
    console.warn(`The computer player failed: ${answer.error}`);
    return undefined;
  }

  /** At once, whatever is being thought about. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    this.worker = new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.settle(data));
    this.worker.addEventListener('error', (event) => {
      // A program that could not be fetched fails without a message.
      const failure = event.message ? { error: event.message } : { error: 'not loaded', missing: true as const };
      for (const id of [...this.waiting.keys()]) this.settle({ id, ...failure });
    });
    return this.worker;
  }

  private settle(answer: Answer): void {
    if ('missing' in answer) giveNotice('missing');
    else this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }
}
