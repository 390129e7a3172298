import { CHANCE, type Move, type Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { SEATS, TILE_TOTAL, TILES_EACH } from '../components.ts';
import { ARM_1, ARM_2 } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { canPlace, MAX_MOVES, placeOf, ROLL, tileOf } from '../rules.ts';
import { keepSquares, NONE, putBackSquares } from '../state.ts';
import { POINT } from './evaluate.ts';
import { PlacementJudge } from './placement-judge.ts';

const ENDLESS = 1 << 29;
/** With more tiles to come the same ones are hardly ever drawn twice. */
const FEW_LEFT = 8;
const MOST_KNOWN = 5000;
/** What is below the tile that is tried; longer than it need be, because V8 keeps arrays of up to 64 bytes on its heap. */
const KEPT = new Int16Array(64);

/** What the search needs at one depth, made once. */
interface Floor {
  readonly position: StratopolisPosition;
  readonly judge: PlacementJudge;
  readonly moves: Int32Array;
  readonly worth: Int32Array;
  /** The best line found from here, the first `length` moves of it. */
  readonly line: Int32Array;
  length: number;
  /** The move that was best here last time: likely to be good again, and then nothing else need be looked at. */
  habit: Move;
}

/**
 * Both sides' best line from a position as a narrow alpha-beta search sees it. The tiles to come are drawn beforehand, so
 * that the search meets no chance; the luck of one draw is averaged out by asking again with others.
 */
export class LineSearch {
  /** Moves tried at each depth, the ones that promise most; after them comes one more, chosen at a glance. */
  private readonly widths: readonly number[];
  /** By how much a stacked placement may look worse than another and still be tried before it, as in `standing`. */
  private readonly hope: number;
  private readonly floors: readonly Floor[];
  /** Tiles to come: of seat `s` from `s * TILES_EACH` on, in order. */
  private readonly pile = new Int32Array(SEATS * TILES_EACH);
  private readonly pileSizes = new Int32Array(32);
  /** Lines by what they depend on: where few tiles are left, the same are drawn again and again. */
  private readonly known = new Map<string, readonly Move[]>();

  constructor(position: StratopolisPosition, widths: readonly number[], hope: number) {
    this.widths = widths;
    this.hope = hope * POINT;
    this.floors = Array.from({ length: widths.length + 1 }, () => ({
      position: position.copy(),
      judge: new PlacementJudge(),
      moves: new Int32Array(MAX_MOVES),
      worth: new Int32Array(MAX_MOVES),
      line: new Int32Array(widths.length + 1),
      length: 0,
      habit: 0,
    }));
  }

  /** Plays the line, in place. */
  playOn(position: StratopolisPosition, dice: Random): void {
    this.shuffle(position, dice);
    this.turnUp(position);
    if (position.placed === TILE_TOTAL) return;
    for (const move of this.lineFrom(position)) {
      position.play(move);
      this.turnUp(position);
    }
  }

  private lineFrom(position: StratopolisPosition): readonly Move[] {
    if (TILE_TOTAL - position.placed > FEW_LEFT) return this.findLine(position);
    const key = this.keyOf(position);
    const line = this.known.get(key) ?? this.findLine(position);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, line);
    return line;
  }

  /** All that a line depends on: the city, the tiles face up, and those to come in their order. */
  private keyOf(position: StratopolisPosition): string {
    const { placed, laid, laidTiles } = position;
    let key = `${laid.subarray(0, placed).join()} ${laidTiles.subarray(0, placed).join()}`;
    for (let seat = 0; seat < SEATS; seat++) {
      for (let at = position.shown(seat) - 1; at >= 0; at--) key += ` ${position.faceUp(seat, at)}`;
      const end = seat * TILES_EACH + this.pileSizes[seat];
      key += ` ${this.pile.subarray(end - position.pool(seat), end).join()}`;
    }
    return key;
  }

  private findLine(position: StratopolisPosition): readonly Move[] {
    const [floor] = this.floors;
    floor.position.copyFrom(position);
    floor.judge.look(position);
    if (this.widths.length > 0 && position.placed + 1 < TILE_TOTAL) this.search(0, -ENDLESS, ENDLESS);
    else {
      this.glance(floor, floor.judge.danger(position), ENDLESS, true);
      floor.length = 1;
    }
    return Array.from(floor.line.subarray(0, floor.length));
  }

  private shuffle(position: StratopolisPosition, dice: Random): void {
    const { pile } = this;
    for (let seat = 0; seat < SEATS; seat++) {
      const first = seat * TILES_EACH;
      const count = position.pool(seat);
      this.pileSizes[seat] = count;
      for (let at = 0; at < count; at++) {
        const other = dice.below(at + 1);
        pile[first + at] = pile[first + other];
        pile[first + other] = position.unseenAt(seat, at);
      }
    }
  }

  private turnUp(position: StratopolisPosition): void {
    while (position.turn === CHANCE && position.drawer !== NONE) {
      const seat: Seat = position.drawer;
      position.play(ROLL + this.pile[seat * TILES_EACH + this.pileSizes[seat] - position.pool(seat)]);
    }
  }

  /** What the seat to move is ahead by if both play well. Leaves the line in its floor. */
  private search(depth: number, alpha: number, beta: number): number {
    const floor = this.floors[depth];
    const { position } = floor;
    let best = -ENDLESS;
    // With an open window the others must be looked at all the same.
    if (beta < ENDLESS && canPlace(position, floor.habit)) {
      best = this.attempt(depth, floor.habit, best, alpha, beta);
      if (best >= beta) return best;
    }
    const { judge, moves, worth, habit } = floor;
    const tried = best > -ENDLESS ? habit : NONE;
    const count = position.moves(moves);
    for (let at = 0; at < count; at++) worth[at] = judge.promise(moves[at], this.hope);
    const width = Math.min(count, this.widths[depth]);
    for (let at = 0; at < width && best < beta; at++) {
      const move = takeBest(moves, worth, at, count);
      if (move !== tried) best = this.attempt(depth, move, best, Math.max(alpha, best), beta);
    }
    floor.habit = floor.line[0];
    return best;
  }

  /** Tries a move and returns its value or the best so far, whichever is more. */
  private attempt(depth: number, move: Move, best: number, alpha: number, beta: number): number {
    const floor = this.floors[depth];
    const next = this.floors[depth + 1];
    const isLeaf = depth + 1 === this.widths.length || floor.position.placed + 2 === TILE_TOTAL;
    if (!isLeaf) {
      this.enter(floor, next, move);
      next.judge.follow(floor.judge, next.position);
    }
    const value =
      0 - (isLeaf ? this.lastLook(floor, next, move, 0 - alpha) : this.search(depth + 1, 0 - beta, 0 - alpha));
    if (value <= best) return best;
    floor.line[0] = move;
    for (let at = 0; at < next.length; at++) floor.line[at + 1] = next.line[at];
    floor.length = next.length + 1;
    return value;
  }

  /** Sets the next floor to the position after a move. */
  private enter({ position }: Floor, next: Floor, move: Move): void {
    next.position.copyFrom(position);
    next.position.play(move);
    this.turnUp(next.position);
  }

  /**
   * The best answer to a move at a glance. Two times of three the one that was best last time is good enough, and then the
   * lists of places after the move are never made.
   */
  private lastLook(floor: Floor, next: Floor, move: Move, beta: number): number {
    const { position } = floor;
    const { halves } = position;
    const place = placeOf(move);
    const usual = next.line[0];
    next.length = 1;
    // It only ever saves the others: among equals the first of the list is chosen, whatever was looked at before.
    const isOpen = beta < ENDLESS && canPlace(position, usual) && !overlap(place, placeOf(usual));
    keepSquares(halves, place, KEPT);
    position.cover(tileOf(move), place);
    next.judge.follow(floor.judge, position);
    const danger = next.judge.dangerAnew(position);
    const value = isOpen ? next.judge.after(usual) + danger : -ENDLESS;
    position.placed--;
    putBackSquares(halves, place, KEPT);
    if (isOpen && value >= beta) return value;
    this.enter(floor, next, move);
    next.judge.moveTo(next.position);
    return this.glance(next, danger, beta, isOpen);
  }

  /** The best move at a glance; stops at the first that is good enough, and begins with the one that was best last time. */
  private glance(floor: Floor, danger: number, beta: number, triedUsual: boolean): number {
    const { position, judge, moves } = floor;
    const usual = floor.line[0];
    if (!triedUsual && beta < ENDLESS && canPlace(position, usual)) {
      const value = judge.after(usual) + danger;
      if (value >= beta) return value;
    }
    const count = position.moves(moves);
    let best = -ENDLESS;
    // From the end of the list, where the stacked places are: they decide more often.
    for (let at = count - 1; at >= 0 && best + danger < beta; at--) {
      const value = judge.afterNext(moves[at]);
      if (value <= best) continue;
      best = value;
      floor.line[0] = moves[at];
    }
    return best + danger;
  }
}

/** Brings the best from `at` on to `at`. */
function takeBest(moves: Int32Array, worth: Int32Array, at: number, count: number): Move {
  let best = at;
  for (let other = at + 1; other < count; other++) if (worth[other] > worth[best]) best = other;
  const move = moves[best];
  moves[best] = moves[at];
  worth[best] = worth[at];
  moves[at] = move;
  return move;
}

/** Do two places share a square? */
function overlap(one: number, other: number): boolean {
  const a = other >> 2;
  return covers(one, a) || covers(one, a + ARM_1[other & 3]) || covers(one, a + ARM_2[other & 3]);
}

function covers(place: number, square: number): boolean {
  const origin = place >> 2;
  return square === origin || square === origin + ARM_1[place & 3] || square === origin + ARM_2[place & 3];
}
