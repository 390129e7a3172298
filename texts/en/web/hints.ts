import { inLanguage } from '../../language.ts';

const any = (ideas: number) => (ideas === 2 ? 'either of these' : 'any of these');
const veryLikely = (ideas: number) => `You are very likely to win with ${any(ideas)}`;
const veryUnlikely = (ideas: number) => `You are very unlikely to win with ${any(ideas)}`;

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
    alike: (ideas: number) => `About ${percent}% to win with ${any(ideas)}`,
  }),
  exact: (percent: number) => ({
    small: '',
    large: `${percent}%`,
    alike: (ideas: number) => `${percent}% to win with ${any(ideas)}`,
  }),
  almostWon: { small: 'very likely', large: '', alike: veryLikely },
  almostLost: { small: 'very unlikely', large: '', alike: veryUnlikely },
  /** The same beside ideas whose chances are numbers. */
  above: { small: '', large: 'over 96%', alike: veryLikely },
  below: { small: '', large: 'under 4%', alike: veryUnlikely },
  won: { small: 'wins', large: '', alike: (ideas: number) => `You win with ${any(ideas)}` },
  lost: { small: 'loses', large: '', alike: (ideas: number) => `You lose with ${any(ideas)}` },
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
