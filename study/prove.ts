import { CHANCE, type Game, type Move, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Subject } from './subject.ts';

/** The position behind a view, where the view leaves only one. */
const WORLDS = 24;

/**
 * The one position that a view can come from; nothing where there are several. Cards that nobody has seen are known when
 * they can only be in one hand: dealt anew they are the same each time. Two deals that are possible would have to come out
 * alike twenty-four times to be taken for one.
 */
export function settleView<P extends Position>(game: Game<P>, view: P): P | undefined {
  const position = view.imagine(new SeededRandom('world 0'));
  const text = game.format(position);
  if (text === game.format(view)) return position;
  for (let world = 1; world < WORLDS; world++) {
    if (game.format(view.imagine(new SeededRandom(`world ${world}`))) !== text) return undefined;
  }
  return position;
}

/**
 * Works out the chance to win of one seat when everybody plays for the win and every roll is weighed by its odds: for two
 * seats, or a table that wins together, in positions without secrets. Three results leave so little to look for that most
 * of the tree is cut off, which reaches several moves further than a search that wants the margin too.
 */
export class Prover<P extends Position> {
  visited = 0;
  private readonly game: Game<P>;
  private readonly together: boolean;
  private readonly seat: Seat;
  private readonly limit: number;
  private readonly floors: Floor<P>[] = [];

  constructor({ game, bot }: Subject<P>, seat: Seat, limit: number) {
    this.game = game;
    this.together = bot.together === true;
    this.seat = seat;
    this.limit = limit;
  }

  /** More was to be searched than the limit allows: what `after` says means nothing any more. */
  get isSpent(): boolean {
    return this.visited > this.limit;
  }

  /** The chance to win after a move of the seat to act. */
  after(position: P, move: Move): number {
    const { next } = this.floor(0, position);
    next.copyFrom(position);
    next.play(move);
    return this.value(next, 1, 0, 1);
  }

  /** Exact between `low` and `high`; beyond them only the side is right. */
  private value(position: P, depth: number, low: number, high: number): number {
    this.visited++;
    if (position.turn === OVER) return this.final(position);
    if (this.isSpent) return 0;
    const floor = this.floor(depth, position);
    const count = position.moves(floor.moves);
    if (position.turn === CHANCE) return this.mean(position, floor, count, depth);
    const mine = this.together || position.turn === this.seat;
    return mine
      ? this.most(position, floor, count, depth, low, high)
      : this.least(position, floor, count, depth, low, high);
  }

  private most(position: P, floor: Floor<P>, count: number, depth: number, low: number, high: number): number {
    let best = 0;
    bringForward(floor, count);
    for (let at = 0; at < count; at++) {
      const value = this.value(stepTo(position, floor, at), depth + 1, Math.max(low, best), high);
      if (value > best) best = value;
      if (best >= high || this.isSpent) {
        remember(floor, floor.moves[at]);
        break;
      }
    }
    return best;
  }

  private least(position: P, floor: Floor<P>, count: number, depth: number, low: number, high: number): number {
    let best = 1;
    bringForward(floor, count);
    for (let at = 0; at < count; at++) {
      const value = this.value(stepTo(position, floor, at), depth + 1, low, Math.min(high, best));
      if (value < best) best = value;
      if (best <= low || this.isSpent) {
        remember(floor, floor.moves[at]);
        break;
      }
    }
    return best;
  }

  private mean(position: P, floor: Floor<P>, count: number, depth: number): number {
    let sum = 0;
    let total = 0;
    for (let at = 0; at < count && !this.isSpent; at++) {
      const odds = position.odds(floor.moves[at]);
      sum += odds * this.value(stepTo(position, floor, at), depth + 1, 0, 1);
      total += odds;
    }
    return sum / total;
  }

  private final(position: P): number {
    const winners = position.winners() ?? [];
    if (this.together) return Math.sign(winners.length);
    return winners.includes(this.seat) ? 1 / winners.length : 0;
  }

  private floor(depth: number, position: P): Floor<P> {
    this.floors[depth] ??= {
      moves: new Int32Array(this.game.maxMoves),
      next: position.copy(),
      killers: new Int32Array(KILLERS).fill(-1),
    };
    return this.floors[depth];
  }
}

/** What a search needs at one depth, made once. */
interface Floor<P extends Position> {
  readonly moves: Int32Array;
  readonly next: P;
  /** Moves that settled the matter at this depth before, the latest first: they often do so again. */
  readonly killers: Int32Array;
}

const KILLERS = 2;

/** The position after one of the moves; the next step overwrites it. */
function stepTo<P extends Position>(position: P, { moves, next }: Floor<P>, at: number): P {
  next.copyFrom(position);
  next.play(moves[at]);
  return next;
}

function bringForward({ moves, killers }: Floor<Position>, count: number): void {
  for (let rank = killers.length - 1; rank >= 0; rank--) {
    const at = moves.subarray(0, count).indexOf(killers[rank]);
    if (at > 0) [moves[0], moves[at]] = [moves[at], moves[0]];
  }
}

function remember({ killers }: Floor<Position>, move: Move): void {
  if (killers[0] === move) return;
  killers.copyWithin(1, 0);
  killers[0] = move;
}
