/** What the outside did wrong: a value, never an exception. Our own mistakes throw. */
export interface Fault {
  /** Stable and machine-readable, e.g. `metro.short`. */
  readonly code: string;
  /** English, one sentence, names the thing that is wrong. Screens may translate by `code`. */
  readonly message: string;
  /** Number of the rule that says so, as in the game's README, e.g. `M6`. */
  readonly rule?: string;
  /** Where: names of squares or cards for a move, or `at 12` for a place in a text. */
  readonly where?: readonly string[];
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: string, message: string, more: Pick<Fault, 'rule' | 'where'> = {}): Result<never> {
  return { ok: false, fault: { code, message, ...more } };
}

/** For callers that have already proved the text good: a fault here is our own mistake. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.fault.code}: ${result.fault.message}`);
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
