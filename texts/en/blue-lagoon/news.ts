import { inLanguage } from '../../language.ts';

const taking = (token: string | undefined) => (token ? ` and took ${token}` : '');

/** What others did, beside the marks on the board; after the player's name. */
export const texts = inLanguage('blue-lagoon/news', {
  settled: (token?: string) => `placed a settler${taking(token)}`,
  sailed: (token?: string) => `placed a boat${taking(token)}`,
  built: (token?: string) => `built a village${taking(token)}`,
  /** A suggestion whose tile is marked on the board. */
  ideas: { settler: 'Place a settler', boat: 'Place a boat', village: 'Build a village' },
});
