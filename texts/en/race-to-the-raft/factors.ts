import { inLanguage } from '../../language.ts';

/** What wins in Race to the Raft. */
export const texts = inLanguage('race-to-the-raft/factors', {
  cats: { title: 'Cats to save', say: 'All of them must get aboard.' },
  island: { title: 'Squares of the island', say: 'A bigger island has more room for fire, and longer paths.' },
  walks: { title: 'Cat moves in the first three rounds', say: 'Each costs a card, but no fire follows.' },
  decks: { title: 'Decks you draw from in the first round', say: 'Cards from one deck have much the same colours.' },
  firstOne: 'Draw all six cards from one deck',
  /** From the deck that gives most to the one that gives least. */
  first: (cards: readonly number[]) => `Split the six cards ${cards.join('–')} across ${cards.length} decks`,
});
