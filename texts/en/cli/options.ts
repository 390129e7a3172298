import { inLanguage } from '../../language.ts';
import { count, eitherOf } from '../grammar.ts';

const range = (min: number, max: number) => (min < max ? `${min} to ${max}` : `${min}`);

/** Arguments, options and complaints that several commands share. */
export const texts = inLanguage('cli/options', {
  game: 'a game; boardwalk games lists them',
  games: 'which games (default: all)',
  json: 'print JSON, for programs',
  seed: 'the same text gives the same dice',
  seats: 'number of seats (default: the fewest)',
  set: 'choose an option; can be repeated',
  threads: 'number of threads (default: one per core)',
  file: 'a saved match, or many as JSON lines; - for standard input',
  match: 'which match, if the file has several',
  data: 'where matches are kept (default: your data folder)',

  whole: 'It must be a whole number.',
  positive: 'It must be a number above 0.',
  level: 'A level is a number from 1 to 8.',
  playerLevel: 'A level is a number from 1 to 9.',
  seatFromOne: 'Seats are counted from 1.',
  pair: 'Write it as option=value.',
  choice: (choices: readonly string[], near: string | undefined) =>
    `${near === undefined ? '' : `Did you mean ${near}? `}Choose ${eitherOf(choices)}.`,
  noGaps: (example: string) => `Write it as ${example}, without spaces.`,
  wrongSeats: (game: string, min: number, max: number, found: number) =>
    `${game} has ${range(min, max)} seats, not ${found}.`,

  /** An option or argument, what was typed for it, and what it can be. */
  wrongValue: (name: string, found: string, why: string) => `${name} can’t be ${found}. ${why}`,
  valueMissing: (option: string) => `A value is missing. Write it as ${option}.`,
  optionMissing: (option: string) => `An option is missing: ${option}.`,
  argumentMissing: (argument: string, usage: string) => `${argument} is missing. Write it as boardwalk ${usage}.`,
  gamesAre: (games: readonly string[]) => `Games: ${games.join(', ')}.`,
  tooMany: (command: string, most: number, extra: string) =>
    `${command} takes ${most === 0 ? 'no arguments' : `at most ${count(most, { one: 'argument', other: 'arguments' })}`}. Leave out ${extra}.`,

  interrupted: 'Interrupted.',
  withRule: (said: string, rule: string) => `${said} (rule ${rule})`,
  /** A file or the input, then what is wrong with it. */
  inFile: (name: string, why: string) => `${name}: ${why}`,
  input: 'the input',
  severalMatches: (name: string, matches: number) =>
    `${name} has ${matches} matches. This is the first; choose another with --match N.`,
  noMatch: (wanted: number, matches: number) => `there is no match ${wanted}; there are ${matches}.`,
  wrote: (file: string) => `Wrote ${file}.`,
  from: (low: string, high: string) => `${low} to ${high}`,
  seatColumn: (seat: number) => `seat ${seat}`,
  otherRun: (file: string, found: string) => `${file} belongs to another run: ${found}`,
});
