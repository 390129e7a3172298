import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { SeededRandom } from '../../core/random.ts';
import { type Io, note, print, printJson } from '../io.ts';
import type { LoadReport, LoadTarget } from '../online/load.ts';
import { openRoom, parsePositive, parseWhole } from '../set-up.ts';

interface LoadOptions {
  readonly url?: string;
  readonly processes: number;
  readonly database?: string;
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  readonly rate: number;
  readonly json?: boolean;
}

export function addLoad(program: Command, io: Io): void {
  program
    .command('load')
    .description('play many online tables at once and measure the server')
    .option('--url <url>', 'a server that runs with --no-limits; one of its own otherwise')
    .option('--processes <n>', 'servers of its own to start; more than one needs --database', parseWhole, 1)
    .option('--database <url>', 'a PostgreSQL for them; a file otherwise')
    .option('--game <game>', 'the game to play', 'metro')
    .option('--tables <n>', 'tables of two', parseWhole, 100)
    .option('--seconds <n>', 'how long to measure', parsePositive, 10)
    .option('--rate <n>', 'moves a second, all tables together; 0 for as many as possible', parseWhole, 500)
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action((options: LoadOptions) => measure(options, io));
}

const HELP = `
The time of a move is from sending it to its arrival at the other screen. CPU is that of the servers alone, for everything
they did, divided by the moves stored. What was measured where is in docs/load.md.

Examples:
  boardwalk load --tables 5000 --seconds 30 --json
  boardwalk load --tables 300 --rate 0 --database postgres://localhost/test --processes 2`;

async function measure(options: LoadOptions, io: Io): Promise<void> {
  const room = await openRoom(options.game);
  const { runLoad } = await import('../online/load.ts');
  const { targets, end } = await openTargets(options, io);
  try {
    const report = await runLoad({
      room,
      targets,
      tables: options.tables,
      seconds: options.seconds,
      rate: options.rate,
      random: new SeededRandom('load'),
      say: (words) => note(io, words),
    });
    if (options.json) await printJson(io, report);
    else await print(io, formatReport(report));
  } finally {
    await end();
  }
}

async function openTargets(
  { url, database, processes }: LoadOptions,
  io: Io,
): Promise<{ targets: readonly LoadTarget[]; end: () => Promise<void> }> {
  const { readMetrics, ServerProcess } = await import('../online/server-process.ts');
  if (url !== undefined) {
    const base = url.replace(/\/$/, '');
    const target = { url: base, socketUrl: base.replace(/^http/, 'ws'), metrics: () => readMetrics(base) };
    return { targets: [target], end: async () => {} };
  }
  const data = mkdtempSync(join(tmpdir(), 'boardwalk-load-'));
  const where = database === undefined ? ['--data', data] : ['--database', database];
  const servers = Array.from({ length: processes }, () => new ServerProcess(io.program, [...where, '--threads', '1']));
  await Promise.all(servers.map((server) => server.start()));
  return {
    targets: servers,
    end: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function formatReport(report: LoadReport): string {
  return Object.entries(report)
    .map(([name, value]) => `${name.padEnd(24)}${value}`)
    .join('\n');
}
