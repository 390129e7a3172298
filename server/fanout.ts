import type { TableNews } from '../online/messages/news.ts';

/**
 * What one process tells the others about a match: entries that it has stored, or what was said, which is in no log.
 * Neither of them: something else has changed, its seats for example. Read it again.
 */
export interface Announcement {
  readonly match: string;
  /** `first` is the number of the first entry. Whoever has all entries before it need not ask the database. */
  readonly stored?: { readonly first: number; readonly entries: readonly string[] };
  readonly said?: Extract<TableNews, { readonly type: 'said' }>;
  /** Who said it was watching. */
  readonly byWatcher?: boolean;
}

/**
 * The seam between processes: carries news to viewers who are at another one. It may lose some: whoever misses one hears of
 * it with the next, or on coming back. PostgreSQL does it here (`postgres-fanout.ts`); Redis or NATS could, for very large
 * audiences (`startServer` takes another one).
 */
export interface Fanout {
  open(): Promise<void>;
  announce(announcement: Announcement): void;
  close(): Promise<void>;
}

/** Whom the news of other processes reaches. */
export interface Hearer {
  hear(announcement: Announcement): void;
  /** Some may have been lost: look at everything again. */
  hearAll(): void;
}

/** For a server of one process. */
export const NO_FANOUT: Fanout = { open: async () => {}, announce: () => {}, close: async () => {} };
