import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Position } from '../../core/game.ts';
import type { Room, Walkthrough } from '../../games/room.ts';
import { formatSvg } from '../../kit/draw/drawing.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { emit, hasColour, type Io, note, print, printJson } from '../io.ts';
import { readAll } from '../lines.ts';
import { hasFonts, renderPng } from '../png.ts';
import { openRoom, parseWhole } from '../set-up.ts';

interface ViewOptions {
  readonly seats?: number;
  readonly step?: number;
  readonly svg?: string;
  readonly png?: string;
  readonly width: number;
  readonly line?: boolean;
  readonly json?: boolean;
}

export function addView(program: Command, io: Io): void {
  program
    .command('view')
    .description('draw a position from its notation line or an official string')
    .argument('<game>', 'boardwalk games lists them')
    .argument('<text...>', 'the string, or - to read it from the input')
    .option('--seats <n>', 'seats at the table, where the string does not say', parseWhole)
    .option('--step <n>', 'the position after so many steps instead of the last', parseWhole)
    .option('--svg <file>', 'write a picture, - for the output')
    .option('--png <file>', 'write a picture, - for the output')
    .option('--width <pixels>', 'width of the PNG', parseWhole, 1200)
    .option('--line', 'print the notation line')
    .option('--json', 'print JSON, for programs')
    .addHelpText('after', HELP)
    .action(async (game: string, words: string[], options: ViewOptions) => {
      const room = await openRoom(game);
      if (options.width < 16 || options.width > 8192) throw wrongUsage('--width must lie between 16 and 8192.');
      const text = words.join(' ') === '-' ? await readAll(io.stdin) : words.join(' ');
      const walkthrough = accept(room.readPasted(text.replace(/\r?\n$/, ''), options.seats), failure);
      await show(room, walkthrough, pickStep(walkthrough, options.step), options, io);
    });
}

const HELP = `
Examples:
  boardwalk view metro cbcb20adbb73 --seats 3
  boardwalk view metro cbcb20adbb73 --step 1
  boardwalk view metro 'metro cbcb20adbb73 acba,- 1' --png board.png`;

function pickStep({ positions }: Walkthrough, wanted: number | undefined): number {
  const last = positions.length - 1;
  if (wanted !== undefined && wanted > last) throw failure(`There is no step ${wanted}; the last one is ${last}.`);
  return wanted ?? last;
}

async function show(room: Room, walkthrough: Walkthrough, step: number, options: ViewOptions, io: Io): Promise<void> {
  const position = walkthrough.positions[step];
  if (options.json) return printJson(io, describeStep(room, walkthrough, step));
  const asked = [options.svg, options.png, options.line];
  if (asked.every((wish) => wish === undefined)) return draw(room, walkthrough, step, io);
  if (options.svg !== undefined) await deliver(options.svg, `${formatSvg(room.picture(position))}\n`, io);
  if (options.png !== undefined) await deliver(options.png, await picturePng(room, position, options.width, io), io);
  if (options.line) await print(io, room.game.format(position));
}

async function draw(room: Room, { positions, captions, remark }: Walkthrough, step: number, io: Io): Promise<void> {
  const last = positions.length - 1;
  if (last > 0) await print(io, `Step ${step} of ${last}${captions[step] ? `: ${captions[step]}` : ''}\n`);
  await print(io, room.terminal(positions[step], hasColour(io)));
  if (remark !== undefined) await print(io, `\nNote: ${remark}`);
}

function describeStep({ game }: Room, { positions, captions, remark }: Walkthrough, step: number) {
  const position = positions[step];
  return {
    game: game.id,
    seats: position.seats,
    step,
    lastStep: positions.length - 1,
    caption: captions[step],
    line: game.format(position),
    scores: Array.from(position.scores()),
    winners: position.winners() ?? null,
    remark: remark ?? null,
  };
}

async function picturePng(room: Room, position: Position, width: number, io: Io): Promise<Uint8Array> {
  if (!(await hasFonts())) note(io, 'boardwalk: this machine has no fonts, so the picture has no text.');
  return renderPng(formatSvg(room.picture(position)), width);
}

async function deliver(file: string, content: string | Uint8Array, io: Io): Promise<void> {
  if (file === '-') return emit(io.stdout, content);
  await writeFile(file, content);
  note(io, `Wrote ${file}.`);
}
