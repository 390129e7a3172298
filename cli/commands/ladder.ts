import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/ladder.ts';
import { listBaselines } from '../../ai/baselines/index.ts';
import type { Room } from '../../games/room.ts';
import { runArena } from '../arena/run.ts';
import { formatSection, replaceSection, rowAgainst, rowAlone } from '../arena/strength-report.ts';
import { defineCommand, type OptionsOf, plain, whole } from '../define-command.ts';
import { type Io, note, print } from '../io.ts';
import { gameIds, openRoom } from '../set-up.ts';

const OPTIONS = {
  games: whole(200),
  top: whole(200),
  share: whole(1),
  tableShare: whole(),
  seed: plain('<text>', 'ladder'),
  keep: plain('<folder>', 'tmp/ladder'),
  out: plain('<file>', 'docs/strength.md'),
  threads: whole(),
};
type LadderOptions = OptionsOf<typeof OPTIONS>;

export function addLadder(program: Command, io: Io): void {
  defineCommand(program, 'ladder [games...]', texts, OPTIONS).action((games: string[], options: LadderOptions) =>
    climb(games.length > 0 ? games : gameIds(), options, io),
  );
}

async function climb(games: readonly string[], options: LadderOptions, io: Io): Promise<void> {
  await mkdir(options.keep, { recursive: true });
  for (const id of games) {
    const room = await openRoom(id);
    const rows: string[] = [];
    for (const meeting of meetingsOf(room, options)) {
      rows.push(await meet(room, meeting, options, io));
      const section = formatSection(room, commandOf(id, options), rows);
      const text = await readFile(options.out, 'utf8').catch(() => `# ${texts.title}\n`);
      await writeFile(options.out, replaceSection(text, room.game.id, section));
    }
    await print(io, texts.written(room.game.title, rows.length, options.out));
  }
}

interface Meeting {
  readonly players: readonly string[];
  readonly games: number;
}

/**
 * Who meets whom: each level the one below, the best everybody else and itself, and at larger tables those two below.
 * A table that wins together is played by each level alone.
 */
function meetingsOf({ game, bot }: Room, { games, top, share, tableShare = share }: LadderOptions): Meeting[] {
  const baselines = listBaselines(game.id);
  if (bot.together) {
    const names = ['7', '6', '5', '4', '3', '2', '1', ...baselines, 'random'];
    const others = names.map((name) => ({ players: [name], games }));
    return [{ players: ['8'], games: top }, ...others];
  }
  const spare = (part: number) => (part === 1 ? '8' : `8@${Math.round(bot.levels[7].iterations / part)}`);
  const best = spare(share);
  const larger = Array.from({ length: game.seats.max - 2 }, (_, at) => at + 3);
  return [
    { players: ['8', '7'], games: top },
    ...[7, 6, 5, 4, 3, 2].map((level) => ({ players: [String(level), String(level - 1)], games })),
    ...baselines.map((name) => ({ players: [best, name], games })),
    ...larger.map((seats) => ({ players: [spare(tableShare), ...Array<string>(seats - 1).fill('6')], games })),
    { players: [best, best], games: Math.ceil(games / SELF_PLAY) },
    { players: [best, 'random'], games },
  ];
}

/** Games of a player with itself show its usual scores, not its strength: fewer will do. */
const SELF_PLAY = 4;

async function meet(room: Room, { players, games }: Meeting, options: LadderOptions, io: Io): Promise<string> {
  const each = room.about.campaign?.option;
  const file = join(options.keep, `${room.game.id} ${players.join(' ')} ${options.seed}.jsonl`.replaceAll(' ', '-'));
  if (io.stderr.isTTY) note(io, texts.meeting(room.game.title, players));
  const { results } = await runArena(
    {
      ...{ room, players, games, seed: options.seed, set: {}, milliseconds: 1000, file },
      ...(each === undefined ? {} : { each }),
      ...(options.threads === undefined ? {} : { threads: options.threads }),
    },
    io,
    () => {},
  );
  return room.bot.together ? rowAlone(room, players, results) : rowAgainst(players, results);
}

/** What to type to write a section again. */
function commandOf(game: string, { games, top, share, tableShare, seed }: LadderOptions): string {
  const tables = tableShare === undefined ? '' : ` --table-share ${tableShare}`;
  const budget = `${share === 1 ? '' : ` --share ${share}`}${tables}`;
  return `boardwalk ladder ${game} --games ${games} --top ${top}${budget} --seed ${seed}`;
}
