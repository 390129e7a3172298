import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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

it('what is kept is for the server alone, even in a folder that everybody may look into', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-file-'));
  chmodSync(folder, 0o755);
  const database = openSqlite(folder);
  database.exec('create table something (value text)');
  const modes = readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  expect(modes).toEqual(['600', '600', '600']);
  database.close();
  rmSync(folder, { recursive: true });
});
