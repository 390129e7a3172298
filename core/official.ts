import { fail } from './platform-faults.ts';
import type { Random } from './random.ts';
import { ok, quote, type Result } from './result.ts';

/** Named arguments as they came from outside: anything at all. */
export type Input = Readonly<Record<string, unknown>>;

/** What a method takes for one of its arguments, and how it is read. */
export interface Argument<T> {
  /** Completes "expected …": "a whole number from 2 to 6". */
  readonly expects: string;
  /** What the method gets when the argument is left out; without it, leaving it out is a fault. */
  readonly standard?: { readonly value: T };
  /** A word of the command line as the value it stands for. The argument decides: "1212" is a text where a text is wanted. */
  readonly fromWord: (word: string) => unknown;
  readonly read: (value: unknown, name: string) => Result<T>;
}

/** The arguments by name, in the official order. */
export type Arguments = Readonly<Record<string, Argument<unknown>>>;

/** What the arguments were read as. */
type Values<A extends Arguments> = {
  readonly [Name in keyof A]: A[Name] extends Argument<infer T> ? T : never;
};

/** A method of the assignment, by its official name, or one of ours beside them. */
export interface OfficialMethod {
  readonly args: Arguments;
  readonly returns: string;
  /** One line for `boardwalk call --list`. */
  readonly help: string;
  readonly call: (input: Input, random: Random) => Result<unknown>;
}

export type Official = Readonly<Record<string, OfficialMethod>>;

interface Definition<A extends Arguments> {
  readonly args: A;
  readonly returns: string;
  readonly help: string;
  readonly call: (values: Values<A>, random: Random) => Result<unknown>;
}

/** A method that gets its arguments read, in order; the first that cannot be read is the answer. */
export function method<A extends Arguments>({ args, returns, help, call }: Definition<A>): OfficialMethod {
  return {
    args,
    returns,
    help,
    call(input, random) {
      const values = readAll(args, input);
      return values.ok ? call(values.value, random) : values;
    },
  };
}

/** A question about form or validity. An argument that cannot be read is no fault here: the answer is false. */
export function question<A extends Arguments>(
  args: A,
  help: string,
  judge: (values: Values<A>) => boolean,
): OfficialMethod {
  return {
    args,
    returns: 'boolean',
    help,
    call(input) {
      const values = readAll(args, input);
      return ok(values.ok && judge(values.value));
    },
  };
}

/** A question about one text, which has the given name. */
export function textQuestion(name: string, help: string, judge: (given: string) => boolean): OfficialMethod {
  return question({ [name]: text }, help, (values) => judge(values[name]));
}

/** Whether a text is well-formed: whether it can be read. */
export function canRead(parse: (text: string) => Result<unknown>): (text: string) => boolean {
  return (given) => parse(given).ok;
}

/** Any text, also an empty one or one that looks like a number. */
export const text: Argument<string> = {
  expects: 'a text',
  fromWord: (word) => word,
  read: (value, name) => (typeof value === 'string' ? ok(value) : refuseArgument(name, 'a text', value)),
};

/** A text that `parse` understands; it refuses others in its own words. */
export function parsed<T>(parse: (text: string, name: string) => Result<T>): Argument<T> {
  return {
    expects: text.expects,
    fromWord: text.fromWord,
    read(value, name) {
      const given = text.read(value, name);
      return given.ok ? parse(given.value, name) : given;
    },
  };
}

/** A whole number within bounds. */
export function whole(min: number, max: number): Argument<number> {
  const expects = `a whole number from ${min} to ${max}`;
  return {
    expects,
    fromWord: (word) => (/^[+-]?\d+$/.test(word) ? Number(word) : word),
    read: (value, name) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? ok(value)
        : refuseArgument(name, expects, value),
  };
}

export const trueOrFalse: Argument<boolean> = {
  expects: 'true or false',
  fromWord: (word) => (word === 'true' ? true : word === 'false' ? false : word),
  read: (value, name) => (typeof value === 'boolean' ? ok(value) : refuseArgument(name, 'true or false', value)),
};

/** A list or an object, written as JSON on the command line. What it must hold, `parse` says in its own words. */
export function structure<T>(expects: string, parse: (value: object, name: string) => Result<T>): Argument<T> {
  return {
    expects,
    fromWord: readJson,
    read: (value, name) =>
      typeof value === 'object' && value !== null ? parse(value, name) : refuseArgument(name, expects, value),
  };
}

/** The first argument that is needed and was left out, as a fault. */
export function findMissing(args: Arguments, input: Input): Result<never> | undefined {
  const name = Object.keys(args).find((each) => input[each] === undefined && !args[each].standard);
  return name === undefined ? undefined : refuseMissing(name, args[name]);
}

/** An argument that may be left out. */
export function optional<T>(argument: Argument<T>, value: T): Argument<T> {
  return { ...argument, standard: { value } };
}

export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value);
}

function readAll<A extends Arguments>(args: A, input: Input): Result<Values<A>> {
  const values: Record<string, unknown> = {};
  for (const [name, argument] of Object.entries(args)) {
    const value = readOne(argument, input[name], name);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  return ok(values as Values<A>);
}

function readOne(argument: Argument<unknown>, value: unknown, name: string): Result<unknown> {
  if (value !== undefined) return argument.read(value, name);
  if (argument.standard) return ok(argument.standard.value);
  return refuseMissing(name, argument);
}

function refuseMissing(name: string, { expects }: Argument<unknown>): Result<never> {
  return fail('call.argument/missing', { name, expects, where: [name] });
}

export function refuseArgument(name: string, expects: string, value: unknown): Result<never> {
  return fail('call.argument', { name, expects, found: describe(value), where: [name] });
}

/** What is not JSON stays a text, which no structure is: the argument then says what it expected. */
function readJson(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}
