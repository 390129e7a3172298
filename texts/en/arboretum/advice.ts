/** A move as advice, before it is played. */
export const texts = {
  plant: (card: string, square: string) => `Plant ${card}, ${square.toLowerCase()}`,
  deck: 'Draw from the deck',
  take: (card: string) => `Take ${card}`,
  discard: (card: string) => `Discard ${card}`,
  show: (card: string) => `Show ${card}`,
  choose: (species: string) => `Play with ${species}`,
};
