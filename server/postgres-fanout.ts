import { Client, type Pool } from 'pg';
import type { Announcement, Fanout } from './fanout.ts';
import { newId } from './people/keys.ts';

/** What is sent: matches with something new, or one thing that was said. */
interface Letter {
  readonly from: string;
  readonly matches?: readonly string[];
  readonly said?: Announcement;
}

const CHANNEL = 'boardwalk';
/** PostgreSQL carries less than 8,000 bytes at once. */
const MATCHES_A_LETTER = 300;
const RETRY = 1000;

/**
 * News between processes through PostgreSQL, after the commit and never inside it: a transaction that notifies waits for all
 * others that do. Announcements of one moment go in one letter, and each match is named once.
 */
export class PostgresFanout implements Fanout {
  private readonly url: string;
  private readonly pool: Pool;
  private readonly onNews: (announcement: Announcement) => void;
  /** News may have been missed. */
  private readonly onGap: () => void;
  private readonly self = newId();
  private readonly waiting = new Set<string>();
  private readonly sayings: Announcement[] = [];
  private client: Client | undefined;
  private isSending = false;
  private isClosed = false;

  constructor(url: string, pool: Pool, onNews: (announcement: Announcement) => void, onGap: () => void) {
    this.url = url;
    this.pool = pool;
    this.onNews = onNews;
    this.onGap = onGap;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // Not awaited: where nobody answers it may never come back.
      client.end().catch(() => {});
      throw error;
    }
    // From now on, and only once: an attempt that failed also says that it has ended, and two attempts would follow each.
    client.once('end', () => this.reopen());
    this.client = client;
  }

  announce(announcement: Announcement): void {
    if (announcement.said) this.sayings.push(announcement);
    else this.waiting.add(announcement.match);
    if (this.isSending) return;
    this.isSending = true;
    setImmediate(() => void this.send());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  private async send(): Promise<void> {
    while (this.waiting.size > 0 || this.sayings.length > 0) {
      const payload = JSON.stringify(this.nextLetter());
      // Whoever misses it hears of the match with the next one, or on coming back.
      await this.pool
        .query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] })
        .catch(() => {});
    }
    this.isSending = false;
  }

  private nextLetter(): Letter {
    const said = this.sayings.shift();
    if (said) return { from: this.self, said };
    const matches = [...this.waiting].slice(0, MATCHES_A_LETTER);
    for (const match of matches) this.waiting.delete(match);
    return { from: this.self, matches };
  }

  private hear(payload: string): void {
    const letter = JSON.parse(payload) as Letter;
    if (letter.from === this.self) return;
    if (letter.said) this.onNews(letter.said);
    for (const match of letter.matches ?? []) this.onNews({ match });
  }

  private reopen(): void {
    if (this.isClosed) return;
    this.client = undefined;
    setTimeout(() => {
      if (this.isClosed) return;
      this.open().then(this.onGap, () => this.reopen());
    }, RETRY).unref();
  }
}
