import { FaceUpWithoutChance } from '../../core/face-up.ts';
import { OVER, type Seat, type Turn } from '../../core/game.ts';
import { SEATS } from './components.ts';
import { LINES, SQUARES } from './geometry.ts';

export const EMPTY = -1;
/** No seat has won yet, or nobody will. */
export const NOBODY = -1;

/** The board and what follows from it: nothing is hidden, no dice. Nothing here asks whether a move is legal. */
export class State extends FaceUpWithoutChance {
  /** The seat that marked each square, or EMPTY. */
  readonly squares = new Int8Array(SQUARES).fill(EMPTY);
  readonly points = new Int32Array(SEATS);
  marked = 0;
  winner = NOBODY;
  turn: Turn = 0;

  /** N2, N3: a seat marks a square; then it is the other's turn, or the game is over. */
  mark(square: number, seat: Seat): void {
    this.squares[square] = seat;
    this.marked++;
    if (this.hasLine(seat)) {
      this.winner = seat;
      this.points[seat] = 1;
    }
    this.turn = this.winner !== NOBODY || this.marked === SQUARES ? OVER : this.marked % SEATS;
  }

  hasLine(seat: Seat): boolean {
    return LINES.some((line) => line.every((square) => this.squares[square] === seat));
  }

  scores(): ArrayLike<number> {
    return this.points;
  }

  copyFrom(other: this): void {
    this.squares.set(other.squares);
    this.points.set(other.points);
    this.marked = other.marked;
    this.winner = other.winner;
    this.turn = other.turn;
  }
}
