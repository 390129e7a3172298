import type { Kysely } from 'kysely';
import type { PushSubscription } from '../../online/messages/asks.ts';
import { hashKey, newDigits, newId, newKey } from './keys.ts';
import type { Schema } from './schema.ts';

/** Somebody whom the server knows by the key of a device. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'program';
}

export interface Reachable extends Person {
  readonly push: PushSubscription | undefined;
  readonly webhook: string | undefined;
}

const CODE_DIGITS = 6;
export const CODE_SECONDS = 600;

/** Names that were removed at their owners' wish. */
const FORGOTTEN = 'Guest';

/** Who plays here: no accounts, only keys of devices. */
export class People {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Somebody new, with the key of the device at hand. */
  async add(name: string, kind: Person['kind'] = 'person', owner?: string): Promise<{ person: Person; key: string }> {
    const person = { id: newId(), name, kind };
    const created = this.now();
    const row = { ...person, owner: owner ?? null, created, push: null, webhook: null };
    const key = await this.db.transaction().execute(async (db) => {
      await db.insertInto('person').values(row).execute();
      return this.addDevice(db, person.id);
    });
    return { person, key };
  }

  async byKey(key: string): Promise<Person | undefined> {
    return this.db
      .selectFrom('device')
      .innerJoin('person', 'person.id', 'device.person')
      .select(['person.id', 'person.name', 'person.kind'])
      .where('device.hash', '=', hashKey(key))
      .executeTakeFirst();
  }

  async reach(id: string): Promise<Reachable | undefined> {
    const row = await this.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, kind, push, webhook } = row;
    return { id, name, kind, push: push === null ? undefined : JSON.parse(push), webhook: webhook ?? undefined };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('person').set({ name }).where('id', '=', id).execute();
    await this.db
      .updateTable('seat')
      .set({ name })
      .where((of) => of.or([of('person', '=', id), of('kept_for', '=', id)]))
      .execute();
  }

  async setPush(id: string, subscription: PushSubscription | null): Promise<void> {
    const push = subscription && JSON.stringify(subscription);
    await this.db.updateTable('person').set({ push }).where('id', '=', id).execute();
  }

  async setWebhook(id: string, webhook: string | null): Promise<void> {
    await this.db.updateTable('person').set({ webhook }).where('id', '=', id).execute();
  }

  /** A code for another device, good for ten minutes and one use. */
  async newCode(person: string): Promise<string> {
    const code = newDigits(CODE_DIGITS);
    const expires = this.now() + CODE_SECONDS * 1000;
    await this.db.deleteFrom('code').where('person', '=', person).execute();
    await this.db.deleteFrom('code').where('expires', '<', this.now()).execute();
    await this.db
      .insertInto('code')
      .values({ hash: hashKey(code), person, expires })
      // Somebody else has the same code at the same time: theirs is void, and the next one they ask for is another.
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ person, expires }))
      .execute();
    return code;
  }

  /** The key for a device whose owner has typed in a code of another device. */
  async adopt(code: string): Promise<string | undefined> {
    const row = await this.db
      .deleteFrom('code')
      .where('hash', '=', hashKey(code.trim()))
      .returning(['person', 'expires'])
      .executeTakeFirst();
    return row && row.expires >= this.now() ? this.addDevice(this.db, row.person) : undefined;
  }

  /** Removes everything that says who somebody was. Matches stay, because they belong to the others too. */
  async forget(id: string): Promise<void> {
    const programs = await this.db.selectFrom('person').select('id').where('owner', '=', id).execute();
    for (const person of [...programs.map((program) => program.id), id]) {
      await this.db.deleteFrom('device').where('person', '=', person).execute();
      await this.db.deleteFrom('code').where('person', '=', person).execute();
      await this.db.deleteFrom('talk').where('person', '=', person).execute();
      const nobody = { person: null, name: FORGOTTEN, kept_for: null };
      await this.db.updateTable('seat').set(nobody).where('person', '=', person).execute();
      // A seat that waits for them names them too; then it is anybody's who has the link.
      await this.db.updateTable('seat').set({ name: null, kept_for: null }).where('kept_for', '=', person).execute();
      await this.db.deleteFrom('person').where('id', '=', person).execute();
    }
  }

  private async addDevice(db: Kysely<Schema>, person: string): Promise<string> {
    const key = newKey();
    await db
      .insertInto('device')
      .values({ hash: hashKey(key), person, created: this.now() })
      .execute();
    return key;
  }
}
