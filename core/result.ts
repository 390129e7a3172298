/** What a fault speaks of: names, numbers, excerpts. Excerpts of outside text are quoted (`quote`). */
export type FaultData = Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;

/** What the outside did wrong: a value, never an exception. Our own mistakes throw. */
export interface Fault {
  /** Stable and machine-readable, e.g. `metro.short`. The sentence is found by it, in texts/. */
  readonly code: string;
  /** Which of the code's sentences says it, where there are several. */
  readonly variant?: string;
  readonly data?: FaultData;
  /** Number of the rule that says so, as in the game's README, e.g. `M6`. */
  readonly rule?: string;
  /** Where: names of squares or cards for a move, or `at 12` for a place in a text. */
  readonly where?: readonly string[];
  /** What it happened in, from the inside out: a placement, a line of a log. */
  readonly within?: readonly Pick<Fault, 'code' | 'data'>[];
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** For callers that have already proved the text good: a fault here is our own mistake. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(describeFault(result.fault));
}

/** A fault for programmers; people are told by `sayFault`. */
export function describeFault({ code, variant, data, within }: Fault): string {
  return JSON.stringify({ code, variant, ...data, within });
}

/** Quotes outside text for a message: short, on one line, and never megabytes of it. */
export function quote(text: string, longest = 40): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  // JSON leaves these as they are, but they end a line or steer a terminal.
  return JSON.stringify(cut).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
