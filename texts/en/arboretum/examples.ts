import { inLanguage } from '../../language.ts';

export const texts = inLanguage('arboretum/examples', {
  middle: 'Halfway, both hands open',
  printed: 'Without the hands',
  opening: 'The first trees',
  finished: 'The end: a 1 cancels an 8',
  illegal: 'A tree that is not connected',
});
