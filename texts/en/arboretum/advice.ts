import { inLanguage } from '../../language.ts';

/** A move as advice, before it is played. */
export const texts = inLanguage('arboretum/advice', {
  plant: (card: string, place: string) => `Plant ${card}${place}`,
  deck: 'Draw from the deck',
  take: (card: string) => `Take ${card}`,
  discard: (card: string) => `Discard ${card}`,
  show: (card: string) => `Show ${card}`,
  choose: (species: string) => `Play with ${species}`,
});
