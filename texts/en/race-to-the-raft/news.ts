import { inLanguage } from '../../language.ts';

/** What others did, beside the marks on the island; after the player's name. */
export const texts = inLanguage('race-to-the-raft/news', {
  card: 'placed a card',
  walk: 'moved a cat',
  /** A walk that only spends a card: placing that card would have brought fire. */
  pause: 'moved a cat to avoid a fire',
  aboard: (cat: string) => `brought ${cat} aboard`,
  giveUp: 'gave up the hand',
  /** Suggestions whose squares are marked on the island: what tells several with one card apart, and no more. */
  ideas: {
    card: (card: string, middle: string) => `Place card ${card} around ${middle}`,
    fire: (square: string) => `Place the fire on ${square}`,
    walk: (cat: string, square: string) => `Move ${cat} to ${square}`,
    aboard: (cat: string) => `Bring ${cat} aboard`,
  },
});
