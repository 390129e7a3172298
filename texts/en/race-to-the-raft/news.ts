import { inLanguage } from '../../language.ts';
import { listOf, plural } from '../grammar.ts';
import { texts as words } from './words.ts';

/** Said to be cards: “By” alone would be read as a word. */
const cardsOf = (cards: readonly string[]) =>
  `${plural(cards.length, { one: 'card', other: 'cards' })} ${listOf(cards)}`;

/** What others did, beside the marks on the island; after the player's name. */
export const texts = inLanguage('race-to-the-raft/news', {
  card: 'placed a card',
  walk: 'moved a cat',
  aboard: (cat: string) => `brought ${cat} aboard`,
  giveUp: 'discarded the rest of the hand',
  /** Suggested walks, with the cards that pay for them: to play one is to discard those. */
  ideas: {
    /** The card by its colours, and by the letters below it in the hand. */
    card: (colours: string, card: string, middle: string, turn: number) =>
      `Place the ${colours} card (${card}) on ${middle}${words.turned[turn]}`,
    walk: (cat: string, square: string, cards: readonly string[]) =>
      `Move ${cat} to ${square}, discarding ${cardsOf(cards)}`,
    aboard: (cat: string, cards: readonly string[]) => `Bring ${cat} aboard, discarding ${cardsOf(cards)}`,
  },
});
