import { fail } from '../core/platform-faults.ts';
import { ok, quote, type Result } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { paths } from './routes.ts';
import { here } from './session/here.ts';
import { readFile } from './session/match-file.ts';
import { keepRecord } from './session/new-match.ts';
import type { Session } from './session/session.ts';

/** Hands the match to the browser as a file. */
export function downloadMatch(session: Session): void {
  const file = session.toFile();
  if (file) download(`${session.room.game.id}-${session.id.slice(0, 8)}.json`, `${JSON.stringify(file)}\n`);
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Reads such a file and keeps its match in this browser. The answer is the match's address. */
export async function importMatch(text: string): Promise<Result<string>> {
  const file = readFile(text);
  if (!file.ok) return file;
  const { record, players } = file.value;
  const room = await findGame(record.game)?.load();
  if (!room) return fail('record.game', { game: quote(record.game) });
  const id = keepRecord(here, room, record, players);
  return id.ok ? ok(paths.match(record.game, id.value)) : id;
}
