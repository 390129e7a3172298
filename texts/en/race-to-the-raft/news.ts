import { inLanguage } from '../../language.ts';

/** What others did, beside the marks on the island; after the player's name. */
export const texts = inLanguage('race-to-the-raft/news', {
  card: 'placed a card',
  fire: 'placed fire',
  walk: (colour: string) => `moved the ${colour} cat`,
  request: 'drew six cards',
  giveUp: 'gave up the hand',
  /** Suggestions whose squares are marked on the island. */
  ideas: {
    card: (card: string) => `Place card ${card}`,
    fire: 'Place the fire',
    walk: (colour: string) => `Move the ${colour} cat`,
  },
});
