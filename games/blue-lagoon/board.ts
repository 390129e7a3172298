import { neighboursOf, rowLength, tileCount } from './geometry.ts';

/** The bit of tile 0; shifted right by a tile number (JavaScript takes it modulo 32) it is the bit of that tile. */
export const TOP = 1 << 31;

/** What a map consists of, by tile numbers. No tile is named twice by islands or twice by circles. */
export interface BoardPlan {
  readonly height: number;
  /** By ascending bonus, then by tiles; each list ascending. */
  readonly islands: readonly { readonly bonus: number; readonly tiles: readonly number[] }[];
  readonly circles: readonly number[];
}

/**
 * A board and the tables made from it. It never changes, so all positions on it share it. Sets of tiles are words of
 * 32 bits: tile t is in word t >> 5, at bit t & 31 counted from the top, so that Math.clz32 finds the first tile.
 */
export class Board {
  readonly height: number;
  readonly tiles: number;
  readonly islands: number;
  /** Words in a set of tiles. */
  readonly words: number;
  /** The island and stone statements of the official strings, in their order whatever order they were read in. */
  readonly statements: string;

  readonly bonus: Int32Array;
  /** Island of each tile; `islands` for water. */
  readonly islandOf: Int32Array;
  readonly islandTiles: readonly (readonly number[])[];
  /** Stone circles in ascending order: the order of the deal (B5). */
  readonly circles: Int32Array;
  readonly everything: Int32Array;
  readonly water: Int32Array;
  readonly land: Int32Array;
  readonly stones: Int32Array;

  /**
   * The neighbours of a tile as `spread` pairs of a word number and the bits in it, from `tile * spread * 2` on. They lie
   * in so few words that this is shorter than a list of six; pairs that are not needed have no bits.
   */
  readonly beside: Int32Array;
  readonly spread: number;

  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  /** Tiles as the official strings write them. */
  readonly names: readonly string[];

  /** Room for the flood fill of scoring.ts, which leaves nothing there worth keeping. */
  readonly scratch: { readonly todo: Int32Array; readonly stack: Int32Array; readonly seen: Int32Array };

  constructor(plan: BoardPlan) {
    const { height, islands } = plan;
    const tiles = tileCount(height);
    this.height = height;
    this.tiles = tiles;
    this.islands = islands.length;
    this.words = Math.max(1, (tiles + 31) >> 5);
    this.bonus = Int32Array.from(islands, ({ bonus }) => bonus);
    this.islandTiles = islands.map((island) => island.tiles);
    this.islandOf = new Int32Array(tiles).fill(islands.length);
    for (const [island, { tiles: its }] of islands.entries()) for (const tile of its) this.islandOf[tile] = island;
    this.circles = Int32Array.from(plan.circles);
    const all = Array.from({ length: tiles }, (_, tile) => tile);
    this.everything = this.setOf(all);
    this.water = this.setOf(all.filter((tile) => this.islandOf[tile] === islands.length));
    this.land = this.setOf(islands.flatMap((island) => island.tiles));
    this.stones = this.setOf(plan.circles);
    this.rows = new Uint8Array(tiles);
    this.columns = new Uint8Array(tiles);
    for (let row = 0, tile = 0; row < height; row++) {
      for (let column = 0; column < rowLength(height, row); column++, tile++) {
        this.rows[tile] = row;
        this.columns[tile] = column;
      }
    }
    this.names = all.map((tile) => `${this.rows[tile]},${this.columns[tile]}`);
    this.statements = this.formatStatements();
    const sets = all.map((tile) => wordsOf(this.neighbours(tile)));
    this.spread = sets.reduce((most, set) => Math.max(most, set.size), 1);
    this.beside = new Int32Array(tiles * this.spread * 2);
    for (const [tile, set] of sets.entries()) {
      for (const [index, pair] of [...set].entries()) this.beside.set(pair, (tile * this.spread + index) * 2);
    }
    this.scratch = {
      todo: new Int32Array(this.words),
      stack: new Int32Array(tiles),
      seen: new Int32Array(islands.length + 1),
    };
  }

  setOf(tiles: readonly number[]): Int32Array {
    const set = new Int32Array(this.words);
    for (const tile of tiles) set[tile >> 5] |= TOP >>> tile;
    return set;
  }

  /** Tiles as every statement lists them: each after a space. */
  list(tiles: readonly number[]): string {
    return tiles.map((tile) => ` ${this.names[tile]}`).join('');
  }

  neighbours(tile: number): number[] {
    return neighboursOf(this.height, this.rows[tile], this.columns[tile]);
  }

  isLand(tile: number): boolean {
    return this.islandOf[tile] < this.islands;
  }

  isCircle(tile: number): boolean {
    return isIn(this.stones, 0, tile);
  }

  private formatStatements(): string {
    const islands = this.islandTiles.map((tiles, island) => `i ${this.bonus[island]}${this.list(tiles)}; `);
    return `${islands.join('')}s${this.list(Array.from(this.circles))};`;
  }
}

/** Bits by word number. */
function wordsOf(tiles: readonly number[]): Map<number, number> {
  const words = new Map<number, number>();
  for (const tile of tiles) words.set(tile >> 5, (words.get(tile >> 5) ?? 0) | (TOP >>> tile));
  return words;
}

/** Is the tile in the set that lies in `words` from `from` on? */
export function isIn(words: Int32Array, from: number, tile: number): boolean {
  return words[from + (tile >> 5)] << tile < 0;
}

/** The tiles of a set that lies in `words` from `from` on, ascending. */
export function tilesIn(board: Board, words: Int32Array, from: number): number[] {
  const tiles: number[] = [];
  for (let word = 0; word < board.words; word++) {
    for (let bits = words[from + word]; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
      tiles.push(word * 32 + Math.clz32(bits));
    }
  }
  return tiles;
}
