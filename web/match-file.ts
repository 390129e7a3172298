import { texts } from '#texts/web/match.ts';
import { texts as playerTexts } from '#texts/web/players.ts';
import { parseRecords } from '../core/records.ts';
import { fail, quote, type Result } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { LocalSession, newId } from './session/local-session.ts';
import { type Player, readPlayer } from './session/player.ts';

/** Hands the match to the browser as a file, in the form that `boardwalk replay` reads. */
export function downloadMatch(session: LocalSession): void {
  const saved = { record: session.record, players: session.players };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(saved)}\n`], { type: 'application/json' }));
  link.download = `${session.room.game.id}-${session.id.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Reads such a file and keeps its match in this browser. A file without players seats people. */
export async function importMatch(text: string): Promise<Result<LocalSession>> {
  const records = parseRecords(text);
  if (!records.ok) return records;
  const record = records.value[0];
  const room = await findGame(record.game)?.load();
  if (!room) return fail('record.game', texts.noGame(quote(record.game)));
  const players = playersIn(text, record.seats);
  const saved = { id: newId(), record, players, changed: Date.now(), over: false };
  const session = LocalSession.resume(room, saved);
  if (session.ok) session.value.keep();
  return session;
}

function playersIn(text: string, seats: number): Player[] {
  const given: unknown = JSON.parse(text.trim().split('\n')[0]).players;
  const list = Array.isArray(given) ? given : [];
  return Array.from({ length: seats }, (_, seat) => readPlayer(list[seat], playerTexts.player(seat + 1)));
}
