import { inLanguage } from '../../language.ts';
import { count, percent, plural, points } from '../grammar.ts';

/** Not “16%”: that could be of the chance itself. */
const inPoints = (loss: number) => count(points(loss), { one: 'percentage point', other: 'percentage points' });

/** How many mistakes became what, when they were tried again. */
type Outcomes = Readonly<Record<'first' | 'later' | 'near' | 'missed', number>>;

export const texts = inLanguage('web/study-retry', {
  /** What kind of mistake it is, and its place among all that are tried again. */
  title: (mark: string, at: number, all: number) => `${mark} · ${at} of ${all}`,
  say: (words: string) => `Here you ${words}. Find a better move.`,
  /** Somebody else's move: the one who tries it plays that seat. */
  sayAs: (who: string, words: string) => `You play ${who} here. In the match, ${who} ${words}. Find a better move.`,
  checking: 'Looking at your move…',
  right: 'Right!',
  rightBest: 'That’s the move.',
  rightAsGood: (loss: number) =>
    points(loss) <= 0
      ? 'That’s as good as the best move.'
      : `That’s almost as good as the best move: it lowers your chance to win by only ${inPoints(loss)}.`,
  /** Of such a move, in a match: the best is still to be found. */
  near: 'Good!',
  findBest: 'Find the best move',
  wrong: 'Not the best move.',
  wrongSame: 'That’s the move from the match.',
  /** What a wrong move costs in chance to win, compared with the best one, and what the reply to it is, where there is something to say. */
  wrongLoss: (loss: number, reply: string | undefined) => costOf('That', loss, reply),
  wrongSameLoss: (loss: number, reply: string | undefined) => costOf('It', loss, reply),
  /** The same where both chances are known. */
  wrongDrop: (best: number, chance: number, reply: string | undefined) =>
    withReply(`Your chance to win drops from ${percent(best)} to ${percent(chance)}.`, reply),
  /** The same where no chance is left. */
  wrongEnd: (end: 'win' | 'draw' | 'loss', reply: string | undefined) =>
    withReply(end === 'loss' ? 'That loses.' : 'That’s only a draw.', reply),
  failed: 'The computer couldn’t judge that move.',
  again: 'Try again',
  answer: 'See the answer',
  /** The letter is the one on the board, where the move has a place there. */
  theAnswer: (words: string, letter: string | undefined) =>
    `The best move: ${words[0].toLowerCase()}${words.slice(1)}${letter === undefined ? '' : ` at ${letter}`}.`,
  next: 'Next',
  done: 'Done',
  close: 'Back to the study',
  /** The same beside other buttons. */
  back: 'Back',
  endTitle: ({ first, later, near, missed }: Outcomes) =>
    plural(first + later + near + missed, {
      one: missed > 0 ? 'Not found this time' : near > 0 ? 'You found a good move' : 'You found it',
      other:
        missed > 0 ? `You found ${first + later + near} of ${first + later + near + missed}` : 'You found them all',
    }),
  endSay: ({ first, later, near, missed }: Outcomes) =>
    plural(first + later + near + missed, {
      one:
        first > 0
          ? 'On the first try.'
          : later > 0
            ? 'After another try or with a hint.'
            : near > 0
              ? 'It’s almost as good as the best one.'
              : 'Now that you’ve seen it, try it yourself.',
      other: [
        first > 0 && `${first} on the first try`,
        later > 0 && `${later} after another try or with a hint`,
        near > 0 && `${near} almost as good as the best`,
        missed > 0 && `${missed} not found`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    }),
  endAgain: (left: number) => plural(left, { one: 'Try it again', other: `Try those ${left} again` }),
});

/** A second sentence for the reply: it may have a colon of its own. */
function costOf(what: string, loss: number, reply: string | undefined): string {
  const cost = loss >= 0.97 ? `${what} loses the game.` : `${what} lowers your chance to win by ${inPoints(loss)}.`;
  return withReply(cost, reply);
}

function withReply(cost: string, reply: string | undefined): string {
  return reply === undefined ? cost : `${cost} ${reply[0].toUpperCase()}${reply.slice(1)}.`;
}
