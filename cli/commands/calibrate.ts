import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { texts } from '#texts/cli/calibrate.ts';
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
import { gameCommand, level, type OptionsOf, plain, SWITCH, SWITCH_OFF, whole } from '../define-command.ts';
import { type Io, print } from '../io.ts';
import { findRoot } from '../root.ts';
import { campaignSettings } from '../set-up.ts';

const OPTIONS = {
  matches: whole(70),
  decisions: whole(8),
  values: whole(0),
  check: whole(0),
  level: level(5),
  noLuck: SWITCH_OFF,
  accuracy: SWITCH,
  seats: whole(),
  seed: plain('<text>', 'calibrate'),
  out: plain('<file>'),
};
type CalibrateOptions = OptionsOf<typeof OPTIONS>;

export const addCalibrate = gameCommand('calibrate', texts, OPTIONS, calibrate);

async function calibrate(room: Room, options: CalibrateOptions, io: Io): Promise<void> {
  const file = options.out ?? join(findRoot(import.meta.url) ?? '.', 'study', 'tables', `${room.game.id}.json`);
  const tables: Tables = {
    seats: options.seats ?? room.game.seats.min,
    settings: campaignSettings(room),
    seed: options.seed,
  };
  if (options.values > 0) await fitTable(room, tables, options, file, io);
  if (options.check > 0) await check(room, tables, options, file, io);
  if (options.matches > 0) await (options.accuracy ? fitAccuracy : measure)(room, tables, options, file, io);
  await print(io, texts.written(file));
}

async function fitTable(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const { values: matches, level } = options;
  const found = calibrateValues(room, level, tables, matches, options.luck);
  const table = await readTable(room, file);
  const fits = { ...table.values?.tables, [tables.seats]: found };
  const version = `logistic/${matches}/level-${level}/${tables.seed}`;
  await writeTable(file, { ...table, values: { version, tables: fits } });
  await print(io, texts.fitted(tables.seats, JSON.stringify(found)));
}

async function check(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const fit = (await readTable(room, file)).values?.tables[tables.seats];
  if (!fit?.trust) throw failure(texts.nothingToCheck(room.game.title, tables.seats));
  const { mean, error, saving, savingWithStart } = checkLuck(room, options.level, tables, options.check, fit);
  await print(io, texts.luck(options.check, mean, error, saving, savingWithStart));
}

/** Written after every match: a calibration that is cut off has not been in vain. */
async function measure(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const { effort } = await readTable(room, file);
  const matches: (readonly LevelDecisions[])[] = [];
  for (const match of reviewLevels(room, tables, effort, options.matches, options.decisions)) {
    matches.push(match);
    const levels = room.bot.levels.map((_, at) => rateOf(matches, at + 1));
    const rates = { version: REVIEW_VERSION, levels, steepness: steepnessOf(matches) };
    await writeTable(file, { ...(await readTable(room, file)), rates });
  }
  const rows = room.bot.levels.map((_, at) => rateOf(matches, at + 1));
  for (const [at, { rate, error, decisions, above }] of rows.entries()) {
    const more = above ? texts.above(above.rate, above.error, at + 3) : '';
    await print(io, texts.rate(at + 1, rate, error, decisions) + more);
  }
}

/** How fast accuracy falls follows from the weakest level alone: the others need not be asked again. */
async function fitAccuracy(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const table = await readTable(room, file);
  if (!table.rates) throw failure(texts.noRates(room.game.title));
  const [weakest] = room.bot.levels;
  const matches = [...reviewLevels(room, tables, table.effort, options.matches, options.decisions, [weakest])];
  const steepness = steepnessOf(matches);
  await writeTable(file, { ...table, rates: { ...table.rates, steepness } });
  await print(io, texts.steepness(steepness));
}

function steepnessOf(matches: readonly (readonly LevelDecisions[])[]): number {
  return fitSteepness(matches.flat().flatMap(([weakest]) => (weakest.counted ? [weakest.loss] : [])));
}

async function readTable(room: Room, file: string): Promise<StudyTable> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { effort: effortOf(room.bot.levels[6]) } : (JSON.parse(text) as StudyTable);
}

function writeTable(file: string, table: StudyTable): Promise<void> {
  return writeFile(file, `${JSON.stringify(table, null, 2)}\n`);
}
