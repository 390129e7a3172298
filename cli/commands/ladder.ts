import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { listBaselines } from '../../ai/baselines/index.ts';
import type { Room } from '../../games/room.ts';
import { runArena } from '../arena/run.ts';
import { duel, interval, sharesOfFirst, standings } from '../arena/statistics.ts';
import { type Io, note, print } from '../io.ts';
import { formatPercent } from '../layout.ts';
import { gameIds, openRoom, parseWhole } from '../table.ts';

interface LadderOptions {
  readonly games: number;
  readonly top: number;
  readonly seed: string;
  readonly keep: string;
  readonly out: string;
  readonly threads?: number;
}

export function addLadder(program: Command, io: Io): void {
  program
    .command('ladder')
    .description('play all levels against their neighbours and the baselines, and write the table')
    .argument('[games...]', 'which games (default: all)')
    .option('--games <n>', 'games for each meeting', parseWhole, 200)
    .option('--top <n>', 'games for each meeting of levels 7 and 8, which think for longer', parseWhole, 200)
    .option('--seed <text>', 'which dice', 'ladder')
    .option('--keep <folder>', 'where results are kept: a run that is broken off goes on', 'tmp/ladder')
    .option('--out <file>', 'the report whose sections are written anew', 'docs/strength.md')
    .option('--threads <n>', 'threads (default: one for each core)', parseWhole)
    .action((games: string[], options: LadderOptions) => climb(games.length > 0 ? games : gameIds(), options, io));
}

async function climb(games: readonly string[], options: LadderOptions, io: Io): Promise<void> {
  await mkdir(options.keep, { recursive: true });
  for (const id of games) {
    const room = await openRoom(id);
    const rows: string[] = [];
    for (const meeting of meetingsOf(room)) rows.push(await meet(room, meeting, options, io));
    await writeSection(options.out, room.game.id, formatSection(room, rows));
    await print(io, `${room.game.title}: ${rows.length} meetings, written to ${options.out}`);
  }
}

/** Who meets whom: each level the one below, the best everybody else, and at larger tables those two below. */
function meetingsOf({ game, bot }: Room): string[][] {
  if (bot.together) return ['8', '7', '6', '5', '4', '3', '2', '1', ...listBaselines(game.id)].map((name) => [name]);
  const neighbours = [8, 7, 6, 5, 4, 3, 2].map((level) => [String(level), String(level - 1)]);
  const bars = [...listBaselines(game.id), 'random'].map((name) => ['8', name]);
  const tables = Array.from({ length: game.seats.max }, (_, at) => at + 1).filter((seats) => seats > 2);
  return [...neighbours, ...bars, ...tables.map((seats) => ['8', ...Array<string>(seats - 1).fill('6')])];
}

async function meet(room: Room, players: readonly string[], options: LadderOptions, io: Io): Promise<string> {
  const games = players.some((name) => name === '7' || name === '8') ? options.top : options.games;
  const each = room.about.campaign?.option;
  const file = join(options.keep, `${room.game.id} ${players.join(' ')} ${options.seed}.jsonl`.replaceAll(' ', '-'));
  if (io.stderr.isTTY) note(io, `${room.game.title}: ${players.join(' v ')}`);
  const { results } = await runArena(
    {
      ...{ room, players, games, seed: options.seed, set: {}, milliseconds: 1000, file },
      ...(each === undefined ? {} : { each }),
      ...(options.threads === undefined ? {} : { threads: options.threads }),
    },
    io,
    () => {},
  );
  const shares = sharesOfFirst(players, results);
  const { mean, low, high } = interval(shares);
  const [first, second] = standings(players, results);
  const elo = players.length === 2 ? `${signed(duel(shares).elo.mean)}` : '';
  const count = results.reduce((sum, result) => sum + result.games.length, 0);
  const scores = [first, second].flatMap((one) => (one ? [one.meanScore.toFixed(1)] : [])).join(' : ');
  const cells = [
    players.join(' v '),
    String(count),
    formatPercent(mean),
    `${formatPercent(low)}–${formatPercent(high)}`,
    elo,
    scores,
  ];
  return `| ${cells.join(' | ')} |`;
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? 'all won' : 'all lost';
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

function formatSection({ game, bot }: Room, rows: readonly string[]): string {
  const head = bot.together
    ? ['| player | games | won | 95 % | | |', '| --- | --: | --: | --- | --- | --- |']
    : ['| who meets whom | games | first wins | 95 % | Elo | mean scores |', '| --- | --: | --: | --- | --: | --- |'];
  return [`## ${game.title}`, '', ...head, ...rows].join('\n');
}

/** Replaces what stands between the marks of this game; the words around them are written by hand. */
async function writeSection(file: string, game: string, section: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '# Strength\n');
  const [begin, end] = [`<!-- ladder ${game} -->`, `<!-- end ${game} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  const block = `${begin}\n${section}\n${end}`;
  const next =
    from < 0 || to < 0 ? `${text.trimEnd()}\n\n${block}\n` : text.slice(0, from) + block + text.slice(to + end.length);
  await writeFile(file, next);
}
