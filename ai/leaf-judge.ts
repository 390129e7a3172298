import { OVER, type Position, type Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Bot, LeafPlayouts } from '../games/bot.ts';
import type { Judge } from './net/judge.ts';
import { judge as judgeEnd, type Outcome } from './reward.ts';

const MAX_SEATS = 8;

/**
 * Judges where an iteration of a search with nets ends: by the net, at some tables beside a few continuations that are
 * played out from there; exactly where the match is over.
 */
export class LeafJudge<P extends Position> {
  /** What every seat gets at the position judged last. */
  readonly rewards = new Float64Array(MAX_SEATS);
  readonly wins = new Float64Array(MAX_SEATS);
  private readonly bot: Bot<P>;
  private readonly nets: Judge<P>;
  private readonly outcome: Outcome = { reward: 0, win: 0 };
  private playouts: LeafPlayouts | undefined;
  /** The position that is played out. */
  private rest: P | undefined;

  constructor(bot: Bot<P>, nets: Judge<P>) {
    this.bot = bot;
    this.nets = nets;
  }

  /** Before a search: a board may differ from match to match. */
  begin(position: P): void {
    this.playouts = this.nets.features.tableOf(position)?.leafPlayouts;
    this.rest = this.playouts && position.copy();
  }

  /** Judges a position by what a seat knows. */
  judge(position: P, seat: Seat, dice: Random): void {
    const { rewards, wins } = this;
    if (position.turn !== OVER) {
      this.nets.judgeFrom(position, seat, rewards, wins);
      this.playOut(position, dice);
      return;
    }
    rewards.fill(0);
    wins.fill(0);
    this.addEnd(position, 1);
  }

  /** Puts what comes of a few continuations beside what the net thinks. */
  private playOut(position: P, dice: Random): void {
    const { rewards, wins, bot, playouts, rest } = this;
    if (!playouts || !rest) return;
    const { count, share } = playouts;
    for (let seat: Seat = 0; seat < position.seats; seat++) {
      rewards[seat] *= 1 - share;
      wins[seat] *= 1 - share;
    }
    for (let playout = 0; playout < count; playout++) {
      rest.copyFrom(position);
      bot.playOn?.(rest, dice, dice);
      this.addEnd(rest, share / count);
    }
  }

  /** Adds a part of what every seat gets where a match ended. */
  private addEnd(end: P, part: number): void {
    for (let seat: Seat = 0; seat < end.seats; seat++) {
      judgeEnd(this.bot, end, seat, this.outcome);
      this.rewards[seat] += part * this.outcome.reward;
      this.wins[seat] += part * this.outcome.win;
    }
  }
}
