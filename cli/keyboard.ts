import { createInterface, emitKeypressEvents } from 'node:readline';
import { interruption } from './complaint.ts';
import { emit, type Io, isInteractive } from './io.ts';
import { readLines, TOO_LONG } from './lines.ts';

const LONGEST_LINE = 10_000;

/** Asks a person, or a script, one line at a time. */
export interface Keyboard {
  /** The answer, or `undefined` when the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  /** Whether the input ended with Ctrl-C. */
  readonly interrupted: boolean;
  close(): void;
}

/** `complete` offers ends for what has been typed, on Tab. */
export function openKeyboard(io: Io, complete: () => readonly string[]): Keyboard {
  return isInteractive(io) ? openTerminal(io, complete) : openScript(io);
}

function openTerminal(io: Io, complete: () => readonly string[]): Keyboard {
  const terminal = createInterface({
    input: io.stdin,
    output: io.stdout,
    terminal: true,
    completer: (typed: string) => [complete().filter((text) => text.startsWith(typed)), typed],
  });
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let closed = false;
  let interrupted = false;
  terminal.on('SIGINT', () => {
    interrupted = true;
    terminal.close();
  });
  terminal.on('line', (line) => {
    if (waiting) waiting(line);
    else lines.push(line);
  });
  terminal.on('close', () => {
    closed = true;
    waiting?.(undefined);
  });
  return {
    ask(prompt) {
      if (lines.length > 0) return Promise.resolve(lines.shift());
      if (closed) return Promise.resolve(undefined);
      terminal.setPrompt(prompt);
      terminal.prompt();
      return new Promise((resolve) => {
        waiting = (line) => {
          waiting = undefined;
          resolve(line);
        };
      });
    },
    get interrupted() {
      return interrupted;
    },
    close: () => terminal.close(),
  };
}

function openScript(io: Io): Keyboard {
  const lines = flatten(io);
  return {
    async ask(prompt) {
      const next = await lines.next();
      if (next.done) return undefined;
      // The script's answers are shown, so that what comes out reads like a game at the keyboard.
      await emit(io.stdout, `${prompt}${next.value}\n`);
      return next.value;
    },
    interrupted: false,
    close: () => io.stdin.destroy(),
  };
}

async function* flatten(io: Io): AsyncGenerator<string> {
  for await (const lines of readLines(io.stdin, LONGEST_LINE)) {
    for (const line of lines) yield line === TOO_LONG ? '' : line;
  }
}

/** Single keys by name, until the input ends; Ctrl-C throws. The terminal must be given back: leave the loop, do not drop it. */
export async function* readKeys({ stdin }: Io): AsyncGenerator<string> {
  const keys: string[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  let interrupted = false;
  const onKey = (text: string | undefined, key: { name?: string; ctrl?: boolean }) => {
    if (key.ctrl && key.name === 'c') interrupted = true;
    else keys.push(key.name ?? text ?? '');
    wake?.();
  };
  const onEnd = () => {
    ended = true;
    wake?.();
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode?.(true);
  stdin.on('keypress', onKey).on('end', onEnd).resume();
  try {
    while (!ended || keys.length > 0) {
      if (interrupted) throw interruption();
      const key = keys.shift();
      if (key !== undefined) yield key;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    stdin.setRawMode?.(false);
    stdin.off('keypress', onKey).off('end', onEnd).pause();
  }
}
