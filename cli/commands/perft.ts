import type { Command } from 'commander';
import type { Position } from '../../core/game.ts';
import { perft } from '../../core/perft.ts';
import type { Room } from '../../games/room.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatCount, formatSeconds } from '../layout.ts';
import { addSetUpOptions, openRoom, parseWhole, readSetUp, type SetUpOptions } from '../set-up.ts';

interface PerftOptions extends SetUpOptions {
  readonly depth: number;
  readonly position?: string;
  readonly json?: boolean;
}

interface Row {
  readonly depth: number;
  readonly count: number;
  readonly seconds: number;
}

export function addPerft(program: Command, io: Io): void {
  const command = program
    .command('perft')
    .description('count the ways to play on, depth by depth: a fingerprint of the rules')
    .argument('<game>', 'a game; boardwalk games lists them')
    .option('--depth <n>', 'number of moves, counting rolls', parseWhole, 3)
    .option('--position <line>', 'start from this notation line');
  addSetUpOptions(command)
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action(async (game: string, options: PerftOptions) => {
      const room = await openRoom(game);
      await count(room, findStart(room, options), options, io);
    });
}

const HELP = `
Examples:
  boardwalk perft metro --depth 4
  boardwalk perft metro --position 'metro cbcb20adbb73 acba,- 1' --depth 2`;

function findStart(room: Room, options: PerftOptions): Position {
  if (options.position !== undefined) {
    if (options.seats !== undefined || options.set !== undefined)
      throw wrongUsage('--position already says how the game is set up; leave out --seats and --set.');
    return accept(room.game.parse(options.position.trim()), wrongUsage);
  }
  const { seats, settings } = readSetUp(room, options);
  return room.game.start(seats, settings);
}

async function count({ game }: Room, start: Position, { depth, json }: PerftOptions, io: Io): Promise<void> {
  const rows: Row[] = [];
  if (!json) await print(io, formatRow(['depth', 'ways', 'time', 'ways/s']));
  for (let level = 1; level <= depth; level++) {
    const began = performance.now();
    const ways = perft(game, start, level);
    const seconds = (performance.now() - began) / 1000;
    rows.push({ depth: level, count: ways, seconds });
    const cells = [String(level), formatCount(ways), formatSeconds(seconds), formatCount(ways / seconds)];
    if (!json) await print(io, formatRow(cells));
  }
  if (json) await printJson(io, { game: game.id, position: game.format(start), counts: rows });
}

/** Deep levels take long, so rows are printed one by one in columns that are wide enough for all. */
function formatRow([depth, ways, time, rate]: readonly string[]): string {
  return `${depth.padStart(5)}  ${ways.padStart(18)}  ${time.padStart(10)}  ${rate.padStart(14)}`;
}
