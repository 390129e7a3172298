import { inLanguage } from '../../language.ts';

const behind = (page: string) => ` · ${page}`;

export const texts = inLanguage('web/frame', {
  brand: 'Boardwalk',
  allGames: 'Boardwalk: all games',
  actions: 'Actions',
  /** In the browser's tab. */
  tab: (page: string) => `${page} · Boardwalk`,
  /** Where you are: the game, then the page; on a phone there may be room for the game alone. */
  crumb: (game: string, page: string) => `${game}${behind(page)}`,
  behind,
  backTo: { match: 'Back to your match', result: 'Back to the result', lesson: 'Back to the lesson' },
});
