import { inLanguage } from '../../language.ts';

/** A move as advice where nothing is marked on a board: with the tile to type. */
export const texts = inLanguage('blue-lagoon/advice', {
  at: (idea: string, tile: string) => `${idea} (${tile})`,
});
