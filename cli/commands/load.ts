import type { Command } from 'commander';
import { texts } from '#texts/cli/load.ts';
import { texts as common } from '#texts/cli/options.ts';
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
    .description(texts.about)
    .option('--url <url>', texts.url)
    .option('--processes <n>', texts.processes, parseWhole, 1)
    .option('--database <url>', texts.database)
    .option('--game <game>', texts.game, 'metro')
    .option('--tables <n>', texts.tables, parseWhole, 100)
    .option('--seconds <n>', texts.seconds, parsePositive, 10)
    .option('--rate <n>', texts.rate, parseWhole, 500)
    .option('--json', common.json)
    .addHelpText('after', texts.help)
    .action((options: LoadOptions) => measure(options, io));
}

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
