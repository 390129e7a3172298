import { inLanguage } from '../../language.ts';

/** A move as advice, before it is played. */
export const texts = inLanguage('blue-lagoon/advice', {
  settler: (tile: string) => `A settler on ${tile}`,
  boat: (tile: string) => `A boat on ${tile}`,
  village: (tile: string) => `A village on ${tile}`,
});
