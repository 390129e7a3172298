/**
 * What happened at the tables: for each match its entries, numbered from 0, as text. An entry that was added stays as it is
 * for ever, and no two have the same number. Nothing else keeps matches right: no lock, no lease, no leader. Whoever adds an
 * entry has read all earlier ones; if somebody else was quicker, the number is taken and nothing is added.
 */
export interface Log {
  /** The entries of a match from number `from` on. */
  load(match: string, from: number): Promise<readonly string[]>;
  /**
   * Adds what can be added, at most one entry for each match, and answers for each whether it was. When the answer comes, the
   * entries survive a crash of the program and of the machine.
   */
  append(additions: readonly Addition[]): Promise<readonly boolean[]>;
  /** Matches whose deadline has passed, the longest waiting first. */
  due(now: number, most: number): Promise<readonly string[]>;
  /** Moves a deadline without an entry: it was not the true one. */
  postpone(match: string, deadline: number | null): Promise<void>;
  /** Everything about a match that nobody will ask for again. */
  remove(match: string): Promise<void>;
  close(): Promise<void>;
}

export interface Addition {
  readonly match: string;
  readonly number: number;
  readonly body: string;
  /** When somebody has to look at the match again; null for never, absent to leave it as it is. Milliseconds since 1970. */
  readonly deadline?: number | null;
}
