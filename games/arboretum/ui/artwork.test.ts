import { expect, it } from 'vitest';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import { cardOf } from '../cards.ts';
import { SPECIES_TOTAL } from '../components.ts';
import { drawCard, drawSmallCard } from './artwork.ts';
import { LETTERS } from './letters.ts';

it('every card has the letter of its species, in a small garden too: colours alone tell them apart to few', () => {
  for (let species = 0; species < SPECIES_TOTAL; species++)
    for (const drawing of [drawCard, drawSmallCard])
      expect(formatSvg(drawing(cardOf(species, 5)))).toContain(LETTERS[species]);
});
