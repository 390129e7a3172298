/** A growing list of numbers. */
class Column<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array> {
  private numbers: T;
  private readonly make: (length: number) => T;
  length = 0;

  constructor(make: (length: number) => T) {
    this.make = make;
    this.numbers = make(1 << 12);
  }

  add(value: number): void {
    if (this.length === this.numbers.length) {
      const longer = this.make(2 * this.length);
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[this.length++] = value;
  }

  set(at: number, value: number): void {
    this.numbers[at] = value;
  }

  get(at: number): number {
    return this.numbers[at];
  }

  bytes(): Uint8Array {
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.numbers;
    return new Uint8Array(buffer, byteOffset, this.length * BYTES_PER_ELEMENT);
  }
}

const bytes = () => new Column((length) => new Uint8Array(length));
const shorts = () => new Column((length) => new Uint16Array(length));
const words = () => new Column((length) => new Uint32Array(length));
const floats = () => new Column((length) => new Float32Array(length));

/**
 * What self-play has seen, column by column: plain arrays that a trainer in any language reads at once. A sample has a list
 * of features; where a choice was made, also a list of moves, each with its features and how much of the search it got.
 * Leads and outcomes are those of every seat that the nets judge, in turn order from the one that looked.
 */
export class Samples {
  /** Seats that the nets judge: how many leads, rewards and wins each sample has. */
  readonly values: number;
  readonly columns = {
    net: bytes(),
    /** How many of them sit at the sample's table: what is said of the others means nothing. */
    seats: bytes(),
    lead: floats(),
    reward: floats(),
    win: floats(),
    /** Where the features of each sample end. */
    activeEnd: words(),
    active: shorts(),
    /** Where the moves of each sample end; none where no choice was recorded. */
    movesEnd: words(),
    /** Part of the search that each move got; those of a sample add up to 1. */
    share: floats(),
    moveActiveEnd: words(),
    moveActive: shorts(),
  };

  constructor(values: number) {
    this.values = values;
  }

  get count(): number {
    return this.columns.net.length;
  }

  /** Adds what a seat saw, with the leads of as many seats as are judged; their outcomes come later. The number of the sample. */
  add(net: number, active: Int32Array, count: number, leads: readonly number[]): number {
    const { columns, values } = this;
    columns.net.add(net);
    columns.seats.add(leads.length);
    for (let at = 0; at < values; at++) {
      columns.lead.add(leads[at] ?? 0);
      columns.reward.add(0);
      columns.win.add(0);
    }
    for (let at = 0; at < count; at++) columns.active.add(active[at]);
    columns.activeEnd.add(columns.active.length);
    columns.movesEnd.add(columns.share.length);
    return columns.net.length - 1;
  }

  /** Adds the choice that was made in the sample added last. */
  addChoice(features: Int32Array, ends: Int32Array, shares: Float64Array, count: number): void {
    const { columns } = this;
    for (let move = 0, at = 0; move < count; move++) {
      for (; at < ends[move]; at++) columns.moveActive.add(features[at]);
      columns.moveActiveEnd.add(columns.moveActive.length);
      columns.share.add(shares[move]);
    }
    columns.movesEnd.set(columns.movesEnd.length - 1, columns.share.length);
  }

  /** What came of a sample for the seat that acts so many turns after the one that looked. */
  setOutcome(sample: number, turns: number, reward: number, win: number): void {
    const at = sample * this.values + turns;
    this.columns.reward.set(at, reward);
    this.columns.win.set(at, win);
  }

  /** A line of JSON with the length of each column in bytes, then the columns, each begun at a multiple of four. */
  parts(): Uint8Array[] {
    const columns = Object.entries(this.columns).map(([name, column]) => ({ name, bytes: column.bytes() }));
    const head = JSON.stringify(columns.map(({ name, bytes: { length } }) => ({ name, length })));
    const filled = `${head}${' '.repeat((3 - (head.length % 4) + 4) % 4)}\n`;
    const parts: Uint8Array[] = [Uint8Array.from(filled, (letter) => letter.charCodeAt(0))];
    for (const { bytes: part } of columns) parts.push(part, new Uint8Array((4 - (part.length % 4)) % 4));
    return parts;
  }
}
