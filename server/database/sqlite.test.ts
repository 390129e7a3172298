import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { People } from '../people/people.ts';
import { overSqlite } from './open.ts';
import { openSqlite } from './sqlite.ts';

it('nothing of somebody who was forgotten is left in the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-file-'));
  const database = openSqlite(folder);
  const store = await overSqlite(database);
  const people = new People(store.db, () => 0);
  const { person } = await people.add('Zebedee');
  await people.add('Somebody');
  // As it is written while a server runs.
  database.pragma('wal_checkpoint(TRUNCATE)');
  await people.forget(person.id);
  database.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(join(folder, 'boardwalk.db'), 'latin1');
  expect([bytes.includes('Somebody'), bytes.includes('Zebedee')]).toEqual([true, false]);
  await store.close();
  rmSync(folder, { recursive: true });
});
