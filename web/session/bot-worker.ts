import type { Answer, Question } from '../../ai/worker.ts';

/** A computer player in a worker of its own, so that the page stays smooth while it thinks. */
export class BotWorker {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;

  /** Never answers after `stop`. */
  ask(question: Omit<Question, 'id'>): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      try {
        this.start().postMessage({ ...question, id } satisfies Question);
      } catch (error) {
        this.settle({ id, error: String(error) });
      }
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
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
