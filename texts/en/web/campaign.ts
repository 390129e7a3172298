import { inLanguage } from '../../language.ts';
import { DIFFICULTIES } from '../difficulties.ts';
import { count, listOf, plural } from '../grammar.ts';

export const texts = inLanguage('web/campaign', {
  title: (game: string) => `${game}: the campaign`,
  crumb: 'Campaign',
  lead: 'The challenges get harder and harder, but you can play them in any order. Your progress is saved in this browser.',
  done: (won: number, all: number) => `${won} of ${all} won`,
  starsSay:
    'Each has three stars: one for winning, one for no retries (never undo a loss or anything you drew), and one for no hints.',
  /** Who sits down when a challenge is begun: those of the last match. */
  alone: 'You play alone.',
  withOthers: (others: readonly string[]) => `You play with ${listOf(others)}.`,
  among: (names: readonly string[]) => `${listOf(names)} play together.`,
  changePlayers: 'Change players',
  stars: (stars: number) => count(stars, { one: 'star', other: 'stars' }),
  /** Beside a match that is played: what each star is for, or why it is gone. */
  toWin: {
    win: '★ for a win',
    undo: (isGone: boolean) =>
      isGone
        ? '☆ gone: you undid a loss or something you drew'
        : '★ for no retries: never undo a loss or anything you drew',
    hints: (isGone: boolean) => (isGone ? '☆ gone: you used a hint' : '★ for no hints'),
  },
  /** On the buttons for hints and undo, as long as the star for doing without can be won. */
  costs: 'costs a star',
  /** In the result, beside each star. */
  wonStars: {
    win: 'Won',
    /** Not every undo counts: nobody should read “No undo” who has put a slip right. */
    undo: (wasUsed: boolean) => (wasUsed ? 'Retried' : 'No retries'),
    hints: (wasUsed: boolean) => (wasUsed ? 'Hints used' : 'No hints'),
  },
  starsDone: (stars: number, all: number) => `${stars} of ${all} stars`,
  /** On the picture of the challenge that comes next. */
  next: 'Next',
  /** The same where a match of it was begun. */
  resume: (number: number, title: string) => `Continue challenge ${number}: ${title}`,
  goOn: (number: number, title: string) => `Play challenge ${number}: ${title}`,
  part: (difficulty: number) => DIFFICULTIES[difficulty] ?? `Difficulty ${difficulty}`,
  step: (number: number, title: string) => `${number}. ${title}`,
  won: 'Won',
  tried: (times: number) => plural(times, { one: 'Tried once', other: `Tried ${times} times` }),
  /** How far the best try came. */
  reached: (best: string) => `Best: ${best}`,
  open: 'Not played yet',
  /** On a challenge with a match to go on with. */
  begun: 'In progress: continue',
  allWon: 'You’ve won every challenge. Can you do it in fewer rounds?',
});
