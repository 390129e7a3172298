import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { openHere } from '../../cli/arena/place.ts';
import type { Io } from '../../cli/io.ts';
import { gatherSamples } from '../../cli/learn/thread.ts';
import { measure } from '../../cli/measurement.ts';
import { main } from '../../cli/program.ts';
import { measureSearch } from '../../cli/search-measurement.ts';

export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly input?: string | readonly (string | Uint8Array)[] | AsyncIterable<string>;
  readonly env?: Readonly<Record<string, string>>;
  /** Columns of the screen. */
  readonly columns?: number;
  /** Where unfinished matches are kept; without it, in a temporary one. */
  readonly dataFolder?: string;
  /** When somebody ends a command that runs on and on; at once, unless it says otherwise. */
  readonly interrupted?: Promise<void>;
  /** A person at a terminal: types the next entry whenever the last line on the screen is one of `prompts`. */
  readonly person?: { readonly types: readonly string[]; readonly prompts: RegExp };
}

/** Never the real one: tests leave nothing behind in anybody's home. */
const ELSEWHERE = mkdtempSync(join(tmpdir(), 'boardwalk-data-'));

/** Runs the command line in this process and keeps what it says. For tests. */
export async function capture(argv: readonly string[], world: World = {}): Promise<Captured> {
  const { input = '', env = {}, person } = world;
  const typed = [...(person?.types ?? [])];
  const keys = new PassThrough();
  const screen = new Sink((text) => {
    if (person?.prompts.test(text) && typed.length > 0) setImmediate(() => keys.write(typed.shift()));
  });
  const errors = new Sink();
  const tty = { isTTY: person !== undefined };
  const size = world.columns === undefined ? {} : { columns: world.columns };
  const io: Io = {
    stdin: Object.assign(person ? keys : Readable.from(typeof input === 'string' ? [input] : input), tty),
    stdout: Object.assign(screen, tty, size),
    stderr: errors,
    env,
    dataFolder: world.dataFolder ?? ELSEWHERE,
    program: new URL(import.meta.url),
    untilInterrupted: () => world.interrupted ?? Promise.resolve(),
    measureAlone: measure,
    measureSearchAlone: measureSearch,
    openArena: openHere,
    gatherSamples,
  };
  const code = await main(argv, io);
  await Promise.all([screen, errors].map((sink) => new Promise<void>((done) => sink.end(done))));
  return { code, out: screen.text, err: errors.text };
}

/** Keeps what is written, and takes its time, so that nobody gets by without waiting. */
class Sink extends Writable {
  text = '';
  private readonly onText: ((text: string) => void) | undefined;

  constructor(onText?: (text: string) => void) {
    super({ decodeStrings: false, highWaterMark: 1024 });
    this.onText = onText;
  }

  override _write(chunk: string | Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1');
    this.text += text;
    this.onText?.(text);
    setImmediate(done);
  }
}
