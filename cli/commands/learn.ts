import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { settle } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { type Io, print } from '../io.ts';
import { formatCount } from '../layout.ts';
import type { LearnTable } from '../learn/thread.ts';
import { openRoom, parsePositive, parseWhole } from '../set-up.ts';

interface LearnOptions {
  readonly folder: string;
  readonly generations: number;
  readonly seconds: number;
  readonly quickSeconds: number;
  readonly full: number;
  readonly quick: number;
  readonly threads?: number;
  readonly trainer: string;
  readonly seed: string;
}

export function addLearn(program: Command, io: Io): void {
  program
    .command('learn')
    .description('train the nets of a learned player by playing against itself')
    .argument('<game>', 'boardwalk games lists them')
    .option('--folder <folder>', 'where samples and nets are kept; run the same command again to go on', 'tmp/learn')
    .option('--generations <n>', 'generations to train after the first', parseWhole, 4)
    .option('--seconds <n>', 'self-play of each generation', parsePositive, 80)
    .option('--quick-seconds <n>', 'quick games before the first', parsePositive, 20)
    .option('--full <n>', 'iterations of a move that is learned from', parseWhole, 100)
    .option('--quick <n>', 'iterations of all other moves', parseWhole, 20)
    .option('--threads <n>', 'threads (default: one for each core)', parseWhole)
    .option('--trainer <command>', 'what trains the nets', 'python3 scripts/learn/train.py')
    .option('--seed <text>', 'which dice', 'learn')
    .addHelpText('after', HELP)
    .action((game: string, options: LearnOptions) => learn(game, options, io));
}

const HELP = `
Generation 0 learns from quick games without a search, every later one from games that the nets before it played with
themselves. docs/learning.md says how to train on a GPU and how to teach another game.

Examples:
  boardwalk learn blue-lagoon
  boardwalk arena blue-lagoon --players net:tmp/learn/generation-4.net@100ms,8@100ms`;

async function learn(id: string, options: LearnOptions, io: Io): Promise<void> {
  const room = await openRoom(id);
  if (!room.bot.features) throw wrongUsage(`${room.game.title} has no features to learn from yet.`);
  mkdirSync(options.folder, { recursive: true });
  for (let generation = 0; generation <= options.generations; generation++) {
    if (existsSync(netFile(options, generation))) continue;
    await gather(room, options, generation, io);
    await train(room, options, generation, io);
  }
}

function netFile({ folder }: LearnOptions, generation: number): string {
  return join(folder, `generation-${generation}.net`);
}

async function gather(room: Room, options: LearnOptions, generation: number, io: Io): Promise<void> {
  const threads = options.threads ?? availableParallelism();
  const jobs = Array.from({ length: threads }, (_, thread) =>
    io.gatherSamples({
      kind: 'learn',
      game: room.game.id,
      tables: tablesOf(room),
      seed: `${options.seed} ${generation} ${thread}`,
      seconds: generation === 0 ? options.quickSeconds : options.seconds,
      file: join(options.folder, `samples-${generation}-${thread}.bin`),
      full: options.full,
      quick: options.quick,
      ...(generation === 0 ? {} : { nets: netFile(options, generation - 1) }),
    }),
  );
  const reports = await Promise.all(jobs);
  const sum = (one: 'games' | 'samples') => reports.reduce((total, report) => total + report[one], 0);
  const games = sum('games');
  const counted = `${formatCount(games)} ${games === 1 ? 'game' : 'games'}, ${formatCount(sum('samples'))} samples`;
  await print(io, `Generation ${generation}: ${counted}.`);
}

/** Half of all matches are the usual ones: fewest seats, nothing chosen. The other half is shared by all other tables. */
function tablesOf({ game }: Room): LearnTable[] {
  const settings = [
    {},
    ...game.options.flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value.id }))),
  ];
  const seats = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more);
  const tables = settings.flatMap((set) => seats.map((count) => ({ seats: count, set })));
  return tables.map(({ seats: count, set }, index) => ({
    seats: count,
    settings: accept(settle(game.options, set), wrongUsage),
    weight: index === 0 ? tables.length - 1 : 1,
  }));
}

async function train({ game, bot }: Room, options: LearnOptions, generation: number, io: Io): Promise<void> {
  const { features } = bot;
  if (!features) return;
  const about = JSON.stringify({
    game: game.id,
    version: features.version,
    nets: features.nets,
    features: features.features,
    moveFeatures: features.moveFeatures,
  });
  const [program, ...args] = options.trainer.split(' ');
  await new Promise<void>((resolve, reject) => {
    const trainer = spawn(program, [...args, options.folder, String(generation), about], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    trainer.on('error', (error) => reject(failure(`The trainer could not be started: ${error.message}`)));
    trainer.on('close', (code) => (code === 0 ? resolve() : reject(failure(`The trainer exited with ${code}.`))));
  });
  await print(io, `Generation ${generation}: ${netFile(options, generation)}`);
}
