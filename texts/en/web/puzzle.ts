import { inLanguage } from '../../language.ts';
import { percent, points } from '../grammar.ts';

export const texts = inLanguage('web/puzzle', {
  tab: 'Puzzle',
  title: (game: string) => `${game} puzzles`,
  loading: 'Opening the puzzle…',
  daily: 'Puzzle of the day',
  numbered: (at: number, all: number) => `Puzzle ${at} of ${all}`,
  say: 'You’re to move. One idea is clearly better than the rest. Find it.',
  level: (level: number, most: number) =>
    level > most ? 'Harder than our strongest level finds' : `Level ${level} finds it`,
  exact: 'Worked out to the end of the match',
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
  noneSay: 'So far there are puzzles for Metro and Arboretum.',
});
