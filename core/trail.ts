/**
 * Something worked out for each line of a timeline: once, when somebody asks for it. It is forgotten together with its
 * line when moves are taken back.
 */
export class Trail<T> {
  private items: (T | undefined)[] = [];
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
   * All of them. The array is the trail's own: it grows with the timeline. Costs what is new since the last call.
   */
  all(): readonly T[] {
    const length = this.length();
    while (this.full < length) this.at(this.full++);
    return this.items as T[];
  }

  /** All that there are now, which stays as it is whatever happens to the timeline. Costs no more than `all`. */
  soFar(): Row<T> {
    return new Beginning(this.all(), this.length());
  }

  /** Forgets everything from `length` on. What was handed out keeps the old array, which grows no more. */
  cut(length: number): void {
    if (length < this.items.length) this.items = this.items.slice(0, length);
    this.full = Math.min(this.full, length);
  }
}

/** Things in order, as every array has them. */
export interface Row<T> extends Iterable<T> {
  readonly length: number;
  /** Negative numbers count from the end. */
  at(index: number): T | undefined;
  slice(from?: number, to?: number): readonly T[];
}

/** The first items of a list that only grows: a list as it was at one moment, without a copy. */
class Beginning<T> implements Row<T> {
  readonly length: number;
  private readonly items: readonly T[];

  constructor(items: readonly T[], length: number) {
    this.items = items;
    this.length = length;
  }

  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    return place < this.length ? this.items[place] : undefined;
  }

  slice(from = 0, to = this.length): readonly T[] {
    return this.items.slice(0, this.length).slice(from, to);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let at = 0; at < this.length; at++) yield this.items[at];
  }
}
