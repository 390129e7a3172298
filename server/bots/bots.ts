/** A question to a computer player: what its seat may know, as text, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly view: string;
  readonly level: number;
  /** Who made the table: everybody gets a fair share of the thinking. */
  readonly owner: string;
  /** A person at the table waits for the move. */
  readonly isUrgent: boolean;
}

/** Computer players, wherever they think. */
export interface Bots {
  /** The text of a move; undefined when the player failed. */
  think(question: BotQuestion): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The longest thought, on a machine that is slower than ours or busy. */
export const LONGEST_THOUGHT = 5000;
