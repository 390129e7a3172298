import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const texts = inLanguage('web/history', {
  tab: 'Study your play',
  title: 'Study your play',
  crumb: 'Study your play',
  loading: 'Looking through your matches…',
  none: 'Finish a match, and it shows up here.',
  say: 'Your results, reviews and puzzles, game by game.',
  matches: (matches: number) => count(matches, { one: 'match', other: 'matches' }),
  byLevel: 'Results by level',
  level: 'Level',
  alone: 'On your own',
  won: 'Won',
  shared: 'Shared',
  lost: 'Lost',
  accuracy: 'Accuracy over time',
  accuracySay: 'Choose a point to open its review.',
  accuracyNone: 'Review a match to see how accurately you play.',
  /** Of matches that were reviewed. */
  accuracyUnrated: 'None yet: too few close decisions. Moves that came from hints don’t count.',
  point: (accuracy: number, when: number) => `${Math.round(accuracy)}% accuracy, ${day.format(when)}`,
  percent: (share: number) => `${share}%`,
  puzzles: 'Puzzles',
  rating: (rating: number, tried: number, streak: number) =>
    `Rating ${rating} after ${count(tried, { one: 'puzzle', other: 'puzzles' })}, best streak ${streak}`,
  missed: 'Try a missed puzzle again',
  all: 'Your matches',
  more: 'Study a game',
  puzzle: 'Puzzle of the day',
  openings: 'What wins',
  study: 'Study a match',
  /** For those who listen, after the name of a way. */
  of: (game: string) => `in ${game}`,
});
