import type { Command } from 'commander';
import { texts } from '#texts/cli/chaos.ts';
import { texts as common } from '#texts/cli/options.ts';
import { SeededRandom } from '../../core/random.ts';
import { failure } from '../complaint.ts';
import { type Io, printReport } from '../io.ts';
import type { ServerOptions } from '../online/own-servers.ts';
import { openRoom, parseWhole } from '../set-up.ts';

interface ChaosOptions extends ServerOptions {
  readonly kills: number;
  readonly tables: number;
  readonly game: string;
  readonly seed: string;
  readonly json?: boolean;
}

export function addChaos(program: Command, io: Io): void {
  program
    .command('chaos')
    .description(texts.about)
    .option('--kills <n>', texts.kills, parseWhole, 20)
    .option('--tables <n>', texts.tables, parseWhole, 20)
    .option('--game <game>', texts.game, 'metro')
    .option('--database <url>', texts.database)
    .option('--processes <n>', texts.processes, parseWhole, 1)
    .option('--seed <text>', common.seed, 'chaos')
    .option('--json', common.json)
    .addHelpText('after', texts.help)
    .action((options: ChaosOptions) => runIt(options, io));
}

async function runIt(options: ChaosOptions, io: Io): Promise<void> {
  const room = await openRoom(options.game);
  const [{ runChaos }, { makeServers }, { openFile, openPostgres }] = await Promise.all([
    import('../online/chaos.ts'),
    import('../online/own-servers.ts'),
    import('../../server/database/open.ts'),
  ]);
  const { database } = options;
  const { servers, folder, end } = makeServers(io.program, options, '--log', 'silent');
  try {
    const report = await runChaos({
      room,
      servers,
      tables: options.tables,
      kills: options.kills,
      random: new SeededRandom(options.seed),
      open: () => (database === undefined ? openFile(folder) : openPostgres(database)),
    });
    await printReport(io, report, options.json);
    const { lost, doubled, holes, differing } = report;
    if (lost + doubled + holes + differing > 0) throw failure(texts.lost);
  } finally {
    await end();
  }
}
