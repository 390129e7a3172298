import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { SeededRandom } from '../../core/random.ts';
import { failure } from '../complaint.ts';
import { type Io, print, printJson } from '../io.ts';
import type { ChaosReport } from '../online/chaos.ts';
import { openRoom, parseWhole } from '../set-up.ts';

interface ChaosOptions {
  readonly kills: number;
  readonly tables: number;
  readonly game: string;
  readonly database?: string;
  readonly processes: number;
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
  const { database, processes } = options;
  if (processes > 1 && database === undefined) throw failure('Two processes cannot share a file. Name a --database.');
  const room = await openRoom(options.game);
  const [{ runChaos }, { ServerProcess }, { openFile, openPostgres }] = await Promise.all([
    import('../online/chaos.ts'),
    import('../online/server-process.ts'),
    import('../../server/database/open.ts'),
  ]);
  const data = mkdtempSync(join(tmpdir(), 'boardwalk-chaos-'));
  const where = database === undefined ? ['--data', data] : ['--database', database];
  const args = [...where, '--threads', '1', '--log', 'silent'];
  const servers = Array.from({ length: processes }, () => new ServerProcess(io.program, args));
  try {
    const report = await runChaos({
      room,
      servers,
      tables: options.tables,
      kills: options.kills,
      random: new SeededRandom(options.seed),
      open: () => (database === undefined ? openFile(data) : openPostgres(database)),
    });
    if (options.json) await printJson(io, report);
    else await print(io, formatReport(report));
    const { lost, doubled, holes, differing } = report;
    if (lost + doubled + holes + differing > 0) throw failure('Something was lost.');
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(data, { recursive: true, force: true });
  }
}

function formatReport(report: ChaosReport): string {
  return Object.entries(report)
    .map(([name, value]) => `${name.padEnd(14)}${value}`)
    .join('\n');
}
