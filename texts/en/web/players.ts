import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/players', {
  /** The one who sits at the screen, as a name in a list of players. */
  you: 'You',
  player: (number: number) => `Player ${number}`,
  /** The second or third person of the same name at a table. */
  namesake: (name: string, number: number) => `${name} ${number}`,
  /** Somebody for whom a computer player moves. */
  byComputer: (name: string) => `${name} (computer)`,
  /** What computer players play like, from the weakest to the strongest. */
  levels: [
    'Plays on a whim. Good for a first game.',
    'Sees good moves, but often picks others.',
    'Picks good moves more often, but still slips a lot.',
    'Plays sensibly, with a mistake now and then.',
    'Plays well, with few mistakes.',
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
    'A partner with good ideas who slips a lot.',
    'A sensible partner who slips now and then.',
    'A good partner who makes few mistakes.',
    'Thinks ahead before every move.',
    'Thinks further ahead.',
    'A very strong partner. Takes a moment to think.',
    'The strongest partner here.',
  ],
  /** One more than a table has seats: none is given that the person at the screen has. */
  botNames: ['Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Grace', 'Hedy'],
});
