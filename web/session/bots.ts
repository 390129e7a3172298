import { type Advice, joinAdvice } from '../../ai/advice.ts';
import { untilPainted } from '../../kit/later.tsx';
import { giveNotice } from '../notices.ts';
import { BotWorker } from './bot-worker.ts';
import { GRANDMASTER } from './player.ts';
import type { BotQuestion, Bots } from './world.ts';

/** More would hardly play better, and each keeps a search in memory. */
const MOST_HEADS = 4;

/**
 * How many may think at once for the strongest level. Half of the cores are left to everything else: other tabs, and the
 * page itself.
 */
export function spareHeads(cores: number | undefined): number {
  return Math.min(MOST_HEADS, Math.max(1, Math.floor((cores ?? 1) / 2)));
}

/**
 * Computer players in workers. The strongest thinks with several heads where cores are free, each with dice of its own, and
 * plays what they like best together; all others with one, because a level is as strong on every machine.
 */
export class WorkerBots implements Bots {
  private readonly heads: readonly BotWorker[];
  /** Counts what was stopped: a question that still waits for the screen then is never put. */
  private stops = 0;

  constructor(heads = 1) {
    this.heads = Array.from({ length: heads }, () => new BotWorker());
  }

  async ask(about: BotQuestion): Promise<Advice | 'missing' | undefined> {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const { stops } = this;
    // Where cores are few, a thinking worker would keep a move from the screen.
    await new Promise<void>((resolve) => untilPainted(() => this.stops === stops && resolve()));
    const asked = about.level === GRANDMASTER ? this.heads : this.heads.slice(0, 1);
    const answers = await Promise.all(asked.map((head, at) => head.ask({ ...about, seed: (seed + at) >>> 0 })));
    const opinions = answers.flatMap((answer) => ('advice' in answer ? [answer.advice] : []));
    if (opinions.length > 0) return joinAdvice(opinions);
    const [answer] = answers;
    if ('missing' in answer) {
      giveNotice('missing');
      return 'missing';
    }
    if ('error' in answer) console.warn(`The computer player failed: ${answer.error}`);
    return undefined;
  }

  stop(): void {
    this.stops++;
    for (const head of this.heads) head.stop();
  }
}
