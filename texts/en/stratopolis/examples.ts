import { inLanguage } from '../../language.ts';

export const texts = inLanguage('stratopolis/examples', {
  printed: 'A city after 15 moves',
  opening: 'The first tile',
  covered: 'Building on top costs Red 8 points',
  finished: 'A finished game',
  illegal: 'A red square on a green one',
});
