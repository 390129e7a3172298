import type { Command } from 'commander';
import { texts } from '#texts/cli/perft.ts';
import type { Position } from '../../core/game.ts';
import { perft } from '../../core/perft.ts';
import type { Room } from '../../games/room.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, SET_UP, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatCount, formatSeconds } from '../layout.ts';
import { openRoom, readSetUp } from '../set-up.ts';

const OPTIONS = { depth: whole(3), position: plain('<line>'), ...SET_UP, json: SWITCH };
type PerftOptions = OptionsOf<typeof OPTIONS>;

interface Row {
  readonly depth: number;
  readonly count: number;
  readonly seconds: number;
}

export function addPerft(program: Command, io: Io): void {
  defineCommand(program, 'perft <game>', texts, OPTIONS).action(async (game: string, options: PerftOptions) => {
    const room = await openRoom(game);
    await count(room, findStart(room, options), options, io);
  });
}

function findStart(room: Room, options: PerftOptions): Position {
  if (options.position !== undefined) {
    if (options.seats !== undefined || options.set !== undefined) throw wrongUsage(texts.setUpTwice);
    return accept(room.game.parse(options.position.trim()), wrongUsage);
  }
  const { seats, settings } = readSetUp(room, options);
  return room.game.start(seats, settings);
}

async function count({ game }: Room, start: Position, { depth, json }: PerftOptions, io: Io): Promise<void> {
  const rows: Row[] = [];
  if (!json) await print(io, formatRow(texts.head));
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
