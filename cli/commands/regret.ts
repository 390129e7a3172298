import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/regret.ts';
import { Nets } from '../../ai/nets.ts';
import { formatSuite, parseSuite, type RegretSuite, sampleOf } from '../../ai/regret.ts';
import type { Room } from '../../games/room.ts';
import { wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, read, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, formatPercent } from '../layout.ts';
import { readNets } from '../nets.ts';
import { addMatch, emptySuite, type Regret, regretOf, roundLoss } from '../regret-suite.ts';
import { findRoot } from '../root.ts';
import { openRoom } from '../set-up.ts';

const OPTIONS = {
  levels: read('<n,…>', parseLevels),
  positions: whole(),
  make: whole(),
  seed: plain('<text>', 'regret'),
  file: plain('<file>'),
  json: SWITCH,
};
type RegretOptions = OptionsOf<typeof OPTIONS>;

export function addRegret(program: Command, io: Io): void {
  defineCommand(program, 'regret <game>', texts, OPTIONS).action((game: string, options: RegretOptions) =>
    measure(game, options, io),
  );
}

async function measure(id: string, options: RegretOptions, io: Io): Promise<void> {
  const room = await openRoom(id);
  const file = options.file ?? join(findRoot(import.meta.url) ?? '.', 'ai', 'regret', `${room.game.id}.jsonl`);
  const nets = new Nets(readNets);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const old = kept === undefined ? undefined : parseSuite(kept);
  const { make } = options;
  const suite = make === undefined ? old : await extend(room, nets, { old, file, make, seed: options.seed });
  if (suite === undefined) throw wrongUsage(texts.missing(file));
  const positions = sampleOf(suite, options.positions);
  const found: Regret[] = [];
  for (const level of options.levels ?? levelsOf(room)) {
    found.push(await regretOf(room, nets, level, positions));
    if (make === undefined) continue;
    const losses = Object.fromEntries(found.map((one) => [one.level, roundLoss(one.mean)]));
    await writeFile(file, formatSuite({ ...suite, losses }));
  }
  if (options.json) await printJson(io, { game: room.game.id, judge: suite.judge, positions: positions.length, found });
  else await print(io, formatRegrets(suite, positions.length, found));
}

function levelsOf({ bot }: Room): number[] {
  return Array.from({ length: bot.levels.length + (bot.grandmaster ? 1 : 0) }, (_, at) => at + 1);
}

interface Extension {
  readonly old: RegretSuite | undefined;
  readonly file: string;
  readonly make: number;
  readonly seed: string;
}

/** Goes on with a suite of the same seed until it has so many positions. Written match by match, so that it may be stopped. */
async function extend(room: Room, nets: Nets, { old, file, make, seed }: Extension): Promise<RegretSuite> {
  let suite = old?.seed === seed ? old : emptySuite(room, seed);
  while (suite.positions.length < make) {
    suite = await addMatch(room, nets, suite);
    await writeFile(file, formatSuite({ ...suite, losses: {} }));
  }
  return suite;
}

function formatRegrets({ judge }: RegretSuite, count: number, found: readonly Regret[]): string {
  const rows = found.map(({ level, mean, low, high, best }) => [
    String(level),
    formatPercent(mean),
    texts.range(formatPercent(low), formatPercent(high)),
    formatPercent(best),
  ]);
  return `${texts.judged(count, judge)}\n\n${formatColumns([texts.head, ...rows])}`;
}

function parseLevels(text: string): number[] {
  if (!/^[1-9](,[1-9])*$/.test(text)) throw wrongUsage(texts.levelList);
  return text.split(',').map(Number);
}
