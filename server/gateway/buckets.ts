/** So many at once, refilled evenly over `seconds`. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

/** Per socket and per address. Generous to people, tight for programs that ran wild. */
export const ALLOWED = {
  /** Messages on one socket, and POSTs from one address. */
  messages: { most: 100, seconds: 20 },
  posts: { most: 100, seconds: 20 },
  sockets: { most: 60, seconds: 60 },
  tables: { most: 30, seconds: 3600 },
  /** Lines of talk of one person, at all tables together. */
  talk: { most: 8, seconds: 16 },
  /** Guesses at letters and codes: six of each could otherwise be tried out. */
  guesses: { most: 20, seconds: 600 },
} satisfies Record<string, Allowance>;

/** A bucket that fills up again. */
export class Bucket {
  private readonly allowance: Allowance;
  private level: number;
  private at: number;

  constructor(allowance: Allowance, now: number) {
    this.allowance = allowance;
    this.level = allowance.most;
    this.at = now;
  }

  /** False when there is nothing left to take. */
  take(now: number): boolean {
    const { most, seconds } = this.allowance;
    this.level = Math.min(most, this.level + ((now - this.at) / 1000) * (most / seconds));
    this.at = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  isFull(now: number): boolean {
    const { most, seconds } = this.allowance;
    return this.level + ((now - this.at) / 1000) * (most / seconds) >= most;
  }
}

/** Buckets by address. Those that have filled up are forgotten, so nothing is kept of people who are gone. */
export class Buckets {
  private readonly allowance: Allowance;
  private readonly buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.allowance = allowance;
  }

  take(address: string, now: number): boolean {
    const bucket = this.buckets.get(address) ?? new Bucket(this.allowance, now);
    this.buckets.set(address, bucket);
    return bucket.take(now);
  }

  forgetFull(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }

  get size(): number {
    return this.buckets.size;
  }
}
