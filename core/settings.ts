import { fail } from './platform-faults.ts';
import { ok, quote, type Result } from './result.ts';

/** A choice made before the first move. The first value is the default. */
export interface Option {
  readonly id: string;
  readonly title: string;
  /** One line for people who do not know the option. */
  readonly help: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
}

/** Value id by option id; complete once settled. */
export type Settings = Readonly<Record<string, string>>;

/** An option that is simply off or on. */
export function flag(id: string, texts: Readonly<Record<'title' | 'help' | 'off' | 'on', string>>): Option {
  return choice(id, texts, ['off', 'on']);
}

/** An option whose words are in one place: its title, its help, and under the id of each value the title of that. */
export function choice<V extends string>(
  id: string,
  texts: Readonly<Record<V | 'title' | 'help', string>>,
  values: readonly V[],
): Option {
  return {
    id,
    title: texts.title,
    help: texts.help,
    values: values.map((value) => ({ id: value, title: texts[value] })),
  };
}

/** Fills in defaults; refuses what the game does not offer. */
export function settle(options: readonly Option[], given: Readonly<Record<string, unknown>>): Result<Settings> {
  for (const id of Object.keys(given)) {
    if (!options.some((option) => option.id === id)) {
      return fail('settings.unknown', { option: quote(id), known: options.map((option) => option.id), where: [id] });
    }
  }
  const settled: Record<string, string> = {};
  for (const option of options) {
    const wanted = given[option.id] === undefined ? option.values[0].id : given[option.id];
    if (typeof wanted !== 'string' || !option.values.some((value) => value.id === wanted)) {
      const given = { option: option.id, known: option.values.map((value) => value.id), where: [option.id] };
      return typeof wanted === 'string'
        ? fail('settings.value', { ...given, value: quote(wanted) })
        : fail('settings.value/type', { ...given, type: typeof wanted });
    }
    settled[option.id] = wanted;
  }
  return ok(settled);
}

/** Only what differs from the defaults: what a notation line or a link needs to carry. */
export function unusualSettings(options: readonly Option[], settings: Settings): Settings {
  return Object.fromEntries(
    options
      .filter((option) => settings[option.id] !== undefined && settings[option.id] !== option.values[0].id)
      .map((option) => [option.id, settings[option.id]]),
  );
}

/** Reads `option=value` words of a notation line, each option once. Whether the game offers them is for `settle` to say. */
export function parsePairs(words: readonly string[]): Result<Readonly<Record<string, string>>> {
  // A map, because a plain object would swallow an option called __proto__.
  const given = new Map<string, string>();
  for (const word of words) {
    const [id, value, more] = word.split('=', 3);
    if (!id || value === undefined || more !== undefined || given.has(id)) {
      return fail('settings.pair', { text: quote(word) });
    }
    given.set(id, value);
  }
  return ok(Object.fromEntries(given));
}
