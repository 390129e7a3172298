import type { Advice } from '../../ai/worker.ts';
import type { Seat } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Clock } from './clock.ts';
import type { BotQuestion, Bots } from './world.ts';

/** What came of a question: an answer, none, nobody who could answer, or an answer to a position that is gone. */
export type Thought =
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'failed' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'late' };

/** Milliseconds beyond the time that was granted. A worker that is silent for longer has died. */
const GRACE = 15_000;

/** Puts questions about a match to computer players. They get the view of the seat to act and nothing else. */
export class Thinker {
  private readonly match: Timeline;
  private readonly bots: Bots;
  private readonly clock: Clock;
  /** Counts what has become of the match. */
  private moment = 0;

  constructor(match: Timeline, bots: Bots, clock: Clock) {
    this.match = match;
    this.bots = bots;
    this.clock = clock;
  }

  async ask(level: number, milliseconds: number): Promise<Thought> {
    const { position, game } = this.match;
    const asked = this.moment;
    const view = game.format(position.view(position.turn as Seat));
    const advice = await this.answer({ game: game.id, view, level, milliseconds });
    if (asked !== this.moment) return { kind: 'late' };
    if (advice === 'missing') return { kind: 'missing' };
    return advice && advice.moves.length > 0 ? { kind: 'advice', advice } : { kind: 'failed' };
  }

  /** The match has gone on: whatever is answered now comes too late. */
  moveOn(): void {
    this.moment++;
  }

  /** The same, and stops the computer players. */
  stop(): void {
    this.moveOn();
    this.bots.stop();
  }

  private answer(question: BotQuestion): ReturnType<Bots['ask']> {
    return new Promise((resolve) => {
      const cancel = this.clock.after(question.milliseconds + GRACE, () => resolve(undefined));
      const settle = (advice: Advice | 'missing' | undefined) => {
        cancel();
        resolve(advice);
      };
      this.bots.ask(question).then(settle, (error: unknown) => {
        console.warn(`The computer player failed: ${String(error)}`);
        settle(undefined);
      });
    });
  }
}
