import type { Seat } from '../../../core/game.ts';
import { SEATS, START } from '../components.ts';
import { ARM_1, ARM_2, colourOfSeat, SQUARES, STRIDE, squareAt } from '../geometry.ts';
import { rankOf, worthOf } from '../scoring.ts';
import { COLOUR_AT, HEIGHT, LAID, NONE, type State } from '../state.ts';

const START_SQUARE = squareAt(START.column, START.row);
/** Numbers for each seat, the first of them for no region: a seat has 43 coloured squares at most, and a tile makes ten regions at most. */
const NUMBERS = 128;
export const ALL_NUMBERS = SEATS * NUMBERS;
/** In place of a number: beside a square lies more than one region, or more than one has lain. */
export const SEVERAL = ALL_NUMBERS - 1;
const queue = new Int16Array(NUMBERS);

/**
 * The regions of a board (S10) as `survey` finds them, but after one more tile only those are found anew that it
 * touches. A region that has changed gets another number, and the old one is dead: its key is 0.
 */
export class Regions {
  private readonly buffer = new ArrayBuffer(ALL_NUMBERS * 5 + SQUARES * 3);
  private readonly bytes = new Uint8Array(this.buffer);
  /** Size and height by number, as `survey` writes them. */
  readonly keys = new Int16Array(this.buffer, 0, ALL_NUMBERS);
  /** A square of each region. */
  private readonly squares = new Int16Array(this.buffer, ALL_NUMBERS * 2, ALL_NUMBERS);
  /** How many squares of each region are as high as any of it. */
  readonly tops = new Uint8Array(this.buffer, ALL_NUMBERS * 4, ALL_NUMBERS);
  /** Number of the region that a square is in, 0 for none. */
  readonly numbers = new Uint8Array(this.buffer, ALL_NUMBERS * 5, SQUARES);
  /** Number of the region of a seat's colour that a square lies beside, at `seat * SQUARES + square`: 0, a dead one, or SEVERAL. */
  readonly beside = new Uint8Array(this.buffer, ALL_NUMBERS * 5 + SQUARES, SEATS * SQUARES);
  /** Numbers of each seat that were given so far end here. */
  readonly ends = new Int32Array(32);
  /** Numbers from here on were given for the latest tile. */
  private readonly news = new Int32Array(32);

  /** Finds all regions of a board. */
  build({ halves, placed }: State): void {
    this.bytes.fill(0);
    this.keys[SEVERAL] = 1;
    for (let seat = 0; seat < SEATS; seat++) {
      this.news[seat] = seat * NUMBERS + 1;
      this.ends[seat] = seat * NUMBERS + 1;
    }
    this.fill(halves, START_SQUARE);
    this.fill(halves, START_SQUARE + STRIDE);
    for (let i = 0; i < placed; i++) {
      const place = halves[LAID + i];
      const origin = place >> 2;
      this.fill(halves, origin);
      this.fill(halves, origin + ARM_1[place & 3]);
      this.fill(halves, origin + ARM_2[place & 3]);
    }
  }

  /** Takes over the regions of the board as it was before the latest tile, and finds those anew that it touches. */
  follow(before: Regions, { halves, placed }: State): void {
    this.bytes.set(before.bytes);
    for (let seat = 0; seat < SEATS; seat++) {
      this.ends[seat] = before.ends[seat];
      this.news[seat] = before.ends[seat];
    }
    const place = halves[LAID + placed - 1];
    const a = place >> 2;
    const b = a + ARM_1[place & 3];
    const c = a + ARM_2[place & 3];
    const wasA = this.numbers[a];
    const wasB = this.numbers[b];
    const wasC = this.numbers[c];
    this.end(halves, a);
    this.end(halves, b);
    this.end(halves, c);
    this.fill(halves, a);
    this.fill(halves, b);
    this.fill(halves, c);
    if (wasA > 0) this.fillAround(halves, a);
    if (wasB > 0) this.fillAround(halves, b);
    if (wasC > 0) this.fillAround(halves, c);
  }

  /** Ends the regions that a square was in and that it joins now; before any is found anew, so that what they touched is not counted twice. */
  private end(halves: Int16Array, square: number): void {
    const { keys, numbers } = this;
    const colour = halves[square] >> COLOUR_AT;
    keys[numbers[square]] = 0;
    numbers[square] = 0;
    if (colour === 0) return;
    if (halves[square - STRIDE] >> COLOUR_AT === colour) keys[numbers[square - STRIDE]] = 0;
    if (halves[square + 1] >> COLOUR_AT === colour) keys[numbers[square + 1]] = 0;
    if (halves[square + STRIDE] >> COLOUR_AT === colour) keys[numbers[square + STRIDE]] = 0;
    if (halves[square - 1] >> COLOUR_AT === colour) keys[numbers[square - 1]] = 0;
  }

  /** What was left of a region beside a square that no longer is in it. */
  private fillAround(halves: Int16Array, square: number): void {
    const { keys, numbers } = this;
    if (keys[numbers[square - STRIDE]] === 0) this.fill(halves, square - STRIDE);
    if (keys[numbers[square + 1]] === 0) this.fill(halves, square + 1);
    if (keys[numbers[square + STRIDE]] === 0) this.fill(halves, square + STRIDE);
    if (keys[numbers[square - 1]] === 0) this.fill(halves, square - 1);
  }

  /** Gives a number to the region around a square, unless the square is black or that was done. */
  private fill(halves: Int16Array, from: number): void {
    const colour = halves[from] >> COLOUR_AT;
    if (colour === 0) return;
    const seat = 2 - colour;
    const { keys, numbers } = this;
    if (numbers[from] >= this.news[seat]) return;
    const number = this.ends[seat]++;
    numbers[from] = number;
    queue[0] = from;
    let size = 1;
    let height = 0;
    let tops = 0;
    for (let at = 0; at < size; at++) {
      const square = queue[at];
      const here = halves[square] & HEIGHT;
      if (here > height) {
        height = here;
        tops = 0;
      }
      if (here === height) tops++;
      size = this.reach(halves, square - STRIDE, colour, number, size);
      size = this.reach(halves, square + 1, colour, number, size);
      size = this.reach(halves, square + STRIDE, colour, number, size);
      size = this.reach(halves, square - 1, colour, number, size);
    }
    keys[number] = (size << 6) | height;
    this.squares[number] = from;
    this.tops[number] = tops;
  }

  /** Takes a square into the region, or notes that it lies beside; the region's new size. */
  private reach(halves: Int16Array, square: number, colour: number, number: number, size: number): number {
    const { numbers } = this;
    if (halves[square] >> COLOUR_AT === colour) {
      if (numbers[square] === number) return size;
      numbers[square] = number;
      queue[size] = square;
      return size + 1;
    }
    const { beside } = this;
    const at = (2 - colour) * SQUARES + square;
    const other = beside[at];
    if (other !== number) beside[at] = this.keys[other] === 0 ? number : SEVERAL;
    return size;
  }

  firstOf(seat: Seat): number {
    return seat * NUMBERS + 1;
  }

  /** Do the neighbours of a square that are in a region hang together without it, as far as can be seen close by? */
  hangsTogether(number: number, square: number): boolean {
    const { numbers } = this;
    const above = numbers[square - STRIDE] === number ? 1 : 0;
    const right = numbers[square + 1] === number ? 1 : 0;
    const below = numbers[square + STRIDE] === number ? 1 : 0;
    const left = numbers[square - 1] === number ? 1 : 0;
    let parts = above + right + below + left;
    if (parts <= 1) return true;
    if ((above & right) === 1 && numbers[square - STRIDE + 1] === number) parts--;
    if ((right & below) === 1 && numbers[square + STRIDE + 1] === number) parts--;
    if ((below & left) === 1 && numbers[square + STRIDE - 1] === number) parts--;
    if ((left & above) === 1 && numbers[square - STRIDE - 1] === number) parts--;
    return parts <= 1;
  }

  /** S11, S14: rank of the region that scores for a seat; 0 where there is none. */
  bestRank(seat: Seat, boxed: boolean): number {
    const { keys } = this;
    const end = this.ends[seat];
    let best = 0;
    for (let number = this.firstOf(seat); number < end; number++) {
      const rank = rankOf(keys[number], boxed);
      if (rank > best) best = rank;
    }
    return best;
  }

  /** The same without the regions that have one of the first `count` numbers. */
  bestRankWithout(without: Int32Array, count: number, seat: Seat, boxed: boolean): number {
    const { keys } = this;
    const end = this.ends[seat];
    let best = 0;
    for (let number = this.firstOf(seat); number < end; number++) {
      const rank = rankOf(keys[number], boxed);
      if (rank > best && !isAmong(without, count, number)) best = rank;
    }
    return best;
  }

  /** Value of all regions of a seat together. */
  totalWorth(seat: Seat): number {
    const { keys } = this;
    const end = this.ends[seat];
    let total = 0;
    for (let number = this.firstOf(seat); number < end; number++) total += worthOf(keys[number]);
    return total;
  }

  /** A square of a seat's region of this rank, of the oldest of several; NONE where there is none. */
  squareOfRank({ halves, boxed, placed }: State, seat: Seat, rank: number): number {
    if (rank === 0) return NONE;
    const { keys } = this;
    const end = this.ends[seat];
    let found = NONE;
    for (let number = this.firstOf(seat); number < end; number++) {
      if (rankOf(keys[number], boxed) !== rank) continue;
      if (found !== NONE) return this.oldestOfRank(halves, placed, seat, rank, boxed);
      found = this.squares[number];
    }
    return found;
  }

  private oldestOfRank(halves: Int16Array, placed: number, seat: Seat, rank: number, boxed: boolean): number {
    const colour = colourOfSeat(seat);
    const isOne = (square: number) =>
      halves[square] >> COLOUR_AT === colour && rankOf(this.keys[this.numbers[square]], boxed) === rank;
    if (isOne(START_SQUARE)) return START_SQUARE;
    if (isOne(START_SQUARE + STRIDE)) return START_SQUARE + STRIDE;
    for (let i = 0; i < placed; i++) {
      const place = halves[LAID + i];
      const origin = place >> 2;
      if (isOne(origin)) return origin;
      if (isOne(origin + ARM_1[place & 3])) return origin + ARM_1[place & 3];
      if (isOne(origin + ARM_2[place & 3])) return origin + ARM_2[place & 3];
    }
    return NONE;
  }
}

function isAmong(numbers: Int32Array, count: number, number: number): boolean {
  for (let at = 0; at < count; at++) if (numbers[at] === number) return true;
  return false;
}
