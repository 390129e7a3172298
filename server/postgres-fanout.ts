import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Announcement, Fanout, Hearer } from './fanout.ts';
import { Listening } from './listening.ts';
import { newId } from './people/keys.ts';

const CHANNEL = 'boardwalk';
/** PostgreSQL carries less than 8,000 bytes at once. */
const LONGEST_LETTER = 7900;
/** Room for the name of the sender. */
const LONGEST_LINE = LONGEST_LETTER - 100;
/** Milliseconds between two letters: what is announced meanwhile goes together. A letter costs far more than what is in it. */
const LETTER_PAUSE = 4;

/**
 * News between processes through PostgreSQL, after the commit and never inside it: a transaction that notifies waits for all
 * others that do. Announcements of one moment go in one letter: the sender's name, and a line for each.
 */
export class PostgresFanout implements Fanout {
  private readonly pool: Pool;
  private readonly hearer: Hearer;
  private readonly listening: Listening;
  private readonly self = newId();
  private waiting: Announcement[] = [];
  private isSending = false;
  private isClosed = false;

  constructor(url: string, pool: Pool, hearer: Hearer, retry?: number) {
    this.pool = pool;
    this.hearer = hearer;
    const hearing = { hear: (payload: string) => this.hear(payload), onGap: () => hearer.hearAll() };
    this.listening = new Listening(url, CHANNEL, hearing, retry);
  }

  open(): Promise<void> {
    return this.listening.open();
  }

  announce(announcement: Announcement): void {
    this.waiting.push(announcement);
    if (this.isSending) return;
    this.isSending = true;
    setImmediate(() => void this.send());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.listening.close();
  }

  private async send(): Promise<void> {
    while (this.waiting.length > 0 && !this.isClosed) {
      const { waiting } = this;
      this.waiting = [];
      for (const letter of writeLetters(this.self, waiting)) {
        // Whoever misses it hears of the match with the next one, or on coming back.
        await this.pool
          .query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, letter] })
          .catch(() => {});
      }
      await pause(LETTER_PAUSE, undefined, { ref: false });
    }
    this.isSending = false;
  }

  private hear(letter: string): void {
    const [from, ...lines] = letter.split('\n');
    // One's own letters come back too.
    if (from === this.self) return;
    for (const line of lines) this.hearer.hear(JSON.parse(line) as Announcement);
  }
}

/** As few letters as will hold them all, in their order. */
function writeLetters(from: string, announcements: readonly Announcement[]): string[] {
  const letters: string[] = [];
  let letter = from;
  let length = from.length;
  for (const line of new Set(announcements.map(writeLine))) {
    const more = Buffer.byteLength(line) + 1;
    if (length + more > LONGEST_LETTER) {
      letters.push(letter);
      letter = from;
      length = from.length;
    }
    letter += `\n${line}`;
    length += more;
  }
  return [...letters, letter];
}

/** What is too long for a letter is read in the database. */
function writeLine(announcement: Announcement): string {
  const line = JSON.stringify(announcement);
  return Buffer.byteLength(line) <= LONGEST_LINE ? line : JSON.stringify({ match: announcement.match });
}
