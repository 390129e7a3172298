/** The best few of many, the best first. Holds no more than 64. */
export class Shortlist {
  size = 0;
  readonly items = new Int32Array(64);
  readonly worth = new Float64Array(64);

  clear(): void {
    this.size = 0;
  }

  /** Keeps the item if it is among the `most` best; of equals those that came first. */
  offer(item: number, worth: number, most: number): void {
    if (this.size === most && worth <= this.worth[most - 1]) return;
    if (this.size < most) this.size++;
    let at = this.size - 1;
    for (; at > 0 && this.worth[at - 1] < worth; at--) {
      this.worth[at] = this.worth[at - 1];
      this.items[at] = this.items[at - 1];
    }
    this.items[at] = item;
    this.worth[at] = worth;
  }
}
