import { texts } from '#texts/cli/chaos.ts';
import { SeededRandom } from '../../core/random.ts';
import { failure } from '../complaint.ts';
import { type OptionsOf, plain, plainCommand, SWITCH, whole } from '../define-command.ts';
import { type Io, printReport } from '../io.ts';
import { openRoom } from '../set-up.ts';

const OPTIONS = {
  kills: whole(20),
  tables: whole(20),
  game: plain('<game>', 'metro'),
  database: plain('<url>'),
  processes: whole(1),
  seed: plain('<text>', 'chaos'),
  json: SWITCH,
};
type ChaosOptions = OptionsOf<typeof OPTIONS>;

export const addChaos = plainCommand('chaos', texts, OPTIONS, runIt);

async function runIt(options: ChaosOptions, io: Io): Promise<void> {
  const room = await openRoom(options.game);
  const [{ runChaos }, { makeServers }, { openFile, openPostgres }] = await Promise.all([
    import('../online/chaos.ts'),
    import('../online/own-servers.ts'),
    import('../../server/database/open.ts'),
  ]);
  const { database, tables, kills, seed } = options;
  const { servers, folder, end } = makeServers(io.program, options, '--log', 'silent');
  try {
    const report = await runChaos({
      ...{ room, servers, tables, kills },
      random: new SeededRandom(seed),
      open: () => (database === undefined ? openFile(folder) : openPostgres(database)),
    });
    await printReport(io, report, options.json);
    const { lost, doubled, holes, differing } = report;
    if (lost + doubled + holes + differing > 0) throw failure(texts.lost);
  } finally {
    await end();
  }
}
