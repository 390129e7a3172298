import type { Command } from 'commander';
import { texts as play } from '#texts/cli/play.ts';
import { texts } from '#texts/cli/review.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { Decision } from '../../study/decision.ts';
import { type Effort, effortOf } from '../../study/effort.ts';
import { makeReport, type PlayerReport, type Report } from '../../study/report.ts';
import { type LineReview, type Reviewer, reviewMatch } from '../../study/review.ts';
import { wholePoints } from '../../study/round.ts';
import { loadTable, type StudyTable } from '../../study/tables.ts';
import { logisticValues } from '../../study/values.ts';
import { defineCommand, level, type OptionsOf, plain, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, wrapText } from '../layout.ts';
import { openSavedMatch } from '../saved-match.ts';
import { nameTurn } from '../story.ts';

const OPTIONS = { level: level(), match: whole(), seed: plain('<text>', 'review'), json: SWITCH };
type ReviewOptions = OptionsOf<typeof OPTIONS>;

export function addReview(program: Command, io: Io): void {
  defineCommand(program, 'review <file>', texts, OPTIONS).action((file: string, options: ReviewOptions) =>
    review(file, options, io),
  );
}

async function review(file: string, options: ReviewOptions, io: Io): Promise<void> {
  const { room, match } = await openSavedMatch(file, options.match, io);
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
  const report = makeReport(reviewer, match, lines, table?.rates, options.level === undefined);
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

function showProgress(io: Io, done: number, lines: number): void {
  if (io.stderr.isTTY) io.stderr.write(done < lines ? `\r${texts.progress(done, lines)}` : '\r\u001b[K');
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
    texts.title(room.about.title, play.seats(match.seats), decisions.length),
    formatColumns(
      [texts.players, ...players.map(formatPlayer)],
      ['left', ...texts.players.map(() => 'right' as const)],
    ),
  ];
  if (over) sections.push(formatParts(players, showsLuck));
  if (costliest.length > 0) sections.push(formatCostliest(room, match, costliest));
  return sections.join('\n\n');
}

function formatPlayer({ seat, accuracy, errorRate, rateError, like, marks }: PlayerReport): string[] {
  return [
    nameTurn(seat, false),
    accuracy === null ? '–' : accuracy.toFixed(0),
    errorRate === null || rateError === null ? '–' : `${errorRate.toFixed(1)} ± ${(2 * rateError).toFixed(1)}`,
    like === null ? '–' : like.low === like.high ? texts.oneLevel(like.level) : texts.levels(like.low, like.high),
    ...[marks.inaccuracy, marks.mistake, marks.blunder].map(String),
  ];
}

/** In points of chance to win, rounded for reading; the exact parts are in --json. */
function formatParts(players: readonly PlayerReport[], showsLuck: boolean): string {
  const showsUnknown = players.some(({ unknown }) => unknown !== 0);
  const head = [
    '',
    texts.parts.start,
    texts.parts.decisions,
    texts.parts.others,
    ...(showsLuck ? [texts.parts.draws] : []),
    ...(showsUnknown ? [texts.parts.unknown] : []),
    texts.parts.rest,
    texts.parts.result,
  ];
  const rows = players.map((player) => {
    const { seat, start, decisions, others, draws, unknown, rest, result } = player;
    const hidden = showsUnknown ? [unknown] : [];
    const shown = [start, decisions, others, ...(showsLuck ? [draws] : []), ...hidden, rest];
    const [first, ...parts] = wholePoints(shown, result);
    return [nameTurn(seat, false), percent(first / 100), ...parts.map(signed), percent(result)];
  });
  return formatColumns([head, ...rows], ['left', ...head.slice(1).map(() => 'right' as const)]);
}

function formatCostliest(room: Room, match: Timeline, costliest: readonly Decision[]): string {
  const rows = costliest.map(({ ply, seat, played, best, loss, error, mark }) => [
    `${ply + 1}`,
    nameTurn(seat, false),
    mark === undefined ? '' : texts.marks[mark],
    `−${(100 * loss).toFixed(0)} ± ${(200 * error).toFixed(0)}`,
    played,
    texts.better(best),
  ]);
  const words = costliest.slice(0, 1).map(({ ply, best }) => {
    const view = match.view(costliest[0].seat).at(ply);
    const move = room.game.parseMove(view, best);
    return move.ok ? wrapText(texts.line(ply + 1, (room.typed ?? room).adviseMove(view, move.value)), 100) : '';
  });
  return [formatColumns(rows, ['right', 'left', 'left', 'right']), ...words].join('\n');
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(0)}%`;
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
