import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { texts } from '#texts/cli/calibrate.ts';
import type { Room } from '../../games/room.ts';
import {
  calibrateValues,
  checkLuck,
  factorsOf,
  type LevelDecisions,
  rateOf,
  reviewLevels,
  type Tables,
} from '../../study/calibrate.ts';
import { effortOf } from '../../study/effort.ts';
import type { CampaignRates } from '../../study/rates.ts';
import { DECISION_VERSION } from '../../study/review.ts';
import type { StudyTable } from '../../study/tables.ts';
import { failure, wrongUsage } from '../complaint.ts';
import { gameCommand, level, type OptionsOf, plain, read, SWITCH_OFF, whole } from '../define-command.ts';
import { type Io, print } from '../io.ts';
import { ResultsFile } from '../results-file.ts';
import { findRoot } from '../root.ts';
import { campaignSettings } from '../set-up.ts';

const OPTIONS = {
  matches: whole(70),
  decisions: whole(8),
  values: whole(0),
  check: whole(0),
  level: level(5),
  noLuck: SWITCH_OFF,
  seats: whole(),
  seed: plain('<text>', 'calibrate'),
  keep: plain('<file>'),
  share: read('<part/of>', parseShare),
  out: plain('<file>'),
};

/** "3/16": every sixteenth match from the third on. */
function parseShare(text: string): { readonly part: number; readonly of: number } {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || of === undefined || part < 1 || part > of) throw wrongUsage(texts.wrongShare);
  return { part, of };
}

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
  if (options.matches > 0) await measure(room, tables, options, file, io);
  if (options.share === undefined) await print(io, texts.written(file));
}

async function fitTable(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const { values: matches, level } = options;
  const found = calibrateValues(room, level, tables, matches, options.luck);
  const table = await readTable(room, file);
  const fits = { ...table.values?.tables, [tables.seats]: found };
  const way = room.bot.endings ? 'logistic-endings' : 'logistic';
  const version = `${way}/${matches}/level-${level}/${tables.seed}`;
  await writeTable(file, { ...table, values: { version, tables: fits } });
  await print(io, texts.fitted(tables.seats, JSON.stringify(found)));
}

async function check(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const fit = (await readTable(room, file)).values?.tables[tables.seats];
  if (!fit?.trust) throw failure(texts.nothingToCheck(room.game.title, tables.seats));
  const { mean, error, saving, savingWithStart } = checkLuck(room, options.level, tables, options.check, fit);
  await print(io, texts.luck(options.check, mean, error, saving, savingWithStart));
}

/** One match and what every level would have given away in some of its positions. */
interface ReviewedMatch {
  readonly number: number;
  readonly positions: readonly LevelDecisions[];
}

/**
 * Hours of work for some games. Every match is kept as soon as it is reviewed, so that a calibration can go on where it was
 * cut off, and several programs can share one.
 */
async function measure(room: Room, tables: Tables, options: CalibrateOptions, file: string, io: Io): Promise<void> {
  const { seed, seats } = tables;
  const { decisions, share = { part: 1, of: 1 } } = options;
  if (share.of > 1 && options.keep === undefined) throw wrongUsage(texts.shareWithoutFile);
  const { effort, ...table } = await readTable(room, file);
  const about = { game: room.game.id, seats, seed, decisions, review: DECISION_VERSION, effort };
  const kept = new ResultsFile<ReviewedMatch>(options.keep, about);
  const reviewed = kept.done.filter(({ number }) => number < options.matches);
  const known = new Set(reviewed.map(({ number }) => number));
  for (let number = share.part - 1; number < options.matches; number += share.of) {
    if (known.has(number)) continue;
    const match = { number, positions: reviewLevels(room, tables, effort, number, decisions) };
    reviewed.push(match);
    kept.add(match);
  }
  if (share.of > 1) return;
  const matches = reviewed.sort((a, b) => a.number - b.number).map(({ positions }) => positions);
  const levels = room.bot.levels.map((_, at) => rateOf(matches, at + 1));
  const campaign = rateCampaign(room, tables, reviewed);
  const rates = { version: DECISION_VERSION, levels, ...(campaign && { campaign }) };
  await writeTable(file, { effort, ...table, rates });
  for (const [at, { rate, error, decisions, above }] of levels.entries()) {
    const more = above ? texts.above(above.rate, above.error, at + 3) : '';
    await print(io, texts.rate(at + 1, rate, error, decisions) + more);
  }
}

/** Steps of the same difficulty are taken together: one alone has too few matches. */
function rateCampaign(
  { about }: Room,
  { settings }: Tables,
  reviewed: readonly ReviewedMatch[],
): CampaignRates | undefined {
  if (!about.campaign) return undefined;
  const { option, parts } = about.campaign;
  const steps = parts.map((part) => part.steps.map(({ id }) => id));
  const stepOf = ({ number }: ReviewedMatch) => settings[number % settings.length][option];
  const groups = steps.map((ids) => reviewed.filter((match) => ids.includes(stepOf(match))));
  const factors = factorsOf(groups.map((matches) => matches.map(({ positions }) => positions)));
  return { option, factors: Object.fromEntries(steps.flatMap((ids, at) => ids.map((id) => [id, factors[at]]))) };
}

async function readTable(room: Room, file: string): Promise<StudyTable> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { effort: effortOf(room.bot.levels[6]) } : (JSON.parse(text) as StudyTable);
}

function writeTable(file: string, table: StudyTable): Promise<void> {
  return writeFile(file, `${JSON.stringify(table, null, 2)}\n`);
}
