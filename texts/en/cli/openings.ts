import { inLanguage } from '../../language.ts';

/** `boardwalk openings`. */
export const texts = inLanguage('cli/openings', {
  about: 'count how well first moves do between strong computer players',
  games: 'matches to play',
  level: 'who plays them',
  try: 'choose first moves evenly from this many that look best',
  least: 'leave out first moves with fewer matches',
  help: `
Examples:
  boardwalk openings blue-lagoon --games 400
  boardwalk openings metro --seats 3 --json`,
  head: ['', 'first move', 'games', 'mean margin', 'wins', '95%'],
  all: 'all',
});
