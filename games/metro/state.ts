import { CHANCE, type Seat, type Turn } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import { STATIONS, TILE_TOTAL, TILE_TYPES, TILES } from './components.ts';
import {
  ARRIVED,
  ARRIVED_AT_CENTRE,
  BESIDE,
  ENTRIES,
  EXITS,
  FAMILY,
  NO_OWNER,
  ONWARD,
  OWNER,
  RIM,
  SQUARES,
  STATION_ENTRY,
  WITH_CENTRE,
  WITHOUT_CENTRE,
} from './geometry.ts';

/** No tile there. */
export const NONE = TILE_TYPES;
/** A tile whose face this viewer has not seen. */
export const UNSEEN = TILE_TYPES + 1;

/*
 * Layout of `words`. One array, because V8 then loads one base pointer for a whole move: with an array per field
 * a random game takes a fifth longer.
 *
 * Lines are kept joined: for every chain of track, CHAINS + its first entry says where its train now comes out
 * (low half) and how many tiles it crosses (high half), and HEADS + where it comes out is its first entry.
 * Placing a tile joins four pairs of chains, so that scoring needs one look at each station and no tracing.
 */
const CHAINS = 0;
const HEADS = CHAINS + ENTRIES + 8;
/** Squares with a tile, two words of 32 bits. */
export const OCCUPIED = HEADS + ENTRIES + 8;
/** Squares on the rim or beside a tile, two words. */
export const NEAR = OCCUPIED + 2;
const POINTS = NEAR + 2;
const TILE_AT = POINTS + 8;
const ORDER = TILE_AT + SQUARES;
const HANDS = ORDER + SQUARES;
const COUNTS = HANDS + 8;
/** The unseen copies one by one, in no order, the first `pool` of them: a fair index is a fair draw. */
const BAG = COUNTS + TILE_TYPES;
const WORDS = BAG + TILE_TOTAL;

const OUTLET = 0xffff;
const CROSSED = 16;
const ONE_TILE = 1 << CROSSED;

/** The fields of a Metro position and what happens to them when tiles move. Legality is asked elsewhere. */
export class State {
  readonly seats: number;
  readonly board: number;
  readonly refill: boolean;
  readonly secret: boolean;
  /** M14: tiles may be turned, so those that differ by a turn only are one type: the first of their family. */
  readonly turning: boolean;

  readonly words = new Int32Array(WORDS);
  private readonly tally: Int32Array;
  // Parts of `words`, for code that need not hurry.
  /** Tile on each square, or NONE. */
  readonly tiles: Int32Array;
  /** Squares in the order of play, the first `placed` of them. */
  readonly order: Int32Array;
  /** Tile held by each seat: a type, NONE or UNSEEN. */
  readonly hands: Int32Array;
  /** Copies of each type that this viewer has not seen: the deck and the hidden hands. */
  readonly unseen: Int32Array;

  turn: Turn = CHANCE;
  /** The seat whose turn it is, also while chance draws for it. */
  mover: Seat = 0;
  /** The extra tile drawn this turn, which must be placed (M9); a type, NONE or UNSEEN. */
  drawn = NONE;
  placed = 0;
  /** Tiles in the deck. */
  deck = TILE_TOTAL;
  /** Tiles this viewer has not seen: the deck and the hidden hands. */
  pool = 0;
  /** Where `unseenAt` last looked: a hint for `reveal`, not part of the position. */
  private picked = 0;

  constructor(seats: number, settings: Settings) {
    this.seats = seats;
    this.board = settings.centre === 'off' ? WITHOUT_CENTRE : WITH_CENTRE;
    this.refill = settings.refill === 'on';
    this.secret = settings.secret === 'on';
    this.turning = settings.turning === 'on';
    const { words } = this;
    this.tally = words.subarray(POINTS, POINTS + seats);
    this.tiles = words.subarray(TILE_AT, TILE_AT + SQUARES).fill(NONE);
    this.order = words.subarray(ORDER, ORDER + SQUARES);
    this.hands = words.subarray(HANDS, HANDS + seats).fill(NONE);
    this.unseen = words.subarray(COUNTS, COUNTS + TILE_TYPES);
    for (let entry = 0; entry <= ARRIVED_AT_CENTRE; entry++) {
      words[HEADS + entry] = entry;
      words[CHAINS + entry] = entry;
    }
    words.set(RIM, NEAR);
    for (const [tile, [, copies]] of TILES.entries()) {
      for (let copy = 0; copy < copies; copy++) this.putBack(this.typeOf(tile));
    }
  }

  scores(): ArrayLike<number> {
    return this.points;
  }

  copyFrom(other: this): void {
    this.words.set(other.words);
    this.turn = other.turn;
    this.mover = other.mover;
    this.drawn = other.drawn;
    this.placed = other.placed;
    this.deck = other.deck;
    this.pool = other.pool;
  }

  /** Lays a tile and joins its four tracks. */
  lay(tile: number, square: number): void {
    const { words } = this;
    const here = square * 4;
    const onward = this.board * ENTRIES + here;
    const exits = EXITS[tile];
    for (let side = 0; side < 4; side++) {
      const first = words[HEADS + here + side];
      const rest = words[CHAINS + ONWARD[onward + ((exits >> (side * 2)) & 3)]];
      const joined = (words[CHAINS + first] & ~OUTLET) + ONE_TILE + rest;
      words[CHAINS + first] = joined;
      words[HEADS + (joined & OUTLET)] = first;
    }
    const beside = (this.board * SQUARES + square) * 2;
    words[OCCUPIED + (square >> 5)] |= 1 << (square & 31);
    words[NEAR] |= BESIDE[beside];
    words[NEAR + 1] |= BESIDE[beside + 1];
    words[TILE_AT + square] = tile;
    words[ORDER + this.placed++] = square;
  }

  /**
   * Points of each seat now (M7, M8). Counted when asked for: a playout asks once, and counting at every tile would
   * take it a tenth longer.
   */
  get points(): Int32Array {
    const { words } = this;
    const owners = this.seats * ENTRIES;
    words.fill(0, POINTS, POINTS + NO_OWNER + 1);
    for (let station = 1; station <= STATIONS; station++) {
      const entry = STATION_ENTRY[station];
      const chain = words[CHAINS + entry];
      // 0 while open, 1 at a station, 2 at the centre: ARRIVED_AT_CENTRE is ARRIVED + 1. Adding nothing is faster
      // than asking, because nobody can foretell the answer.
      const arrival = (chain & OUTLET) - ARRIVED + 1;
      words[POINTS + OWNER[owners + entry]] += Math.imul(chain >> CROSSED, arrival & ~(arrival >> 31));
    }
    return this.tally;
  }

  /** The type under which a tile is drawn and held, however it lies. */
  typeOf(tile: number): number {
    return this.turning ? FAMILY[tile] : tile;
  }

  /** Type of the `index`-th unseen copy. */
  unseenAt(index: number): number {
    this.picked = index;
    return this.words[BAG + index];
  }

  /** A copy of this type is unseen no more. */
  reveal(tile: number): void {
    const { words } = this;
    // Nearly always the copy that was just picked, so nothing need be searched.
    let place = BAG + this.picked;
    if (this.picked >= this.pool || words[place] !== tile) place = words.indexOf(tile, BAG);
    words[COUNTS + tile]--;
    words[place] = words[BAG + --this.pool];
  }

  /** The inverse of `reveal`. */
  putBack(tile: number): void {
    this.words[COUNTS + tile]++;
    this.words[BAG + this.pool++] = tile;
  }

  /** Puts the bag in the order of the types: what lay where in it would tell what was drawn and put back. */
  sortBag(): void {
    const { words } = this;
    words.fill(0, BAG, BAG + TILE_TOTAL);
    this.pool = 0;
    for (let tile = 0; tile < TILE_TYPES; tile++) {
      const copies = words[COUNTS + tile];
      words.fill(tile, BAG + this.pool, BAG + this.pool + copies);
      this.pool += copies;
    }
    this.picked = 0;
  }

  /** Tile held by the mover. */
  get hand(): number {
    return this.words[HANDS + this.mover];
  }
  set hand(tile: number) {
    this.words[HANDS + this.mover] = tile;
  }

  /** The tile that the mover would place now: the extra one if there is one, else the one in hand. */
  get tileToPlace(): number {
    return this.drawn === NONE ? this.hand : this.drawn;
  }

  /** Tiles crossed so far by the line from an entry, or −1 once it has arrived. */
  openLength(entry: number): number {
    const chain = this.words[CHAINS + entry];
    return (chain & OUTLET) >= ARRIVED ? -1 : chain >> CROSSED;
  }

  /** The first entry of the chain of track whose train would come in by this entry of an empty square. */
  startOf(entry: number): number {
    return this.words[HEADS + entry];
  }

  /** Where the train of the chain that begins at this entry comes out: an entry, ARRIVED or ARRIVED_AT_CENTRE. */
  outletOf(start: number): number {
    return this.words[CHAINS + start] & OUTLET;
  }

  /** Tiles that the chain crosses which begins at this entry. */
  lengthOf(start: number): number {
    return this.words[CHAINS + start] >> CROSSED;
  }

  isOccupied(square: number): boolean {
    return ((this.words[OCCUPIED + (square >> 5)] >>> (square & 31)) & 1) === 1;
  }
}
