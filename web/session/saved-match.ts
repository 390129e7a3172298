import { fail } from '../../core/platform-faults.ts';
import { parseJson, readRecord } from '../../core/records.ts';
import { ok, type Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import { readEarlyEnding } from '../../online/early-ending.ts';
import { parseSecret } from '../../online/fair-dice.ts';
import type { Ending } from '../../online/messages/parts.ts';
import { type Help, readHelp } from './help.ts';
import { type Player, readPlayer } from './player.ts';
import { readUndone, type Undone } from './undone.ts';

/** A match as this browser keeps it. */
export interface SavedMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** What the match's rolls follow from; never shown and never part of a file while the match goes on. */
  readonly secret: string;
  /** Lines that were there when the match came here: their rolls follow from another secret. */
  readonly carried?: number;
  /** Moves that were taken back and can be made again. */
  readonly undone: Undone;
  /** What people took to help so far; nothing while they took none. */
  readonly help?: Help;
  /** Milliseconds since 1970, for sorting. */
  readonly changed: number;
  readonly over: boolean;
  /** Where it ended before its rules ended it, at the table that it came from. Nobody plays on in it. */
  readonly ending?: Ending;
  /** The match on the server of which this is a private copy. */
  readonly copyOf?: string;
  /** It was over when it came from a file: nobody played it here. */
  readonly isFromFile?: true;
  /** The one person at it has only looked so far: it is found by its address, and no list tells of it. */
  readonly untouched?: true;
  /** Counts the changes: of two states of one match the one with the higher number is the later. */
  readonly version: number;
}

/** What the rolls of a match follow from, and how many of its first lines came from elsewhere. */
export type Luck = Pick<SavedMatch, 'secret' | 'carried'>;

export function formatSavedMatch(match: SavedMatch): string {
  return JSON.stringify(match);
}

/**
 * Reads what this browser has kept, with the checks that a file gets. Older versions of this page kept less: what they
 * left out has a plain value, and a match without a secret gets a new one.
 */
export function parseSavedMatch(text: string, newSecret: () => string): Result<SavedMatch> {
  const value = parseJson(text);
  if (!value.ok) return value;
  const record = readRecord(value.value);
  if (!record.ok) return record;
  const kept = value.value as Partial<Record<string, unknown>>;
  if (typeof kept.id !== 'string') return fail('saved.id');
  if (!Array.isArray(kept.players) || kept.players.length !== record.value.seats) return fail('saved.players');
  const ending = readEarlyEnding({ ending: kept.ending }, record.value.seats);
  return ok({
    id: kept.id,
    record: record.value,
    players: kept.players.map((player) => readPlayer(player, '')),
    secret: parseSecret(kept.secret) ? String(kept.secret) : newSecret(),
    ...readCarried(kept.carried),
    undone: readUndone(kept.undone, record.value.log.length),
    ...(kept.help === undefined ? {} : { help: readHelp(kept.help) }),
    changed: isTime(kept.changed) ? kept.changed : 0,
    over: kept.over === true,
    ...(ending && { ending }),
    ...(typeof kept.copyOf === 'string' ? { copyOf: kept.copyOf } : {}),
    ...(kept.isFromFile === true ? { isFromFile: true } : {}),
    ...(kept.untouched === true ? { untouched: true } : {}),
    version: Number.isSafeInteger(kept.version) ? Number(kept.version) : 0,
  });
}

/** How many lines came from elsewhere, as a file or this browser's storage says it. */
export function readCarried(carried: unknown): { readonly carried?: number } {
  return Number.isSafeInteger(carried) && Number(carried) > 0 ? { carried: Number(carried) } : {};
}

/** A number that a calendar can show: others make the date's formatter throw. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
