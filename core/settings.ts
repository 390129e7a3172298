import { nearestName } from './nearest-name.ts';
import { fail } from './platform-faults.ts';
import { ok, quote, type Result } from './result.ts';

/** A choice made before the first move. The first value is the default. */
export interface Option {
  readonly id: string;
  readonly title: string;
  /** One line for people who do not know the option. */
  readonly help: string;
  readonly values: readonly Value[];
  /** Where people may also choose for themselves: a value is then the ids of what they picked, one after the other. */
  readonly picks?: Picks;
}

interface Value {
  readonly id: string;
  readonly title: string;
}

/** A number of things out of some, in the order in which they are listed here. */
export interface Picks {
  readonly title: string;
  /** Each has an id of one letter. */
  readonly from: readonly Value[];
  /** How many, by number of seats. */
  readonly counts: readonly number[];
}

/** Value id by option id; complete once settled. */
export type Settings = Readonly<Record<string, string>>;

/** How a game is set up. */
export interface SetUp {
  readonly seats: number;
  readonly settings: Settings;
}

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

/** Fills in defaults; refuses what the game does not offer. What depends on the number of seats is only offered with it. */
export function settle(
  options: readonly Option[],
  given: Readonly<Record<string, unknown>>,
  seats?: number,
): Result<Settings> {
  for (const id of Object.keys(given)) {
    if (!options.some((option) => option.id === id)) {
      const known = options.map((option) => option.id);
      return fail('settings.unknown', { option: quote(id), near: nearestName(id, known) ?? '', known, where: [id] });
    }
  }
  const settled: Record<string, string> = {};
  for (const option of options) {
    const wanted = given[option.id] === undefined ? option.values[0].id : given[option.id];
    if (typeof wanted !== 'string' || !offers(option, wanted, seats)) return refuseValue(option, wanted, seats);
    settled[option.id] = wanted;
  }
  return ok(settled);
}

/** Is this one of the option's values, or a choice that people may make for so many seats? */
export function offers({ values, picks }: Option, value: string, seats?: number): boolean {
  if (values.some(({ id }) => id === value)) return true;
  return picks !== undefined && seats !== undefined && isPick(picks, value, seats);
}

/** In the order of the list, so that one choice is written in one way. */
function isPick({ from, counts }: Picks, value: string, seats: number): boolean {
  const picked = from.filter(({ id }) => value.includes(id));
  return value !== '' && picked.length === counts[seats] && joinPicked(picked) === value;
}

export function joinPicked(picked: readonly { readonly id: string }[]): string {
  return picked.map(({ id }) => id).join('');
}

/** With as many seats as need everything there is, nothing is left to choose. */
export function leavesChoice({ from, counts }: Picks, seats: number): boolean {
  return counts[seats] < from.length;
}

/** The same choice for another number of seats: the last ones go, or the first of the others come. */
export function fitPick({ from, counts }: Picks, value: string, seats: number): string {
  const picked = from.filter(({ id }) => value.includes(id));
  const others = from.filter(({ id }) => !value.includes(id));
  const fitting = new Set([...picked, ...others].slice(0, counts[seats]));
  return joinPicked(from.filter((each) => fitting.has(each)));
}

/** What people picked themselves, made to fit another number of seats. */
export function fitPicks(settings: Settings, options: readonly Option[], seats: number): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([id, value]) => {
      const option = options.find((each) => each.id === id);
      const isOwn = option?.picks && !option.values.some((each) => each.id === value);
      return [id, isOwn ? fitPick(option.picks, value, seats) : value];
    }),
  );
}

function refuseValue({ id, values, picks }: Option, wanted: unknown, seats?: number): Result<never> {
  const known = values.map((value) => value.id);
  const asked = { option: id, known, where: [id] };
  if (typeof wanted !== 'string') return fail('settings.value/type', { ...asked, type: typeof wanted });
  const given = { ...asked, value: quote(wanted), near: nearestName(wanted, known) ?? '' };
  if (!picks || seats === undefined) return fail('settings.value', given);
  return fail('settings.value/picks', { ...given, count: picks.counts[seats], from: joinPicked(picks.from) });
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
