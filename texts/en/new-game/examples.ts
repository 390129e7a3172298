import { inLanguage } from '../../language.ts';

/** Names of the examples in the viewer. */
export const texts = inLanguage('new-game/examples', {
  middle: 'In the middle of a game',
  opening: 'The first two marks',
  row: 'Three in a row',
  diagonal: 'A diagonal',
  full: 'A full board without a line',
});
