import { Logger, makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import { Pool } from 'pg';
import { Listening } from '../listening.ts';
import { newId } from '../people/keys.ts';
import { type BotQuestion, type Bots, LONGEST_THOUGHT } from './bots.ts';

/** Computer players on threads of this process. */
export interface OwnBots extends Bots {
  readonly isIdle: boolean;
}

/** A question on its way to whichever process has a thread for it. */
interface Errand {
  readonly id: string;
  /** The process that waits for the answer. */
  readonly asker: string;
  readonly asked: number;
  readonly question: BotQuestion;
}

/** The way back. */
interface Reply {
  readonly id: string;
  readonly asker: string;
  readonly text: string | undefined;
}

const TASK = 'boardwalk_think';
const CHANNEL = 'boardwalk_thoughts';
/** After this nobody waits for an answer any more. */
const PATIENCE = 3 * LONGEST_THOUGHT;
const RETRY = 1000;
/** Questions without a person who waits come after those with one; of one maker's, each after the one before. */
const PATIENT = 100;
/** Any number that nobody else uses. */
const QUEUE_LOCK = 730_516;
const SILENT = new Logger(() => () => {});

/**
 * Computer players of several processes on one PostgreSQL. A process uses its own threads while one is free; otherwise the
 * question goes into a queue that all processes work on, also those that do nothing else. The answer comes back as a notice.
 * Notices and processes can be lost: after a while the question is answered here.
 */
export class QueuedBots implements Bots {
  private readonly own: OwnBots;
  private readonly threads: number;
  private readonly pool: Pool;
  private readonly listening: Listening;
  private readonly self = newId();
  private readonly waiting = new Map<string, { readonly owner: string; readonly end: (reply?: Reply) => void }>();
  private readonly onError: (error: unknown) => void;
  private utils: WorkerUtils | undefined;
  private runner: Runner | undefined;
  private isClosed = false;
  private readonly patience: number;

  constructor(url: string, own: OwnBots, threads: number, onError: (error: unknown) => void, patience = PATIENCE) {
    this.patience = patience;
    this.own = own;
    this.threads = threads;
    this.onError = onError;
    this.pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.listening = new Listening(url, CHANNEL, { hear: (payload) => this.hear(payload), onGap: () => {} });
  }

  async open(): Promise<void> {
    this.utils = await this.openQueue();
    await this.listening.open();
    if (this.threads > 0) await this.work();
  }

  async think(question: BotQuestion): Promise<string | undefined> {
    while (!this.isClosed) {
      if (this.own.isIdle) return this.own.think(question);
      const reply = await this.ask(question);
      if (reply) return reply.text;
      // Nobody answered. Without threads of its own this process can only ask again.
      if (this.threads > 0) return this.own.think(question);
    }
    return undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.runner?.stop().catch(() => {});
    await this.listening.close();
    for (const { end } of this.waiting.values()) end();
    await this.own.close();
    await this.pool.end();
  }

  /** One process after the other: two that make the queue's tables at once would both fail. */
  private async openQueue(): Promise<WorkerUtils> {
    const client = await this.pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [QUEUE_LOCK]);
      return await makeWorkerUtils({ pgPool: this.pool, logger: SILENT });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [QUEUE_LOCK]).catch(() => {});
      client.release();
    }
  }

  /** Somebody's answer, or nothing when none came in time. */
  private ask(question: BotQuestion): Promise<Reply | undefined> {
    const id = newId();
    const errand: Errand = { id, asker: this.self, asked: Date.now(), question };
    const mine = [...this.waiting.values()].filter(({ owner }) => owner === question.owner).length;
    const priority = (question.isUrgent ? 0 : PATIENT) + Math.min(mine, PATIENT - 1);
    return new Promise((resolve) => {
      const end = (reply?: Reply) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => end(), this.patience);
      timer.unref();
      this.waiting.set(id, { owner: question.owner, end });
      this.utils?.addJob(TASK, errand, { priority, maxAttempts: 1 }).catch((error: unknown) => {
        this.onError(error);
        setTimeout(() => end(), RETRY).unref();
      });
    });
  }

  private hear(payload: string): void {
    const reply = JSON.parse(payload) as Reply;
    if (reply.asker === this.self) this.waiting.get(reply.id)?.end(reply);
  }

  /** Takes questions from the queue, as many at a time as there are threads. */
  private async work(): Promise<void> {
    this.runner = await run({
      pgPool: this.pool,
      concurrency: this.threads,
      noHandleSignals: true,
      logger: SILENT,
      parsedCronItems: [],
      taskList: { [TASK]: (payload) => this.serve(payload as Errand) },
    });
    // It gives up when the database is away for long.
    this.runner.promise.catch(this.onError).finally(() => this.workAgain());
  }

  private workAgain(): void {
    if (this.isClosed) return;
    setTimeout(() => {
      if (!this.isClosed) this.work().catch(() => this.workAgain());
    }, RETRY).unref();
  }

  private async serve({ id, asker, asked, question }: Errand): Promise<void> {
    if (Date.now() - asked > this.patience) return;
    const reply: Reply = { id, asker, text: await this.own.think(question) };
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(reply)]);
  }
}
