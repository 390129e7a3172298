import type { Board } from '../board.ts';

/** Farther away than any march of one phase. */
const FAR = 15;
/** What a circle promises to a village so many steps away: who lives nearer is there first. */
const PROMISE: readonly number[] = [0, 1, 0.6, 0.3, 0.12];
/** A village on a circle does not survive half-time (B15): a settler there is always better, if there is one left. */
const DOOMED = -30;

/** Islands that fit a set of bits. On a board with more, those beyond share bits: a guess then, and only for judging moves. */
const BITS = 31;

/** Tables that a computer player reads on a board, made once, and room for what it notes down while it judges moves. */
export class Chart {
  /** Neighbours of each tile, six entries each; `tiles` where there is none. */
  readonly neighbours: Int32Array;
  /** Tiles two steps from each circle: those of circle c from `ringFrom[c]` to `ringFrom[c + 1]`. */
  readonly ring: Int32Array;
  readonly ringFrom: Int32Array;
  /** Steps from each circle to each tile, at `circle * tiles + tile`; never more than FAR. */
  readonly steps: Uint8Array;
  /** What a village on each tile could reach in the settlement, in circles. */
  readonly promise: Float64Array;
  /** The island of each tile as a bit, 0 for water. */
  readonly islandBit: Int32Array;

  /** Worth of tiles, and of islands (the last entry is water), to the seat that is judged for. */
  readonly tileWorth: Float64Array;
  readonly islandWorth: Float64Array;
  readonly villageWorth: Float64Array;
  /** Tiles that some rival could go to next. */
  readonly danger: Int32Array;

  constructor(board: Board) {
    const { tiles, circles } = board;
    const all = Array.from({ length: tiles }, (_, tile) => board.neighbours(tile));
    this.neighbours = new Int32Array(tiles * 6).fill(tiles);
    for (const [tile, its] of all.entries()) this.neighbours.set(its, tile * 6);
    this.steps = new Uint8Array(circles.length * tiles);
    const rings: number[] = [];
    this.ringFrom = new Int32Array(circles.length + 1);
    this.promise = new Float64Array(tiles);
    for (const [index, circle] of circles.entries()) {
      for (let tile = 0; tile < tiles; tile++) {
        const steps = Math.min(FAR, stepsBetween(board, circle, tile));
        this.steps[index * tiles + tile] = steps;
        if (steps === 2) rings.push(tile);
        this.promise[tile] += PROMISE[steps] ?? 0;
      }
      this.ringFrom[index + 1] = rings.length;
    }
    for (const circle of circles) this.promise[circle] = DOOMED;
    this.ring = Int32Array.from(rings);
    this.islandBit = board.islandOf.map((island) => (island === board.islands ? 0 : 1 << (island % BITS)));
    this.tileWorth = new Float64Array(tiles + 1);
    this.islandWorth = new Float64Array(board.islands + 1);
    this.villageWorth = new Float64Array(board.islands + 1);
    this.danger = new Int32Array(board.words);
  }
}

/** Steps from one tile to another on the empty board, over land and water. */
export function stepsBetween(board: Board, one: number, other: number): number {
  const down = Math.abs(board.rows[one] - board.rows[other]);
  const aside = Math.abs(halfColumn(board, one) - halfColumn(board, other));
  return down + Math.max(0, (aside - down) / 2);
}

/** Even rows lie half a tile to the right (B1). */
function halfColumn(board: Board, tile: number): number {
  return 2 * board.columns[tile] + 1 - (board.rows[tile] & 1);
}

const CHARTS = new WeakMap<Board, Chart>();
let lastBoard: Board | undefined;
let lastChart: Chart | undefined;

/** The chart of a board. The same board is asked for again and again, so the last one is at hand. */
export function chartOf(board: Board): Chart {
  if (board === lastBoard && lastChart !== undefined) return lastChart;
  const found = CHARTS.get(board) ?? new Chart(board);
  CHARTS.set(board, found);
  lastBoard = board;
  lastChart = found;
  return found;
}
