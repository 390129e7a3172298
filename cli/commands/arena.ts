import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { seatPlayer } from '../../ai/roster.ts';
import type { Room } from '../../games/room.ts';
import type { EncounterResult } from '../arena/encounter.ts';
import { type ArenaJob, type ArenaRun, runArena } from '../arena/run.ts';
import { readExternal } from '../arena/seat.ts';
import { type Adjusted, adjust, duel, interval, sharesOfFirst, standings } from '../arena/statistics.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, formatCount, formatPercent } from '../layout.ts';
import { collectSetting, openRoom, parsePositive, parseWhole, type SetUpOptions } from '../set-up.ts';

interface ArenaOptions extends Pick<SetUpOptions, 'set'> {
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly each?: string;
  readonly sprt?: readonly [number, number] | true;
  readonly ms: number;
  readonly threads?: number;
  readonly luck?: boolean;
  readonly out?: string;
  readonly json?: boolean;
}

export function addArena(program: Command, io: Io): void {
  program
    .command('arena')
    .description('play computer players against each other and report who is stronger, with error bars')
    .argument('<game>', 'a game; boardwalk games lists them')
    .requiredOption(
      '--players <a,b…>',
      'who plays: levels 1 to 8 (9 where a game has nets), random, a baseline, net:FILE, bot:COMMAND',
      parsePlayers,
    )
    .option('--games <n>', 'games to play', parseWhole, 200)
    .option('--seed <text>', 'choose the dice', 'arena')
    .option('--set <option=value>', 'choose an option; may be repeated', collectSetting)
    .option('--each <option>', 'play every value of this option in turn, e.g. every challenge')
    .option('--sprt [elo0,elo1]', 'stop as soon as a sequential test is decided (default: 0,20)', parseBounds)
    .option('--ms <n>', 'milliseconds for a move of an external bot', parsePositive, 1000)
    .option('--threads <n>', 'number of threads (default: one per core)', parseWhole)
    .option('--luck', 'measure the luck of every draw, and report results without it beside the plain ones')
    .option('--out <file>', 'keep every result; run the same command again to resume')
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action((game: string, options: ArenaOptions) => arena(game, options, io));
}

const HELP = `
Players take turns in every seat with the same dice. To give a level another budget, write 8@500
for 500 iterations or 8@200ms for 200 milliseconds.

Examples:
  boardwalk arena metro --players 8,staged --games 200
  boardwalk arena blue-lagoon --players 8,6,6,6 --games 100
  boardwalk arena race-to-the-raft --players 8 --each challenge --games 390
  boardwalk arena stratopolis --players 7,6 --sprt --out run.jsonl`;

async function arena(id: string, options: ArenaOptions, io: Io): Promise<void> {
  const room = await openRoom(id);
  await refuseStrangers(room, options.players);
  const { players, games, seed, ms } = options;
  const job: ArenaJob = {
    ...{ room, players, games, seed, set: options.set ?? {}, milliseconds: ms },
    ...(options.each === undefined ? {} : { each: options.each }),
    ...(options.sprt === undefined ? {} : { sprt: options.sprt === true ? ([0, 20] as const) : options.sprt }),
    ...(options.threads === undefined ? {} : { threads: options.threads }),
    ...(options.out === undefined ? {} : { file: options.out }),
    ...(options.luck ? { luck: true } : {}),
  };
  const run = await runArena(job, io, (done, planned) => showProgress(io, players, done, planned));
  if (io.stderr.isTTY) io.stderr.write('\r\u001b[K');
  const report = makeReport(job, run);
  if (options.json) await printJson(io, report);
  else await print(io, formatReport(report));
}

/** Before any thread starts: a name that is misspelt is answered at once. */
async function refuseStrangers(room: Room, players: readonly string[]): Promise<void> {
  const { game, bot } = room;
  for (const name of players) {
    if (!readExternal(name) && !name.startsWith('net:') && !isLearned(room, name))
      accept(await seatPlayer(room, name, () => 0), wrongUsage);
  }
  const { min, max } = game.seats;
  if (!bot.together && (players.length < min || players.length > max)) {
    throw wrongUsage(`${game.title} is for ${min === max ? min : `${min} to ${max}`} players, not ${players.length}.`);
  }
}

/** Level 9, in a game that has it. */
function isLearned({ bot }: Room, name: string): boolean {
  return bot.grandmaster !== undefined && /^9(@|$)/.test(name);
}

function showProgress(io: Io, players: readonly string[], done: readonly EncounterResult[], planned: number): void {
  if (!io.stderr.isTTY) return;
  const width = 30;
  const filled = Math.round((width * done.length) / planned);
  const { mean } = interval(sharesOfFirst(players, done));
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  io.stderr.write(`\r\u001b[K${bar} ${done.length}/${planned}  ${players[0]}: ${formatPercent(mean)}`);
}

function makeReport({ room, players, seed, set, each }: ArenaJob, { results, llr, verdict }: ArenaRun) {
  const shares = sharesOfFirst(players, results);
  const isDuel = !room.bot.together && players.length === 2;
  const faults = results.flatMap((result) => result.faults);
  return {
    ...{ game: room.game.id, players, seed, set, each: each ?? null },
    games: results.reduce((sum, result) => sum + result.games.length, 0),
    standings: standings(
      players.map((player) => readExternal(player)?.name ?? player),
      results,
    ),
    first: {
      player: readExternal(players[0])?.name ?? players[0],
      fairShare: room.bot.together ? null : 1 / players.length,
      share: interval(shares),
    },
    duel: isDuel ? duel(shares) : null,
    adjusted: adjust(players, results) ?? null,
    sprt: llr === undefined ? null : { llr, verdict: verdict ?? 'undecided' },
    faults: { count: faults.length, first: faults.slice(0, 5) },
  };
}

function formatReport(report: ReturnType<typeof makeReport>): string {
  const rows = report.standings.map((one) => [
    one.player,
    formatCount(one.games),
    one.wins.toFixed(1),
    formatPercent(one.wins / Math.max(1, one.games)),
    one.meanScore.toFixed(1),
  ]);
  const table = formatColumns(
    [['player', 'games', 'wins', 'share', 'mean score'], ...rows],
    ['left', 'right', 'right', 'right', 'right'],
  );
  const { player, share, fairShare } = report.first;
  const range = `${formatPercent(share.low)} to ${formatPercent(share.high)}`;
  const lines = [table, '', `${player} wins ${formatPercent(share.mean)} (95%: ${range})`];
  if (fairShare !== null && report.players.length > 2) lines.push(`A fair share would be ${formatPercent(fairShare)}.`);
  if (report.duel) {
    const { elo, pentanomial } = report.duel;
    lines.push(`Elo difference ${signed(elo.mean)} (95%: ${signed(elo.low)} to ${signed(elo.high)})`);
    lines.push(`Pairs won 0, ½, 1, 1½, 2: ${pentanomial.join(', ')}`);
  }
  if (report.adjusted) lines.push(...formatAdjusted(report.adjusted));
  if (report.sprt)
    lines.push(`Sequential test: ${report.sprt.verdict} (log-likelihood ratio ${report.sprt.llr.toFixed(2)})`);
  if (report.faults.count > 0)
    lines.push(`Faults: ${report.faults.count}. A random move was played for each, e.g.`, ...report.faults.first);
  return lines.join('\n');
}

function formatAdjusted({ share, luck, saving }: Adjusted): string[] {
  const range = `${formatPercent(share.low)} to ${formatPercent(share.high)}`;
  const games =
    saving > 1
      ? `It says as much as ${formatPercent(saving - 1)} more games.`
      : 'That is no more certain than the plain result: the values behind it see too little.';
  return [
    `Without luck ${formatPercent(share.mean)} (95%: ${range}); luck was worth ${(100 * luck.mean).toFixed(1)} points a game.`,
    games,
  ];
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '−∞';
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

function parsePlayers(text: string): string[] {
  // A comma of a bot's command is written \\, there.
  const players = text.split(/(?<!\\),/).map((name) => name.trim().replaceAll('\\,', ','));
  if (players.some((name) => name === '')) throw new InvalidArgumentError('Write it as a,b without gaps.');
  return players;
}

function parseBounds(text: string): [number, number] {
  const [low, high, ...rest] = text.split(',').map(Number);
  if (rest.length > 0 || !(low < high)) throw new InvalidArgumentError('Write it as two Elo differences, e.g. 0,20.');
  return [low, high];
}
