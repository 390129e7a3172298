import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What wins in Metro. */
export const texts = inLanguage('metro/factors', {
  centre: { title: 'Lines to the centre', say: 'They count double.' },
  longest: { title: 'Your longest line, in tiles', say: 'One point for each tile.' },
  stubs: { title: 'Lines of three tiles or fewer', say: 'Lines that were cut short.' },
  drawn: { title: 'Extra tiles you drew', say: 'You kept your tile and placed one you hadn’t seen.' },
  first: {
    draw: 'Draw another tile',
    corner: 'Place it in a corner',
    edge: (from: number) => `Place it ${count(from, { one: 'square', other: 'squares' })} from the nearest corner`,
  },
});
