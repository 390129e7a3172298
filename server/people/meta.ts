import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A value that is made at the first start and stays: two servers that start at once keep the same one. */
export async function keepValue(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('meta')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await read();
  if (!kept) throw new Error(`${name} could not be kept.`);
  return kept.value;
}
