import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts as common } from '#texts/cli/options.ts';
import { texts } from '#texts/cli/puzzles.ts';
import { SeededRandom, shuffle } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';
import { checkPuzzle, gradePuzzle } from '../../study/check-puzzle.ts';
import { type Effort, effortOf } from '../../study/effort.ts';
import { minePuzzles } from '../../study/mine.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { loadTable } from '../../study/tables.ts';
import { accept, failure } from '../complaint.ts';
import { defineCommand, level, type OptionsOf, plain, positive, SWITCH, whole } from '../define-command.ts';
import { type Io, note, print, printJson } from '../io.ts';
import { formatPercent } from '../layout.ts';
import { findRoot } from '../root.ts';
import { campaignSettings, openRoom } from '../set-up.ts';

const OPTIONS = {
  puzzles: whole(300),
  seconds: positive(600),
  level: level(6),
  seats: whole(),
  from: whole(),
  exact: SWITCH,
  ending: whole(),
  part: positive(1),
  seed: plain('<text>', 'puzzles'),
  out: plain('<file>'),
  sample: whole(),
  budget: positive(10),
  file: plain('<file>'),
  prune: SWITCH,
  json: SWITCH,
};
type PuzzleOptions = OptionsOf<typeof OPTIONS>;

export function addPuzzles(program: Command, io: Io): void {
  defineCommand(program, 'puzzles <mine|check|grade> <game>', texts, OPTIONS).action(
    async (what: keyof typeof WORK, game: string, options: PuzzleOptions) => {
      const room = await openRoom(game);
      await WORK[what](room, options, io);
    },
  );
}

const WORK = { mine, check, grade };

function fileOf({ game }: Room): string {
  return join(findRoot(import.meta.url) ?? '.', 'study', 'puzzles', `${game.id}.jsonl`);
}

async function readPuzzles(file: string): Promise<Puzzle[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Puzzle]));
}

function writePuzzles(file: string, puzzles: readonly Puzzle[]): Promise<void> {
  return writeFile(file, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));
}

async function effortFor(room: Room): Promise<Effort> {
  return (await loadTable(room.game.id))?.effort ?? effortOf(room.bot.levels[6]);
}

async function mine(room: Room, options: PuzzleOptions, io: Io): Promise<void> {
  const file = options.out ?? fileOf(room);
  const found = await readPuzzles(file);
  const known = new Set(found.map(({ position }) => position));
  const usual = await effortFor(room);
  const effort: Effort = { ...usual, exact: options.ending ?? usual.exact };
  const { seed, seats = room.game.seats.min, level, exact = false, part } = options;
  const mining = { seats, settings: campaignSettings(room), seed, level, exact, part };
  const end = performance.now() + 1000 * options.seconds;
  let number = options.from ?? 1 + Math.max(-1, ...found.map(({ id }) => Number.parseInt(id, 10)));
  let looked = 0;
  for (; known.size < options.puzzles && performance.now() < end; number++) {
    for (const puzzle of minePuzzles(room, mining, number, effort)) {
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

/** After levels have changed: which of them finds each puzzle now. */
async function grade(room: Room, options: PuzzleOptions, io: Io): Promise<void> {
  const file = options.file ?? fileOf(room);
  const all = await readPuzzles(file);
  if (all.length === 0) throw failure(common.inFile(file, texts.none));
  const graded = all.map((puzzle) => {
    const name = (message: string) => failure(common.inFile(file, texts.puzzle(puzzle.id, message)));
    return accept(gradePuzzle(room, puzzle), name);
  });
  await writePuzzles(file, graded);
  const changed = graded.filter(({ level }, at) => level !== all[at].level).length;
  await print(io, texts.graded(all.length, changed));
}

async function check(room: Room, options: PuzzleOptions, io: Io): Promise<void> {
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
    await writePuzzles(file, kept);
  }
  const report = { game: room.game.id, checked: drawn.length, agreed, disagreed, secondSolutions };
  if (options.json) return printJson(io, report);
  const share = formatPercent(agreed / drawn.length);
  await print(io, texts.checked(drawn.length, options.budget, share));
  if (disagreed.length > 0) await print(io, texts.disagreed(disagreed));
  for (const { id, moves } of secondSolutions) await print(io, texts.second(id, moves));
}
