import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/players', {
  /** The one who sits at the screen, as a name in a list of players. */
  you: 'You',
  player: (number: number) => `Player ${number}`,
  /** What computer players play like, from the weakest to the strongest. */
  levels: [
    'Plays on a whim. Good for a first game.',
    'Sees good moves, but often picks others.',
    'Plays sensibly and slips now and then.',
    'Plays well, with few mistakes.',
    'Makes hardly any mistakes.',
    'Thinks ahead before every move.',
    'Thinks further ahead and punishes mistakes.',
    'Very strong. Takes a moment to think.',
    'The strongest here. Misses hardly anything.',
  ],
  botNames: ['Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Grace'],
});
