import { inLanguage } from '../../language.ts';

export const texts = inLanguage('metro/examples', {
  middle: 'Halfway: 30 tiles',
  opening: 'The first five tiles',
  bigTile: 'One tile scores 34 points',
  finished: 'A finished game',
  printed: 'A single tile',
  illegal: 'Two tiles that break a rule',
});
