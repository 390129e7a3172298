import { inLanguage } from '../../language.ts';

/** What others did, beside the marks on the island; after the player's name. */
export const texts = inLanguage('race-to-the-raft/news', {
  card: 'placed a card',
  walk: 'moved a cat',
  aboard: (cat: string) => `brought ${cat} aboard`,
  giveUp: 'gave up the hand',
  /** Suggestions whose squares are marked on the island. */
  ideas: {
    card: (card: string) => `Place card ${card}`,
    fire: 'Place the fire',
    walk: (cat: string) => `Move ${cat}`,
    aboard: (cat: string) => `Bring ${cat} aboard`,
  },
});
