import type { Seat } from '../../../core/game.ts';
import { type Board, TOP } from '../board.ts';
import { MAX_SEATS } from '../components.ts';
import { countBits } from '../rules.ts';
import type { State } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';

/**
 * The links of all seats, kept while pieces are added: scoring.ts finds them anew each time, which is too slow to ask
 * about every open tile of every move of a playout. Only for judging moves; points are always counted there.
 */
export class Links {
  /** Islands of the best link, by seat. */
  readonly best = new Int32Array(32);
  /**
   * Islands of the links that a piece of a seat on a tile would join, as bits, at `seat * size + tile`; without the
   * island of the tile itself, which is in `chart.islandBit`.
   */
  readonly touched: Int32Array;
  readonly size: number;

  private readonly board: Board;
  private readonly chart: Chart;
  /** 0 for an open tile, else the seat there + 1; the last entry lies off the board. */
  private readonly owner: Uint8Array;
  /** Towards the tile that stands for the link. */
  private readonly parent: Int16Array;
  /** Islands of a link, at the tile that stands for it. */
  private readonly islands: Int32Array;

  constructor(board: Board) {
    this.board = board;
    this.chart = chartOf(board);
    this.size = board.tiles + 1;
    this.touched = new Int32Array(MAX_SEATS * this.size);
    this.owner = new Uint8Array(this.size);
    this.parent = new Int16Array(this.size);
    this.islands = new Int32Array(this.size);
  }

  /** Takes over all pieces of a position. */
  read(state: State): void {
    const { board } = this;
    this.owner.fill(0);
    this.best.fill(0);
    this.touched.fill(0);
    for (let seat = 0; seat < state.seats; seat++) {
      const pieces = state.reachOf(seat) + board.words;
      this.joinAll(state, seat, pieces);
      this.joinAll(state, seat, pieces + board.words);
      this.touchAnew(seat);
    }
  }

  /** Islands of the seat's links of two and more: the best link's, then those of all others, as bits. */
  islandsOf(seat: Seat, into: Int32Array): void {
    const { owner, parent, islands, board, best } = this;
    into[0] = 0;
    into[1] = 0;
    for (let tile = 0; tile < board.tiles; tile++) {
      if (owner[tile] !== seat + 1 || parent[tile] !== tile) continue;
      const count = countBits(islands[tile]);
      if (count < 2) continue;
      if (into[0] === 0 && count === best[seat]) into[0] = islands[tile];
      else into[1] |= islands[tile];
    }
  }

  add(seat: Seat, tile: number): void {
    const known = this.join(seat, tile);
    const reached = this.islands[tile];
    if (known !== -1 && known !== reached) this.touchAnew(seat);
    else this.touch(seat, tile, reached);
  }

  /** Puts a piece down and joins the links around it; the islands that all of these have in common, −1 where there are none. */
  private join(seat: Seat, tile: number): number {
    const { owner, parent, islands, chart } = this;
    const { neighbours, islandBit } = chart;
    owner[tile] = seat + 1;
    parent[tile] = tile;
    let reached = islandBit[tile];
    let known = -1;
    for (let at = tile * 6; at < tile * 6 + 6; at++) {
      const next = neighbours[at];
      if (owner[next] !== seat + 1) continue;
      const link = this.find(next);
      // A neighbour of a link that has been joined already.
      if (link === tile) continue;
      known &= islands[link];
      reached |= islands[link];
      parent[link] = tile;
    }
    islands[tile] = reached;
    const count = countBits(reached);
    if (count > this.best[seat]) this.best[seat] = count;
    return known;
  }

  private touch(seat: Seat, tile: number, reached: number): void {
    const { touched, size, chart } = this;
    const { neighbours } = chart;
    for (let at = tile * 6; at < tile * 6 + 6; at++) touched[seat * size + neighbours[at]] |= reached;
  }

  /** A link has grown to another island, or two have joined: all their neighbours must hear of it. */
  private touchAnew(seat: Seat): void {
    const { owner, islands } = this;
    const { tiles } = this.board;
    for (let tile = 0; tile < tiles; tile++) {
      if (owner[tile] === seat + 1) this.touch(seat, tile, islands[this.find(tile)]);
    }
  }

  private find(tile: number): number {
    const { parent } = this;
    let at = tile;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  private joinAll(state: State, seat: Seat, from: number): void {
    const { words } = state;
    for (let word = 0; word < this.board.words; word++) {
      for (let bits = words[from + word]; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
        this.join(seat, word * 32 + Math.clz32(bits));
      }
    }
  }
}
