import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { texts } from '#texts/cli/regret.ts';
import { GRANDMASTER, Nets } from '../../ai/nets.ts';
import { formatSuite, isTelling, type JudgedPosition, lossOf, parseSuite, type RegretSuite } from '../../ai/regret.ts';
import { type Thought, think } from '../../ai/think.ts';
import type { Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { playMatch } from '../../study/self-play.ts';
import { interval } from '../arena/statistics.ts';
import { wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, read, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, formatPercent } from '../layout.ts';
import { readNets } from '../nets.ts';
import { findRoot } from '../root.ts';
import { campaignSettings, openRoom } from '../set-up.ts';

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

/** What one level lost, position by position. */
interface Regret {
  readonly level: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Part of the positions in which it chose the best move. */
  readonly best: number;
}

async function measure(id: string, options: RegretOptions, io: Io): Promise<void> {
  const room = await openRoom(id);
  const file = options.file ?? join(findRoot(import.meta.url) ?? '.', 'ai', 'regret', `${room.game.id}.jsonl`);
  const nets = new Nets(readNets);
  if (options.make !== undefined) await writeSuite(room, nets, options.make, options.seed, file);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw wrongUsage(texts.missing(file));
  const suite = parseSuite(text);
  const positions = suite.positions.slice(0, options.positions);
  const levels = options.levels ?? levelsOf(room);
  const found: Regret[] = [];
  for (const level of levels) found.push(await regretOf(room, nets, level, positions));
  if (options.make !== undefined) {
    const losses = Object.fromEntries(found.map(({ level, mean }) => [level, round(mean)]));
    await writeFile(file, formatSuite({ ...suite, losses }));
  }
  if (options.json) await printJson(io, { game: room.game.id, judge: suite.judge, positions: positions.length, found });
  else await print(io, formatRegrets(suite, positions.length, found));
}

function levelsOf({ bot }: Room): number[] {
  return Array.from({ length: bot.levels.length + (bot.grandmaster ? 1 : 0) }, (_, at) => at + 1);
}

async function regretOf(room: Room, nets: Nets, level: number, positions: readonly JudgedPosition[]): Promise<Regret> {
  const losses: number[] = [];
  for (const [seed, judged] of positions.entries()) {
    const view = must(room.game.parse(judged.view));
    const { moves } = await thinkAt(room, nets, level, view, seed);
    losses.push(lossOf(judged, room.game.formatMove(view, moves[0].move)));
  }
  const best = losses.filter((loss) => loss === 0).length / losses.length;
  return { level, ...interval(losses), best };
}

/** Level 9 with the nets of the table, or like level 8 where there are none. */
async function thinkAt(room: Room, nets: Nets, level: number, view: Position, seed: number): Promise<Thought> {
  const learned = level === GRANDMASTER ? await nets.seat(room, view) : undefined;
  const hand = room.bot.levels[Math.min(level, room.bot.levels.length) - 1];
  return learned?.think(view, seed) ?? think(room, view, hand, seed);
}

/** Decisions of a match that become positions: a few of each, so that there are many matches. */
const EACH = 4;
/** Who plays the matches: somebody who glances, so that much is left to be found. */
const PLAYER = 4;

async function writeSuite(room: Room, nets: Nets, count: number, seed: string, file: string): Promise<void> {
  const deepest = room.bot.grandmaster ? GRANDMASTER : room.bot.levels.length;
  const tables = campaignSettings(room);
  const positions: JudgedPosition[] = [];
  for (let match = 0; positions.length < count; match++) {
    const plan = { seats: room.game.seats.min, settings: tables[match % tables.length], seed: `${seed} ${match}` };
    for (const view of drawViews(room, plan)) {
      if (positions.length === count) break;
      const { moves } = await thinkAt(room, nets, deepest, view, positions.length);
      const judged = moves.filter(({ visits }) => visits > 0);
      // A move that was hardly looked at may seem better than the one that was chosen after all.
      const most = judged[0]?.reward ?? 0;
      const values = judged.map(({ move, reward = 0 }) => [
        room.game.formatMove(view, move),
        round(Math.min(reward, most)),
      ]);
      const found = { view: room.game.format(view), moves: Object.fromEntries(values) };
      if (isTelling(found)) positions.push(found);
    }
  }
  await writeFile(file, formatSuite({ game: room.game.id, judge: deepest, positions, losses: {} }));
}

function drawViews(room: Room, plan: Omit<Parameters<typeof playMatch>[1], 'levels'>): Position[] {
  const random = new SeededRandom(`${plan.seed} views`);
  const match = playMatch(room, { ...plan, levels: [room.bot.levels[PLAYER - 1]] });
  const decisions = Array.from({ length: match.length }, (_, line) => line).filter((line) => match.at(line).turn >= 0);
  return Array.from({ length: Math.min(EACH, decisions.length) }, () => {
    const [line] = decisions.splice(random.below(decisions.length), 1);
    const position = match.at(line);
    return position.view(position.turn);
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
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
  if (!/^[1-9](,[1-9])*$/.test(text)) throw new InvalidArgumentError(texts.levelList);
  return text.split(',').map(Number);
}
