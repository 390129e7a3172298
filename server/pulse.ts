import type { Kysely } from 'kysely';
import type { Outages } from './match/clocks.ts';
import type { Schema } from './people/schema.ts';

/** How often a server says that it lives. */
const BEAT = 2000;
/** A silence that is longer than this was an outage. */
const SILENCE = 3 * BEAT;
const ALIVE = 'alive';

/**
 * When no server ran, nobody could have moved: that time is nobody's. Each server says every two seconds that it lives;
 * one that starts and finds that the last sign is old notes the time between.
 */
export class Pulse {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private known: { from: number; to: number }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  get outages(): Outages {
    return this.known;
  }

  async start(onError: (error: unknown) => void): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => this.beat().catch(onError), BEAT);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beat();
  }

  /** Also notices when this server itself stood still, or its database was away. */
  async beat(): Promise<void> {
    const now = this.now();
    const last = await this.db.selectFrom('meta').select('value').where('name', '=', ALIVE).executeTakeFirst();
    const began = Number(last?.value ?? now);
    if (now - began > SILENCE) await this.db.insertInto('outage').values({ began, ended: now }).execute();
    await this.db
      .insertInto('meta')
      .values({ name: ALIVE, value: String(now) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
      .execute();
    const rows = await this.db.selectFrom('outage').selectAll().orderBy('began').execute();
    this.known = rows.map((row) => ({ from: row.began, to: row.ended }));
  }
}
