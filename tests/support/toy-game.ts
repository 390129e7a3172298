import { FaceUp } from '../../core/face-up.ts';
import { CHANCE, type Game, type Move, OVER, type Position, type Seat, type Turn } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { ok } from '../../core/result.ts';
import type { Bot } from '../../games/bot.ts';
import { failed } from './faults.ts';
import { FOR_TWO } from './for-two.ts';

/**
 * A game small enough to be solved by hand, for the tests of the search. A pile of stones; a seat takes 1 to 3 and scores
 * them, then a coin is tossed: heads (once in four) takes one more stone from the pile, for nobody. Who takes the last stone
 * scores 3 extra.
 */
export class ToyPosition extends FaceUp implements Position {
  readonly seats = 2;
  stones: number;
  mover: Seat = 0;
  tossing = false;
  readonly points = new Int32Array(2);

  constructor(stones: number) {
    super();
    this.stones = stones;
  }

  get turn(): Turn {
    if (this.stones === 0) return OVER;
    return this.tossing ? CHANCE : this.mover;
  }

  moves(into: Int32Array): number {
    const first = this.tossing ? 0 : 1;
    const count = this.tossing ? 2 : Math.min(3, this.stones);
    for (let at = 0; at < count; at++) into[at] = first + at;
    return count;
  }

  check(move: Move) {
    const list = new Int32Array(3);
    return list.subarray(0, this.moves(list)).includes(move) ? undefined : { code: 'toy' };
  }

  play(move: Move): void {
    this.stones -= move;
    if (this.tossing) {
      this.tossing = false;
      this.mover = 1 - this.mover;
    } else {
      this.points[this.mover] += move + (this.stones === 0 ? 3 : 0);
      this.tossing = true;
    }
  }

  roll(random: Random): Move {
    return random.below(4) === 0 ? 1 : 0;
  }

  odds(roll: Move): number {
    return roll === 1 ? 1 : 3;
  }

  copy(): this {
    const copy = new ToyPosition(this.stones);
    copy.copyFrom(this);
    return copy as this;
  }

  copyFrom(other: ToyPosition): void {
    this.stones = other.stones;
    this.mover = other.mover;
    this.tossing = other.tossing;
    this.points.set(other.points);
  }

  scores(): ArrayLike<number> {
    return this.points;
  }

  winners(): readonly Seat[] | undefined {
    if (this.stones > 0) return undefined;
    const [a, b] = this.points;
    return a === b ? [0, 1] : [a > b ? 0 : 1];
  }
}

export const toy: Game<ToyPosition> = {
  id: 'toy',
  title: 'Toy',
  ...FOR_TWO,
  maxMoves: 3,
  start: () => new ToyPosition(12),
  format: (position) => JSON.stringify(position, ['stones', 'mover', 'tossing']) + position.points.join(),
  parse: () => failed('toy'),
  formatMove: (_, move) => String(move),
  parseMove: (_, text) => ok(Number(text)),
};

export const toyBot: Bot<ToyPosition> = {
  spread: 6,
  evaluate: ({ points }, seat) => points[seat] - points[1 - seat],
  levels: [],
};
