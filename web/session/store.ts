import { parseJson } from '../../core/records.ts';
import type { Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { TextStore } from '../../kit/text-store.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { type Player, readPlayer } from './player.ts';
import { formatSavedMatch, parseSavedMatch, type SavedMatch } from './saved-match.ts';

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
  /** Fewest rounds of a match that was won, where the game counts them. */
  readonly rounds?: number;
  /** The most stars of a match that was won. */
  readonly stars?: number;
  /** How far the best of all matches came. */
  readonly reached?: { readonly done: number; readonly all: number };
  /** The match counted last, so that none counts twice. */
  readonly last: string;
}

/** By step. */
export type Tallies = Readonly<Partial<Record<string, Tally>>>;

/** An entry under the name of a match that nobody can read. */
export interface SpoiledMatch {
  readonly id: string;
  readonly text: string;
  readonly why: string;
}

/** Under which names it is kept; all but the last are followed by an id. */
const KEYS = {
  match: 'boardwalk.match.',
  holder: 'boardwalk.holder.',
  setUp: 'boardwalk.set-up.',
  campaign: 'boardwalk.campaign.',
  lesson: 'boardwalk.lesson.',
  pace: 'boardwalk.pace',
} as const;

/** Pauses between other players' moves, in milliseconds. */
export const PACES = { calm: 900, quick: 350, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** What the app remembers. Whatever it reads may have been spoiled, and is checked like a file from outside. */
export class Store {
  private readonly texts: TextStore;
  private readonly newSecret: () => string;

  constructor(texts: TextStore, newSecret: () => string) {
    this.texts = texts;
    this.newSecret = newSecret;
  }

  saveMatch(match: SavedMatch): void {
    this.texts.set(KEYS.match + match.id, formatSavedMatch(match));
  }

  /** `undefined` when there is none; a fault when there is one that cannot be read. */
  loadMatch(id: string): Result<SavedMatch> | undefined {
    const text = this.texts.get(KEYS.match + id);
    return text === undefined ? undefined : parseSavedMatch(text, this.newSecret);
  }

  /** Remembers the word of the tab that plays a match: a tab that finds another word must not write. */
  saveHolder(id: string, word: string): void {
    this.texts.set(KEYS.holder + id, word);
  }

  loadHolder(id: string): string | undefined {
    return this.texts.get(KEYS.holder + id);
  }

  /** Removes an entry, readable or not. The answer puts it back as it was. */
  removeMatch(id: string): () => void {
    const text = this.texts.get(KEYS.match + id);
    this.texts.remove(KEYS.match + id);
    this.texts.remove(KEYS.holder + id);
    return () => text !== undefined && this.texts.set(KEYS.match + id, text);
  }

  /** Newest first. Spoiled entries stay where they are until somebody deletes them. */
  listMatches(): { readonly matches: readonly SavedMatch[]; readonly spoiled: readonly SpoiledMatch[] } {
    const matches: SavedMatch[] = [];
    const spoiled: SpoiledMatch[] = [];
    for (const key of this.texts.keys(KEYS.match)) {
      const id = key.slice(KEYS.match.length);
      const text = this.texts.get(key) ?? '';
      const match = parseSavedMatch(text, this.newSecret);
      if (match.ok && match.value.id === id) matches.push(match.value);
      else spoiled.push({ id, text, why: match.ok ? '' : sayFault(match.fault) });
    }
    return { matches: matches.sort((a, b) => b.changed - a.changed), spoiled };
  }

  saveSetUp(game: string, setUp: SavedSetUp): void {
    this.texts.set(KEYS.setUp + game, JSON.stringify(setUp));
  }

  loadSetUp(game: string): SavedSetUp | undefined {
    const { players, settings } = asObject(this.read(KEYS.setUp + game));
    if (!Array.isArray(players)) return undefined;
    const given = Object.entries(asObject(settings)).filter((entry): entry is [string, string] => isText(entry[1]));
    return { players: players.map((player) => readPlayer(player, '')), settings: Object.fromEntries(given) };
  }

  saveTallies(game: string, tallies: Tallies): void {
    this.texts.set(KEYS.campaign + game, JSON.stringify(tallies));
  }

  loadTallies(game: string): Tallies {
    const kept = Object.entries(asObject(this.read(KEYS.campaign + game)));
    return Object.fromEntries(kept.map(([step, tally]) => [step, readTally(tally)]));
  }

  /** The lesson of a game has been taken to its end. */
  saveLearned(game: string): void {
    this.texts.set(KEYS.lesson + game, JSON.stringify(true));
  }

  hasLearned(game: string): boolean {
    return this.read(KEYS.lesson + game) === true;
  }

  savePace(pace: Pace): void {
    this.texts.set(KEYS.pace, JSON.stringify(pace));
  }

  loadPace(): Pace {
    const pace = this.read(KEYS.pace);
    return isText(pace) && Object.hasOwn(PACES, pace) ? (pace as Pace) : 'calm';
  }

  private read(key: string): unknown {
    const value = parseJson(this.texts.get(key) ?? '');
    return value.ok ? value.value : undefined;
  }
}

function readTally(value: unknown): Tally {
  const { played, won, rounds, stars, reached, last } = asObject(value);
  const { done, all } = asObject(reached);
  return {
    played: typeof played === 'number' ? played : 0,
    won: won === true,
    ...(typeof rounds === 'number' ? { rounds } : {}),
    ...(typeof stars === 'number' ? { stars } : {}),
    ...(typeof done === 'number' && typeof all === 'number' ? { reached: { done, all } } : {}),
    last: isText(last) ? last : '',
  };
}

function asObject(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
