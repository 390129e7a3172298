import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** Opens the one file that holds everything, making it when it is not there. */
export function openSqlite(folder: string): Database.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'boardwalk.db');
  // It holds the secrets of running matches: for the server's eyes alone, also in a folder that everybody may look into. What
  // SQLite puts beside it is as closed as the file itself.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // An acknowledged move must survive a power cut: every commit waits for the disk.
  database.pragma('synchronous = FULL');
  // Moves of thousands of matches touch the same pages again and again: written back less often, each page is written once for
  // many moves. At most 32 MB wait in the log of the database.
  database.pragma('wal_autocheckpoint = 8000');
  // The last page of each of some thousand matches fits: otherwise every move reads its page again. 16 MB at most.
  database.pragma('cache_size = -16000');
  // Whoever wants to be forgotten is not left in the free space of the file either.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 5000');
  return database;
}
