import { inLanguage } from '../../language.ts';

/** `boardwalk calibrate`. */
export const texts = inLanguage('cli/calibrate', {
  about: 'measure what reviews compare with: how often each level errs, and what positions are worth',
  matches: 'matches whose positions every level is asked about; 0 keeps the present rates',
  decisions: 'decisions to review in each match',
  values: 'matches to fit values and luck to; 0 keeps the present ones',
  check: 'matches over which to add up the luck that the values see',
  level: 'who plays those matches',
  noLuck: 'for a game in which chance only sets the table: values see its luck as noise',
  keep: 'keep every match that was reviewed; run the same command again to go on',
  share: 'review only every so many matches, e.g. 3/16 every 16th from the third; run once more without it at the end',
  shareWithoutFile: 'A share is only of use with --keep: without a file nobody would know what was reviewed.',
  wrongShare: 'Write it as part and number of parts, e.g. 3/16.',
  out: 'the table to update (default: the game’s own in study/tables)',
  written: (file: string) => `Written to ${file}`,
  fitted: (seats: number, values: string) => `${seats} seats: ${values}`,
  nothingToCheck: (game: string, seats: number) => `${game} has no luck to check at a table of ${seats}.`,
  luck: (matches: number, mean: number, error: number, saving: number, savingWithStart: number) =>
    `Luck over ${matches} matches: ${mean} ± ${error}. Plain results vary ${saving} times as much as results\n` +
    `without luck, and ${savingWithStart} times as much as those without luck and set-up.`,
  rate: (level: number, rate: number, error: number, decisions: number) =>
    `Level ${level}: ${rate} ± ${error}, ${decisions} decisions`,
  above: (rate: number, error: number, level: number) => `, ${rate} ± ${error} above level ${level}`,
});
