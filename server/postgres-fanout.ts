import type { Pool } from 'pg';
import type { Announcement, Fanout } from './fanout.ts';
import { Listening } from './listening.ts';
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

/**
 * News between processes through PostgreSQL, after the commit and never inside it: a transaction that notifies waits for all
 * others that do. Announcements of one moment go in one letter, and each match is named once.
 */
export class PostgresFanout implements Fanout {
  private readonly pool: Pool;
  private readonly onNews: (announcement: Announcement) => void;
  private readonly listening: Listening;
  private readonly self = newId();
  private readonly waiting = new Set<string>();
  private readonly sayings: Announcement[] = [];
  private isSending = false;

  constructor(url: string, pool: Pool, onNews: (announcement: Announcement) => void, onGap: () => void) {
    this.pool = pool;
    this.onNews = onNews;
    this.listening = new Listening(url, CHANNEL, { hear: (payload) => this.hear(payload), onGap });
  }

  open(): Promise<void> {
    return this.listening.open();
  }

  announce(announcement: Announcement): void {
    if (announcement.said) this.sayings.push(announcement);
    else this.waiting.add(announcement.match);
    if (this.isSending) return;
    this.isSending = true;
    setImmediate(() => void this.send());
  }

  close(): Promise<void> {
    return this.listening.close();
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
}
