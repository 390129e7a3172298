import { inLanguage } from '../../language.ts';
import { count, object, plural, points } from '../grammar.ts';

export const texts = inLanguage('web/study-retry', {
  title: (at: number, all: number) => `Mistake ${at} of ${all}`,
  say: (who: string, words: string) => `Here ${object(who)} ${words}. Find a better move.`,
  checking: 'Looking at your move…',
  right: 'Right!',
  rightBest: 'That’s the move.',
  rightAsGood: (loss: number) =>
    loss <= 0.005 ? 'That’s as good as the best move.' : `That’s good, within ${points(loss)}% of the best move.`,
  wrong: 'Not yet.',
  wrongSame: 'That’s the move from the match.',
  /** What a wrong move gives away, and what the reply to it is, where there is something to say. */
  wrongLoss: (loss: number, reply: string | undefined) => costOf('That', loss, reply),
  wrongSameLoss: (loss: number, reply: string | undefined) => costOf('It', loss, reply),
  failed: 'The computer couldn’t judge that move.',
  again: 'Try again',
  answer: 'See the answer',
  theAnswer: (words: string) => `The answer: ${words}.`,
  theMarked: (letter: string) => `The answer: ${letter} on the board.`,
  next: 'Next',
  done: 'Done',
  close: 'Back to the study',
  endTitle: (found: number, tried: number) =>
    found < tried
      ? `You found ${found} of ${tried}`
      : plural(tried, { one: 'You found it', other: 'You found them all' }),
  endSay: (first: number, later: number, missed: number) =>
    [
      first > 0 && `${first} at the first try`,
      later > 0 && `${later} after another try`,
      missed > 0 && `${missed} not found`,
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  endAgain: (left: number) => `Try ${count(left, { one: 'mistake', other: 'mistakes' })} again`,
});

/** A second sentence for the reply: it may have a colon of its own. */
function costOf(what: string, loss: number, reply: string | undefined): string {
  const cost =
    loss >= 0.97 ? `${what} loses the game.` : `${what} gives away about ${points(loss)}% of the chance to win.`;
  return reply === undefined ? cost : `${cost} ${reply[0].toUpperCase()}${reply.slice(1)}.`;
}
