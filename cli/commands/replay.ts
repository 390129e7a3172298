import type { Command } from 'commander';
import { texts as play } from '#texts/cli/play.ts';
import { texts } from '#texts/cli/replay.ts';
import type { Screen } from '../../kit/draw/terminal.ts';
import { failure } from '../complaint.ts';
import { defineCommand, type OptionsOf, SWITCH, whole } from '../define-command.ts';
import { hasColour, type Io, isInteractive, print, printJson, screenOf } from '../io.ts';
import { readKeys } from '../keyboard.ts';
import { formatColumns } from '../layout.ts';
import { openSavedMatch, type SavedMatch } from '../saved-match.ts';
import { formatResult, formatStep, nameTurn, type Step, tell } from '../story.ts';

const OPTIONS = { step: whole(), all: SWITCH, match: whole(), json: SWITCH };
type ReplayOptions = OptionsOf<typeof OPTIONS>;

/** A match and its moves in words. */
interface Reel extends SavedMatch {
  readonly steps: readonly Step[];
}

export function addReplay(program: Command, io: Io): void {
  defineCommand(program, 'replay <file>', texts, OPTIONS).action(async (file: string, options: ReplayOptions) => {
    const reel = await openReel(file, options, io);
    if (options.json) await printJson(io, describeReel(reel, options.step));
    else if (options.all) await printAll(reel, io);
    else if (options.step === undefined && file !== '-' && isInteractive(io)) await browse(reel, io);
    else await print(io, drawStep(reel, pickStep(reel, options.step), screenOf(io)));
  });
}

async function openReel(file: string, options: ReplayOptions, io: Io): Promise<Reel> {
  const saved = await openSavedMatch(file, options.match, io);
  return { ...saved, steps: tell(saved.room, saved.match) };
}

function pickStep({ steps }: Reel, wanted: number | undefined): number {
  if (wanted !== undefined && wanted > steps.length) throw failure(texts.noStep(wanted, steps.length));
  return wanted ?? steps.length;
}

function drawStep(reel: Reel, step: number, screen: Screen): string {
  const { colour } = screen;
  const position = reel.match.at(step);
  const told = step === 0 ? texts.start : formatStep(reel.steps[step - 1], colour);
  const result = step === reel.steps.length ? resultOf(reel, colour) : formatResult(reel.room, position, colour);
  return [
    texts.title(reel.room.about.title, step, reel.steps.length, told),
    '',
    reel.room.terminal(position, screen),
    ...(result === undefined ? [] : ['', result]),
  ].join('\n');
}

async function printAll(reel: Reel, io: Io): Promise<void> {
  const rows = reel.steps.map(({ turn, words, move }, index) => [
    String(index + 1),
    nameTurn(turn, false),
    move,
    words,
  ]);
  await print(io, texts.whole(reel.room.about.title, play.seats(reel.match.seats), rows.length));
  if (rows.length > 0) await print(io, formatColumns(rows, ['right']));
  await print(io, resultOf(reel, hasColour(io)) ?? texts.notOver);
}

/** How the match ended, by its rules or before them. */
function resultOf({ room, match, ending }: Reel, colour: boolean): string | undefined {
  if (!ending) return formatResult(room, match.position, colour);
  const { why, by, winners } = ending;
  const who = by === undefined ? undefined : nameTurn(by, colour);
  return texts.early(
    why,
    who,
    winners.map((seat) => nameTurn(seat, colour)),
  );
}

function describeReel(reel: Reel, wanted: number | undefined) {
  const { room, match, steps, ending } = reel;
  const step = pickStep(reel, wanted);
  const position = match.at(step);
  return {
    game: room.game.id,
    seats: match.seats,
    settings: match.settings,
    step,
    line: room.game.format(position),
    scores: Array.from(position.scores()),
    winners: position.winners() ?? (step === steps.length ? ending?.winners : undefined) ?? null,
    ...(ending && { ending }),
    moves: steps.map(({ turn, move, words }) => ({ seat: turn < 0 ? null : turn, move, words })),
  };
}

const CLEAR_SCREEN = '\u001b[2J\u001b[H';

async function browse(reel: Reel, io: Io): Promise<void> {
  const last = reel.steps.length;
  let step = 0;
  let typed = '';
  const show = () =>
    print(
      io,
      `${CLEAR_SCREEN}${drawStep(reel, step, screenOf(io))}\n\n${texts.keys}${typed === '' ? '' : `   → ${typed}`}`,
    );
  await show();
  for await (const key of readKeys(io)) {
    if (key === 'q' || key === 'escape') break;
    if (/^\d$/.test(key)) typed += key;
    else {
      step = Math.max(0, Math.min(last, turnTo(key, step, last, typed)));
      typed = '';
    }
    await show();
  }
}

function turnTo(key: string, step: number, last: number, typed: string): number {
  if (['n', 'right', 'down', 'space'].includes(key)) return step + 1;
  if (['p', 'left', 'up', 'backspace'].includes(key)) return step - 1;
  if (key === 'home') return 0;
  if (key === 'end') return last;
  return ['return', 'enter'].includes(key) ? (typed === '' ? step + 1 : Number(typed)) : step;
}
