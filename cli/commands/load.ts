import type { Command } from 'commander';
import { SeededRandom } from '../../core/random.ts';
import { type Io, note, printReport } from '../io.ts';
import type { LoadTarget } from '../online/load.ts';
import type { ServerOptions } from '../online/own-servers.ts';
import { openRoom, parsePositive, parseWhole } from '../set-up.ts';

interface LoadOptions extends ServerOptions {
  readonly url?: string;
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
    await printReport(io, report, options.json);
  } finally {
    await end();
  }
}

async function openTargets(
  options: LoadOptions,
  io: Io,
): Promise<{ targets: readonly LoadTarget[]; end: () => Promise<void> }> {
  if (options.url !== undefined) {
    const { readMetrics } = await import('../online/server-process.ts');
    const base = options.url.replace(/\/$/, '');
    const target = { url: base, socketUrl: base.replace(/^http/, 'ws'), metrics: () => readMetrics(base) };
    return { targets: [target], end: async () => {} };
  }
  const { makeServers } = await import('../online/own-servers.ts');
  const { servers, end } = makeServers(io.program, options);
  await Promise.all(servers.map((server) => server.start()));
  return { targets: servers, end };
}
