import { texts } from '#texts/cli/arena.ts';
import { texts as common } from '#texts/cli/options.ts';
import { seatPlayer } from '../../ai/roster.ts';
import type { Room } from '../../games/room.ts';
import type { EncounterResult } from '../arena/encounter.ts';
import { type ArenaJob, type ArenaRun, runArena } from '../arena/run.ts';
import { readExternal } from '../arena/seat.ts';
import { type Adjusted, adjust, duel, interval, sharesOfFirst, standings } from '../arena/statistics.ts';
import { accept, wrongUsage } from '../complaint.ts';
import {
  gameCommand,
  type OptionsOf,
  plain,
  positive,
  read,
  required,
  SET_UP,
  SWITCH,
  whole,
  withOrWithout,
} from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, formatCount, formatPercent } from '../layout.ts';

const OPTIONS = {
  players: required(read('<a,b…>', parsePlayers)),
  games: whole(200),
  seed: plain('<text>', 'arena'),
  set: SET_UP.set,
  each: plain('<option>'),
  sprt: withOrWithout('[elo0,elo1]', parseBounds),
  ms: positive(1000),
  threads: whole(),
  news: SWITCH,
  luck: SWITCH,
  out: plain('<file>'),
  json: SWITCH,
};
type ArenaOptions = OptionsOf<typeof OPTIONS>;

export const addArena = gameCommand('arena', texts, OPTIONS, arena);

async function arena(room: Room, options: ArenaOptions, io: Io): Promise<void> {
  await refuseStrangers(room, options.players);
  const { players, games, seed, ms } = options;
  const job: ArenaJob = {
    ...{ room, players, games, seed, set: options.set ?? {}, milliseconds: ms },
    ...(options.each === undefined ? {} : { each: options.each }),
    ...(options.sprt === undefined ? {} : { sprt: options.sprt === true ? ([0, 20] as const) : options.sprt }),
    ...(options.threads === undefined ? {} : { threads: options.threads }),
    ...(options.out === undefined ? {} : { file: options.out }),
    ...(options.luck ? { luck: true } : {}),
    ...(options.news ? { news: true } : {}),
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
    throw wrongUsage(texts.wrongPlayers(game.title, min, max, players.length));
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
    sprt: llr === undefined ? null : { llr, verdict: verdict ?? ('undecided' as const) },
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
  const table = formatColumns([texts.head, ...rows], ['left', 'right', 'right', 'right', 'right']);
  const { player, share, fairShare } = report.first;
  const lines = [table, '', texts.wins(player, formatPercent(share.mean), rangeOf(share))];
  if (fairShare !== null && report.players.length > 2) lines.push(texts.fairShare(formatPercent(fairShare)));
  if (report.duel) {
    const { elo, pentanomial } = report.duel;
    lines.push(texts.elo(signed(elo.mean), common.from(signed(elo.low), signed(elo.high))));
    lines.push(texts.pairs(pentanomial));
  }
  if (report.adjusted) lines.push(...formatAdjusted(report.adjusted));
  if (report.sprt) lines.push(texts.test(texts.verdicts[report.sprt.verdict], report.sprt.llr.toFixed(2)));
  if (report.faults.count > 0) lines.push(texts.faults(report.faults.count), ...report.faults.first);
  return lines.join('\n');
}

function formatAdjusted({ share, luck, saving }: Adjusted): string[] {
  return [
    texts.withoutLuck(formatPercent(share.mean), rangeOf(share), (100 * luck.mean).toFixed(1)),
    saving > 1 ? texts.worthGames(formatPercent(saving - 1)) : texts.worthNothing,
  ];
}

function rangeOf({ low, high }: { readonly low: number; readonly high: number }): string {
  return common.from(formatPercent(low), formatPercent(high));
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '−∞';
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

function parsePlayers(text: string): string[] {
  // A comma of a bot's command is written \\, there.
  const players = text.split(/(?<!\\),/).map((name) => name.trim().replaceAll('\\,', ','));
  if (players.some((name) => name === '')) throw wrongUsage(common.noGaps('a,b'));
  return players;
}

function parseBounds(text: string): [number, number] {
  const [low, high, ...rest] = text.split(',').map(Number);
  if (rest.length > 0 || !(low < high)) throw wrongUsage(texts.twoElos);
  return [low, high];
}
