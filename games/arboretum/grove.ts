/** No card is there, and none may be placed there. */
const BARE = 0;
/** From here up a cell is a square open to the next card; the rest says where it stands in the list of open squares. */
const OPEN = 256;
const SIDES = 4;

/** Words in front of the two lists: how many cards are placed, how many squares are open. */
const HEADER = 2;

/**
 * One seat's arboretum: cards on squares, in the order of play, and the squares open to the next one (A5).
 *
 * Layout of `words`, in this order: the grid, whose index is the square; the number of cards; the number of open squares;
 * the squares with cards in the order of play; the open squares in an order that follows from the order of play alone,
 * so a grove read from a text lists its squares as the one that was played.
 *
 * The grid reaches `reach` squares to each side of the first card. No game needs more than its number of cards;
 * the official strings may name squares up to 99 away, and for these a wider grove answers by the same rules.
 */
export class Grove {
  readonly words: Uint16Array;
  /** Where the parts of `words` behind the grid begin. */
  private readonly header: number;
  private readonly order: number;
  private readonly open: number;
  readonly reach: number;
  readonly capacity: number;
  readonly width: number;
  readonly origin: number;

  /** `reach` must be at least one more than the farthest card: the rim stays bare. */
  constructor(reach: number, capacity: number, words: Uint16Array = new Uint16Array(Grove.size(reach, capacity))) {
    this.reach = reach;
    this.capacity = capacity;
    this.width = 2 * reach + 1;
    this.origin = reach * this.width + reach;
    this.header = this.width * this.width;
    this.order = this.header + HEADER;
    this.open = this.order + capacity;
    this.words = words;
    // A5: the first card of an arboretum lies at the origin, wherever its owner imagines that to be.
    words[this.header + 1] = listIfBare(words, this.open, 0, this.origin);
  }

  /** Words that a grove needs. */
  static size(reach: number, capacity: number): number {
    const width = 2 * reach + 1;
    return width * width + HEADER + capacity + SIDES * capacity + 1;
  }

  get placed(): number {
    return this.words[this.header];
  }
  get openCount(): number {
    return this.words[this.header + 1];
  }
  /** Square of the `index`-th card in the order of play. */
  placedAt(index: number): number {
    return this.words[this.order + index];
  }
  openAt(index: number): number {
    return this.words[this.open + index];
  }
  /** Index in `words` of the first open square: the list can be read in place. */
  get openStart(): number {
    return this.open;
  }

  isOpen(square: number): boolean {
    return this.words[square] >= OPEN;
  }
  /** The card on a square, or −1. */
  cardAt(square: number): number {
    const cell = this.words[square];
    return cell < OPEN ? cell - 1 : -1;
  }

  /** Places a card and opens the squares beside it. Trusts its caller, who may also place apart from the rest. */
  plant(card: number, square: number): void {
    const { words, header, width, open } = this;
    if (words[square] >= OPEN) this.unlist(square);
    words[square] = card + 1;
    words[this.order + words[header]++] = square;
    let count = words[header + 1];
    count = listIfBare(words, open, count, square - width);
    count = listIfBare(words, open, count, square - 1);
    count = listIfBare(words, open, count, square + 1);
    words[header + 1] = listIfBare(words, open, count, square + width);
  }

  /** The origin is no better than other squares: for strings whose first card lies elsewhere. */
  closeOrigin(): void {
    this.unlist(this.origin);
    this.words[this.origin] = BARE;
  }

  squareAt(north: number, east: number): number {
    return this.origin - north * this.width + east;
  }
  northOf(square: number): number {
    return this.reach - Math.floor(square / this.width);
  }
  eastOf(square: number): number {
    return (square % this.width) - this.reach;
  }

  private unlist(square: number): void {
    const { words, open } = this;
    const index = words[square] - OPEN;
    const last = words[open + --words[this.header + 1]];
    words[open + index] = last;
    words[last] = OPEN + index;
  }
}

/**
 * Opens a square that is bare, at the end of a list of so many, and returns their number. What is not to be listed is
 * written too, but not counted, and the next one covers it: faster than asking, because nobody can foretell the answer.
 */
function listIfBare(words: Uint16Array, open: number, count: number, square: number): number {
  const cell = words[square];
  // BARE is 0, so this is 1 for a bare cell and 0 for any other.
  const isBare = (cell - 1) >>> 31;
  words[open + count] = square;
  words[square] = cell + (OPEN + count) * isBare;
  return count + isBare;
}
