/** Time, as a session knows it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later. The answer takes that back. */
  after(milliseconds: number, run: () => void): () => void;
}
