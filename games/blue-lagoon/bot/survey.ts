import { CHANCE, type Seat } from '../../../core/game.ts';
import { type Board, TOP } from '../board.ts';
import { LINK_POINTS, RESOURCES } from '../components.ts';
import { countBits } from '../rules.ts';
import { islandsPoints, majorityPoints, resourcePoints } from '../scoring.ts';
import { FREE, type State } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';
import { Links } from './links.ts';

/** Farther than this a village does not matter to a circle. */
export const FAR = 6;

/**
 * What a learned player works out about a position before it names its features: once for a seat, used by all of them.
 * "They" are all rivals together, or the strongest of them where something is counted.
 */
export class Survey {
  readonly board: Board;
  readonly chart: Chart;
  readonly links: Links;
  /** Open tiles next to the seat's pieces, and to the rivals'. */
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  /** By island: pieces of the seat and of its strongest rival there, and open tiles. */
  readonly myPieces: Int32Array;
  readonly theirPieces: Int32Array;
  readonly openTiles: Int32Array;
  /** By resource: tokens that the seat holds, that the richest rival holds, that are on the board. */
  readonly myTokens = new Int32Array(RESOURCES);
  readonly theirTokens = new Int32Array(RESOURCES);
  /** By circle: steps to the nearest village of the seat and of a rival that will survive half-time. */
  readonly mySteps: Uint8Array;
  readonly theirSteps: Uint8Array;
  /** By seat. */
  readonly points = new Int32Array(8);
  private readonly islandSets: Int32Array;

  constructor(board: Board) {
    this.board = board;
    this.chart = chartOf(board);
    this.links = new Links(board);
    this.mine = new Int32Array(board.words);
    this.theirs = new Int32Array(board.words);
    this.myPieces = new Int32Array(board.islands);
    this.theirPieces = new Int32Array(board.islands);
    this.openTiles = new Int32Array(board.islands);
    this.mySteps = new Uint8Array(board.circles.length);
    this.theirSteps = new Uint8Array(board.circles.length);
    this.islandSets = new Int32Array(board.islands * board.words);
    for (const [island, tiles] of board.islandTiles.entries())
      this.islandSets.set(board.setOf(tiles), island * board.words);
  }

  /** The pieces of all seats: the same for whoever looks. */
  read(state: State): void {
    this.links.read(state);
    for (let seat = 0; seat < state.seats; seat++) {
      // Between the phases there is nothing on the board that counts.
      const more = state.turn === CHANCE ? 0 : this.phasePoints(state, seat);
      this.points[seat] = state.points[seat] + more;
    }
  }

  /** After `read`: the rest, as one seat sees it. */
  lookFrom(state: State, seat: Seat): void {
    this.lookAtReach(state, seat);
    this.lookAtIslands(state, seat);
    for (let kind = 0; kind < RESOURCES; kind++) {
      this.myTokens[kind] = state.held(seat, kind);
      this.theirTokens[kind] = this.mostOfRivals(state, seat, (other) => state.held(other, kind));
    }
  }

  /** What the phase would bring if it ended now. */
  private phasePoints(state: State, seat: Seat): number {
    const link = LINK_POINTS * this.links.best[seat];
    return islandsPoints(state, seat) + link + majorityPoints(state, seat) + resourcePoints(state, seat);
  }

  mostOfRivals(state: State, seat: Seat, count: (other: Seat) => number): number {
    let most = 0;
    for (let other = 0; other < state.seats; other++) if (other !== seat) most = Math.max(most, count(other));
    return most;
  }

  /** Steps from every circle to villages that will survive half-time (B15). */
  lookAtVillages(state: State, seat: Seat): void {
    this.mySteps.fill(FAR);
    this.theirSteps.fill(FAR);
    for (let other = 0; other < state.seats; other++) this.measure(state, other, other === seat);
  }

  private measure(state: State, seat: Seat, isMine: boolean): void {
    const { board, chart } = this;
    const nearest = isMine ? this.mySteps : this.theirSteps;
    const from = state.reachOf(seat) + 2 * board.words;
    for (let word = 0; word < board.words; word++) {
      let bits = state.words[from + word] & ~board.stones[word];
      for (; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
        const village = word * 32 + Math.clz32(bits);
        for (let circle = 0, at = village; circle < nearest.length; circle++, at += board.tiles) {
          if (chart.steps[at] < nearest[circle]) nearest[circle] = chart.steps[at];
        }
      }
    }
  }

  private lookAtReach({ words, seats, blocks, stride }: State, seat: Seat): void {
    const { mine, theirs } = this;
    for (let word = 0; word < mine.length; word++) {
      const free = words[FREE + word];
      mine[word] = words[blocks + seat * stride + word] & free;
      let others = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) others |= words[blocks + other * stride + word];
      theirs[word] = others & free;
    }
  }

  private lookAtIslands(state: State, seat: Seat): void {
    const { board, myPieces, theirPieces, openTiles, islandSets } = this;
    const { words, seats, stride } = state;
    const first = state.reachOf(0) + 3 * board.words;
    for (let island = 0; island < board.islands; island++) {
      let most = 0;
      for (let other = 0; other < seats; other++) {
        const pieces = words[first + other * stride + island];
        if (other === seat) myPieces[island] = pieces;
        else if (pieces > most) most = pieces;
      }
      theirPieces[island] = most;
      let open = 0;
      for (let word = 0; word < board.words; word++)
        open += countBits(words[FREE + word] & islandSets[island * board.words + word]);
      openTiles[island] = open;
    }
  }
}
