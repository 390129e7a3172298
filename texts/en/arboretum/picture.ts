import { inLanguage } from '../../language.ts';

/** The picture that stands alone, and the terminal. */
export const texts = inLanguage('arboretum/picture', {
  discards: 'Discards',
  below: 'below',
  noHand: 'No hand yet',
  hand: (count: number) => `Hand of ${count}`,
  stillUnseen: 'a card still unseen',
  knownToAll: 'in hand, known to all',
  tableLegend: 'best path, (hand) below',
  points: (count: string, unit: string) => `${count} ${unit}`,

  terminal: {
    /** The turn in words, then what to do. */
    turn: (title: string, todo: string) => `${title}: ${todo}`,
    hand: 'hand',
    discards: 'discards',
    none: 'none',
    known: (cards: readonly string[]) => `known to all: ${cards.join(' ')}`,
    columns: 'Path, *scores (hand)',
    unseen: 'unseen',
    points: 'Points',
    pointsNow: 'Points if it ended now',
    pointsNowShort: 'Points now',
  },
});
