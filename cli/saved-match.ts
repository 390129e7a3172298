import { readFile } from 'node:fs/promises';
import { texts } from '#texts/cli/options.ts';
import { parseRecords } from '../core/records.ts';
import type { Fault } from '../core/result.ts';
import { replay, type Timeline } from '../core/timeline.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { accept, type Complaint, describeUnknown, failure, formatFault } from './complaint.ts';
import { type Io, note } from './io.ts';
import { readAll } from './lines.ts';
import { gameIds } from './set-up.ts';

export interface SavedMatch {
  readonly room: Room;
  readonly match: Timeline;
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
  return { room, match: match.value };
}

/** A fault of the log with its line in front, whether or not the message already says it. */
function nameLine(fault: Fault): string {
  const [where] = fault.where ?? [];
  const text = formatFault(fault);
  return where?.startsWith('line ') && !text.startsWith('Line ') ? `${where}: ${text}` : text;
}
