import type { Command } from 'commander';
import { chooseMove } from '../../ai/players.ts';
import type { Position } from '../../core/game.ts';
import { openMatch } from '../../core/match.ts';
import { SeededRandom } from '../../core/random.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { takeDice } from '../dice.ts';
import { HotSeat } from '../hot-seat.ts';
import { type Io, print } from '../io.ts';
import { addTableOptions, layTable, openRoom, parseSeats, type TableOptions } from '../table.ts';

interface PlayOptions extends TableOptions {
  readonly bots?: number[];
  readonly seed?: string;
}

export function addPlay(program: Command, io: Io): void {
  const command = program
    .command('play')
    .description('play here: around one keyboard, against bots, or from a script')
    .argument('<game>', 'boardwalk games lists them');
  addTableOptions(command)
    .option('--bots <seats>', 'seats that the computer plays, e.g. 2,3', parseSeats)
    .option('--seed <text>', 'repeatable dice, for tests and scripts')
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
  const { seats, settings } = layTable(room, options);
  const bots = new Set(options.bots);
  const stranger = options.bots?.find((seat) => seat >= seats);
  if (stranger !== undefined) throw wrongUsage(`There is no seat ${stranger + 1} for a bot; the table has ${seats}.`);
  const random = takeDice(options.seed);
  const match = accept(openMatch(room.game, seats, settings, random), wrongUsage);
  // Dice of their own, so that the bots' thinking does not change the draws of a seeded match.
  const whims = options.seed === undefined ? random : new SeededRandom(`${options.seed} bots`);
  await print(io, `${room.about.title}, ${seats === 1 ? '1 seat' : `${seats} seats`}. Type help at any time.`);
  const choose = (view: Position) => room.game.formatMove(view, chooseMove(room, view, 'one-ply', whims));
  await new HotSeat({ room, match, bots, random, choose, io }).run();
}
