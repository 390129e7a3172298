import { inLanguage } from '../../language.ts';
import { count, percent, signed } from '../grammar.ts';

interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const tenths = (value: number) => String(Math.round(value * 10) / 10);
/** "4.2 (±0.1)": half of the 95% interval. */
const within = ({ mean, low, high }: Interval) => `${tenths(mean)} (±${tenths(Math.max(0.1, (high - low) / 2))})`;

export const texts = inLanguage('web/openings', {
  tab: 'What wins',
  title: (game: string) => `What wins in ${game}`,
  loading: 'Opening the statistics…',
  none: 'There are no statistics for this game yet.',
  sayAlone: (games: number, level: number) =>
    `From ${count(games, { one: 'match', other: 'matches' })} that the computer played alone, at level ${level}.`,
  say: (games: number, level: number, seats: number) =>
    `From ${count(games, { one: 'match', other: 'matches' })} between ${seats} computer players of level ${level}.`,
  players: 'Players',
  /** How to read the bars: below everything, for those who ask. */
  howToRead: 'How to read these numbers',
  intervalSay:
    'The dark mark is what was counted, the pale bar where the true share almost certainly is. If two pale bars overlap, neither is clearly better.',
  whatWins: 'Winners and their opponents',
  whatWinsTogether: 'Matches won and matches lost',
  compared: (winners: Interval, others: Interval) =>
    `Winners had ${within(winners)} on average, their opponents ${within(others)}.`,
  comparedTogether: (winners: Interval, others: Interval) =>
    `${within(winners)} on average in matches that were won, ${within(others)} in those that were lost.`,
  winsBy: (title: string) => `${title}: how often that won`,
  group: (from: number, to: number | null) => {
    if (to === null) return `${from} or more`;
    return from === to ? String(from) : `${from}–${to}`;
  },
  intervalOf: (low: number, high: number, games: number) =>
    `${percent(low)} to ${percent(high)} · ${count(games, { one: 'time', other: 'times' })}`,
  rowsSay: 'How often players won who ended with that number.',
  rowsSayTogether: 'How often such matches were won.',
  /** What to take away: of the count that tells most, the group that wins least often and the one that wins most often. */
  lesson: (title: string, low: string, least: number, high: string, most: number) =>
    `The clearest sign of a winner: ${title[0].toLowerCase()}${title.slice(1)}. Players with ${low} won ${percent(least)} of their matches; with ${high}, ${percent(most)}.`,
  lessonTogether: (title: string, low: string, least: number, high: string, most: number) =>
    `The clearest sign of a win: ${title[0].toLowerCase()}${title.slice(1)}. With ${low}, ${percent(least)} of matches were won; with ${high}, ${percent(most)}.`,
  order: 'Does it matter who goes first?',
  seatHead: 'Seat',
  challenges: 'Challenge by challenge',
  seat: (number: number) => `Player ${number}`,
  firstMoves: 'First moves',
  firstSay: 'First moves were picked at random among the most promising, so that unusual ones get a fair try.',
  move: 'First move',
  table: (number: number) => `First moves of player ${number}`,
  games: (games: number) => count(games, { one: 'match', other: 'matches' }),
  wins: 'Wins',
  margin: 'Average lead',
  share: (share: number) => percent(share),
  interval: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  points: ({ mean, low, high }: Interval) =>
    `${signed(Math.round(mean * 10) / 10)} ±${tenths(Math.max(0.1, (high - low) / 2))}`,
  tooFew: 'No first move came up often enough to say anything.',
  play: 'Play now',
});
