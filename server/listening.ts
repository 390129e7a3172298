import { Client } from 'pg';

const RETRY = 1000;

/** What whoever listens is told. */
export interface Hearing {
  hear(payload: string): void;
  /** The line was down for a while: something may have been missed. */
  onGap(): void;
}

/** Hears what is notified on a channel of PostgreSQL, on a connection of its own, and comes back after every break. */
export class Listening {
  private readonly url: string;
  private readonly channel: string;
  private readonly hearing: Hearing;
  private readonly retry: number;
  private client: Client | undefined;
  private isClosed = false;

  /** `retry` is the time between two attempts to come back, in milliseconds. */
  constructor(url: string, channel: string, hearing: Hearing, retry = RETRY) {
    this.url = url;
    this.channel = channel;
    this.hearing = hearing;
    this.retry = retry;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('notification', ({ payload }) => this.hearing.hear(payload ?? ''));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      // Not awaited: where nobody answers it may never come back.
      client.end().catch(() => {});
      throw error;
    }
    // From now on, and only once: an attempt that failed also says that it has ended, and two attempts would follow each.
    client.once('end', () => this.reopen());
    this.client = client;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  private reopen(): void {
    if (this.isClosed) return;
    this.client = undefined;
    setTimeout(() => {
      if (this.isClosed) return;
      this.open().then(
        () => this.hearing.onGap(),
        () => this.reopen(),
      );
    }, this.retry).unref();
  }
}
