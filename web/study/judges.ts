import { giveNotice } from '../notices.ts';
import type { JudgeAnswer, JudgeQuestion } from './judge-worker.ts';

/** Somebody who judges one thing at a time, away from the page. */
export interface Judge {
  ask(question: JudgeQuestion): Promise<JudgeAnswer>;
  /** At once; what was asked is never answered. */
  dismiss(): void;
}

/** A judge in a worker of its own, so that the page stays smooth. */
export class WorkerJudge implements Judge {
  private worker: Worker | undefined;
  private settle: ((answer: JudgeAnswer) => void) | undefined;

  ask(question: JudgeQuestion): Promise<JudgeAnswer> {
    return new Promise((resolve) => {
      this.settle = resolve;
      try {
        this.hire().postMessage(question);
      } catch (error) {
        resolve({ kind: 'failed', error: String(error) });
      }
    });
  }

  dismiss(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.settle = undefined;
  }

  private hire(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => this.hear(data));
    worker.addEventListener('error', (event) => {
      this.worker = undefined;
      // A program that could not be fetched fails without a message.
      this.hear(
        event.message
          ? { kind: 'failed', error: event.message }
          : { kind: 'failed', error: 'not loaded', missing: true },
      );
    });
    this.worker = worker;
    return worker;
  }

  private hear(answer: JudgeAnswer): void {
    if (answer.kind === 'failed') {
      if (answer.missing) giveNotice('missing');
      else console.warn(`The review failed: ${answer.error}`);
    }
    this.settle?.(answer);
  }
}
