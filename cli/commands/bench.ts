import type { Command } from 'commander';
import { type Io, note, print, printJson } from '../io.ts';
import { formatColumns, formatCount, formatPercent } from '../layout.ts';
import { type Measurement, median } from '../measurement.ts';
import type { SearchMeasurement } from '../search-measurement.ts';
import {
  addSetUpOptions,
  gameIds,
  openRoom,
  parseLevel,
  parsePositive,
  readSetUp,
  type SetUpOptions,
} from '../set-up.ts';

interface BenchOptions extends SetUpOptions {
  readonly seconds: number;
  readonly json?: boolean;
  readonly search?: boolean | number;
}

/** Odd, so that the median is one that was measured. */
const REPETITIONS = 9;

export function addBench(program: Command, io: Io): void {
  const command = program
    .command('bench')
    .description('measure random games per second on one thread')
    .argument('[games...]', 'which games (default: all)')
    .option('--seconds <s>', 'seconds for each game, not counting the warm-up', parsePositive, 3);
  addSetUpOptions(command)
    .option('--search [level]', 'measure how fast a level thinks instead (default: 8)', parseLevel)
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action(async (games: string[], options: BenchOptions) => {
      const measureThem = options.search ? benchSearch : bench;
      await measureThem(games.length > 0 ? games : gameIds(), options, io);
    });
}

const HELP = `
Every game runs on a fresh thread, one after the other: list the moves, choose one at random,
play it, roll when chance must act. A move is a decision or a roll. The reference is a fixed loop
over integers, measured in turn with the game: compare ratios, not speeds, between machines.

Examples:
  boardwalk bench
  boardwalk bench metro --seats 4 --seconds 10
  boardwalk bench --search --seconds 60`;

/** How fast a level thinks while it plays with itself, and whether the heap stays as it is. */
async function benchSearch(games: readonly string[], options: BenchOptions, io: Io): Promise<void> {
  const level = typeof options.search === 'number' ? options.search : 8;
  const measured: SearchMeasurement[] = [];
  for (const id of games) {
    const room = await openRoom(id);
    const { seats, settings } = readSetUp(room, options);
    if (io.stderr.isTTY) note(io, `Measuring ${id}…`);
    const job = { kind: 'search', game: room.game.id, seats, settings, level, seconds: options.seconds } as const;
    measured.push(await io.measureSearchAlone(job));
  }
  if (options.json) return printJson(io, { node: process.version, games: measured });
  const rows = measured.map((one) => [
    one.game,
    String(one.decisions),
    formatCount(one.iterationsPerSecond),
    one.millisecondsPerDecision.toFixed(0),
    one.slowestDecision.toFixed(0),
    one.heap.map((size) => size.toFixed(1)).join(' → '),
  ]);
  const head = ['game', 'decisions', 'iterations/s', 'ms/decision', 'slowest', 'heap MiB'];
  await print(io, formatColumns([head, ...rows], ['left', 'right', 'right', 'right', 'right', 'left']));
  await print(io, `\nLevel ${level} playing against itself on one thread, each game by itself.`);
}

async function bench(games: readonly string[], options: BenchOptions, io: Io): Promise<void> {
  const jobs = [];
  for (const id of games) {
    const room = await openRoom(id);
    const { seats, settings } = readSetUp(room, options);
    jobs.push({
      kind: 'bench' as const,
      game: room.game.id,
      seats,
      settings,
      seconds: options.seconds,
      repetitions: REPETITIONS,
    });
  }
  const measured: Measurement[] = [];
  for (const job of jobs) {
    if (io.stderr.isTTY) note(io, `Measuring ${job.game}…`);
    measured.push(await io.measureAlone(job));
  }
  const reference = { stepsPerSecond: median(measured.map((one) => one.referenceStepsPerSecond)) };
  if (options.json) await printJson(io, { node: process.version, reference, games: measured });
  else await print(io, formatReport(measured, reference.stepsPerSecond));
}

function formatReport(measured: readonly Measurement[], steps: number): string {
  const rows = measured.map((one) => [
    one.game,
    String(one.seats),
    formatCount(one.gamesPerSecond),
    formatCount(one.movesPerSecond),
    formatPercent(one.spread),
    one.ratio.toFixed(2),
  ]);
  const table = formatColumns(
    [['game', 'seats', 'games/s', 'moves/s', 'spread', 'ratio'], ...rows],
    ['left', 'right', 'right', 'right', 'right', 'right'],
  );
  return [
    table,
    '',
    `Median of ${REPETITIONS} repetitions on one thread. Spread: fastest minus slowest.`,
    `Reference loop: ${formatCount(steps)} steps/s. Ratio: moves per 1,000 of its steps.`,
  ].join('\n');
}
