import type { Command } from 'commander';
import { playEncounter } from '../arena/encounter.ts';
import { ExternalBot } from '../arena/external-bot.ts';
import { seat } from '../arena/seat.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns } from '../layout.ts';
import { addSetUpOptions, openRoom, parsePositive, parseWhole, readSetUp, type SetUpOptions } from '../set-up.ts';

interface BotOptions extends SetUpOptions {
  readonly game: string;
  readonly against: string;
  readonly games: number;
  readonly ms: number;
  readonly json?: boolean;
}

export function addBot(program: Command, io: Io): void {
  const command = program
    .command('bot')
    .description('try out a bot of your own, in any language (see docs/bots.md)')
    .argument('<command>', 'how to start it, e.g. "python3 my-bot.py"')
    .requiredOption('--game <game>', 'the game it plays')
    .option('--against <player>', 'its opponents: a level from 1 to 8, random or a baseline', 'random')
    .option('--games <n>', 'games to play', parseWhole, 2)
    .option('--ms <n>', 'milliseconds for a move', parsePositive, 1000)
    .option('--json', 'print JSON, for programs');
  addSetUpOptions(command)
    .addHelpText('after', HELP)
    .action((start: string, options: BotOptions) => tryBot(start, options, io));
}

const HELP = `
The bot gets one line of JSON for each of its moves and answers with one line, the text of a legal move.
When an answer is late or not a legal move, or the program ends, a random legal move is played
instead, and the exit code is 1. A program that never makes a legal move is reported at once.

Once it plays well, compare it with others: boardwalk arena <game> --players "bot:<command>",3

Example:
  boardwalk bot "python3 my-bot.py" --game metro --against 2`;

/** What came of a try-out. */
interface Tried {
  readonly games: readonly TriedGame[];
  readonly faults: readonly string[];
}

interface TriedGame {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

async function tryBot(start: string, options: BotOptions, io: Io): Promise<void> {
  const room = await openRoom(options.game);
  const { seats, settings } = readSetUp(room, options);
  const bot = new ExternalBot(room, start, options.ms);
  const rival = accept(await seat(room, options.against, options.ms), wrongUsage);
  const players = [bot, ...Array.from({ length: seats - 1 }, () => rival)];
  const games: TriedGame[] = [];
  const faults: string[] = [];
  try {
    for (let number = 0; games.length < options.games; number++) {
      const most = options.games - games.length;
      const result = await playEncounter(room, players, { number, seed: 'bot', settings, most });
      if (result.failure !== undefined) throw failure(`The bot cannot play. ${result.failure}`);
      faults.push(...result.faults);
      for (const { seating, scores, winners } of result.games)
        games.push({ seat: seating.indexOf(0), scores, winners });
    }
  } finally {
    bot.leave();
  }
  if (options.json) await printJson(io, { game: room.game.id, bot: start, games, faults });
  else await print(io, formatTried({ games, faults }));
  if (faults.length > 0) throw failure(`${countFaults(faults.length)}; a random move was played for each.`);
}

/** Faults shown one by one. */
const SHOWN = 10;

function formatTried({ games, faults }: Tried): string {
  const rows = games.map(({ seat: mine, scores, winners }, index) => [
    `game ${index + 1}`,
    `seat ${mine + 1}`,
    scores.join(' : '),
    winners.includes(mine) ? 'won' : 'lost',
  ]);
  const more = faults.length - SHOWN;
  return [
    ...faults.slice(0, SHOWN),
    ...(more > 0 ? [`… and ${more} more`] : []),
    formatColumns(rows),
    ...(faults.length === 0 ? ['No faults.'] : []),
  ].join('\n');
}

function countFaults(count: number): string {
  return count === 1 ? '1 fault' : `${count} faults`;
}
