import { inLanguage } from '../../language.ts';

/** `boardwalk openings`. */
export const texts = inLanguage('cli/openings', {
  about: 'count how well first moves do between strong computer players',
  games: 'matches to play',
  level: 'who plays them',
  try: 'choose first moves evenly from this many that look best',
  least: 'leave out first moves with fewer matches',
  keep: 'file that keeps every match, so that a long count can stop and go on with the same options',
  campaign: 'play every challenge in turn, where the game has a campaign',
  help: `
Examples:
  boardwalk openings blue-lagoon --games 400
  boardwalk openings metro --seats 3 --json`,
  head: ['', 'first move', 'games', 'mean margin', 'wins', '95%'],
  all: 'all',
});
