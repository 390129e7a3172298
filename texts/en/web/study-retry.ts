import { inLanguage } from '../../language.ts';
import { object, points } from '../grammar.ts';

export const texts = inLanguage('web/study-retry', {
  title: (at: number, all: number) => `Mistake ${at} of ${all}`,
  say: (who: string, words: string) => `Here ${object(who)} ${words}. Find a better move.`,
  checking: 'Looking at your move…',
  right: 'Right!',
  rightBest: 'That’s the move.',
  rightAsGood: (loss: number) =>
    loss <= 0.005 ? 'That’s as good as the best move.' : `That’s good: it gives away only ${points(loss)}%.`,
  wrong: 'Not yet.',
  wrongSame: 'That’s the move from the match.',
  wrongLoss: (loss: number) => `That gives away about ${points(loss)}% of the chance to win.`,
  failed: 'The computer couldn’t judge that move.',
  again: 'Try again',
  answer: 'See the answer',
  theAnswer: (words: string) => `The answer: ${words}.`,
  against: (words: string) => `Against it: ${words}.`,
  next: 'Next',
  done: 'Done',
  close: 'Back to the study',
});
