import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk ladder`, and the tables that it writes. */
export const texts = inLanguage('cli/ladder', {
  about: 'play all levels against each other and the baselines, and write a report',
  arguments: { games: 'which games (default: all)' },
  games: 'games for each pairing',
  top: 'games of level 8 against level 7, or of a table of level 8; these take long',
  share: 'level 8 gets this part of its iterations against all others: 1 all, 8 an eighth',
  tableShare: 'the same at tables of three or more (default: as --share)',
  keep: 'where results are kept; run the same command again to resume',
  out: 'the report to update',
  written: (game: string, meetings: number, file: string) =>
    `${game}: ${count(meetings, { one: 'meeting', other: 'meetings' })}, written to ${file}`,
  meeting: (game: string, players: readonly string[]) => `${game}: ${players.join(' v ')}`,
  title: 'Strength',
  difficulty: (difficulty: number) => `difficulty ${difficulty}`,
  head: ['who meets whom', 'games', 'first wins', '95%', 'Elo', 'mean scores'],
  headTogether: ['player', 'games', 'won', '95%'],
  allWon: 'all won',
  allLost: 'all lost',
});
