import { Kysely, type MigrationProvider, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import type Libsql from 'libsql';
import { Pool, types } from 'pg';
import type { Log } from '../log/log.ts';
import { PostgresLog, preparePostgresLog } from '../log/postgres-log.ts';
import { SqliteLog } from '../log/sqlite-log.ts';
import { MIGRATIONS, type Schema } from '../people/schema.ts';
import { openSqlite } from './sqlite.ts';

/** Where everything is kept. */
export interface Store {
  readonly log: Log;
  readonly db: Kysely<Schema>;
  /** For notices between processes; absent where there is only one. */
  readonly pool?: Pool;
  close(): Promise<void>;
}

// Whole numbers of 64 bits: times, which fit into a double.
types.setTypeParser(types.builtins.INT8, Number);

/** One file in a folder. */
export async function openFile(folder: string): Promise<Store> {
  return overSqlite(openSqlite(folder));
}

/**
 * One connection for people and log. A transaction of Kysely waits for nothing but SQLite, which answers at once, so it is
 * over before the event loop turns; the log commits when it has turned. The two never meet.
 */
export async function overSqlite(database: Libsql.Database): Promise<Store> {
  // Kysely asks for the part of the interface of better-sqlite3 that libsql has as well.
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  await migrate(db);
  return { log: new SqliteLog(database), db, close: () => db.destroy() };
}

export async function openPostgres(url: string, connections = 8): Promise<Store> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is replaced, idle or in the middle of something, whose caller hears of it. Without these
  // listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await preparePostgresLog(pool);
  await migrate(db);
  return { log: new PostgresLog(pool), db, pool, close: () => db.destroy() };
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
