import { inLanguage } from '../../language.ts';
import { percent, points } from '../grammar.ts';

export const texts = inLanguage('web/puzzle', {
  tab: 'Puzzle',
  title: (game: string) => `${game} puzzles`,
  loading: 'Opening the puzzle…',
  daily: 'Puzzle of the day',
  numbered: (at: number, all: number) => `Puzzle ${at} of ${all}`,
  say: 'It’s your move. One idea is clearly better than the rest. Find it.',
  level: (level: number, most: number) =>
    level > most ? 'None of the computer’s levels finds this.' : `Level ${level} is the first to find this.`,
  exact: 'The answer is certain: every move was followed to the end of the match.',
  rating: 'Your rating',
  streak: 'In a row',
  again: 'Try again',
  answer: 'See the answer',
  another: 'Another one like this',
  today: 'Puzzle of the day',
  study: 'Study this position',
  answers: 'What each move is worth',
  worth: (chance: number) => percent(chance),
  loses: (loss: number) => `gives away ${points(loss)}%`,
  accepted: 'right',
  /** Why, in the words of a hint, which begin small: below the move. */
  why: (reason: string) => `${reason[0].toUpperCase()}${reason.slice(1)}.`,
  noneSay: 'There are no puzzles for this game yet.',
});
