import { CHANCE, type Game, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot } from '../games/bot.ts';
import { amongAll, judge, type Outcome } from './reward.ts';

/** Guesses at the hidden part that are kept and used again and again, each time with other dice. */
const MAX_WORLDS = 256;

/**
 * Imagined continuations of one position. Round `n` has the same hidden part and the same dice whichever move it is asked
 * for: what differs between two moves in a round is their own doing.
 */
export class Playouts<P extends Position> {
  readonly seat: Seat;
  readonly trial: P;
  readonly outcome: Outcome = { reward: 0, win: 0 };
  readonly choices = new SeededRandom(0);
  readonly dice = new SeededRandom(0);
  private readonly bot: Bot<P>;
  private readonly view: P;
  private readonly seed: number;
  private readonly worlds: P[] = [];
  private readonly moves: Int32Array;

  constructor(game: Game<P>, bot: Bot<P>, view: P, seed: number) {
    this.bot = bot;
    this.view = view;
    this.seed = seed;
    this.seat = view.turn;
    this.moves = new Int32Array(game.maxMoves);
    this.trial = view.imagine(new SeededRandom(seed));
  }

  /** Sets `trial` to the position as it is imagined in this round, and the dice for it. */
  begin(round: number): void {
    this.trial.copyFrom(this.world(round));
    this.choices.restart(this.seed, round);
    this.dice.restart(~this.seed, round);
  }

  /** Plays `trial` on and judges where it ended, into `outcome`. */
  finish(): void {
    if (this.bot.playOn) this.bot.playOn(this.trial, this.choices, this.dice);
    else this.playRandomly();
    judge(this.bot, this.trial, this.seat, this.outcome);
    if (this.trial.turn !== OVER && !this.bot.together) this.outcome.win = amongAll(this.outcome.win, this.trial.seats);
  }

  private playRandomly(): void {
    const { trial, moves, choices, dice } = this;
    while (trial.turn !== OVER) {
      if (trial.turn === CHANCE) trial.play(trial.roll(dice));
      else trial.play(moves[choices.below(trial.moves(moves))]);
    }
  }

  private world(round: number): P {
    const index = round % MAX_WORLDS;
    if (index === this.worlds.length) this.worlds.push(this.view.imagine(new SeededRandom(`${this.seed} ${index}`)));
    return this.worlds[index];
  }
}
