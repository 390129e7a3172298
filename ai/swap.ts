/** Lets two entries of a list of moves change places, and what is known of them. */
export function swapMoves(moves: Int32Array, worth: Float64Array, one: number, other: number): void {
  const move = moves[one];
  const value = worth[one];
  moves[one] = moves[other];
  worth[one] = worth[other];
  moves[other] = move;
  worth[other] = value;
}
