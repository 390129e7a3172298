/** Gives out numbers, block by block, without gaps. */
export class Blocks {
  /** The first number that nobody has. */
  end = 0;

  /** The first number of a new block. */
  take(size: number): number {
    const from = this.end;
    this.end += size;
    return from;
  }
}
