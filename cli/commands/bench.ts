import type { Command } from 'commander';
import { texts } from '#texts/cli/bench.ts';
import { defineCommand, type OptionsOf, positive, SET_UP, SWITCH, withOrWithout } from '../define-command.ts';
import { type Io, note, print, printJson } from '../io.ts';
import { formatColumns, formatCount, formatPercent } from '../layout.ts';
import { type Measurement, median } from '../measurement.ts';
import { parseLevel } from '../numbers.ts';
import type { SearchMeasurement } from '../search-measurement.ts';
import { gameIds, openRoom, readSetUp } from '../set-up.ts';

const OPTIONS = { seconds: positive(3), ...SET_UP, search: withOrWithout('[level]', parseLevel), json: SWITCH };
type BenchOptions = OptionsOf<typeof OPTIONS>;

/** Odd, so that the median is one that was measured. */
const REPETITIONS = 9;

export function addBench(program: Command, io: Io): void {
  defineCommand(program, 'bench [games...]', texts, OPTIONS).action(async (games: string[], options: BenchOptions) => {
    const measureThem = options.search ? benchSearch : bench;
    await measureThem(games.length > 0 ? games : gameIds(), options, io);
  });
}

/** How fast a level thinks while it plays with itself, and whether the heap stays as it is. */
async function benchSearch(games: readonly string[], options: BenchOptions, io: Io): Promise<void> {
  const level = typeof options.search === 'number' ? options.search : 8;
  const measured: SearchMeasurement[] = [];
  for (const id of games) {
    const room = await openRoom(id);
    const { seats, settings } = readSetUp(room, options);
    if (io.stderr.isTTY) note(io, texts.measuring(id));
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
  await print(io, formatColumns([texts.searchHead, ...rows], ['left', 'right', 'right', 'right', 'right', 'left']));
  await print(io, `\n${texts.searched(level)}`);
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
    if (io.stderr.isTTY) note(io, texts.measuring(job.game));
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
  const table = formatColumns([texts.head, ...rows], ['left', 'right', 'right', 'right', 'right', 'right']);
  return [table, '', texts.measured(REPETITIONS), texts.reference(formatCount(steps))].join('\n');
}
