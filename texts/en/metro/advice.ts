import { inLanguage } from '../../language.ts';

/** A move as advice, before it is played. */
export const texts = inLanguage('metro/advice', {
  draw: 'Keep the tile and draw another',
  layAt: (square: string) => `Place your tile at ${square}`,
  lay: (row: number, column: number) => `Place your tile in row ${row}, column ${column}`,
});
