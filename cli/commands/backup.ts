import { closeSync, existsSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/backup.ts';
import { failure } from '../complaint.ts';
import { defineCommand, plain } from '../define-command.ts';
import { type Io, print } from '../io.ts';

const OPTIONS = { data: plain('<folder>') };

export function addBackup(program: Command, io: Io): void {
  defineCommand(program, 'backup <file>', texts, OPTIONS).action((file: string, options: { readonly data?: string }) =>
    backUp(file, options.data, io),
  );
}

async function backUp(file: string, data: string | undefined, io: Io): Promise<void> {
  const folder = data ?? join(io.dataFolder, 'online');
  if (!existsSync(join(folder, 'boardwalk.db'))) throw failure(texts.noData(folder));
  if (existsSync(file)) throw failure(texts.exists(file));
  const { openSqlite } = await import('../../server/database/sqlite.ts');
  const database = openSqlite(folder);
  // It holds secrets: nobody else may read it, from its first byte on. SQLite fills a file that is empty.
  closeSync(openSync(file, 'wx', 0o600));
  database.prepare('vacuum into ?').run(resolve(file));
  database.close();
  await print(io, texts.copied(file));
}
