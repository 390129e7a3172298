import { inLanguage } from '../../language.ts';

/** What others did, beside the marks on the table; after the player's name. */
export const texts = inLanguage('arboretum/news', {
  took: (card: string) => `took ${card}`,
  planted: (card: string) => `planted ${card}`,
  /** A suggestion whose square is marked on the table. */
  idea: (card: string) => `Plant ${card}`,
});
