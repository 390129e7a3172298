import { FaceUp } from '../../core/face-up.ts';
import { CHANCE, type Seat, type Turn } from '../../core/game.ts';
import { type Board, TOP, tilesIn } from './board.ts';
import { MAX_SEATS, RESOURCES, SETTLERS, TOKEN_TOTAL, TOKENS, VILLAGES } from './components.ts';

/** No token there: the kind after the last. A bag holds it too when there are more circles than tokens (B5). */
export const NOTHING = TOKENS.length;

export const EXPLORATION = 0;
export const SETTLEMENT = 1;

/** What a seat puts down. */
export const SETTLER = 0;
export const VILLAGE = 1;

/*
 * Layout of `words`. One array, because V8 then loads one base pointer for a whole move. First what has a fixed size,
 * then sets of tiles (board.words each): FREE; and for each seat a block of REACH, settlers, villages, and its pieces by
 * island (the last entry is water). After the blocks the token on each tile.
 *
 * REACH is where the seat's pieces allow another one, taken or not: at first all water (B7), then also all that touches
 * its pieces; in the settlement only that (B8). So `REACH & FREE` are the open tiles of a settler, and those of them on
 * land the open tiles of a village, in both phases.
 */
const POINTS = 0;
/** Pieces still to be placed, at `LEFT + piece * MAX_SEATS + seat`. */
export const LEFT = POINTS + MAX_SEATS;
/** Tokens still to be dealt, by kind. */
export const BAG = LEFT + 2 * MAX_SEATS;
const BAG_SIZE = NOTHING + 3;
/** Tokens held, at `HANDS + seat * HAND_SIZE + kind`; nobody reads the count of NOTHING. */
const HANDS = BAG + BAG_SIZE;
const HAND_SIZE = NOTHING + 3;
export const FREE = HANDS + MAX_SEATS * HAND_SIZE;

/** The fields of a position and what happens to them when pieces and tokens move. Legality is asked elsewhere. */
export class State extends FaceUp {
  readonly board: Board;
  readonly seats: number;
  /** B20: the game ends after the exploration. */
  readonly short: boolean;

  readonly words: Int32Array;
  /** Parts of `words`, for code that need not hurry. */
  readonly points: Int32Array;
  /** Kind of the token on each tile, or NOTHING. */
  readonly tokens: Int32Array;
  /** Where the blocks of the seats begin, their length, and where the tokens begin. */
  readonly blocks: number;
  readonly stride: number;
  private readonly tokensFrom: number;

  turn: Turn = CHANCE;
  /** The seat to move; during a deal the one that moved last, or 0 before the first move. */
  mover: Seat = 0;
  phase = EXPLORATION;
  /** Circles that this phase's deal has come past. */
  dealt = 0;
  /** Resource tokens on the board: statuettes are not counted (B10). */
  resources = 0;

  constructor(board: Board, seats: number, short: boolean) {
    super();
    this.board = board;
    this.seats = seats;
    this.short = short;
    this.blocks = FREE + board.words;
    this.stride = 3 * board.words + board.islands + 1;
    this.tokensFrom = this.blocks + seats * this.stride;
    this.words = new Int32Array(this.tokensFrom + board.tiles);
    this.points = this.words.subarray(POINTS, POINTS + seats);
    this.tokens = this.words.subarray(this.tokensFrom);
  }

  scores(): ArrayLike<number> {
    return this.points;
  }

  copyFrom(other: this): void {
    this.words.set(other.words);
    this.turn = other.turn;
    this.mover = other.mover;
    this.phase = other.phase;
    this.dealt = other.dealt;
    this.resources = other.resources;
  }

  /** An empty board before the first deal. */
  setUp(): void {
    const { words, board, seats } = this;
    words.fill(0);
    words.set(board.everything, FREE);
    for (let seat = 0; seat < seats; seat++) {
      words[LEFT + SETTLER * MAX_SEATS + seat] = SETTLERS[seats];
      words[LEFT + VILLAGE * MAX_SEATS + seat] = VILLAGES;
      words.set(board.water, this.reachOf(seat));
    }
    this.turn = CHANCE;
    this.mover = 0;
    this.phase = EXPLORATION;
    this.fillBag();
  }

  /** B5: the next circle gets a token of this kind. */
  deal(kind: number): void {
    const { words } = this;
    words[this.tokensFrom + this.board.circles[this.dealt++]] = kind;
    words[BAG + kind]--;
    this.resources += (kind - RESOURCES) >>> 31;
  }

  /** The mover puts a piece down and takes the token there (B9). */
  place(piece: number, tile: number): void {
    const { words, mover } = this;
    const token = words[this.tokensFrom + tile];
    words[this.tokensFrom + tile] = NOTHING;
    words[HANDS + mover * HAND_SIZE + token]++;
    this.resources -= (token - RESOURCES) >>> 31;
    words[LEFT + piece * MAX_SEATS + mover]--;
    words[FREE + (tile >> 5)] &= ~(TOP >>> tile);
    this.stand(mover, piece, tile);
  }

  /** B15: everything but the villages beside the circles leaves the board, and the tokens go back into the bag. */
  clear(): void {
    const { words, board, seats } = this;
    words.fill(0, LEFT, FREE);
    words.set(board.everything, FREE);
    for (let seat = 0; seat < seats; seat++) {
      words[LEFT + SETTLER * MAX_SEATS + seat] = SETTLERS[seats];
      const reach = this.reachOf(seat);
      const villages = reach + 2 * board.words;
      words.fill(0, reach, villages);
      words.fill(0, villages + board.words, reach + this.stride);
      for (let word = 0; word < board.words; word++) this.keepVillages(seat, word, villages + word);
    }
    this.phase = SETTLEMENT;
    this.fillBag();
  }

  private keepVillages(seat: Seat, word: number, at: number): void {
    const { words } = this;
    const kept = words[at] & ~this.board.stones[word];
    words[at] = kept;
    words[FREE + word] &= ~kept;
    for (let bits = kept; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
      this.stand(seat, VILLAGE, word * 32 + Math.clz32(bits));
    }
  }

  /** For positions that were written down: an empty board in the middle of a phase, after its deal. */
  resume(phase: number, mover: Seat): void {
    this.setUp();
    this.phase = phase;
    this.turn = this.mover = mover;
    this.dealt = this.board.circles.length;
    if (phase === EXPLORATION) return;
    this.words.fill(0, LEFT + VILLAGE * MAX_SEATS, LEFT + (VILLAGE + 1) * MAX_SEATS);
    for (let seat = 0; seat < this.seats; seat++) {
      this.words.fill(0, this.reachOf(seat), this.reachOf(seat) + this.board.words);
    }
  }

  /** After `resume`: a piece that stands there already. */
  add(seat: Seat, piece: number, tile: number): void {
    const { words } = this;
    if (piece === SETTLER || this.phase === EXPLORATION) words[LEFT + piece * MAX_SEATS + seat]--;
    words[FREE + (tile >> 5)] &= ~(TOP >>> tile);
    this.stand(seat, piece, tile);
  }

  /** After `resume`: a token that lies there already. */
  lay(kind: number, tile: number): void {
    this.tokens[tile] = kind;
    if (kind < RESOURCES) this.resources++;
  }

  /** After `lay`: only so many circles have had their turn, and what is not on the board is in the bag. */
  resumeDeal(dealt: number): void {
    this.turn = CHANCE;
    this.dealt = dealt;
    let lying = 0;
    for (const kind of this.tokens) {
      if (kind === NOTHING) continue;
      this.words[BAG + kind]--;
      lying++;
    }
    this.words[BAG + NOTHING] -= dealt - lying;
  }

  /** Records a piece of a seat on a tile: where it is, on which island, and what it reaches. */
  stand(seat: Seat, piece: number, tile: number): void {
    const { words, board } = this;
    const { beside, spread } = board;
    const reach = this.blocks + seat * this.stride;
    const pieces = reach + (piece + 1) * board.words;
    words[pieces + (tile >> 5)] |= TOP >>> tile;
    words[reach + 3 * board.words + board.islandOf[tile]]++;
    const end = (tile + 1) * spread * 2;
    for (let pair = tile * spread * 2; pair < end; pair += 2) words[reach + beside[pair]] |= beside[pair + 1];
  }

  /** B5: takes all tokens off the board and into the bag. */
  fillBag(): void {
    this.tokens.fill(NOTHING);
    for (let kind = 0; kind < NOTHING; kind++) this.words[BAG + kind] = TOKENS[kind].count;
    this.words[BAG + NOTHING] = Math.max(0, this.board.circles.length - TOKEN_TOTAL);
    this.dealt = 0;
    this.resources = 0;
  }

  get inBag(): number {
    return Math.max(this.board.circles.length, TOKEN_TOTAL) - this.dealt;
  }

  reachOf(seat: Seat): number {
    return this.blocks + seat * this.stride;
  }
  settlers(seat: Seat): number[] {
    return tilesIn(this.board, this.words, this.reachOf(seat) + this.board.words);
  }
  villages(seat: Seat): number[] {
    return tilesIn(this.board, this.words, this.reachOf(seat) + 2 * this.board.words);
  }
  /** Pieces of a seat still to be placed. Villages left over from the exploration are out of the game (B15). */
  left(seat: Seat, piece: number): number {
    return this.words[LEFT + piece * MAX_SEATS + seat];
  }
  held(seat: Seat, kind: number): number {
    return this.words[HANDS + seat * HAND_SIZE + kind];
  }
  setHeld(seat: Seat, kind: number, count: number): void {
    this.words[HANDS + seat * HAND_SIZE + kind] = count;
  }
  /** Pieces of a seat on an island. */
  onIsland(seat: Seat, island: number): number {
    return this.words[this.reachOf(seat) + 3 * this.board.words + island];
  }
}
