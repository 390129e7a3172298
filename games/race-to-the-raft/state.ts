import { FaceUp } from '../../core/face-up.ts';
import { CHANCE, type Seat, type Turn } from '../../core/game.ts';
import { lowest } from './bits.ts';
import { heightOf, type IslandSlot, type Layout } from './challenges.ts';
import {
  CARD_BITS,
  COLOUR_COUNT,
  columnOf,
  DECK_COUNT,
  DECK_SIZE,
  ISLAND_BITS,
  ISLAND_PLANES,
  ISLAND_WIDTH,
  islandFace,
  LARGE_ROWS,
  LOCATION_BITS,
  LOCATION_PLANES,
  rowOf,
  squareAt,
  TILE_BITS,
  TILE_COUNT,
  TILE_HEIGHT,
  TILE_SPAN,
  TURNS,
  WAYS,
} from './geometry.ts';

/*
 * Layout of `words`: first the planes, each a word a row with a bit a column, then single numbers.
 *
 * Row r of a plane is at PLANE + r. Every plane has an empty row above and at least one below, so that looking at
 * rows −1, `rows` and `rows` + 1 finds nothing there instead of needing a question.
 *
 * A cat stands on its own colour, so its colour is that of its square; only on wild squares it must be kept (ABOARD).
 */
export const STRIDE = 20;
/** Squares of a colour, those of the raft too: TERRAIN + colour * STRIDE + row. */
export const TERRAIN = 1;
export const FIRE = TERRAIN + COLOUR_COUNT * STRIDE;
/** Squares that are neither fire nor raft: a card or a fire tile may cover them when no cat stands there. */
export const OPEN = FIRE + STRIDE;
/** All nine squares of the raft card. */
export const RAFT = OPEN + STRIDE;
/** Raft squares for cats of any colour. */
export const WILD = RAFT + STRIDE;
export const CATS = WILD + STRIDE;
/** Cats that moved in this round, also those that came aboard. */
export const EXHAUSTED = CATS + STRIDE;

const NUMBERS = EXHAUSTED + STRIDE;
export const ROWS = NUMBERS;
const COLUMNS = ROWS + 1;
/** Cards left in each deck, and in hand: 25 bits a deck. */
export const DECKS = COLUMNS + 1;
export const HAND = DECKS + DECK_COUNT;
/** Cards still to be drawn from each deck, all chosen before any is seen (R5). */
export const REQUEST = HAND + DECK_COUNT;
/** Fire tiles in the bag, a bit each. */
export const BAG = REQUEST + DECK_COUNT;
/** The fire tile that waits to be laid or that fitted nowhere, or NONE. */
export const TILE = BAG + 1;
export const PHASE = TILE + 1;
export const LOSS = PHASE + 1;
export const MOVER = LOSS + 1;
/** Top left square of the raft card; NONE on a board without exactly one raft. */
export const RAFT_AT = MOVER + 1;
/** Colour + 1 of the cat on each wild square of the raft, 0 without one. */
export const ABOARD = RAFT_AT + 1;
const ABOARD_COUNT = 9;
/** Islands laid during set-up, and which: island * 4 + turn. */
export const LAID_ISLANDS = ABOARD + ABOARD_COUNT;
export const ISLANDS = LAID_ISLANDS + 1;
const WORDS = ISLANDS + TURNS;

export const NONE = -1;
/** Colour of a cat on a wild square where nobody wrote it down. */
export const UNKNOWN_COLOUR = COLOUR_COUNT;

/** What happens next. The names are those of the notation. */
export const PHASES = {
  /** Chance draws an island board (R4). */
  islands: 0,
  /** The seat says how many cards of each deck it wants (R5). */
  ask: 1,
  /** Chance draws them one by one. */
  draw: 2,
  /** The seat lays a card or moves a cat (R6, R9). */
  play: 3,
  /** Chance draws a fire tile (R7). */
  spark: 4,
  /** The seat lays it (R8). */
  fire: 5,
  won: 6,
  lost: 7,
} as const;

/** Why the table lost (R13). */
export const LOSSES = { cutOff: 0, noRoom: 1, noTile: 2, noCards: 3 } as const;

const FULL_DECK = (1 << DECK_SIZE) - 1;
const FULL_BAG = 2 ** TILE_COUNT - 1;
const CARD_SPAN = 3;
const THREE = 0b111;

const NO_SCARVES: readonly number[] = [];

/** The fields of a position and what happens to them when cards, fire and cats move. Legality is asked elsewhere. */
export class State extends FaceUp {
  readonly seats: number;
  readonly words = new Int32Array(WORDS);
  /** What set-up builds. Afterwards only the board counts. */
  layout: Layout | undefined;
  /** Number of the challenge, or NONE for a board that comes from elsewhere. */
  challenge: number;
  turn: Turn = CHANCE;
  /**
   * Squares of the cats with a scarf, for people to tell like cats apart: no rule asks, and no text says. Undefined until
   * somebody wants to know. Replaced and never changed: copies share it.
   */
  private worn: readonly number[] | undefined;

  constructor(seats: number, rows: number, columns: number, layout?: Layout, challenge = NONE) {
    super();
    this.seats = seats;
    this.layout = layout;
    this.challenge = challenge;
    const { words } = this;
    words[ROWS] = rows;
    words[COLUMNS] = columns;
    words.fill(FULL_DECK, DECKS, DECKS + DECK_COUNT);
    words[BAG] = FULL_BAG;
    words[TILE] = NONE;
    words[LOSS] = NONE;
    words[RAFT_AT] = NONE;
  }

  copyFrom(other: this): void {
    this.words.set(other.words);
    this.layout = other.layout;
    this.challenge = other.challenge;
    this.turn = other.turn;
    this.worn = other.worn;
  }

  /** Of each colour with two cats or more, the second by rows and columns as they were first seen, wherever it is now. */
  get scarves(): readonly number[] {
    this.worn ??= this.findSeconds();
    return this.worn;
  }

  /** Called wherever cats are put down otherwise than by a walk. */
  putOnScarves(): void {
    this.worn = this.findSeconds();
  }

  get rows(): number {
    return this.words[ROWS];
  }
  get columns(): number {
    return this.words[COLUMNS];
  }
  get phase(): number {
    return this.words[PHASE];
  }
  /** The seat whose round it is, also while chance acts for it. */
  get mover(): Seat {
    return this.words[MOVER];
  }
  /** The fire tile that waits to be laid, or NONE. */
  get tile(): number {
    return this.words[TILE];
  }

  has(plane: number, square: number): boolean {
    return ((this.words[plane + rowOf(square)] >> columnOf(square)) & 1) === 1;
  }

  /** Colour of a square, or NONE for fire, the mast, wild squares and where no island lies. */
  colourAt(square: number): number {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (this.has(TERRAIN + colour * STRIDE, square)) return colour;
    }
    return NONE;
  }

  /** Colour of the cat on a square, wild ones too; NONE without a cat. */
  catAt(square: number): number {
    if (!this.has(CATS, square)) return NONE;
    const colour = this.colourAt(square);
    if (colour !== NONE) return colour;
    return this.words[RAFT_AT] === NONE ? UNKNOWN_COLOUR : this.words[ABOARD + this.placeAboard(square)] - 1;
  }

  /** R6: recolours nine squares. */
  layCard(card: number, turn: number, square: number): void {
    const { words } = this;
    const row = rowOf(square);
    const column = columnOf(square);
    const keep = ~(THREE << column);
    const at = (card * TURNS + turn) * COLOUR_COUNT;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const bits = CARD_BITS[at + colour];
      const plane = TERRAIN + colour * STRIDE + row;
      words[plane] = (words[plane] & keep) | ((bits & THREE) << column);
      words[plane + 1] = (words[plane + 1] & keep) | (((bits >> 3) & THREE) << column);
      words[plane + 2] = (words[plane + 2] & keep) | ((bits >> 6) << column);
    }
  }

  /** R8: sets the squares of a tile on fire. */
  layFire(tile: number, way: number, square: number): void {
    const { words } = this;
    const row = rowOf(square);
    const column = columnOf(square);
    const at = tile * WAYS + way;
    for (let down = 0; down < TILE_HEIGHT[at]; down++) {
      const bits = TILE_BITS[at * TILE_SPAN + down] << column;
      for (let colour = 0; colour < COLOUR_COUNT; colour++) words[TERRAIN + colour * STRIDE + row + down] &= ~bits;
      words[OPEN + row + down] &= ~bits;
      words[FIRE + row + down] |= bits;
    }
  }

  /** R9: moves the cat and exhausts it; on a wild square its colour is kept. */
  walk(from: number, to: number): void {
    const { words } = this;
    if (this.scarves.includes(from)) this.worn = this.scarves.map((square) => (square === from ? to : square));
    const start = 1 << columnOf(from);
    const end = 1 << columnOf(to);
    words[CATS + rowOf(from)] &= ~start;
    words[EXHAUSTED + rowOf(from)] &= ~start;
    words[CATS + rowOf(to)] |= end;
    words[EXHAUSTED + rowOf(to)] |= end;
    if (this.has(WILD, to) && words[RAFT_AT] !== NONE) words[ABOARD + this.placeAboard(to)] = this.colourAt(from) + 1;
  }

  private findSeconds(): readonly number[] {
    const { words } = this;
    const seconds: number[] = [];
    let [once, twice] = [0, 0];
    for (let row = 0; row < this.rows; row++) {
      for (let cats = words[CATS + row]; cats !== 0; cats &= cats - 1) {
        const square = squareAt(row, lowest(cats));
        const colour = 1 << this.catAt(square);
        if (once & colour & ~twice) seconds.push(square);
        twice |= once & colour;
        once |= colour;
      }
    }
    return seconds.length > 0 ? seconds : NO_SCARVES;
  }

  /** Which of the nine squares of the raft card this is, row by row. */
  placeAboard(square: number): number {
    const raft = this.words[RAFT_AT];
    return (rowOf(square) - rowOf(raft)) * CARD_SPAN + columnOf(square) - columnOf(raft);
  }

  /** R11: every cat is fresh again. */
  rest(): void {
    this.words.fill(0, EXHAUSTED, EXHAUSTED + this.rows);
  }

  holds(card: number): boolean {
    return ((this.words[HAND + ((card / DECK_SIZE) | 0)] >> (card % DECK_SIZE)) & 1) === 1;
  }
  dropCard(card: number): void {
    this.words[HAND + ((card / DECK_SIZE) | 0)] &= ~(1 << (card % DECK_SIZE));
  }
  /** A card comes from its deck into the hand. */
  takeCard(card: number): void {
    const deck = (card / DECK_SIZE) | 0;
    const bit = 1 << (card % DECK_SIZE);
    this.words[DECKS + deck] &= ~bit;
    this.words[HAND + deck] |= bit;
    this.words[REQUEST + deck]--;
  }

  /** R4: one island board in its slot. */
  layIsland(slot: IslandSlot, island: number, turn: number, burning: boolean): void {
    const { words } = this;
    const face = islandFace(island, burning, turn) * ISLAND_PLANES;
    const all = (1 << ISLAND_WIDTH) - 1;
    for (let row = 0; row < heightOf(slot); row++) {
      for (let plane = 0; plane < ISLAND_PLANES; plane++) {
        const bits = ISLAND_BITS[(face + plane) * LARGE_ROWS + row];
        words[TERRAIN + plane * STRIDE + slot.row + row] |= bits << slot.column;
      }
      const fire = ISLAND_BITS[(face + COLOUR_COUNT) * LARGE_ROWS + row];
      words[OPEN + slot.row + row] |= (all & ~fire) << slot.column;
    }
    words[ISLANDS + words[LAID_ISLANDS]++] = island * TURNS + turn;
  }

  /** R4: fire, cat and raft cards on top of the islands. */
  layLocations(layout: Layout): void {
    const { words } = this;
    for (const { location, square } of layout.locations) {
      const row = rowOf(square);
      const column = columnOf(square);
      const keep = ~(THREE << column);
      for (let plane = 0; plane < LOCATION_PLANES; plane++) {
        const bits = LOCATION_BITS[location * LOCATION_PLANES + plane];
        const at = TERRAIN + plane * STRIDE + row;
        for (let down = 0; down < CARD_SPAN; down++) {
          words[at + down] = (words[at + down] & keep) | (((bits >> (down * CARD_SPAN)) & THREE) << column);
        }
      }
    }
    words[RAFT_AT] = layout.raft;
    words.fill(0, LAID_ISLANDS, WORDS);
    this.putOnScarves();
  }
}
