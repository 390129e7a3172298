import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { failure } from '../complaint.ts';
import { type Io, print } from '../io.ts';

export function addBackup(program: Command, io: Io): void {
  program
    .command('backup')
    .description('copy the data file of a server, also while it runs')
    .argument('<file>', 'where the copy goes; it must not exist yet')
    .option('--data <folder>', 'where matches are kept (default: your data folder)')
    .addHelpText('after', HELP)
    .action((file: string, options: { readonly data?: string }) => backUp(file, options.data, io));
}

const HELP = `
The copy holds everything as it was at one moment, the secrets of running matches included: keep it as safe as the
original. To go back, stop the server and put the copy in the folder as boardwalk.db. With PostgreSQL use pg_dump.

Example:
  boardwalk backup /backups/boardwalk-monday.db --data /var/lib/boardwalk`;

async function backUp(file: string, data: string | undefined, io: Io): Promise<void> {
  const folder = data ?? join(io.dataFolder, 'online');
  if (!existsSync(join(folder, 'boardwalk.db'))) throw failure(`There is no data file in ${folder}.`);
  if (existsSync(file)) throw failure(`${file} exists already.`);
  const { openSqlite } = await import('../../server/database/sqlite.ts');
  const database = openSqlite(folder);
  database.prepare('vacuum into ?').run(resolve(file));
  database.close();
  await print(io, `Copied to ${file}.`);
}
