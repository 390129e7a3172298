/** A move as advice, before it is played. */
export const texts = {
  settler: (tile: string) => `A settler on ${tile}`,
  boat: (tile: string) => `A boat on ${tile}`,
  village: (tile: string) => `A village on ${tile}`,
};
