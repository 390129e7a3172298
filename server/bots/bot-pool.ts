import { randomInt } from 'node:crypto';
import { type MessagePort, Worker } from 'node:worker_threads';
import { Nets, type ReadNets } from '../../ai/nets.ts';
import type { BotQuestion, Bots } from './bots.ts';
import { Shares } from './shares.ts';
import { thinkOnce } from './think-once.ts';

/** What a thread is started with, so that it knows what it is. */
export interface BotThread {
  readonly kind: 'bots';
}

type Answer = { readonly text: string } | { readonly error: string };

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (text: string | undefined) => void;
}

/**
 * Computer players on threads of their own, as many as are given: a table's move is never late because another table's
 * computer player thinks. Whom people wait for comes first; otherwise whoever has been served least.
 */
export class BotPool implements Bots {
  private readonly program: URL;
  private readonly onFailure: (error: string) => void;
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly waiting = new Shares<Job>();

  /** `program` must call `serveBots` when it is the thread. */
  constructor(program: URL, threads: number, onFailure: (error: string) => void) {
    this.program = program;
    this.onFailure = onFailure;
    for (let at = 0; at < threads; at++) this.idle.push(this.start());
  }

  /** Questions that wait for a thread. */
  get length(): number {
    return this.waiting.length;
  }

  /** A thread has nothing to do. */
  get isIdle(): boolean {
    return this.idle.length > 0;
  }

  think(question: BotQuestion): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.waiting.add({ question, resolve }, question.owner, question.isUrgent);
      this.serve();
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private serve(): void {
    while (this.idle.length > 0) {
      const job = this.waiting.next();
      if (!job) return;
      const worker = this.idle.pop();
      if (worker) this.ask(worker, job);
    }
  }

  private ask(worker: Worker, { question, resolve }: Job): void {
    const end = (answer: Answer, next: Worker) => {
      worker.removeAllListeners('message').removeAllListeners('error');
      if ('error' in answer) this.onFailure(answer.error);
      resolve('text' in answer ? answer.text : undefined);
      this.idle.push(next);
      this.serve();
    };
    worker.once('message', (answer: Answer) => end(answer, worker));
    // The thread is gone; another one takes its place.
    worker.once('error', (error) => {
      this.all.delete(worker);
      end({ error: String(error) }, this.start());
    });
    worker.postMessage({ question, seed: randomInt(2 ** 31) });
  }

  private start(): Worker {
    const data: BotThread = { kind: 'bots' };
    const worker = new Worker(this.program, { workerData: data });
    worker.unref();
    this.all.add(worker);
    return worker;
  }
}

/** The thread's side. Whatever goes wrong in here, the table must hear of it and go on. */
export function serveBots(port: MessagePort, readNets: ReadNets): void {
  const nets = new Nets(readNets);
  port.on('message', async ({ question, seed }: { question: BotQuestion; seed: number }) => {
    try {
      port.postMessage({ text: await thinkOnce(question, seed, nets) } satisfies Answer);
    } catch (error) {
      port.postMessage({ error: String(error) } satisfies Answer);
    }
  });
}
