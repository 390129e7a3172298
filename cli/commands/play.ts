import type { Command } from 'commander';
import { think } from '../../ai/think.ts';
import type { Position } from '../../core/game.ts';
import { openMatch } from '../../core/match.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { takeDice, takeRandom } from '../dice.ts';
import { HotSeat } from '../hot-seat.ts';
import { type Io, print } from '../io.ts';
import { addSetUpOptions, openRoom, parseLevel, parseSeats, readSetUp, type SetUpOptions } from '../set-up.ts';

interface PlayOptions extends SetUpOptions {
  readonly bots?: number[];
  readonly level: number;
  readonly seed?: string;
}

export function addPlay(program: Command, io: Io): void {
  const command = program
    .command('play')
    .description('play in the terminal: with others at one keyboard, against the computer, or from a script')
    .argument('<game>', 'a game; boardwalk games lists them');
  addSetUpOptions(command)
    .option('--bots <seats>', 'seats for the computer, e.g. 2,3', parseSeats)
    .option('--level <n>', 'how strong the computer plays, from 1 to 8', parseLevel, 3)
    .option('--seed <text>', 'the same dice every time, for tests and scripts')
    .addHelpText('after', HELP)
    .action((game: string, options: PlayOptions) => play(game, options, io));
}

const HELP = `
Examples:
  boardwalk play metro --seats 3 --bots 2,3
  boardwalk play metro --set secret=on
  boardwalk play metro --seed monday < moves.txt`;

async function play(id: string, options: PlayOptions, io: Io): Promise<void> {
  const room = await openRoom(id);
  const { seats, settings } = readSetUp(room, options);
  const bots = new Set(options.bots);
  const stranger = options.bots?.find((seat) => seat >= seats);
  if (stranger !== undefined) throw wrongUsage(`There is no seat ${stranger + 1} for a bot; the table has ${seats}.`);
  const dice = takeDice(options.seed);
  const match = accept(openMatch(room.game, seats, settings, dice), wrongUsage);
  // Dice of their own, so that the bots' thinking does not change the draws of a seeded match.
  const botDice = takeRandom(options.seed === undefined ? undefined : `${options.seed} bots`);
  await print(io, `${room.about.title}, ${seats === 1 ? '1 seat' : `${seats} seats`}. Type help at any time.`);
  const level = room.bot.levels[options.level - 1];
  const choose = (view: Position) =>
    room.game.formatMove(view, think(room, view, level, botDice.below(1 << 16)).moves[0].move);
  await new HotSeat({ room, match, bots, dice, choose, io }).run();
}
