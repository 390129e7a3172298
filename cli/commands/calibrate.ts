import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Room } from '../../games/room.ts';
import {
  calibrateValues,
  checkLuck,
  type LevelDecisions,
  rateOf,
  reviewLevels,
  type Tables,
} from '../../study/calibrate.ts';
import { effortOf } from '../../study/effort.ts';
import { fitSteepness } from '../../study/rates.ts';
import { REVIEW_VERSION } from '../../study/review.ts';
import type { StudyTable } from '../../study/tables.ts';
import { failure } from '../complaint.ts';
import { type Io, print } from '../io.ts';
import { findRoot } from '../root.ts';
import { campaignSettings, openRoom, parseLevel, parseWhole } from '../set-up.ts';

interface CalibrateOptions {
  readonly matches: number;
  readonly decisions: number;
  readonly values: number;
  readonly check: number;
  readonly level: number;
  readonly luck: boolean;
  readonly seats?: number;
  readonly seed: string;
  readonly out?: string;
}

export function addCalibrate(program: Command, io: Io): void {
  program
    .command('calibrate')
    .description('measure what reviews are put beside: the error rates of the levels, and what positions are worth')
    .argument('<game>', 'a game; boardwalk games lists them')
    .option(
      '--matches <n>',
      'matches whose positions all levels are asked about; 0 leaves the rates as they are',
      parseWhole,
      70,
    )
    .option('--decisions <n>', 'decisions of each match that are reviewed', parseWhole, 8)
    .option('--values <n>', 'matches to which values and luck are fitted; 0 leaves them as they are', parseWhole, 0)
    .option('--check <n>', 'matches in which the luck that the values see is added up', parseWhole, 0)
    .option('--level <n>', 'who plays those', parseLevel, 5)
    .option('--no-luck', 'for a game in which chance only sets the table: its luck looks like noise to every value')
    .option('--seats <n>', 'number of seats (default: the fewest)', parseWhole)
    .option('--seed <text>', 'choose the dice', 'calibrate')
    .option('--out <file>', 'the table to update (default: that of the game in study/tables)')
    .action((game: string, options: CalibrateOptions) => calibrate(game, options, io));
}

async function calibrate(id: string, options: CalibrateOptions, io: Io): Promise<void> {
  const room = await openRoom(id);
  const file = options.out ?? join(findRoot(import.meta.url) ?? '.', 'study', 'tables', `${room.game.id}.json`);
  const tables: Tables = {
    seats: options.seats ?? room.game.seats.min,
    settings: campaignSettings(room),
    seed: options.seed,
  };
  if (options.values > 0) await fitTable(room, tables, options, file, io);
  if (options.check > 0) await check(room, tables, options, file, io);
  if (options.matches > 0) await measure(room, tables, options, file, io);
  await print(io, `Written to ${file}`);
}

async function fitTable(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const { values: matches, level } = options;
  const found = calibrateValues(room, level, tables, matches, options.luck);
  const table = await readTable(room, file);
  const fits = { ...table.values?.tables, [tables.seats]: found };
  const version = `logistic ${matches} matches, level ${level}, ${tables.seed}`;
  await writeTable(file, { ...table, values: { version, tables: fits } });
  await print(io, `${tables.seats} seats: ${JSON.stringify(found)}`);
}

async function check(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const fit = (await readTable(room, file)).values?.tables[tables.seats];
  if (!fit?.trust) throw failure(`${room.game.title} has no luck to check at a table of ${tables.seats}.`);
  const { mean, error, saving, savingWithStart } = checkLuck(room, options.level, tables, options.check, fit);
  await print(
    io,
    `Luck over ${options.check} matches: ${mean} ± ${error}. Results vary ${saving} times as much as results`,
  );
  await print(io, `without luck, and ${savingWithStart} times as much as those without luck and set-up.`);
}

/** Written after every match: a calibration that is cut off has not been in vain. */
async function measure(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const { effort } = await readTable(room, file);
  const matches: (readonly LevelDecisions[])[] = [];
  for (const match of reviewLevels(room, tables, effort, options.matches, options.decisions)) {
    matches.push(match);
    const levels = room.bot.levels.map((_, at) => rateOf(matches, at + 1));
    const weakest = matches.flat().flatMap(([first]) => (first.counted ? [first.loss] : []));
    const rates = { version: REVIEW_VERSION, levels, steepness: fitSteepness(weakest) };
    await writeTable(file, { ...(await readTable(room, file)), rates });
  }
  const rows = room.bot.levels.map((_, at) => rateOf(matches, at + 1));
  for (const [at, { rate, error, decisions, above }] of rows.entries()) {
    const more = above ? `, ${above.rate} ± ${above.error} above level ${at + 3}` : '';
    await print(io, `Level ${at + 1}: ${rate} ± ${error}, ${decisions} decisions${more}`);
  }
}

async function readTable(room: Room, file: string): Promise<StudyTable> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { effort: effortOf(room.bot.levels[6]) } : (JSON.parse(text) as StudyTable);
}

function writeTable(file: string, table: StudyTable): Promise<void> {
  return writeFile(file, `${JSON.stringify(table, null, 2)}\n`);
}
