import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What wins in Stratopolis. */
export const texts = inLanguage('stratopolis/factors', {
  size: { title: 'Squares of your scoring region', say: 'Each square counts once per level of height.' },
  height: { title: 'Height of your scoring region', say: 'One tall square lifts the whole region.' },
  regions: { title: 'Regions you ended with', say: 'Lots of small regions: you were cut apart.' },
  first: {
    grow: (squares: number) => `Build a region of ${count(squares, { one: 'square', other: 'squares' })}`,
  },
});
