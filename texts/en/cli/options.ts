import { inLanguage } from '../../language.ts';

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
  pair: (text: string) => `Write it as option=value, not ${text}.`,
  noGaps: (example: string) => `Write it as ${example}, without spaces.`,
  wrongSeats: (game: string, min: number, max: number, found: number) =>
    `${game} has ${range(min, max)} seats, not ${found}.`,

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
});
