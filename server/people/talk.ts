import type { Kysely } from 'kysely';
import type { TableNews } from '../../online/messages/news.ts';
import type { Schema } from './schema.ts';

export type Said = Extract<TableNews, { readonly type: 'said' }>;

/** Lines that somebody who comes is shown. */
const RECENT = 30;

/** What was said at the tables. It is kept apart from the log of a match, because people may want it removed. */
export class Talk {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async keep(match: string, person: string, { by, what, time }: Said): Promise<void> {
    const speaker = JSON.stringify(by);
    await this.db
      .insertInto('talk')
      .values({ match, person, time, speaker, what: JSON.stringify(what) })
      .execute();
  }

  async recent(match: string): Promise<Said[]> {
    const rows = await this.db
      .selectFrom('talk')
      .select(['time', 'speaker', 'what'])
      .where('match', '=', match)
      .orderBy('time', 'desc')
      .limit(RECENT)
      .execute();
    return rows
      .map(({ time, speaker, what }): Said => ({ type: 'said', by: JSON.parse(speaker), what: JSON.parse(what), time }))
      .reverse();
  }
}
