import { texts } from '#texts/cli/play.ts';
import { quote } from '../core/result.ts';
import { replay, type Timeline } from '../core/timeline.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { parseSecret } from '../online/fair-dice.ts';
import { accept, failure, interruption, wrongUsage } from './complaint.ts';
import { type Io, isInteractive, note, print } from './io.ts';
import type { KeptEntry, KeptMatches } from './kept.ts';
import { openKeyboard } from './keyboard.ts';
import { formatColumns } from './layout.ts';

/** A kept match as a list shows it. */
interface Choice extends KeptEntry {
  /** "Metro, 2 seats, move 14". */
  readonly title: string;
}

/** The only unfinished match, the one with this number, or the one that the person at the terminal chooses. */
export async function chooseKept(
  store: KeptMatches,
  wanted: { readonly room: Room | undefined; readonly which: string | true | undefined },
  io: Io,
): Promise<Choice> {
  const { entries, spoiled } = await store.list();
  for (const file of spoiled) note(io, `boardwalk: ${texts.leftAlone(file)}`);
  const { room, which } = wanted;
  const choices = entries
    .filter(({ match }) => room === undefined || match.record.game === room.game.id)
    .map((entry) => ({ ...entry, title: titleOf(entry) }));
  if (choices.length === 0) throw failure(room ? texts.noKeptOf(room.about.title) : texts.noKept);
  if (typeof which === 'string') return pick(choices, which);
  if (choices.length === 1) return choices[0];
  const list = formatList(choices);
  if (!isInteractive(io)) throw wrongUsage(texts.manyKept(choices.length, list));
  await print(io, list);
  const keyboard = openKeyboard(io, () => []);
  const answer = await keyboard.ask(texts.which);
  keyboard.close();
  if (answer === undefined) throw interruption();
  return pick(choices, answer.trim() === '' ? '1' : answer.trim());
}

/** The match as it was left, with the secret of its dice. */
export async function openKept({
  match: { record, secret },
}: KeptEntry): Promise<{ readonly room: Room; readonly match: Timeline; readonly secret: Uint8Array }> {
  const room = await findGame(record.game)?.load();
  const parsed = parseSecret(secret);
  if (!room || !parsed) throw failure(texts.cannotResume(texts.noGame(quote(record.game))));
  const match = accept(replay(room.game, record), (message) => failure(texts.cannotResume(message)));
  return { room, match, secret: parsed };
}

function pick(choices: readonly Choice[], which: string): Choice {
  const choice = /^\d{1,9}$/.test(which) ? choices[Number(which) - 1] : undefined;
  if (choice) return choice;
  throw wrongUsage(texts.noMatch(quote(which), formatList(choices)));
}

function formatList(choices: readonly Choice[]): string {
  const rows = choices.map(({ title, changed }, index) => [`${index + 1}`, title, formatTime(changed)]);
  return formatColumns(rows, ['right']);
}

function titleOf({ match: { record, bots } }: KeptEntry): string {
  const game = findGame(record.game)?.about.title ?? record.game;
  const computer = bots.map((seat) => seat + 1);
  return texts.keptTitle(game, texts.seats(record.seats), computer, record.log.length);
}

/** 2026-11-16 08:30, by the clock on the wall. */
function formatTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
