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

  /** The same for several blocks at once, by what they are for. */
  takeAll<Name extends string>(sizes: Readonly<Record<Name, number>>): Readonly<Record<Name, number>> {
    const taken: Record<Name, number> = { ...sizes };
    for (const name in sizes) taken[name] = this.take(sizes[name]);
    return taken;
  }
}
