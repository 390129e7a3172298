export const texts = {
  brand: 'Boardwalk',
  allGames: 'Boardwalk: all games',
  actions: 'Actions',
  /** In the browser's tab. */
  tab: (page: string) => `${page} · Boardwalk`,
  /** Where you are: the game, then the page. */
  crumb: (game: string, page: string) => `${game} · ${page}`,
};
