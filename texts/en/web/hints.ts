import { inLanguage } from '../../language.ts';

const all = (ideas: number) => (ideas === 2 ? 'both' : 'all');
const any = (ideas: number) => (ideas === 2 ? 'either' : 'any of them');

/** Ideas for the next move, and how likely the table is to win. */
export const texts = inLanguage('web/hints', {
  title: (ideas: number) => ['', 'One idea', 'Two ideas', 'Three ideas'][ideas],
  bestFirst: (ideas: number) => (ideas > 1 ? 'chance to win, best first' : 'chance to win'),
  thinking: 'A strong player is thinking…',
  failedTitle: 'Ideas',
  failed: 'No suggestion this time. You can ask again.',
  close: 'Close the ideas',
  play: (letter: string) => `Play ${letter}`,
  /** What speaks for an idea, where that is what the idea is called. */
  asTitle: (words: string) => `${words[0].toUpperCase()}${words.slice(1)}`,
  /** Before what speaks for a move, and before what speaks against it: for those who listen. */
  gain: 'For it:',
  risk: 'Against it:',
  /** The chance beside an idea, and what is said instead when all ideas are about the same. */
  about: (percent: number) => ({
    small: 'about',
    large: `${percent}%`,
    alike: (ideas: number) => `${all(ideas)} about ${percent}% to win`,
  }),
  exact: (percent: number) => ({
    small: '',
    large: `${percent}%`,
    alike: (ideas: number) => `${all(ideas)} ${percent}% to win`,
  }),
  almostWon: {
    small: 'very',
    large: 'high',
    alike: (ideas: number) => `a very high chance with ${any(ideas)}`,
  },
  almostLost: { small: 'very', large: 'low', alike: (ideas: number) => `a very low chance with ${any(ideas)}` },
  won: { small: '', large: 'wins', alike: (ideas: number) => `a sure win with ${any(ideas)}` },
  lost: { small: '', large: 'loses', alike: (ideas: number) => `a sure loss with ${any(ideas)}` },
  chance: 'Chance to win',
  /** What the per cent assumes: against beginners, or with a beginner's moves, the chance is another. */
  chanceSays: 'An estimate: how often you would win from here with good play.',
  percent: (percent: number) => `${percent}%`,
  /** An estimate at either end, after "Chance to win"; as short as a phone has room for. */
  surelyWon: 'very high',
  surelyLost: 'very low',
  /** Below the per cent, and below such words, where there is no room for more. */
  toWin: 'to win',
  short: 'win chance',
});
