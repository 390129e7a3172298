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
  /** What the strongest says where it has not learned the chosen settings. */
  untrained: (highest: number) => `Hasn’t trained with these settings, so it plays like level ${highest} here.`,
  /** The levels of those who play beside you, where the table wins or loses together. */
  partnerLevels: [
    'Plays on a whim: you do the saving.',
    'Sees good moves, but often picks others.',
    'A sensible partner who slips now and then.',
    'A good partner who makes few mistakes.',
    'A partner who makes hardly any mistakes.',
    'Thinks ahead before every move.',
    'Thinks further ahead.',
    'A very strong partner. Takes a moment to think.',
    'The strongest partner here.',
  ],
  botNames: ['Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Grace'],
});
