/** A move as advice, before it is played. */
export const texts = {
  draw: 'Keep your tile and draw another',
  lay: (tile: string, row: number, column: number) => `Lay ${tile} on row ${row}, column ${column}`,
};
