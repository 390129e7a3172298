import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Screen } from '../kit/draw/terminal.ts';
import type { ArenaTable } from './arena/place.ts';
import type { ArenaPlace } from './arena/pool.ts';
import { formatColumns } from './layout.ts';
import type { LearnJob, LearnReport } from './learn/thread.ts';
import type { BenchJob, Measurement } from './measurement.ts';
import type { SearchJob, SearchMeasurement } from './search-measurement.ts';

/** Everything a command touches of the world outside; tests hand in their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?: (raw: boolean) => unknown };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where unfinished matches are kept, unless --data names another folder. */
  readonly dataFolder: string;
  /** This program, for threads and processes of its own. */
  readonly program: URL;
  /** Resolves when somebody wants a command that runs on and on to end. */
  readonly untilInterrupted: () => Promise<void>;
  /** Measures one game where no other game's classes have been seen. */
  readonly measureAlone: (job: BenchJob) => Promise<Measurement>;
  readonly measureSearchAlone: (job: SearchJob) => Promise<SearchMeasurement>;
  /** Somewhere to play an arena's games beside the others. */
  readonly openArena: (table: ArenaTable) => Promise<ArenaPlace>;
  /** Plays with itself beside the others, and keeps what was seen. */
  readonly gatherSamples: (job: LearnJob) => Promise<LearnReport>;
}

/** Writes, and waits where the reader is slow. */
export async function emit(stream: Writable, text: string | Uint8Array): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

export function print(io: Io, text: string): Promise<void> {
  return emit(io.stdout, `${text}\n`);
}

export function printJson(io: Io, value: unknown): Promise<void> {
  return print(io, JSON.stringify(value, null, 2));
}

/** The parts of a report, a line each; or JSON, for programs. */
export function printReport(io: Io, report: object, json = false): Promise<void> {
  if (json) return printJson(io, report);
  return print(io, formatColumns(Object.entries(report).map(([name, value]) => [name, String(value)])));
}

/** For words that are not the answer, so that a pipe carries answers only. */
export function note(io: Io, text: string): void {
  io.stderr.write(`${text}\n`);
}

/** NO_COLOR wins over FORCE_COLOR, and both over what the terminal is. */
export function hasColour({ env, stdout }: Io): boolean {
  if (env.NO_COLOR || env.FORCE_COLOR === '0' || env.FORCE_COLOR === 'false') return false;
  if (env.FORCE_COLOR !== undefined) return true;
  return stdout.isTTY === true && env.TERM !== 'dumb';
}

/** Columns for running text; longer lines are tiring even where they fit. */
export function textWidth({ stdout }: Io): number {
  return Math.max(40, Math.min(stdout.columns ?? 80, 100));
}

/** Columns of a board where nothing says how wide the screen is, and the fewest that every board can be drawn in. */
const USUAL_WIDTH = 100;
const NARROWEST = 60;

/** What boards are drawn on, as wide as it is now. */
export function screenOf(io: Io): Screen {
  const width = io.stdout.columns ?? Number.parseInt(io.env.COLUMNS ?? '', 10);
  return { colour: hasColour(io), width: Math.max(NARROWEST, width > 0 ? width : USUAL_WIDTH) };
}

/** A person sits at both ends. */
export function isInteractive({ stdin, stdout }: Io): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}
