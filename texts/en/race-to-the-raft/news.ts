import { inLanguage } from '../../language.ts';

/** What others did, beside the marks on the island; after the player's name. */
export const texts = inLanguage('race-to-the-raft/news', {
  card: 'placed a card',
  walk: 'moved a cat',
  /** A walk that only spends a card: placing that card would have brought fire. */
  pause: 'moved a cat to avoid a fire',
  aboard: (cat: string) => `brought ${cat} aboard`,
  giveUp: 'gave up the hand',
  /** Suggested walks: which cards pay for them is chosen later. */
  ideas: {
    walk: (cat: string, square: string) => `Move ${cat} to ${square}`,
    aboard: (cat: string) => `Bring ${cat} aboard`,
  },
});
