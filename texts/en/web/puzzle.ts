import { inLanguage } from '../../language.ts';
import { percent, points, signed } from '../grammar.ts';

export const texts = inLanguage('web/puzzle', {
  tab: 'Puzzle',
  title: (game: string) => `${game} puzzles`,
  loading: 'Opening the puzzle…',
  daily: 'Puzzle of the day',
  numbered: (at: number, all: number) => `Puzzle ${at} of ${all}`,
  say: 'It’s your move. One idea is clearly better than the rest. Find it.',
  difficulties: ['Easy', 'Medium', 'Hard', 'Very hard'],
  exact: 'The answer is certain: the computer followed every move to the end.',
  rating: 'Your rating',
  streak: 'In a row',
  again: 'Try again',
  answer: 'See the answer',
  answerCounts: 'Seeing the answer counts as a miss.',
  another: 'Another puzzle',
  easier: 'Easier',
  harder: 'Harder',
  game: 'Game',
  change: (points: number) => signed(points),
  today: 'Puzzle of the day',
  study: 'Study this position',
  answers: 'What each move is worth',
  worth: (chance: number) => percent(chance),
  loses: (loss: number) => (loss >= 0.97 ? 'loses the game' : `gives away ${points(loss)}%`),
  accepted: 'right',
  /** Why, in the words of a hint, which begin small: below the move. */
  why: (reason: string) => `${reason[0].toUpperCase()}${reason.slice(1)}.`,
  noneSay: 'There are no puzzles for this game yet.',
});
