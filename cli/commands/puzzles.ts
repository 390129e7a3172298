import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts as common } from '#texts/cli/options.ts';
import { texts } from '#texts/cli/puzzles.ts';
import { SeededRandom, shuffle } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import { type Effort, effortOf } from '../../study/effort.ts';
import { minePuzzles } from '../../study/mine.ts';
import { checkPuzzle, type Puzzle } from '../../study/puzzle.ts';
import { loadTable } from '../../study/tables.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { type Io, note, print, printJson } from '../io.ts';
import { formatPercent } from '../layout.ts';
import { findRoot } from '../root.ts';
import { campaignSettings, openRoom, parseLevel, parsePositive, parseWhole } from '../set-up.ts';

interface MineOptions {
  readonly puzzles: number;
  readonly seconds: number;
  readonly level: number;
  readonly seats?: number;
  readonly from?: number;
  readonly exact?: boolean;
  readonly seed: string;
  readonly out?: string;
}

interface CheckOptions {
  readonly sample?: number;
  readonly budget: number;
  readonly file?: string;
  readonly prune?: boolean;
  readonly json?: boolean;
}

export function addPuzzles(program: Command, io: Io): void {
  const puzzles = program
    .command('puzzles')
    .description(texts.about)
    .argument('<mine|check>', texts.what)
    .argument('<game>', common.game)
    .option('--puzzles <n>', texts.puzzles, parseWhole, 300)
    .option('--seconds <n>', texts.seconds, parsePositive, 600)
    .option('--level <n>', texts.level, parseLevel, 6)
    .option('--seats <n>', texts.seats, parseWhole)
    .option('--from <n>', texts.from, parseWhole)
    .option('--exact', texts.exact)
    .option('--seed <text>', texts.seed, 'puzzles')
    .option('--out <file>', texts.out)
    .option('--sample <n>', texts.sample, parseWhole)
    .option('--budget <n>', texts.budget, parsePositive, 10)
    .option('--file <file>', texts.file)
    .option('--prune', texts.prune)
    .option('--json', texts.json)
    .addHelpText('after', texts.help);
  puzzles.action(async (what: string, game: string, options: MineOptions & CheckOptions) => {
    const room = await openRoom(game);
    if (what === 'mine') await mine(room, options, io);
    else if (what === 'check') await check(room, options, io);
    else throw wrongUsage(texts.noSuch(what));
  });
}

function fileOf({ game }: Room): string {
  return join(findRoot(import.meta.url) ?? '.', 'study', 'puzzles', `${game.id}.jsonl`);
}

async function readPuzzles(file: string): Promise<Puzzle[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Puzzle]));
}

async function effortFor(room: Room): Promise<Effort> {
  return (await loadTable(room.game.id))?.effort ?? effortOf(room.bot.levels[6]);
}

async function mine(room: Room, options: MineOptions, io: Io): Promise<void> {
  const file = options.out ?? fileOf(room);
  const found = await readPuzzles(file);
  const known = new Set(found.map(({ position }) => position));
  const usual = await effortFor(room);
  // A glance at what cannot be solved finds no puzzle: it is obvious by definition.
  const effort: Effort = options.exact ? { ...usual, search: { way: 'glance', candidates: 1, iterations: 0 } } : usual;
  const { seed, seats = room.game.seats.min, level } = options;
  const tables = { seats, settings: campaignSettings(room), seed };
  const end = performance.now() + 1000 * options.seconds;
  let number = options.from ?? 1 + Math.max(-1, ...found.map(({ id }) => Number.parseInt(id, 10)));
  let looked = 0;
  for (; known.size < options.puzzles && performance.now() < end; number++) {
    for (const puzzle of minePuzzles(room, tables, level, number, effort)) {
      looked++;
      if (puzzle && !known.has(puzzle.position)) {
        known.add(puzzle.position);
        appendFileSync(file, `${JSON.stringify(puzzle)}\n`);
      }
      if (performance.now() >= end || known.size >= options.puzzles) break;
    }
  }
  await print(io, texts.mined(known.size - found.length, looked, known.size, file, number));
}

async function check(room: Room, options: CheckOptions, io: Io): Promise<void> {
  const file = options.file ?? fileOf(room);
  const all = await readPuzzles(file);
  if (all.length === 0) throw failure(common.inFile(file, texts.none));
  const drawn = shuffle([...all], new SeededRandom('sample')).slice(0, options.sample ?? all.length);
  const effort = await effortFor(room);
  let agreed = 0;
  const disagreed: string[] = [];
  const secondSolutions: { id: string; moves: readonly string[] }[] = [];
  for (const [at, puzzle] of drawn.entries()) {
    const name = (message: string) => failure(common.inFile(file, texts.puzzle(puzzle.id, message)));
    const found = accept(checkPuzzle(room, puzzle, effort, options.budget, at + 1), name);
    if (found.agreed) agreed++;
    else disagreed.push(puzzle.id);
    if (found.second.length > 0) secondSolutions.push({ id: puzzle.id, moves: found.second });
    if (io.stderr.isTTY) note(io, texts.progress(at + 1, drawn.length));
  }
  const failed = new Set([...disagreed, ...secondSolutions.map(({ id }) => id)]);
  if (options.prune && failed.size > 0) {
    const kept = all.filter(({ id }) => !failed.has(id));
    await writeFile(file, kept.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));
  }
  const report = { game: room.game.id, checked: drawn.length, agreed, disagreed, secondSolutions };
  if (options.json) return printJson(io, report);
  const share = formatPercent(agreed / drawn.length);
  await print(io, texts.checked(drawn.length, options.budget, share));
  if (disagreed.length > 0) await print(io, texts.disagreed(disagreed));
  for (const { id, moves } of secondSolutions) await print(io, texts.second(id, moves));
}
