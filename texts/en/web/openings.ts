import { inLanguage } from '../../language.ts';
import { count, percent, signed } from '../grammar.ts';

export const texts = inLanguage('web/openings', {
  tab: 'Openings',
  title: (game: string) => `${game} openings`,
  loading: 'Opening the statistics…',
  none: 'There are no opening statistics for this game yet.',
  say: (games: number, level: number, seats: number) =>
    `From ${count(games, { one: 'match', other: 'matches' })} between ${seats} computer players of level ${level}. Each first move was drawn from those that look best, so that less usual ones get a fair try.`,
  seat: (number: number) => `Player ${number}`,
  goes: (seat: number, share: number, low: number, high: number) =>
    `${seat === 0 ? 'The first player' : `Player ${seat + 1}`} wins ${percent(share)} of the matches (${percent(low)} to ${percent(high)}).`,
  move: 'First move',
  table: (number: number) => `First moves of player ${number}`,
  games: (games: number) => count(games, { one: 'match', other: 'matches' }),
  wins: 'Wins',
  margin: 'Average lead',
  share: (share: number) => percent(share),
  interval: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  points: (points: number) => signed(Math.round(points * 10) / 10),
  intervalSay: 'The pale bar is the 95% interval: where two overlap, neither move is clearly better.',
  tooFew: 'No first move came up often enough to say anything.',
  play: 'Play now',
});
