import type { Advice, Answer, Question } from '../../ai/worker.ts';
import { untilPainted } from '../../kit/later.tsx';
import { giveNotice } from '../notices.ts';
import type { BotQuestion, Bots } from './world.ts';

/** Computer players in a worker, so that the page stays smooth while they think. */
export class WorkerBots implements Bots {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;

  async ask(about: BotQuestion): Promise<Advice | 'missing' | undefined> {
    const id = this.next++;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      // Where cores are few, a thinking worker would keep a move from the screen.
      untilPainted(() => this.waiting.has(id) && this.post({ ...about, id, seed }));
    });
    if ('advice' in answer) return answer.advice;
    if (answer.missing) {
      giveNotice('missing');
      return 'missing';
    }
    console.warn(`The computer player failed: ${answer.error}`);
    return undefined;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
  }

  private post(question: Question): void {
    try {
      this.start().postMessage(question);
    } catch (error) {
      this.settle({ id: question.id, error: String(error) });
    }
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.settle(data));
    worker.addEventListener('error', (event) => {
      // A program that could not be fetched fails without a message.
      const failure = event.message ? { error: event.message } : { error: 'not loaded', missing: true as const };
      for (const id of [...this.waiting.keys()]) this.settle({ id, ...failure });
      // A worker that could not be loaded never will be; the next question gets a new one.
      if (this.worker === worker) this.worker = undefined;
    });
    this.worker = worker;
    return worker;
  }

  private settle(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }
}
