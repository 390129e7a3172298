import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/players', {
  /** The one who sits at the screen, as a name in a list of players. */
  you: 'You',
  player: (number: number) => `Player ${number}`,
  /** Computer players from the weakest to the strongest. */
  levels: ['playful', 'easy', 'casual', 'steady', 'skilled', 'strong', 'expert', 'master'],
  botNames: ['Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Grace'],
});
