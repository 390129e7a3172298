import type { Command } from 'commander';
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
    .description('kill servers at random moments and count what was lost')
    .option('--kills <n>', 'how often', parseWhole, 20)
    .option('--tables <n>', 'tables that are played meanwhile', parseWhole, 20)
    .option('--game <game>', 'the game they play', 'metro')
    .option('--database <url>', 'a PostgreSQL to play in; a file of its own otherwise')
    .option('--processes <n>', 'servers that write the same tables; more than one needs --database', parseWhole, 1)
    .option('--seed <text>', 'the same blows at the same times again', 'chaos')
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action((options: ChaosOptions) => runIt(options, io));
}

const HELP = `
Every player comes back after each break, to any of the servers, and sends again what was not answered. Afterwards every
acknowledged move is looked for in the log. The exit code is 0 only when nothing is lost, doubled, missing or different.

Examples:
  boardwalk chaos --kills 100 --json
  boardwalk chaos --kills 100 --database postgres://localhost/test --processes 2`;

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
    if (lost + doubled + holes + differing > 0) throw failure('Something was lost.');
  } finally {
    await end();
  }
}
