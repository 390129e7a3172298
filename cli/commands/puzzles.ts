import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
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
    .description('find puzzles in matches between computer players, and check them')
    .argument('<mine|check>', 'what to do')
    .argument('<game>', 'a game; boardwalk games lists them')
    .option('--puzzles <n>', 'mine: stop when the file holds so many', parseWhole, 300)
    .option('--seconds <n>', 'mine: stop after this long; run the same command again to resume', parsePositive, 600)
    .option('--level <n>', 'mine: who plays the matches', parseLevel, 6)
    .option('--seats <n>', 'mine: number of seats (default: the fewest)', parseWhole)
    .option('--from <n>', 'mine: the number of the first match (default: after the last in the file)', parseWhole)
    .option('--exact', 'mine: only endings that can be searched to the last')
    .option('--seed <text>', 'mine: choose the dice', 'puzzles')
    .option('--out <file>', 'mine: the file to append to (default: that of the game in study/puzzles)')
    .option('--sample <n>', 'check: so many of the puzzles, drawn at random (default: all)', parseWhole)
    .option('--budget <n>', 'check: times the effort with which they were found', parsePositive, 10)
    .option('--file <file>', 'check: the puzzles (default: those of the game in study/puzzles)')
    .option('--prune', 'check: remove the puzzles that fail from the file')
    .option('--json', 'check: print JSON, for programs')
    .addHelpText('after', HELP);
  puzzles.action(async (what: string, game: string, options: MineOptions & CheckOptions) => {
    const room = await openRoom(game);
    if (what === 'mine') await mine(room, options, io);
    else if (what === 'check') await check(room, options, io);
    else throw wrongUsage(`There is no "puzzles ${what}". Write mine or check.`);
  });
}

const HELP = `
A puzzle has at least five legal moves and one clear best idea: every accepted move is within 3 points
of chance of the best, every other gives away at least 15, on fresh dice and beyond doubt; the strongest
glance does not see it; other dice and four times the budget agree. Solved endings come first.

Examples:
  boardwalk puzzles mine metro --exact --seconds 60
  boardwalk puzzles check metro --sample 20 --json`;

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
  await print(
    io,
    `${known.size - found.length} new in ${looked} positions, ${known.size} in ${file}; next: --from ${number}`,
  );
}

async function check(room: Room, options: CheckOptions, io: Io): Promise<void> {
  const file = options.file ?? fileOf(room);
  const all = await readPuzzles(file);
  if (all.length === 0) throw failure(`${file}: there are no puzzles in it.`);
  const drawn = shuffle([...all], new SeededRandom('sample')).slice(0, options.sample ?? all.length);
  const effort = await effortFor(room);
  let agreed = 0;
  const disagreed: string[] = [];
  const secondSolutions: { id: string; moves: readonly string[] }[] = [];
  for (const [at, puzzle] of drawn.entries()) {
    const name = (message: string) => failure(`${file}: puzzle ${puzzle.id}: ${message}`);
    const found = accept(checkPuzzle(room, puzzle, effort, options.budget, at + 1), name);
    if (found.agreed) agreed++;
    else disagreed.push(puzzle.id);
    if (found.second.length > 0) secondSolutions.push({ id: puzzle.id, moves: found.second });
    if (io.stderr.isTTY) note(io, `${at + 1} of ${drawn.length}`);
  }
  const failed = new Set([...disagreed, ...secondSolutions.map(({ id }) => id)]);
  if (options.prune && failed.size > 0) {
    const kept = all.filter(({ id }) => !failed.has(id));
    await writeFile(file, kept.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));
  }
  const report = { game: room.game.id, checked: drawn.length, agreed, disagreed, secondSolutions };
  if (options.json) return printJson(io, report);
  const share = formatPercent(agreed / drawn.length);
  await print(io, `${drawn.length} puzzles checked with ${options.budget} times the budget: ${share} agreed.`);
  if (disagreed.length > 0) await print(io, `Not agreed: ${disagreed.join(', ')}`);
  for (const { id, moves } of secondSolutions) await print(io, `${id} has another solution: ${moves.join(', ')}`);
}
