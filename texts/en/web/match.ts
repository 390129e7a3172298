import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/match', {
  playedElsewhere: 'You are playing this match in another tab.',
  playHere: 'Play here',
  /** Above a copy of an online match. */
  privateCopy: 'This is your private copy. Nobody else sees what you try here.',
  toOriginal: 'To the online match',
  botFailed: (name: string) => `${name} didn’t answer, so ${name}’s move was picked at random.`,
  /** For people who look into the file of a running match. */
  sealedNote: (lines: number) =>
    `A running match, ${lines} lines. Hidden cards are sealed until it is over. Open this file in Boardwalk to play on.`,
});
