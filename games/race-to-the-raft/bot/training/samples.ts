import { FEATURES } from '../features.ts';

/** Numbers of one position: what the net sees, and 1 if the game was won. */
const WIDTH = FEATURES + 1;
const PER_PIECE = 4096;

/** Positions as the net sees them, with how their games ended. In pieces, because there may be a million of them. */
export class Samples {
  count = 0;
  private settled = 0;
  private readonly pieces: Float32Array[] = [];

  /** Adds a position of a game that goes on. */
  add(seen: Float64Array): void {
    if (this.count === this.pieces.length * PER_PIECE) this.pieces.push(new Float32Array(PER_PIECE * WIDTH));
    this.piece(this.count).set(seen, startOf(this.count));
    this.count++;
  }

  /** The game is over: how it ended, for all positions since the last one that ended. */
  settle(won: boolean): void {
    for (; this.settled < this.count; this.settled++) {
      this.piece(this.settled)[startOf(this.settled) + FEATURES] = won ? 1 : 0;
    }
  }

  /** Reads a position; returns 1 if its game was won, else 0. */
  read(index: number, seen: Float64Array): number {
    const piece = this.piece(index);
    const start = startOf(index);
    for (let at = 0; at < FEATURES; at++) seen[at] = piece[start + at];
    return piece[start + FEATURES];
  }

  private piece(index: number): Float32Array {
    return this.pieces[Math.floor(index / PER_PIECE)];
  }
}

function startOf(index: number): number {
  return (index % PER_PIECE) * WIDTH;
}
