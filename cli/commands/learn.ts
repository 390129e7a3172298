import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/learn.ts';
import { texts as common } from '#texts/cli/options.ts';
import { type Settings, settle } from '../../core/settings.ts';
import type { Features, NetTable } from '../../games/bot.ts';
import type { Room } from '../../games/room.ts';
import { runArena } from '../arena/run.ts';
import { interval, sharesOfFirst } from '../arena/statistics.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, positive, read, SET_UP, SWITCH, whole } from '../define-command.ts';
import { type Io, print } from '../io.ts';
import { formatPercent } from '../layout.ts';
import { trainHere } from '../learn/train-here.ts';
import { openRoom } from '../set-up.ts';

const OPTIONS = {
  seats: read('<n,…>', parseSeats),
  set: SET_UP.set,
  folder: plain('<folder>'),
  generations: whole(4),
  seconds: positive(80),
  quickSeconds: positive(20),
  full: whole(200),
  quick: whole(30),
  playouts: whole(0),
  trust: positive(0.5),
  compare: whole(200),
  overlap: SWITCH,
  threads: whole(),
  trainer: plain('<command>'),
  seed: plain('<text>', 'learn'),
};
type LearnOptions = OptionsOf<typeof OPTIONS>;

/** What is learned: a table of a game, and where everything about it is kept. */
interface Course {
  readonly room: Room;
  readonly features: Features;
  readonly table: NetTable;
  readonly seats: readonly number[];
  readonly settings: Settings;
  readonly folder: string;
  readonly options: LearnOptions;
}

export function addLearn(program: Command, io: Io): void {
  defineCommand(program, 'learn <game>', texts, OPTIONS).action((game: string, options: LearnOptions) =>
    learn(game, options, io),
  );
}

async function learn(id: string, options: LearnOptions, io: Io): Promise<void> {
  const course = openCourse(await openRoom(id), options);
  mkdirSync(course.folder, { recursive: true });
  let played: Promise<void> | undefined;
  for (let generation = 0; generation <= options.generations; generation++) {
    if (existsSync(netFile(course, generation))) continue;
    await (played ?? gather(course, generation, io));
    // The next matches need not wait for this training: they are played with the nets before it.
    played =
      options.overlap && generation > 0 && generation < options.generations
        ? gather(course, generation + 1, io)
        : undefined;
    await train(course, generation, io);
    if (generation > 0 && options.compare > 0) await compare(course, generation, io);
  }
}

/** The latest nets before a generation. */
function latestNets(course: Course, generation: number): { nets?: string } {
  for (let before = generation - 1; before >= 0; before--) {
    const nets = netFile(course, before);
    if (existsSync(nets)) return { nets };
  }
  return {};
}

function openCourse(room: Room, options: LearnOptions): Course {
  const { game, bot } = room;
  const settings = accept(settle(game.options, options.set ?? {}), wrongUsage);
  const seats = options.seats ?? [game.seats.min];
  for (const count of seats) {
    if (count < game.seats.min || count > game.seats.max) throw wrongUsage(texts.wrongSeats(game.title, count));
  }
  const tables = seats.map((count) => bot.features?.tableOf(game.start(count, settings)));
  const [table] = tables;
  if (!bot.features || !table) throw wrongUsage(texts.noFeatures(game.title));
  if (tables.some((other) => other?.name !== table.name)) throw wrongUsage(texts.ownNets);
  const folder = options.folder ?? join('tmp', 'learn', game.id, table.name);
  return { room, features: bot.features, table, seats, settings, folder, options };
}

function netFile({ folder }: Course, generation: number): string {
  return join(folder, `generation-${generation}.net`);
}

async function gather(course: Course, generation: number, io: Io): Promise<void> {
  const { room, table, seats, settings, folder, options } = course;
  const threads = options.threads ?? availableParallelism();
  const jobs = Array.from({ length: threads }, (_, thread) =>
    io.gatherSamples({
      kind: 'learn',
      game: room.game.id,
      values: table.values,
      seats,
      settings,
      seed: `${options.seed} ${generation} ${thread}`,
      seconds: generation === 0 ? options.quickSeconds : options.seconds,
      file: join(folder, `samples-${generation}-${thread}.bin`),
      full: options.full,
      quick: options.quick,
      trust: options.trust,
      playouts: options.playouts,
      ...latestNets(course, generation),
    }),
  );
  const reports = await Promise.all(jobs);
  const sum = (one: 'games' | 'samples') => reports.reduce((total, report) => total + report[one], 0);
  await log(course, io, texts.generation(generation, texts.gathered(sum('games'), sum('samples'))));
}

async function train(course: Course, generation: number, io: Io): Promise<void> {
  const { room, features, table, folder, options } = course;
  if (options.trainer === undefined) {
    const about = { game: room.game.id, table, features, folder, generation, seed: options.seed };
    for (const line of trainHere(about)) await log(course, io, texts.generation(generation, line));
    return;
  }
  const about = JSON.stringify({
    game: room.game.id,
    table: table.name,
    version: features.version,
    nets: features.nets,
    features: table.features,
    moveFeatures: table.moveFeatures,
    values: table.values,
  });
  const [program, ...args] = options.trainer.split(' ');
  await new Promise<void>((resolve, reject) => {
    const trainer = spawn(program, [...args, folder, String(generation), about], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    trainer.on('error', (error) => reject(failure(texts.trainerFailed(error.message))));
    trainer.on('close', (code) => (code === 0 ? resolve() : reject(failure(texts.trainerEnded(code)))));
  });
}

/** How a generation does against the one before it, with the same iterations. */
async function compare(course: Course, generation: number, io: Io): Promise<void> {
  const { room, seats, options } = course;
  const [latest, before] = [generation, generation - 1].map((one) => `net:${netFile(course, one)}@${options.full}`);
  const players = [latest, ...Array<string>(seats[0] - 1).fill(before)];
  const { results } = await runArena(
    {
      ...{ room, players, games: options.compare, seed: `${options.seed} ${generation}`, set: options.set ?? {} },
      ...(options.threads === undefined ? {} : { threads: options.threads }),
      milliseconds: 1000,
    },
    io,
    () => {},
  );
  const { mean, low, high } = interval(sharesOfFirst(players, results));
  const range = common.from(formatPercent(low), formatPercent(high));
  await log(course, io, texts.generation(generation, texts.compared(formatPercent(mean), range)));
}

async function log({ folder }: Course, io: Io, line: string): Promise<void> {
  appendFileSync(join(folder, 'log.txt'), `${line}\n`);
  await print(io, line);
}

function parseSeats(text: string): number[] {
  const seats = text.split(',').map(Number);
  if (seats.some((count) => !Number.isInteger(count))) throw wrongUsage(common.noGaps('3,4'));
  return seats;
}
