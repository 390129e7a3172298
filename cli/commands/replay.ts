import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { parseRecords } from '../../core/records.ts';
import type { Fault } from '../../core/result.ts';
import { type MatchRecord, replay, type Timeline } from '../../core/timeline.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import type { Screen } from '../../kit/draw/terminal.ts';
import { accept, describeUnknown, failure, formatFault } from '../complaint.ts';
import { hasColour, type Io, isInteractive, note, print, printJson, screenOf } from '../io.ts';
import { readKeys } from '../keyboard.ts';
import { formatColumns } from '../layout.ts';
import { readAll } from '../lines.ts';
import { gameIds, parseWhole } from '../set-up.ts';
import { formatResult, formatStep, nameTurn, type Step, tell } from '../story.ts';

interface ReplayOptions {
  readonly step?: number;
  readonly match?: number;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** A match and its moves in words. */
interface Reel {
  readonly room: Room;
  readonly match: Timeline;
  readonly steps: readonly Step[];
}

export function addReplay(program: Command, io: Io): void {
  program
    .command('replay')
    .description('step through a saved match')
    .argument('<file>', 'a saved match, or many as JSON lines; - for standard input')
    .option('--step <n>', 'show the position after this many moves', parseWhole)
    .option('--all', 'print all moves in words')
    .option('--match <n>', 'which match, if the file has several', parseWhole)
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action(async (file: string, options: ReplayOptions) => {
      const reel = await openReel(file, options, io);
      if (options.json) await printJson(io, describeReel(reel, options.step));
      else if (options.all) await printAll(reel, io);
      else if (options.step === undefined && file !== '-' && isInteractive(io)) await browse(reel, io);
      else await print(io, drawStep(reel, pickStep(reel, options.step), screenOf(io)));
    });
}

const HELP = `
In a terminal, n and p (or the arrow keys) step through the match, a number and Enter jump to a
move, and q quits.

Examples:
  boardwalk replay match.json
  boardwalk replay match.json --all
  boardwalk replay matches.jsonl --match 3 --step 20`;

async function openReel(file: string, options: ReplayOptions, io: Io): Promise<Reel> {
  const name = file === '-' ? 'the input' : file;
  const text = file === '-' ? await readAll(io.stdin) : await readFile(file, 'utf8');
  const records = accept(parseRecords(text), (message) => failure(`${name}: ${message}`));
  const record = pickRecord(records, options.match, name);
  if (records.length > 1 && options.match === undefined)
    note(io, `${name} has ${records.length} matches; this is the first. Choose another with --match N.`);
  const room = await findRoom(record, name);
  const match = replay(room.game, record);
  if (!match.ok) throw failure(`${name}: ${nameLine(match.fault)}`);
  return { room, match: match.value, steps: tell(room, match.value) };
}

/** A fault of the log with its line in front, whether or not the message already says it. */
function nameLine(fault: Fault): string {
  const [where] = fault.where ?? [];
  const text = formatFault(fault);
  return where?.startsWith('line ') && !text.startsWith('Line ') ? `${where}: ${text}` : text;
}

function pickRecord(records: readonly MatchRecord[], wanted: number | undefined, name: string): MatchRecord {
  const index = (wanted ?? 1) - 1;
  if (index < 0 || index >= records.length)
    throw failure(`${name}: there is no match ${wanted}; there are ${records.length}.`);
  return records[index];
}

function findRoom(record: MatchRecord, name: string): Promise<Room> {
  const entry = findGame(record.game);
  if (!entry) throw failure(`${name}: ${describeUnknown('game', record.game, gameIds())}`);
  return entry.load();
}

function pickStep({ steps }: Reel, wanted: number | undefined): number {
  if (wanted !== undefined && wanted > steps.length)
    throw failure(`There is no step ${wanted}; the match has ${steps.length} moves.`);
  return wanted ?? steps.length;
}

function drawStep(reel: Reel, step: number, screen: Screen): string {
  const { colour } = screen;
  const position = reel.match.at(step);
  const told = step === 0 ? 'the start' : formatStep(reel.steps[step - 1], colour);
  const result = formatResult(reel.room, position, colour);
  return [
    `${reel.room.about.title}, move ${step} of ${reel.steps.length}: ${told}`,
    '',
    reel.room.terminal(position, screen),
    ...(result === undefined ? [] : ['', result]),
  ].join('\n');
}

async function printAll(reel: Reel, io: Io): Promise<void> {
  const colour = hasColour(io);
  const rows = reel.steps.map(({ turn, words, move }, index) => [
    String(index + 1),
    nameTurn(turn, false),
    move,
    words,
  ]);
  await print(io, `${reel.room.about.title}, ${reel.match.seats} seats, ${rows.length} moves`);
  if (rows.length > 0) await print(io, formatColumns(rows, ['right']));
  const result = formatResult(reel.room, reel.match.position, colour);
  await print(io, result ?? 'The match is not over.');
}

function describeReel(reel: Reel, wanted: number | undefined) {
  const { room, match, steps } = reel;
  const step = pickStep(reel, wanted);
  const position = match.at(step);
  return {
    game: room.game.id,
    seats: match.seats,
    settings: match.settings,
    step,
    line: room.game.format(position),
    scores: Array.from(position.scores()),
    winners: position.winners() ?? null,
    moves: steps.map(({ turn, move, words }) => ({ seat: turn < 0 ? null : turn, move, words })),
  };
}

const CLEAR_SCREEN = '\u001b[2J\u001b[H';
const KEYS = 'n next   p back   number Enter   home, end   q quit';

async function browse(reel: Reel, io: Io): Promise<void> {
  const last = reel.steps.length;
  let step = 0;
  let typed = '';
  const show = () =>
    print(io, `${CLEAR_SCREEN}${drawStep(reel, step, screenOf(io))}\n\n${KEYS}${typed === '' ? '' : `   → ${typed}`}`);
  await show();
  for await (const key of readKeys(io)) {
    if (key === 'q' || key === 'escape') break;
    if (/^\d$/.test(key)) typed += key;
    else {
      step = Math.max(0, Math.min(last, turnTo(key, step, last, typed)));
      typed = '';
    }
    await show();
  }
}

function turnTo(key: string, step: number, last: number, typed: string): number {
  if (['n', 'right', 'down', 'space'].includes(key)) return step + 1;
  if (['p', 'left', 'up', 'backspace'].includes(key)) return step - 1;
  if (key === 'home') return 0;
  if (key === 'end') return last;
  return ['return', 'enter'].includes(key) ? (typed === '' ? step + 1 : Number(typed)) : step;
}
