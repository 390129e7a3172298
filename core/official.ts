import type { Random } from './random.ts';
import { fail, ok, quote, type Result } from './result.ts';

/** Named arguments as they came from outside: anything at all. */
export type Input = Readonly<Record<string, unknown>>;

/** A method of the assignment, by its official name, or one of ours beside them. */
export interface OfficialMethod {
  /** Argument names in the official order. */
  readonly args: readonly string[];
  readonly returns: string;
  /** One line for `boardwalk call --list`. */
  readonly help: string;
  readonly call: (input: Input, random: Random) => Result<unknown>;
}

export type Official = Readonly<Record<string, OfficialMethod>>;

/** Reads a text argument; anything else is a fault that names it. */
export function textArgument(input: Input, name: string): Result<string> {
  const value = input[name];
  return typeof value === 'string'
    ? ok(value)
    : fail('call.argument', `${name} must be a text, not ${describe(value)}.`, { where: [name] });
}

/** Reads a whole number within bounds. */
export function wholeArgument(input: Input, name: string, min: number, max: number): Result<number> {
  const value = input[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return ok(value);
  return fail('call.argument', `${name} must be a whole number from ${min} to ${max}, not ${describe(value)}.`, {
    where: [name],
  });
}

export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value);
}
