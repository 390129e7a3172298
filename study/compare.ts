import { Playouts } from '../ai/playout.ts';
import { judge, type Outcome } from '../ai/reward.ts';
import { type Move, OVER, type Position } from '../core/game.ts';
import type { Subject } from './subject.ts';

/** How much better one move is than another for the seat to act, and for everybody. */
export interface Difference {
  readonly rounds: number;
  /** In chance to win, by seat: after the one less after the other. */
  readonly wins: readonly number[];
  /** Standard error of it, for the seat to act. */
  readonly error: number;
  /** In points of margin over the best rival, for the seat to act; 0 where the table wins together. */
  readonly points: number;
  readonly pointsError: number;
  /** Chances to win after the other move, by seat, and the standard error of the acting seat's. */
  readonly chances: readonly number[];
  readonly chanceError: number;
}

/** Called after every batch with the acting seat's mean and error so far: true when more would be a waste. */
export type Enough = (mean: number, error: number) => boolean;

/**
 * Rounds that share their imagined hidden parts. A batch has its own: continuations of the same hidden part are no
 * independent witnesses, and the error would look smaller than it is.
 */
const BATCH = 64;

/**
 * Plays on after both moves with the same hidden part and the same dice each round, so that what differs is their own doing.
 * `seed` must not be one by which either of the two was chosen: the best of several noisy values is always too high.
 */
export function compare<P extends Position>(
  subject: Subject<P>,
  from: P,
  one: Move,
  other: Move,
  seed: number,
  rounds: number,
  enough: Enough,
): Difference {
  return new Yardstick(subject, from, one, seed).measure(other, rounds, enough);
}

/** A move that others are compared with, by the same dice each: its own continuations are played once for all of them. */
export class Yardstick<P extends Position> {
  private readonly subject: Subject<P>;
  private readonly from: P;
  private readonly one: Move;
  private readonly seed: number;
  private readonly batch: number;
  private readonly endings: Ending[] = [];

  constructor(subject: Subject<P>, from: P, one: Move, seed: number, batch = BATCH) {
    this.subject = subject;
    this.from = from;
    this.one = one;
    this.seed = seed;
    this.batch = batch;
  }

  measure(other: Move, rounds: number, enough: Enough): Difference {
    const { subject, from, batch } = this;
    const tally = new Tally(from.seats, from.turn);
    const instead = new Ending(from.seats);
    for (let done = 0; done < rounds; ) {
      const playouts = new Playouts(subject.game, subject.bot, from, this.seed + done);
      for (let round = 0; round < batch && done < rounds; round++, done++) {
        const after = this.ending(playouts, round, done);
        play(subject, playouts, round, other, instead);
        tally.add(after, instead);
      }
      if (enough(tally.mean, tally.error)) break;
    }
    return tally.report();
  }

  private ending(playouts: Playouts<P>, round: number, done: number): Ending {
    if (done === this.endings.length) {
      const ending = new Ending(this.from.seats);
      play(this.subject, playouts, round, this.one, ending);
      this.endings.push(ending);
    }
    return this.endings[done];
  }
}

function play<P extends Position>(
  { bot }: Subject<P>,
  playouts: Playouts<P>,
  round: number,
  move: Move,
  into: Ending,
): void {
  playouts.begin(round);
  playouts.trial.play(move);
  playouts.finish();
  into.read(bot, playouts.trial, playouts.seat);
}

/** How one continuation ended: everybody's share of the win, and the acting seat's margin. */
class Ending {
  readonly wins: Float64Array;
  margin = 0;
  private readonly outcome: Outcome = { reward: 0, win: 0 };

  constructor(seats: number) {
    this.wins = new Float64Array(seats);
  }

  read<P extends Position>(bot: Subject<P>['bot'], position: P, seat: number): void {
    const { wins, outcome } = this;
    let total = 0;
    for (let each = 0; each < wins.length; each++) {
      judge(bot, position, each, outcome);
      wins[each] = outcome.win;
      total += outcome.win;
    }
    if (bot.together) return;
    // Guesses at the seats' chances do not add up by themselves where three or more play.
    if (position.turn !== OVER) for (let each = 0; each < wins.length; each++) wins[each] /= total;
    this.margin = bot.evaluate(position, seat);
  }
}

class Tally {
  private readonly seat: number;
  private rounds = 0;
  private squares = 0;
  private points = 0;
  private pointSquares = 0;
  private chanceSquares = 0;
  private readonly wins: Float64Array;
  private readonly chances: Float64Array;

  constructor(seats: number, seat: number) {
    this.seat = seat;
    this.wins = new Float64Array(seats);
    this.chances = new Float64Array(seats);
  }

  add(after: Ending, instead: Ending): void {
    this.rounds++;
    for (let each = 0; each < this.wins.length; each++) {
      this.wins[each] += after.wins[each] - instead.wins[each];
      this.chances[each] += instead.wins[each];
    }
    const won = after.wins[this.seat] - instead.wins[this.seat];
    const points = after.margin - instead.margin;
    this.squares += won * won;
    this.points += points;
    this.pointSquares += points * points;
    this.chanceSquares += instead.wins[this.seat] ** 2;
  }

  get mean(): number {
    return this.wins[this.seat] / this.rounds;
  }

  get error(): number {
    return errorOf(this.wins[this.seat], this.squares, this.rounds);
  }

  report(): Difference {
    const { rounds, seat } = this;
    return {
      rounds,
      wins: Array.from(this.wins, (sum) => sum / rounds),
      error: this.error,
      points: this.points / rounds,
      pointsError: errorOf(this.points, this.pointSquares, rounds),
      chances: Array.from(this.chances, (sum) => sum / rounds),
      chanceError: errorOf(this.chances[seat], this.chanceSquares, rounds),
    };
  }
}

/** Standard error of a mean. */
function errorOf(sum: number, squares: number, rounds: number): number {
  const mean = sum / rounds;
  const variance = Math.max(0, squares / rounds - mean * mean);
  return Math.sqrt(variance / Math.max(1, rounds - 1));
}
