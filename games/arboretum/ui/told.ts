import { CARD_BY_NAME, SPECIES_BY_LETTER } from '../cards.ts';

/** What a step of the lesson speaks of: it has a frame wherever it is, so that nobody has to look for it. */
export interface Told {
  /** Trees and cards in hand. */
  readonly cards: readonly number[];
  /** Rows of the score table. */
  readonly species: readonly number[];
  readonly isDeck: boolean;
  readonly isTable: boolean;
}

/** A card as the game's texts write it ("c6"), a species by its letter, the deck and the score table by these names. */
export function readTold(about: readonly string[]): Told {
  return {
    cards: about.flatMap((word) => CARD_BY_NAME.get(word) ?? []),
    species: about.flatMap((word) => SPECIES_BY_LETTER.get(word) ?? []),
    isDeck: about.includes('deck'),
    isTable: about.includes('table'),
  };
}
