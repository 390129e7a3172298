import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { texts as common } from '#texts/cli/options.ts';
import { texts } from '#texts/cli/view.ts';
import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Walkthrough } from '../../games/walkthrough.ts';
import { formatSvg } from '../../kit/draw/drawing.ts';
import { failure, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, read, SWITCH, whole } from '../define-command.ts';
import { emit, type Io, note, print, printJson, screenOf } from '../io.ts';
import { readAll } from '../lines.ts';
import { parseWhole } from '../numbers.ts';
import { hasFonts, renderPng } from '../png.ts';
import { openRoom } from '../set-up.ts';

const OPTIONS = {
  seats: whole(),
  step: whole(),
  svg: plain('<file>'),
  png: plain('<file>'),
  width: read('<pixels>', parseWhole, 1200),
  line: SWITCH,
  json: SWITCH,
};
type ViewOptions = OptionsOf<typeof OPTIONS>;

export function addView(program: Command, io: Io): void {
  defineCommand(program, 'view <game> <text...>', texts, OPTIONS).action(
    async (game: string, words: string[], options: ViewOptions) => {
      const room = await openRoom(game);
      if (options.width < 16 || options.width > 8192) throw wrongUsage(texts.wrongWidth);
      const text = words.join(' ') === '-' ? await readAll(io.stdin) : words.join(' ');
      const walk = room.readPasted(text, options.seats);
      if (walk.fault) throw failure(sayFault(walk.fault, text));
      await show(room, walk, pickStep(walk, options.step), options, io);
    },
  );
}

/** The sentence and where in the text, so that the place can be found in an editor. */
function sayFault({ message, rule, span }: NonNullable<Walkthrough['fault']>, text: string): string {
  const because = rule === undefined ? message : common.withRule(message, rule);
  if (!span) return because;
  const before = text.slice(0, span[0]).split('\n');
  const character = before[before.length - 1].length + 1;
  return before.length > 1 ? texts.seeLine(because, before.length, character) : texts.seeCharacter(because, character);
}

function pickStep({ positions }: Walkthrough, wanted: number | undefined): number {
  const last = positions.length - 1;
  if (wanted !== undefined && wanted > last) throw failure(texts.noStep(wanted, last));
  return wanted ?? last;
}

async function show(room: Room, walk: Walkthrough, step: number, options: ViewOptions, io: Io): Promise<void> {
  const position = walk.positions[step];
  if (options.json) return printJson(io, describeStep(room, walk, step));
  const asked = [options.svg, options.png, options.line];
  if (asked.every((wish) => wish === undefined)) return draw(room, walk, step, io);
  if (options.svg !== undefined) await deliver(options.svg, `${formatSvg(room.picture(position))}\n`, io);
  if (options.png !== undefined) await deliver(options.png, await picturePng(room, position, options.width, io), io);
  if (options.line) await print(io, room.game.format(position));
}

async function draw(room: Room, { positions, captions, remarks }: Walkthrough, step: number, io: Io): Promise<void> {
  const last = positions.length - 1;
  if (last > 0) await print(io, `${texts.stepOf(step, last)}${captions[step] ? `: ${captions[step]}` : ''}\n`);
  await print(io, room.terminal(positions[step], screenOf(io)));
  for (const { message } of remarks) await print(io, `\n${texts.remark(message)}`);
}

function describeStep({ game }: Room, { positions, captions, remarks }: Walkthrough, step: number) {
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
    remarks: remarks.map(({ message }) => message),
  };
}

async function picturePng(room: Room, position: Position, width: number, io: Io): Promise<Uint8Array> {
  if (!(await hasFonts())) note(io, `boardwalk: ${texts.noFonts}`);
  return renderPng(formatSvg(room.picture(position)), width);
}

async function deliver(file: string, content: string | Uint8Array, io: Io): Promise<void> {
  if (file === '-') return emit(io.stdout, content);
  await writeFile(file, content);
  note(io, common.wrote(file));
}
