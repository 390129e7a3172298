import { texts } from '#texts/cli/load.ts';
import { SeededRandom } from '../../core/random.ts';
import { type OptionsOf, plain, plainCommand, positive, read, SWITCH, whole } from '../define-command.ts';
import { type Io, note, printReport } from '../io.ts';
import type { LoadTarget } from '../online/load.ts';
import { openRoom } from '../set-up.ts';

const OPTIONS = {
  url: read('<url>', collect, []),
  processes: whole(1),
  database: plain('<url>'),
  game: plain('<game>', 'metro'),
  tables: whole(100),
  seconds: positive(10),
  rate: whole(500),
  watchers: whole(0),
  json: SWITCH,
};
type LoadOptions = OptionsOf<typeof OPTIONS>;

export const addLoad = plainCommand('load', texts, OPTIONS, measure);

async function measure(options: LoadOptions, io: Io): Promise<void> {
  const { tables, seconds, rate, watchers } = options;
  const room = await openRoom(options.game);
  const { runLoad } = await import('../online/load.ts');
  const { targets, end } = await openTargets(options, io);
  try {
    const report = await runLoad({
      ...{ room, targets, tables, seconds, rate, watchers },
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
  if (options.url.length > 0) {
    const { readMetrics } = await import('../online/server-process.ts');
    const targets = options.url.map((url) => {
      const base = url.replace(/\/$/, '');
      return { url: base, socketUrl: base.replace(/^http/, 'ws'), metrics: () => readMetrics(base) };
    });
    return { targets, end: async () => {} };
  }
  const { makeServers } = await import('../online/own-servers.ts');
  const { servers, end } = makeServers(io.program, options);
  await Promise.all(servers.map((server) => server.start()));
  return { targets: servers, end };
}

function collect(url: string, before: readonly string[]): readonly string[] {
  return [...before, url];
}
