import type { Store } from '../database/open.ts';
import { parseEntry } from '../match/entry.ts';
import { People } from './people.ts';

const DAY = 86_400_000;
/** What was said at a table stays so long after its match. */
const TALK = 30 * DAY;
/** A match that nobody has touched for so long goes, and so does somebody who sits nowhere. */
const UNTOUCHED = 90 * DAY;
/** Rows that are looked at in one go. */
const PAGE = 200;

/** Removes what nobody needs any more. The privacy page tells people how long things stay. */
export class Retention {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Safe to be done by several processes at once. */
  async sweep(): Promise<void> {
    await this.removeTalk();
    await this.removeTables();
    await this.removePeople();
  }

  private async removeTalk(): Promise<void> {
    await this.store.db
      .deleteFrom('talk')
      .where('match', 'in', (of) =>
        of
          .selectFrom('matches')
          .select('id')
          .where('ended', '<', this.now() - TALK),
      )
      .execute();
  }

  private async removeTables(): Promise<void> {
    const before = this.now() - UNTOUCHED;
    for (let from = ''; ; ) {
      const rows = await this.store.db
        .selectFrom('matches')
        .select(['id', 'created', 'seen'])
        .where('status', '!=', 'over')
        .where('created', '<', before)
        .where('id', '>', from)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const row of rows) if ((await this.touched(row)) < before) await this.removeTable(row.id);
      if (rows.length < PAGE) return;
      from = rows[rows.length - 1].id;
    }
  }

  /** When something last happened there. */
  private async touched({ id, created, seen }: { id: string; created: number; seen: number }): Promise<number> {
    const last = (await this.store.log.load(id, 0)).at(-1);
    return Math.max(created, seen, last === undefined ? 0 : parseEntry(last).time);
  }

  /** The log goes last: without it, a table that is still there would begin again. */
  private async removeTable(match: string): Promise<void> {
    await this.store.db.transaction().execute(async (db) => {
      for (const table of ['seat', 'secret', 'talk'] as const)
        await db.deleteFrom(table).where('match', '=', match).execute();
      await db.deleteFrom('matches').where('id', '=', match).execute();
    });
    await this.store.log.remove(match);
  }

  private async removePeople(): Promise<void> {
    const people = new People(this.store.db, this.now);
    const rows = await this.store.db
      .selectFrom('person')
      .select('id')
      .where('kind', '=', 'person')
      .where('created', '<', this.now() - UNTOUCHED)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seat')
              .innerJoin('person as sitter', 'sitter.id', 'seat.person')
              .select('seat.match')
              .where(({ or, eb }) =>
                or([eb('sitter.id', '=', eb.ref('person.id')), eb('sitter.owner', '=', eb.ref('person.id'))]),
              ),
          ),
        ),
      )
      .where(({ not, exists, selectFrom, ref }) =>
        not(
          exists(selectFrom('matches').select('id').where('host', '=', ref('person.id')).where('status', '!=', 'over')),
        ),
      )
      .execute();
    for (const { id } of rows) await people.forget(id);
  }
}
