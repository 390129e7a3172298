import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What wins in Metro. */
export const texts = inLanguage('metro/factors', {
  centre: { title: 'Lines to the centre', say: 'They count double.' },
  longest: { title: 'Your longest line, in tiles', say: 'One point for each tile.' },
  stubs: { title: 'Lines of three tiles or fewer', say: 'Lines that somebody ended early.' },
  drawn: { title: 'Extra tiles you drew', say: 'Instead of the tile in your hand, you played one you had not seen.' },
  first: {
    draw: 'Draw another tile',
    corner: 'Place it in a corner',
    edge: (from: number) => `Place it ${count(from, { one: 'square', other: 'squares' })} from the nearest corner`,
  },
});
