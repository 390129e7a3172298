/**
 * Something worked out for each line of a timeline: once, when somebody asks for it. It is forgotten together with its
 * line when moves are taken back.
 */
export class Trail<T> {
  private readonly items: (T | undefined)[] = [];
  private readonly length: () => number;
  private readonly make: (at: number) => T;
  /** Items up to here have all been made. */
  private full = 0;

  /** `length` says how many there are now, `make` works one of them out. */
  constructor(length: () => number, make: (at: number) => T) {
    this.length = length;
    this.make = make;
  }

  at(index: number): T {
    if (!(index >= 0 && index < this.length())) throw new RangeError(`There is no ${index} among ${this.length()}.`);
    this.items[index] ??= this.make(index);
    return this.items[index];
  }

  /** What has been made for `index`, if anything has. */
  known(index: number): T | undefined {
    return this.items[index];
  }

  /**
   * All of them. The array is the trail's own: it grows and shrinks with the timeline. Costs what is new since the last
   * call.
   */
  all(): readonly T[] {
    const length = this.length();
    while (this.full < length) this.at(this.full++);
    return this.items as T[];
  }

  /** Forgets everything from `length` on. */
  cut(length: number): void {
    this.items.length = Math.min(this.items.length, length);
    this.full = Math.min(this.full, length);
  }
}
