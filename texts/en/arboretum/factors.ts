import { inLanguage } from '../../language.ts';

/** What wins in Arboretum. */
export const texts = inLanguage('arboretum/factors', {
  scored: { title: 'Species you score', say: 'A path counts only if nobody holds more of that species in hand.' },
  best: { title: 'Points of your best path', say: 'Long paths of one species that run from a 1 to an 8.' },
  wasted: { title: 'Paths you couldn’t score', say: 'Someone else held more of that species.' },
  kept: {
    title: 'Highest total kept in one species',
    say: 'What the cards left in your hand add up to.',
  },
  first: {
    deck: 'Draw from the deck',
    take: (value: number) => `Take ${value === 8 ? 'an' : 'a'} ${value} from a discard pile`,
    other: 'Anything else',
  },
});
