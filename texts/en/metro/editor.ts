import { inLanguage } from '../../language.ts';

/** Setting up a position of Metro by hand. */
export const texts = inLanguage('metro/editor', {
  tiles: 'Tiles',
  hidden: 'A tile nobody has seen',
  hand: (seat: string) => `${seat}’s tile`,
  drawn: 'Extra tile drawn',
  turn: 'Whose turn',
  seat: (number: number) => `Player ${number}`,
});
