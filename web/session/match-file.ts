import { texts } from '#texts/web/match.ts';
import { texts as playerTexts } from '#texts/web/players.ts';
import { parseJson, parseRecords, readRecord } from '../../core/records.ts';
import { ok, type Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import { readEarlyEnding } from '../../online/early-ending.ts';
import { parseSecret } from '../../online/fair-dice.ts';
import type { Ending, TableDice } from '../../online/messages/parts.ts';
import { type Player, readPlayer } from './player.ts';
import { type Luck, readCarried, type SavedMatch } from './saved-match.ts';
import { seal, unseal } from './sealed.ts';
import type { Chance } from './world.ts';

/** A match in a file, in the form that `boardwalk replay` reads, or sealed while something in it is hidden. */
export type MatchFile =
  | ({ readonly record: MatchRecord; readonly players: readonly Player[] } & Partial<Luck>)
  | {
      readonly record: MatchRecord;
      readonly players: readonly Player[];
      readonly dice?: TableDice;
      /** It is over, even where its rules did not end it. */
      readonly ended: true;
      /** How: who resigned, and who won. */
      readonly ending?: Ending;
    }
  | { readonly note: string; readonly game: string; readonly players: readonly Player[]; readonly sealed: string };

const MOST_SEATS = 16;

/** What a file says of a match. */
export interface FiledMatch {
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** Where it may have ended before its rules ended it. */
  readonly ending?: Ending;
  /** What its rolls follow from, where a finished match tells. */
  readonly luck?: Luck;
}

/**
 * What the match's luck follows from is in no file of a match that goes on, sealed or not: who opens such a file plays on
 * with dice of its own. In a finished match it is there, so that everybody can see that the dice were fair.
 */
export function makeFile(
  { record, players, secret, carried, over, ending }: SavedMatch,
  isOpen: boolean,
  chance: Chance,
): MatchFile {
  // It was played elsewhere: no dice of this browser ever rolled in it.
  if (ending) return { record, players, ended: true, ending };
  if (over) return { record, players, secret, ...(carried === undefined ? {} : { carried }) };
  if (isOpen) return { record, players };
  const { log } = record;
  const sealed = seal(JSON.stringify({ record }), chance.newSalt());
  return { note: texts.sealedNote(log.length), game: record.game, players, sealed };
}

/** Reads such a file. Older ones are never sealed; one without players seats people. */
export function readFile(text: string): Result<FiledMatch> {
  const file = parseJson(text.trim().split('\n')[0]);
  const told = (file.ok && typeof file.value === 'object' ? (file.value ?? {}) : {}) as Partial<
    Record<string, unknown>
  >;
  const { sealed, players } = told;
  const record = typeof sealed === 'string' ? readSealed(sealed) : readFirst(text);
  if (!record.ok) return record;
  const given = Array.isArray(players) ? players : [];
  // A file may claim any number of seats; whether the game has so many is for `replay` to say.
  const seats = Math.min(record.value.seats, MOST_SEATS);
  const seated = Array.from({ length: seats }, (_, seat) => readPlayer(given[seat], playerTexts.player(seat + 1)));
  const ending = readEarlyEnding(told, seats);
  const { secret, carried } = told;
  const luck = typeof secret === 'string' && parseSecret(secret) ? { secret, ...readCarried(carried) } : undefined;
  return ok({ record: record.value, players: seated, ...(ending && { ending }), ...(luck && { luck }) });
}

function readSealed(sealed: string): Result<MatchRecord> {
  const text = unseal(sealed);
  if (!text.ok) return text;
  const value = parseJson(text.value);
  return value.ok ? readRecord(value.value) : value;
}

function readFirst(text: string): Result<MatchRecord> {
  const records = parseRecords(text);
  return records.ok ? ok(records.value[0]) : records;
}
