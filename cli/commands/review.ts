import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { parseRecords } from '../../core/records.ts';
import { type MatchRecord, replay, type Timeline } from '../../core/timeline.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import type { Decision } from '../../study/decision.ts';
import { type Effort, effortOf } from '../../study/effort.ts';
import { makeReport, type PlayerReport, type Report } from '../../study/report.ts';
import { type LineReview, type Reviewer, reviewMatch } from '../../study/review.ts';
import { loadTable, type StudyTable } from '../../study/tables.ts';
import { logisticValues } from '../../study/values.ts';
import { accept, describeUnknown, failure, formatFault } from '../complaint.ts';
import { type Io, note, print, printJson } from '../io.ts';
import { formatColumns, wrapText } from '../layout.ts';
import { readAll } from '../lines.ts';
import { gameIds, parseLevel, parseWhole } from '../set-up.ts';
import { nameTurn } from '../story.ts';

interface ReviewOptions {
  readonly level?: number;
  readonly match?: number;
  readonly seed: string;
  readonly json?: boolean;
}

export function addReview(program: Command, io: Io): void {
  program
    .command('review')
    .description('judge every decision of a saved match, and tell luck from skill')
    .argument('<file>', 'a saved match, or many as JSON lines; - for standard input')
    .option(
      '--level <n>',
      'look as hard as this level: 1 is quick, 8 takes long (default: as a page would)',
      parseLevel,
    )
    .option('--match <n>', 'which match, if the file has several', parseWhole)
    .option('--seed <text>', 'choose the dice of the imagined matches', 'review')
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action((file: string, options: ReviewOptions) => review(file, options, io));
}

const HELP = `
A decision is judged by what its player could know. Its loss is the chance to win it gave away, with
its standard error; small losses and those that may be chance get no mark.

Examples:
  boardwalk review match.json
  boardwalk review match.json --level 7 --json`;

async function review(file: string, options: ReviewOptions, io: Io): Promise<void> {
  const { room, match } = await openMatch(file, options, io);
  const table = await loadTable(room.game.id);
  const reviewer: Reviewer = {
    subject: room,
    effort: chooseEffort(room, table, options.level),
    values: logisticValues(room, table?.values),
    seed: options.seed,
  };
  const lines: LineReview[] = [];
  for (const line of reviewMatch(reviewer, match)) {
    lines.push(line);
    showProgress(io, lines.length, match.length);
  }
  // The levels were measured with the usual effort: beside another one they would mislead.
  const rates = options.level === undefined ? table?.rates : undefined;
  const report = makeReport(reviewer, match, lines, rates);
  if (options.json) await printJson(io, describeReport(report));
  else await print(io, formatReport(room, match, report));
}

const FEWEST_ROUNDS = 64;

function chooseEffort(room: Room, table: StudyTable | undefined, level: number | undefined): Effort {
  const usual = table?.effort ?? effortOf(room.bot.levels[6]);
  if (level === undefined) return usual;
  // A level that thinks for less is also compared for less: half of it each.
  const rounds = Math.max(FEWEST_ROUNDS, Math.ceil(usual.rounds / 2 ** (room.bot.levels.length - level)));
  return effortOf(room.bot.levels[level - 1], { ...usual, rounds });
}

async function openMatch(
  file: string,
  { match: wanted }: ReviewOptions,
  io: Io,
): Promise<{ readonly room: Room; readonly match: Timeline }> {
  const name = file === '-' ? 'the input' : file;
  const text = file === '-' ? await readAll(io.stdin) : await readFile(file, 'utf8');
  const records = accept(parseRecords(text), (message) => failure(`${name}: ${message}`));
  const record: MatchRecord | undefined = records[(wanted ?? 1) - 1];
  if (!record) throw failure(`${name}: there is no match ${wanted}; there are ${records.length}.`);
  if (records.length > 1 && wanted === undefined)
    note(io, `${name} has ${records.length} matches; this is the first. Choose another with --match N.`);
  const entry = findGame(record.game);
  if (!entry) throw failure(`${name}: ${describeUnknown('game', record.game, gameIds())}`);
  const room = await entry.load();
  const match = replay(room.game, record);
  if (!match.ok) throw failure(`${name}: ${formatFault(match.fault)}`);
  return { room, match: match.value };
}

function showProgress(io: Io, done: number, lines: number): void {
  if (io.stderr.isTTY) io.stderr.write(done < lines ? `\r${done} of ${lines} lines` : '\r\u001b[K');
}

function describeReport({ lines, players, ...rest }: Report) {
  return {
    ...rest,
    decisions: lines.flatMap((line) =>
      line.kind === 'decision' ? [{ ...line.decision, mark: line.decision.mark ?? null, unknown: line.unknown }] : [],
    ),
    draws: lines.flatMap((line) => (line.kind === 'draw' ? [{ ply: line.ply, luck: line.luck }] : [])),
    players,
  };
}

/** Costliest decisions that are told one by one. */
const TOLD = 8;

function formatReport(room: Room, match: Timeline, report: Report): string {
  const { lines, players, showsLuck, over } = report;
  const decisions = lines.flatMap((line) => (line.kind === 'decision' ? [line.decision] : []));
  const marked = decisions.filter(({ mark }) => mark !== undefined && mark !== 'only');
  const costliest = [...marked].sort((a, b) => b.loss - a.loss).slice(0, TOLD);
  const sections = [
    `${room.about.title}, ${match.seats === 1 ? '1 seat' : `${match.seats} seats`}, ${decisions.length} decisions`,
    formatColumns([PLAYER_HEAD, ...players.map(formatPlayer)], ['left', ...PLAYER_HEAD.map(() => 'right' as const)]),
  ];
  if (over) sections.push(formatParts(players, showsLuck));
  if (costliest.length > 0) sections.push(formatCostliest(room, match, costliest));
  return sections.join('\n\n');
}

const PLAYER_HEAD = ['', 'accuracy', 'points lost per decision', 'plays like', 'inaccuracies', 'mistakes', 'blunders'];

function formatPlayer({ seat, accuracy, errorRate, rateError, like, marks }: PlayerReport): string[] {
  return [
    nameTurn(seat, false),
    accuracy === null ? '–' : accuracy.toFixed(0),
    errorRate === null || rateError === null ? '–' : `${errorRate.toFixed(1)} ± ${(2 * rateError).toFixed(1)}`,
    like === null ? '–' : like.low === like.high ? `level ${like.level}` : `level ${like.low} to ${like.high}`,
    ...[marks.inaccuracy, marks.mistake, marks.blunder].map(String),
  ];
}

/** In points of chance to win, rounded for reading; the exact parts are in --json. */
function formatParts(players: readonly PlayerReport[], showsLuck: boolean): string {
  const head = [
    '',
    'at the start',
    'own decisions',
    'the others',
    ...(showsLuck ? ['draws'] : []),
    'unknown',
    'rest',
    'result',
  ];
  const rows = players.map((player) => {
    const { seat, start, decisions, others, draws, unknown, rest, result } = player;
    const parts = [decisions, others, ...(showsLuck ? [draws] : []), unknown, rest].map(signed);
    return [nameTurn(seat, false), percent(start), ...parts, percent(result)];
  });
  return formatColumns([head, ...rows], ['left', ...head.slice(1).map(() => 'right' as const)]);
}

function formatCostliest(room: Room, match: Timeline, costliest: readonly Decision[]): string {
  const rows = costliest.map(({ ply, seat, played, best, loss, error, mark }) => [
    `${ply + 1}`,
    nameTurn(seat, false),
    `${mark}`,
    `−${(100 * loss).toFixed(0)} ± ${(200 * error).toFixed(0)}`,
    played,
    `better: ${best}`,
  ]);
  const words = costliest.slice(0, 1).map(({ ply, best }) => {
    const view = match.view(costliest[0].seat).at(ply);
    const move = room.game.parseMove(view, best);
    return move.ok ? wrapText(`Line ${ply + 1}: ${room.adviseMove(view, move.value)}`, 100) : '';
  });
  return [formatColumns(rows, ['right', 'left', 'left', 'right']), ...words].join('\n');
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(0)}%`;
}

function signed(part: number): string {
  const points = Math.round(100 * part);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
