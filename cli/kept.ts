import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seat } from '../core/game.ts';
import { parseRecords } from '../core/records.ts';
import type { MatchRecord } from '../core/timeline.ts';
import { parseSecret } from '../online/fair-dice.ts';

/** An unfinished match with all that it takes to go on. */
export interface KeptMatch {
  readonly record: MatchRecord;
  readonly bots: readonly Seat[];
  readonly level: number;
  /** The rolls are computed from this. Anyone who can read it can predict them, so the file is for its owner alone. */
  readonly secret: string;
}

export interface KeptEntry {
  readonly id: string;
  readonly changed: Date;
  readonly match: KeptMatch;
}

const ENDING = '.json';

/** Unfinished matches, one file each, in a folder that only its owner can read. */
export class KeptMatches {
  private readonly folder: string;

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'matches');
  }

  /** The latest first. A file that cannot be read is left alone, and named in `spoiled`. */
  async list(): Promise<{ readonly entries: readonly KeptEntry[]; readonly spoiled: readonly string[] }> {
    const names = await readdir(this.folder).catch(() => []);
    const entries: KeptEntry[] = [];
    const spoiled: string[] = [];
    for (const name of names.filter((each) => each.endsWith(ENDING))) {
      const file = join(this.folder, name);
      const match = await readFile(file, 'utf8').then(parseKept, () => undefined);
      if (!match) spoiled.push(file);
      else entries.push({ id: name.slice(0, -ENDING.length), changed: (await stat(file)).mtime, match });
    }
    entries.sort((a, b) => b.changed.getTime() - a.changed.getTime());
    return { entries, spoiled };
  }

  /** In one step: whenever the program is stopped, the file has this match or the one before. */
  async keep(id: string, match: KeptMatch): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const half = join(this.folder, `${id}.${process.pid}.half`);
    await writeFile(half, `${JSON.stringify(match)}\n`, { mode: 0o600, flush: true });
    await rename(half, join(this.folder, id + ENDING));
  }

  /** How many moves are kept, or `undefined` when the match is not. */
  async lengthOf(id: string): Promise<number | undefined> {
    const match = await readFile(join(this.folder, id + ENDING), 'utf8').then(parseKept, () => undefined);
    return match?.record.log.length;
  }

  async forget(id: string): Promise<void> {
    await rm(join(this.folder, id + ENDING), { force: true });
  }
}

/** A name that no other match has. */
export function newKeptId(game: string): string {
  return `${game}-${randomBytes(6).toString('hex')}`;
}

function parseKept(text: string): KeptMatch | undefined {
  const records = parseRecords(text);
  if (!records.ok || records.value.length !== 1) return undefined;
  const { bots, level, secret } = JSON.parse(text) as Partial<Record<keyof KeptMatch, unknown>>;
  const isSeats = Array.isArray(bots) && bots.every((seat) => Number.isInteger(seat) && seat >= 0);
  const isLevel = typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 9;
  if (!isSeats || !isLevel || typeof secret !== 'string' || !parseSecret(secret)) return undefined;
  return { record: records.value[0], bots, level, secret };
}
