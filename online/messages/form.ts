import { ok, quote, type Result } from '../../core/result.ts';
import { fail } from '../faults.ts';

/*
 * How messages from outside are read: each part of a message has a form, which takes any value and gives back one of the
 * right type or says what is wrong and where. Nothing else of the outside's objects is kept: unknown fields fall away.
 */

export interface Form<T> {
  read(value: unknown, where: string): Result<T>;
  /** The field may be absent. */
  readonly optional?: true;
}

/** Of the name of a field that the sender chose. */
const LONGEST_FIELD = 40;

/** What a form gives. */
export type Of<F> = F extends Form<infer T> ? T : never;

type Fields = Readonly<Record<string, Form<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type Shape<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Of<F[K]>;
};

/** A text of at most so many characters, on one line, in which nothing steers a terminal. */
export function text(longest: number, shortest = 0, pattern?: RegExp): Form<string> {
  return make(`a text of ${shortest} to ${longest} characters`, (value) => {
    if (typeof value !== 'string' || value.length < shortest || value.length > longest) return false;
    return !CONTROL.test(value) && (pattern === undefined || pattern.test(value));
  });
}

/** Control characters and line separators: they end a line or steer a terminal. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

export function whole(least: number, most: number): Form<number> {
  return make(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
}

export const flag: Form<boolean> = make('true or false', (value) => typeof value === 'boolean');

export function oneOf<const T extends string>(...words: readonly T[]): Form<T> {
  return make(`one of ${words.join(', ')}`, (value) => words.includes(value as T));
}

export function list<T>(form: Form<T>, longest: number, shortest = 0): Form<readonly T[]> {
  return {
    read: (value, where) => {
      if (!Array.isArray(value) || value.length < shortest || value.length > longest)
        return refuse(where, `a list of ${shortest} to ${longest}`, value);
      const items: T[] = [];
      for (const [at, item] of value.entries()) {
        const read = form.read(item, `${where}[${at}]`);
        if (!read.ok) return read;
        items.push(read.value);
      }
      return ok(items);
    },
  };
}

/** Texts by name, e.g. settings. */
export function texts(most: number, longest: number): Form<Readonly<Record<string, string>>> {
  return record(text(longest), most);
}

/** Any number. */
export const real: Form<number> = make('a number', (value) => Number.isFinite(value));

/** The first of these forms that fits. */
export function either<const F extends readonly Form<unknown>[]>(...forms: F): Form<Of<F[number]>> {
  return {
    read: (value, where) => {
      let read: Result<unknown> = refuse(where, 'a known kind', value);
      for (const form of forms) {
        if (read.ok) break;
        read = form.read(value, where);
      }
      return read as Result<Of<F[number]>>;
    },
  };
}

/** Values of one form by name. */
export function record<T>(form: Form<T>, most: number): Form<Readonly<Record<string, T>>> {
  return {
    read: (value, where) => {
      if (!isObject(value) || Object.keys(value).length > most)
        return refuse(where, `an object of at most ${most} fields`, value);
      const entries: [string, T][] = [];
      for (const [name, item] of Object.entries(value)) {
        if (name.length > LONGEST_FIELD) return refuse(where, 'an object with shorter names', value);
        const read = form.read(item, `${where}.${quote(name)}`);
        if (!read.ok) return read;
        entries.push([name, read.value]);
      }
      return ok(Object.fromEntries(entries));
    },
  };
}

export function maybe<T>(form: Form<T>): Form<T> & { readonly optional: true } {
  return { read: form.read, optional: true };
}

/** The value, or null where there is none. */
export function orNull<T>(form: Form<T>): Form<T | null> {
  return { read: (value, where) => (value === null ? ok(null) : form.read(value, where)) };
}

export function shape<const F extends Fields>(fields: F): Form<Shape<F>> {
  const all = Object.entries(fields);
  return {
    read: (value, where) => {
      if (!isObject(value)) return refuse(where, 'an object', value);
      const made: Record<string, unknown> = {};
      for (const [name, form] of all) {
        const given = own(value, name);
        if (given === undefined && form.optional) continue;
        const read = form.read(given, inside(where, name));
        if (!read.ok) return read;
        made[name] = read.value;
      }
      return ok(made as Shape<F>);
    },
  };
}

/** Objects that say by the field `tag` which of several shapes they have. */
export function variants<const Tag extends string, const V extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  kinds: V,
): Form<{ [K in keyof V]: Readonly<Record<Tag, K>> & Shape<V[K]> }[keyof V]> {
  const forms = new Map(Object.entries(kinds).map(([kind, fields]) => [kind, shape(fields)]));
  const names = oneOf(...Object.keys(kinds));
  return {
    read: (value, where) => {
      if (!isObject(value)) return refuse(where, 'an object', value);
      const kind = names.read(own(value, tag), inside(where, tag));
      if (!kind.ok) return kind;
      const read = forms.get(kind.value)?.read(value, where);
      if (!read) throw new Error(`No form of ${kind.value}.`);
      return read.ok ? ok({ [tag]: kind.value, ...(read.value as object) } as never) : read;
    },
  };
}

/** Reads a text as JSON of this form. */
export function parseWith<T>(form: Form<T>, json: string, longest: number): Result<T> {
  if (json.length > longest) return fail('message.long', { most: longest, found: json.length });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return fail('message.json');
  }
  return form.read(value, '');
}

function make<T>(wanted: string, isRight: (value: unknown) => boolean): Form<T> {
  return { read: (value, where) => (isRight(value) ? ok(value as T) : refuse(where, wanted, value)) };
}

function refuse(where: string, wanted: string, value: unknown): Result<never> {
  return fail('message.form', { field: where === '' ? 'A message' : `"${where}"`, wanted, found: describe(value) });
}

function describe(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}

/** Not what every object inherits. */
function own(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function inside(where: string, name: string): string {
  return where === '' ? name : `${where}.${name}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
