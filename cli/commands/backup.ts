import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/backup.ts';
import { texts as common } from '#texts/cli/options.ts';
import { failure } from '../complaint.ts';
import { type Io, print } from '../io.ts';

export function addBackup(program: Command, io: Io): void {
  program
    .command('backup')
    .description(texts.about)
    .argument('<file>', texts.file)
    .option('--data <folder>', common.serverData)
    .addHelpText('after', texts.help)
    .action((file: string, options: { readonly data?: string }) => backUp(file, options.data, io));
}

async function backUp(file: string, data: string | undefined, io: Io): Promise<void> {
  const folder = data ?? join(io.dataFolder, 'online');
  if (!existsSync(join(folder, 'boardwalk.db'))) throw failure(texts.noData(folder));
  if (existsSync(file)) throw failure(texts.exists(file));
  const { openSqlite } = await import('../../server/database/sqlite.ts');
  const database = openSqlite(folder);
  database.prepare('vacuum into ?').run(resolve(file));
  database.close();
  await print(io, texts.copied(file));
}
