import { type Command, Option } from 'commander';
import { texts as common } from '#texts/cli/options.ts';
import { quote } from '../core/result.ts';
import type { Room } from '../games/room.ts';
import { Complaint, wrongUsage } from './complaint.ts';
import type { Io } from './io.ts';
import { collectSetting, parseChoice, parseLevel, parsePositive, parseWhole } from './numbers.ts';
import { openRoom } from './set-up.ts';

/** How an option is written and read, and what becomes of it. Its words are found by its name. */
export interface OptionForm<T> {
  /** What follows its name, such as `<n>`; nothing for a switch. */
  readonly value?: string;
  readonly parse?: (text: string, before: never) => T;
  readonly usual?: T;
  readonly isRequired?: boolean;
}

type Forms = Readonly<Record<string, OptionForm<unknown>>>;

/** What the action of a command is handed for its options: those that somebody must say or that have a usual value, and the others. */
export type OptionsOf<F extends Forms> = {
  readonly [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Named<Name>]: ValueOf<F[Name]>;
} & {
  readonly [Name in keyof F as undefined extends ValueOf<F[Name]> ? Named<Name> : never]?: Exclude<
    ValueOf<F[Name]>,
    undefined
  >;
};

type ValueOf<F> = F extends OptionForm<infer T> ? T : never;
/** `--no-luck` is told as `luck`. */
type Named<Name> = Name extends `no${Capitalize<infer Rest>}` ? Uncapitalize<Rest> : Name;

/** The words of a command: what it does, what follows its help, and those of each option and argument under its name. */
type CommandWords = {
  readonly about: string;
  readonly help?: string;
  /** Of arguments that are called like an option. */
  readonly arguments?: Readonly<Record<string, string>>;
} & Readonly<Record<string, unknown>>;

/**
 * A new command, written with its arguments: `arena <game>`, `puzzles <mine|check>`. What several commands share has its
 * words in `#texts/cli/options.ts`.
 */
export function defineCommand(program: Command, usage: string, words: CommandWords, forms: Forms = {}): Command {
  const [name, ...args] = usage.split(' ');
  const command = program.command(name).description(words.about);
  for (const argument of args) {
    const called = argument.replace(/[<>[\].]/g, '');
    const said = words.arguments?.[called] ?? wordsOf(words, called);
    const choices = called.split('|');
    if (choices.length === 1) command.argument(argument, said);
    else
      command.argument(
        argument,
        said,
        named(argument, (text) => parseChoice(text, choices)),
      );
  }
  for (const [option, { value, parse, usual, isRequired = false }] of Object.entries(forms)) {
    const flags = `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const made = new Option(value === undefined ? flags : `${flags} ${value}`, wordsOf(words, option));
    if (parse) made.argParser(named(flags, parse));
    if (usual !== undefined) made.default(usual);
    command.addOption(made.makeOptionMandatory(isRequired));
  }
  return words.help === undefined ? command : command.addHelpText('after', words.help);
}

/** Adds a command without arguments to the program. */
export function plainCommand<F extends Forms>(
  name: string,
  words: CommandWords,
  forms: F,
  act: (options: OptionsOf<F>, io: Io) => Promise<void>,
): (program: Command, io: Io) => void {
  return (program, io) => {
    defineCommand(program, name, words, forms).action((options: OptionsOf<F>) => act(options, io));
  };
}

/** Adds a command about one game to the program. */
export function gameCommand<F extends Forms>(
  name: string,
  words: CommandWords,
  forms: F,
  act: (room: Room, options: OptionsOf<F>, io: Io) => Promise<void>,
): (program: Command, io: Io) => void {
  return (program, io) => {
    defineCommand(program, `${name} <game>`, words, forms).action(async (game: string, options: OptionsOf<F>) =>
      act(await openRoom(game), options, io),
    );
  };
}

/** What is wrong with a value is said with the name of the option or argument it was typed for. */
export function named<T>(name: string, parse: Parse<T>): (text: string, before: unknown) => T {
  return (text, before) => {
    try {
      return parse(text, before as never);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      throw wrongUsage(common.wrongValue(name, quote(text), error.message));
    }
  };
}

function wordsOf(words: CommandWords, name: string): string {
  const all = [words[name], (common as Readonly<Record<string, unknown>>)[name]];
  const said = all.find((each) => typeof each === 'string');
  if (said === undefined) throw new Error(`${name} has no words.`);
  return said;
}

/* Kinds of options, each with what it is when nobody says. */

export const SWITCH: OptionForm<boolean | undefined> = {};
/** One that is on unless `--no-…` is said. */
export const SWITCH_OFF: OptionForm<boolean> = {};

export function whole(): OptionForm<number | undefined>;
export function whole(usual: number): OptionForm<number>;
export function whole(usual?: number): OptionForm<number | undefined> {
  return { value: '<n>', parse: parseWhole, ...withUsual(usual) };
}

export function positive(usual: number): OptionForm<number> {
  return { value: '<n>', parse: parsePositive, usual };
}

export function level(): OptionForm<number | undefined>;
export function level(usual: number): OptionForm<number>;
export function level(usual?: number): OptionForm<number | undefined> {
  return { value: '<n>', parse: parseLevel, ...withUsual(usual) };
}

/** Taken as it is written; `value` says what it is. */
export function plain(value: string): OptionForm<string | undefined>;
export function plain(value: string, usual: string): OptionForm<string>;
export function plain(value: string, usual?: string): OptionForm<string | undefined> {
  return { value, ...withUsual(usual) };
}

/** One of some words. */
export function oneOf<T extends string>(words: readonly T[], usual: T): OptionForm<T> {
  return { value: `<${words.join('|')}>`, parse: (text) => parseChoice(text, words), usual };
}

type Parse<T> = (text: string, before: never) => T;

/** Read by a function of the command's own. */
export function read<T>(value: string, parse: Parse<T>): OptionForm<T | undefined>;
export function read<T>(value: string, parse: Parse<T>, usual: T): OptionForm<T>;
export function read<T>(value: string, parse: Parse<T>, usual?: T): OptionForm<T | undefined> {
  return { value, parse, ...withUsual(usual) };
}

/** One that may be said without a value, and is then true. */
export function withOrWithout<T = string>(value: string, parse?: Parse<T>): OptionForm<T | true | undefined> {
  return parse ? { value, parse } : { value };
}

/** One that must be said. */
export function required<T>(form: OptionForm<T>): OptionForm<Exclude<T, undefined>> {
  return { ...form, isRequired: true } as OptionForm<Exclude<T, undefined>>;
}

function withUsual<T>(usual: T | undefined): { readonly usual?: T } {
  return usual === undefined ? {} : { usual };
}

/** The options that every command has that sets a game up. */
export const SET_UP = { seats: whole(), set: read('<option=value>', collectSetting) } as const;
