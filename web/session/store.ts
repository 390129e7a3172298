import type { Settings } from '../../core/settings.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import { type Player, readPlayer } from './player.ts';

/** A match as this browser keeps it. */
export interface SavedMatch {
  readonly id: string;
  readonly record: MatchRecord;
  /** What the match's dice follow from; matches kept by older versions have none. It must not leave this browser. */
  readonly secret?: string;
  readonly players: readonly Player[];
  /** Milliseconds since 1970, for sorting. */
  readonly changed: number;
  readonly over: boolean;
}

/** How somebody set a game up the last time. */
export interface SavedSetUp {
  readonly players: readonly Player[];
  readonly settings: Settings;
}

/** What this browser remembers of one step of a campaign. */
export interface Tally {
  /** Finished matches. */
  readonly played: number;
  readonly won: boolean;
  /** Fewest moves of a match that was won. */
  readonly best?: number;
  /** The match counted last, so that none counts twice. */
  readonly last: string;
}

/** By step. */
export type Tallies = Readonly<Partial<Record<string, Tally>>>;

const MATCH = 'boardwalk.match.';
const SET_UP = 'boardwalk.set-up.';
const CAMPAIGN = 'boardwalk.campaign.';
const PACE = 'boardwalk.pace';

/** Pauses between other players' moves, in milliseconds. */
export const PACES = { calm: 900, quick: 350, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export function saveMatch(match: SavedMatch): void {
  write(MATCH + match.id, match);
}

export function loadMatch(id: string): SavedMatch | undefined {
  return withPlayers(read<SavedMatch>(MATCH + id));
}

export function deleteMatch(id: string): void {
  localStorage.removeItem(MATCH + id);
}

/** Newest first. */
export function listMatches(): SavedMatch[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(MATCH))
    .flatMap((key) => withPlayers(read<SavedMatch>(key)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export function saveSetUp(game: string, setUp: SavedSetUp): void {
  write(SET_UP + game, setUp);
}

export function loadSetUp(game: string): SavedSetUp | undefined {
  return withPlayers(read<SavedSetUp>(SET_UP + game));
}

export function saveTallies(game: string, tallies: Tallies): void {
  write(CAMPAIGN + game, tallies);
}

export function loadTallies(game: string): Tallies {
  return read<Tallies>(CAMPAIGN + game) ?? {};
}

export function savePace(pace: Pace): void {
  write(PACE, pace);
}

export function loadPace(): Pace {
  const pace = read<string>(PACE);
  return pace !== undefined && Object.hasOwn(PACES, pace) ? (pace as Pace) : 'calm';
}

/** What an older version of this page kept may lack what players have now. */
function withPlayers<T extends { readonly players: readonly Player[] }>(kept: T | undefined): T | undefined {
  if (!Array.isArray(kept?.players)) return undefined;
  return { ...kept, players: kept.players.map((player) => readPlayer(player, '')) };
}

/** Storage may be full, forbidden or spoiled; a match must go on all the same. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`Could not keep ${key}: ${String(error)}`);
  }
}

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
