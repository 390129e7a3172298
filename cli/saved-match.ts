import { readFile } from 'node:fs/promises';
import { texts } from '#texts/cli/options.ts';
import { OVER } from '../core/game.ts';
import { parseJson, parseRecords } from '../core/records.ts';
import type { Fault } from '../core/result.ts';
import { replay, type Timeline } from '../core/timeline.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { readEarlyEnding } from '../online/early-ending.ts';
import type { Ending } from '../online/messages/parts.ts';
import { accept, type Complaint, describeUnknown, failure, formatFault } from './complaint.ts';
import { type Io, note } from './io.ts';
import { readAll } from './lines.ts';
import { gameIds } from './set-up.ts';

export interface SavedMatch {
  readonly room: Room;
  readonly match: Timeline;
  /** How its players ended it before its rules did. */
  readonly ending?: Ending | undefined;
}

/** The match of a file, or that with the `wanted` number; `-` is standard input. Complaints name the file. */
export async function openSavedMatch(file: string, wanted: number | undefined, io: Io): Promise<SavedMatch> {
  const name = file === '-' ? texts.input : file;
  const complain = (message: string): Complaint => failure(texts.inFile(name, message));
  const text = file === '-' ? await readAll(io.stdin) : await readFile(file, 'utf8');
  const records = accept(parseRecords(text), complain);
  const record = records.at((wanted ?? 1) - 1);
  if (!record || wanted === 0) throw complain(texts.noMatch(wanted ?? 1, records.length));
  if (records.length > 1 && wanted === undefined) note(io, texts.severalMatches(name, records.length));
  const entry = findGame(record.game);
  if (!entry) throw complain(describeUnknown('game', record.game, gameIds()));
  const room = await entry.load();
  const match = replay(room.game, record);
  if (!match.ok) throw complain(nameLine(match.fault));
  const ending = records.length === 1 && match.value.position.turn !== OVER ? endingIn(text, record.seats) : undefined;
  return { room, match: match.value, ending };
}

/** Only the app writes such files, one match in each. */
function endingIn(text: string, seats: number): Ending | undefined {
  const file = parseJson(text);
  return file.ok ? readEarlyEnding(Object(file.value), seats) : undefined;
}

/** A fault of the log with its line in front, whether or not the message already says it. */
function nameLine(fault: Fault): string {
  const [where] = fault.where ?? [];
  const text = formatFault(fault);
  return where?.startsWith('line ') && !text.startsWith('Line ') ? `${where}: ${text}` : text;
}
