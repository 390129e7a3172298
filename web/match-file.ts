import { fail } from '../core/platform-faults.ts';
import { ok, quote, type Result } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { isStudy, recognise } from './own-text.ts';
import { paths } from './routes.ts';
import { here, store } from './session/here.ts';
import { type FiledMatch, readFile } from './session/match-file.ts';
import { keepRecord } from './session/new-match.ts';
import type { Player } from './session/player.ts';
import type { SavedMatch } from './session/saved-match.ts';
import type { Session } from './session/session.ts';
import { studyLink } from './study/study-link.ts';

/** Hands the match to the browser as a file. */
export function downloadMatch(session: Session): void {
  const file = session.toFile();
  if (file) download(fileName(session.room.game.id, session.players, here.clock.now()), `${JSON.stringify(file)}\n`);
}

/** Game, day and players: what tells one file from another in a folder. */
export function fileName(game: string, players: readonly Pick<Player, 'name'>[], now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const names = players.map(({ name }) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );
  return `${[game, day, ...names.filter((name) => name !== '')].join('-')}.json`;
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Reads such a file and keeps its match in this browser. The answer is the match's address; what somebody has added to a
 * match is only shown by a study, and opens as one.
 */
export async function importMatch(text: string): Promise<Result<string>> {
  const { game, text: study } = await recognise(text);
  if (game !== undefined && isStudy(study)) return ok(await studyLink(game, study));
  const file = readFile(text);
  if (!file.ok) return file;
  const { record, players, ...told } = file.value;
  const room = await findGame(record.game)?.load();
  if (!room) return fail('record.game', { game: quote(record.game) });
  const id = findKept(room, file.value) ?? keepRecord(here, room, record, players, { isFromFile: true, ...told });
  return id.ok ? ok(paths.match(record.game, id.value)) : id;
}

/** A match that is here already is not kept twice. */
function findKept(room: Room, filed: FiledMatch): Result<string> | undefined {
  // Older files leave out options that came later.
  const said = ({ record: { game, settings, log }, players }: FiledMatch) =>
    JSON.stringify([game, game === room.game.id && settle(room.about.options, settings), log, players]);
  const wanted = said(filed);
  // A copy that somebody plays on with is not the match that ended there.
  const endsAlike = ({ over, ending }: SavedMatch) => (filed.ending ? over : !ending);
  const kept = store.listMatches().matches.find((match) => endsAlike(match) && said(match) === wanted);
  return kept && ok(kept.id);
}
