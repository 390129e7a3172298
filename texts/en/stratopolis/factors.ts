import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What wins in Stratopolis. */
export const texts = inLanguage('stratopolis/factors', {
  size: { title: 'Squares of your best region', say: 'Each counts once for every level of the region’s height.' },
  height: { title: 'Height of your best region', say: 'One tall square lifts the whole region.' },
  regions: { title: 'Regions you ended with', say: 'Many regions mean that somebody cut you into pieces.' },
  first: {
    grow: (squares: number) => `Build a region of ${count(squares, { one: 'square', other: 'squares' })}`,
  },
});
