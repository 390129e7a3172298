import type { Move, Position, Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Endings } from '../games/bot.ts';
import { judgePoints, type Outcome } from './reward.ts';

/** Endings of one position, judged for the seat to move. */
export class SharedEndings {
  /** What the move judged last brings. */
  readonly outcome: Outcome = { reward: 0, win: 0 };
  scores: ArrayLike<number> = [];
  private readonly seats: number;
  private readonly seat: Seat;
  private readonly endings: Pick<Endings, 'imagine' | 'scoresAfter'>;
  private readonly spread: number;
  private readonly random: SeededRandom;

  constructor(
    endings: Pick<Endings, 'imagine' | 'scoresAfter'>,
    { seats, turn }: Pick<Position, 'seats' | 'turn'>,
    spread: number,
    seed: number,
  ) {
    this.endings = endings;
    this.seats = seats;
    this.seat = turn;
    this.spread = spread;
    this.random = new SeededRandom(seed);
  }

  imagine(): void {
    this.endings.imagine(this.random);
  }

  judge(move: Move): void {
    this.scores = this.endings.scoresAfter(move);
    judgePoints(this.scores, this.seats, this.seat, this.spread, this.outcome);
  }
}
