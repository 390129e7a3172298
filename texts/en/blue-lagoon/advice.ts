import { inLanguage } from '../../language.ts';

/** A move as advice where nothing is marked on a board: with its tile. */
export const texts = inLanguage('blue-lagoon/advice', {
  on: (idea: string, row: number, tile: number) => `${idea} (row ${row}, tile ${tile})`,
  /** With the tile to type. */
  at: (idea: string, tile: string) => `${idea} (${tile})`,
});
