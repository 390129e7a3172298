import type { Seat } from '../../../core/game.ts';
import { SEATS } from '../components.ts';
import { ARM_1, ARM_2, colourOfSeat, SQUARES, TILE_COLOURS } from '../geometry.ts';
import { rankOf, worthOf } from '../scoring.ts';
import { standing } from './evaluate.ts';
import { ALL_NUMBERS, type Regions, SEVERAL } from './regions.ts';

/** In place of a lead: the table does not know. */
export const UNKNOWN = 1 << 30;

/** A region of one square on the table. */
const SINGLE = (1 << 6) | 1;
const EVERY_BIT = 255;

/** What is the same for all places on the table. */
export interface Outset {
  readonly regions: Regions;
  readonly boxed: boolean;
  readonly isLast: boolean;
  /** By seat. */
  readonly ranks: Int32Array;
  readonly totals: Int32Array;
  readonly standings: Int32Array;
}

/** Standing of one seat by the number of the only region that a tile touches with that seat's colour; 0 and dead ones are none. */
class Side {
  /** All squares of the colour come into that region. */
  private readonly joined = new Int32Array(ALL_NUMBERS);
  /** One arm does, and the other is apart. */
  private readonly split = new Int32Array(ALL_NUMBERS);
  private beside = new Uint8Array(0);
  private readonly first: number;
  private readonly seat: Seat;
  /** Which squares of the tile have the colour: all bits or none. */
  private origin = 0;
  private arm1 = 0;
  private arm2 = 0;
  /** The arms of an L do not touch. */
  private isApart = false;

  constructor(seat: Seat) {
    this.seat = seat;
    this.first = seat * SQUARES;
  }

  prepare(tile: number, outset: Outset): void {
    const colour = colourOfSeat(this.seat);
    this.beside = outset.regions.beside;
    this.origin = TILE_COLOURS[tile * 4] === colour ? EVERY_BIT : 0;
    this.arm1 = TILE_COLOURS[tile * 4 + 1] === colour ? EVERY_BIT : 0;
    this.arm2 = TILE_COLOURS[tile * 4 + 2] === colour ? EVERY_BIT : 0;
    const size = (this.origin & 1) + (this.arm1 & 1) + (this.arm2 & 1);
    this.isApart = size === 2 && this.origin === 0;
    if (size === 0) this.joined[0] = outset.standings[this.seat];
    else this.fillTables(size, outset);
  }

  private fillTables(size: number, { regions, boxed, isLast, ranks, totals }: Outset): void {
    const { joined, split, seat } = this;
    const { keys } = regions;
    const rank = ranks[seat];
    const total = totals[seat];
    const alone = this.isApart ? SINGLE : (size << 6) | 1;
    const none = standing(
      Math.max(rank, rankOf(alone, boxed)),
      total + (this.isApart ? 2 : 1) * worthOf(alone),
      boxed,
      isLast,
    );
    joined[0] = none;
    split[0] = none;
    const end = regions.ends[seat];
    for (let number = regions.firstOf(seat); number < end; number++) {
      const key = keys[number];
      if (key === 0) {
        joined[number] = none;
        split[number] = none;
        continue;
      }
      const grown = key + (size << 6);
      const lessOne = total - worthOf(key);
      joined[number] = standing(Math.max(rank, rankOf(grown, boxed)), lessOne + worthOf(grown), boxed, isLast);
      if (!this.isApart) continue;
      const byOne = key + (1 << 6);
      const both = lessOne + worthOf(byOne) + worthOf(SINGLE);
      split[number] = standing(Math.max(rank, rankOf(byOne, boxed)), both, boxed, isLast);
    }
  }

  /** The seat's standing after the tile is laid on these squares. */
  after(a: number, b: number, c: number): number {
    const { beside, first } = this;
    const besideA = beside[first + a] & this.origin;
    const besideB = beside[first + b] & this.arm1;
    const besideC = beside[first + c] & this.arm2;
    const number = besideA | besideB | besideC;
    if (number === 0) return this.joined[0];
    if (number === SEVERAL) return UNKNOWN;
    if (this.isApart) {
      if (besideB === besideC) return this.joined[number];
      return besideB === 0 || besideC === 0 ? this.split[number] : UNKNOWN;
    }
    const isOne =
      (besideA === 0 || besideA === number) &&
      (besideB === 0 || besideB === number) &&
      (besideC === 0 || besideC === number);
    return isOne ? this.joined[number] : UNKNOWN;
  }
}

/**
 * What a tile leads to in the places on the table, of which there are more than a hundred. Nearly always it touches no
 * more than one region of a colour, and then its worth depends on that region alone.
 */
export class GroundTable {
  private readonly sides: readonly Side[] = Array.from({ length: SEATS }, (_, seat) => new Side(seat));

  prepare(tile: number, outset: Outset): void {
    for (const side of this.sides) side.prepare(tile, outset);
  }

  /** Green's lead after the tile is laid on a place, or UNKNOWN. */
  after(place: number): number {
    const a = place >> 2;
    const b = a + ARM_1[place & 3];
    const c = a + ARM_2[place & 3];
    const green = this.sides[0].after(a, b, c);
    if (green === UNKNOWN) return UNKNOWN;
    const red = this.sides[1].after(a, b, c);
    return red === UNKNOWN ? UNKNOWN : green - red;
  }
}
