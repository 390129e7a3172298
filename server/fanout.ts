import type { TableNews } from '../online/messages/news.ts';

/** What one process tells the others: that a match has something new, and what was said, which is in no log. */
export interface Announcement {
  readonly match: string;
  readonly said?: Extract<TableNews, { readonly type: 'said' }>;
  /** Who said it was watching. */
  readonly byWatcher?: boolean;
}

/**
 * Carries news to viewers who are at another process. It may lose some: whoever misses one hears of it with the next, or on
 * coming back. PostgreSQL does it here; Redis or NATS could, for very large audiences.
 */
export interface Fanout {
  open(): Promise<void>;
  announce(announcement: Announcement): void;
  close(): Promise<void>;
}

/** For a server of one process. */
export const NO_FANOUT: Fanout = { open: async () => {}, announce: () => {}, close: async () => {} };
