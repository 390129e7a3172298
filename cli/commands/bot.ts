import type { Command } from 'commander';
import { playEncounter } from '../arena/encounter.ts';
import { ExternalBot } from '../arena/external-bot.ts';
import { seat } from '../arena/seat.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { type Io, print } from '../io.ts';
import { formatColumns } from '../layout.ts';
import { addSetUpOptions, openRoom, parsePositive, parseWhole, readSetUp, type SetUpOptions } from '../set-up.ts';

interface BotOptions extends SetUpOptions {
  readonly game: string;
  readonly against: string;
  readonly games: number;
  readonly ms: number;
}

export function addBot(program: Command, io: Io): void {
  const command = program
    .command('bot')
    .description('try out a bot of your own, in any language: docs/bots.md')
    .argument('<command>', 'how to start it, e.g. "python3 my-bot.py"')
    .requiredOption('--game <game>', 'what it plays')
    .option('--against <player>', 'its rivals: a level from 1 to 8, random, a baseline', 'random')
    .option('--games <n>', 'games to play', parseWhole, 2)
    .option('--ms <n>', 'time for a move', parsePositive, 1000);
  addSetUpOptions(command)
    .addHelpText('after', HELP)
    .action((start: string, options: BotOptions) => tryBot(start, options, io));
}

const HELP = `
The bot gets one line of JSON for each of its moves and answers with one line, the text of a legal move.
A late answer, a dead process or nonsense costs the turn: a random legal move is played instead.
Once it plays well, let it meet others: boardwalk arena <game> --players "bot:<command>",3

Example:
  boardwalk bot "python3 my-bot.py" --game metro --against 2`;

async function tryBot(start: string, options: BotOptions, io: Io): Promise<void> {
  const room = await openRoom(options.game);
  const { seats, settings } = readSetUp(room, options);
  const bot = new ExternalBot(room, start, options.ms);
  const rival = accept(await seat(room, options.against, options.ms), wrongUsage);
  const players = [bot, ...Array.from({ length: seats - 1 }, () => rival)];
  const rows: string[][] = [];
  let faults = 0;
  try {
    for (let number = 0; rows.length < options.games; number++) {
      const result = await playEncounter(room, players, { number, seed: 'bot', settings });
      faults += result.faults.length;
      for (const game of result.games.slice(0, options.games - rows.length)) {
        const mine = game.seating.indexOf(0);
        const won = game.winners.includes(mine);
        rows.push([`game ${rows.length + 1}`, `seat ${mine + 1}`, game.scores.join(' : '), won ? 'won' : 'lost']);
      }
      for (const fault of result.faults.slice(0, 5)) await print(io, fault);
    }
  } finally {
    bot.leave();
  }
  await print(io, formatColumns(rows));
  await print(io, faults === 0 ? 'No faults.' : `Faults: ${faults}. A random move was played for each.`);
}
